/// Protocols of the standard library and Foundation that a mock cannot conform to: they require more
/// than anyone would mock, or what no class can have.
enum UnseenProtocols {
  static func contains(_ type: TypeSyntax) -> Bool {
    StandardProtocols.name(type).map(names.contains) ?? false
  }

  /// Whether it is known that a protocol brings no global actor with it.
  static func areNonisolated(_ type: TypeSyntax) -> Bool {
    if contains(type) || StandardProtocols.found(type) != nil { return true }
    return StandardProtocols.name(type).map(nonisolated.contains) ?? false
  }

  private static let nonisolated: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Actor", "Error", "LocalizedError",
    "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Copyable", "Escapable",
  ]

  private static let names: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
    "BinaryFloatingPoint", "StringProtocol", "NSObjectProtocol", "GlobalActor",
  ]
}
