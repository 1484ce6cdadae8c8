/// Protocols of the standard library and Foundation that a mock cannot conform to: they require more
/// than anyone would mock, or what no class can have.
enum UnseenProtocols {
  static func contains(_ type: TypeSyntax) -> Bool {
    StandardProtocols.name(type).map(names.contains) ?? false
  }

  private static let names: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
    "BinaryFloatingPoint", "StringProtocol", "NSObjectProtocol", "GlobalActor",
  ]
}
