/// A member of a mock: a method, or a property or subscript with what reads and writes it.
struct MockedMember {
  var kind: Kind
  /// Attributes that its implementations repeat.
  var attributes: [Attribute]
  var isolation: Isolation
  /// `static`, and for operators `prefix` and the like.
  var modifiers: [String]
  /// What can be called: one requirement for a method, one or two for the others.
  var requirements: [MockedRequirement]
  /// Whether a body without `return` would be taken for something else by a result builder.
  var needsReturn: Bool

  enum Kind { case method, property, `subscript`, initializer }

  /// Whether it is called on the type.
  var isStatic: Bool { requirements[0].isStatic }
}

/// The members of a mock in the order of the protocol, with its `#if` around them.
enum MockedItem {
  case member(MockedMember)
  case conditional([(directive: String, items: [MockedItem])])
}

extension [MockedItem] {
  /// All members, whatever conditions they stand under.
  var members: [MockedMember] {
    flatMap { item in
      switch item {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.items.members)
      }
    }
  }

  /// The same items with their members changed.
  func changing(_ change: (inout MockedMember) -> Void) -> [MockedItem] {
    map { item in
      switch item {
      case .member(var member):
        change(&member)
        return .member(member)
      case .conditional(let clauses):
        return .conditional(clauses.map { ($0.directive, $0.items.changing(change)) })
      }
    }
  }
}
