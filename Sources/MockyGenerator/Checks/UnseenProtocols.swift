/// Protocols of the standard library and Foundation whose requirements a mock would have to write,
/// and that a macro does not see.
enum UnseenProtocols {
  static func contains(_ type: TypeSyntax) -> Bool {
    guard let name = name(type) else { return false }
    return names.contains(name) || name.hasPrefix("ExpressibleBy")
  }

  /// Whether it is known that a protocol brings no global actor with it.
  static func areNonisolated(_ type: TypeSyntax) -> Bool {
    if contains(type) { return true }
    return name(type).map(nonisolated.contains) ?? false
  }

  private static let nonisolated: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Actor", "Error", "LocalizedError",
    "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Copyable", "Escapable",
  ]

  /// The one member that such a protocol requires; a protocol that declares it again is mockable.
  static func soleRequirement(of type: TypeSyntax) -> String? {
    name(type).flatMap { soleRequirements[$0] }
  }

  private static func name(_ type: TypeSyntax) -> String? {
    guard case .named(let components) = type, let last = components.last else { return nil }
    let module = components.dropLast().first?.name.text
    guard components.count == 1 || module == "Swift" || module == "Foundation" else { return nil }
    return last.name.bare
  }

  private static let soleRequirements = [
    "Encodable": "encode", "RandomNumberGenerator": "next", "CustomReflectable": "customMirror",
    "TextOutputStream": "write", "NSCopying": "copy",
  ]

  private static let names: Set<String> = [
    "Codable", "Decodable", "Encodable", "CodingKey", "Sequence", "Collection",
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol", "IteratorProtocol", "AsyncSequence",
    "AsyncIteratorProtocol", "RawRepresentable", "CaseIterable", "OptionSet", "SetAlgebra",
    "Strideable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger",
    "FixedWidthInteger", "FloatingPoint", "StringProtocol", "LosslessStringConvertible",
    "RandomNumberGenerator", "CustomReflectable", "TextOutputStream", "NSObjectProtocol",
    "NSCopying", "NSCoding",
    "NSSecureCoding", "SerialExecutor", "TaskExecutor", "InstantProtocol",
    "GlobalActor",
  ]
}
