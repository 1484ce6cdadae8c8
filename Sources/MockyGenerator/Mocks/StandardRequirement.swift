/// What the standard library asks of a mock, written into each so that nothing else can be meant.
///
/// `Mock` has an implementation of all of them. Where the protocol's own extension has one, too, the
/// compiler would find two, and neither better.
enum StandardRequirement: CaseIterable {
  case description, debugDescription, mirror, equality, order, hash

  /// Those that a protocol's mocks answer themselves.
  ///
  /// Of a parent that is not known one cannot tell what it declares: a mock then describes itself only
  /// where the protocol is known to ask for it.
  static func all(of inherited: InheritedRequirements) -> [StandardRequirement] {
    allCases.filter { requirement in
      let isAsked = !inherited.standardParents.isDisjoint(with: requirement.askers)
      return (isAsked || requirement == .description && !inherited.hasUnknownParents)
        && !inherited.declaration.members.declare(requirement.baseName)
    }
  }

  /// The protocols that require it, directly or not.
  private var askers: Set<String> {
    let comparable: Set = ["Comparable", "Strideable", "InstantProtocol", "DurationProtocol"]
    let equatable: Set = [
      "Equatable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "SetAlgebra", "OptionSet",
    ]
    let hashable: Set = ["Hashable", "InstantProtocol"]
    switch self {
    case .description:
      return ["CustomStringConvertible", "LosslessStringConvertible", "CodingKey"]
    case .debugDescription: return ["CustomDebugStringConvertible", "CodingKey"]
    case .mirror: return ["CustomReflectable", "CustomLeafReflectable"]
    case .equality: return equatable.union(comparable).union(hashable)
    case .order: return comparable
    case .hash: return hashable
    }
  }

  var baseName: String {
    switch self {
    case .description: "description"
    case .debugDescription: "debugDescription"
    case .mirror: "customMirror"
    case .equality: "=="
    case .order: "<"
    case .hash: "hash"
    }
  }

}

extension [Member] {
  /// Whether a member of a mock has that name, whatever conditions it stands under.
  fileprivate func declare(_ name: String) -> Bool {
    contains { member in
      switch member {
      case .method(let method): method.name.bare == name
      case .property(let property): property.name.bare == name
      case .conditional(let clauses): clauses.contains { $0.members.declare(name) }
      case .subscript, .initializer, .associatedType, .typeAlias, .unreadable: false
      }
    }
  }
}
