/// What a mock's class says itself of standard protocols, as an extension of the mocked protocol may
/// say it, too: the compiler then would not know which to take.
enum StandardWitness: String, CaseIterable {
  case description, debugDescription
  case mirror = "customMirror"
  case equality = "=="
  case order = "<"
  case hashing = "hash"

  /// The standard protocols that require it, directly or not.
  private var protocols: Set<String> {
    let equatable: Set = [
      "Equatable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "SetAlgebra", "OptionSet",
    ]
    let comparable: Set = ["Comparable", "Strideable", "InstantProtocol", "DurationProtocol"]
    let hashable: Set = ["Hashable", "InstantProtocol"]
    switch self {
    case .description:
      return ["CustomStringConvertible", "LosslessStringConvertible", "CodingKey"]
    case .debugDescription: return ["CustomDebugStringConvertible", "CodingKey"]
    case .mirror: return ["CustomReflectable", "CustomLeafReflectable"]
    case .equality: return equatable.union(comparable).union(hashable)
    case .order: return comparable
    case .hashing: return hashable
    }
  }

  /// Those that the mock of a protocol has.
  ///
  /// - Parameters:
  ///   - parents: the names of all standard protocols that it inherits from.
  ///   - members: its own requirements, which are mocked.
  ///   - seesAll: whether all that it inherits is known.
  /// - Returns: what its class says; each mock describes itself, if nobody else is known to do so.
  static func all(
    parents: Set<String>, members: [MockedMember], seesAll: Bool
  ) -> [StandardWitness] {
    allCases.filter { witness in
      let isAsked = !witness.protocols.isDisjoint(with: parents)
      return (isAsked || seesAll && witness == .description)
        && !members.contains { $0.requirements[0].name == witness.rawValue }
    }
  }

  /// The member.
  ///
  /// - Parameter type: the mock's class.
  func text(in type: String) -> String {
    switch self {
    case .description, .debugDescription:
      "var \(rawValue): Swift.String { mockObject.name }"
    case .mirror:
      """
      var customMirror: Swift.Mirror {
        Swift.Mirror(self, unlabeledChildren: [Swift.String]())
      }
      """
    case .equality:
      """
      static func == (left: \(type), right: \(type)) -> Swift.Bool {
        left === right
      }
      """
    case .order:
      """
      static func < (left: \(type), right: \(type)) -> Swift.Bool {
        (left.mockObject.name, Swift.ObjectIdentifier(left))
          < (right.mockObject.name, Swift.ObjectIdentifier(right))
      }
      """
    case .hashing:
      """
      func hash(into hasher: inout Swift.Hasher) {
        hasher.combine(Swift.ObjectIdentifier(self))
      }
      """
    }
  }
}
