/// Protocols of the standard library and Foundation whose requirements a mock would have to write,
/// and that a macro does not see.
enum UnseenProtocols {
  static func contains(_ type: TypeSyntax) -> Bool {
    guard case .named(let components) = type, let last = components.last else { return false }
    let module = components.dropLast().first?.name.text
    guard components.count == 1 || module == "Swift" || module == "Foundation" else { return false }
    let name = last.name.bare
    return names.contains(name) || name.hasPrefix("ExpressibleBy")
  }

  private static let names: Set<String> = [
    "Codable", "Decodable", "Encodable", "CodingKey", "Sequence", "Collection",
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol", "IteratorProtocol", "AsyncSequence",
    "AsyncIteratorProtocol", "RawRepresentable", "CaseIterable", "OptionSet", "SetAlgebra",
    "Strideable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger",
    "FixedWidthInteger", "FloatingPoint", "StringProtocol", "LosslessStringConvertible",
    "RandomNumberGenerator", "CustomReflectable", "NSObjectProtocol", "NSCopying", "NSCoding",
    "NSSecureCoding", "SerialExecutor", "TaskExecutor", "InstantProtocol",
  ]
}
