extension StringProtocol {
  /// Whether a text is part of it: the standard library's own needs macOS 13.
  func contains(_ part: String) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }
}
