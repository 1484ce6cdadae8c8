/// A member of a mock: a method, or a property or subscript with what reads and writes it.
package struct MemberPlan {
  let kind: Kind
  /// Attributes that its implementations repeat.
  let attributes: [Attribute]
  let isolation: Isolation
  /// `static`, and for operators `prefix` and the like.
  let modifiers: [String]
  /// What can be called: one requirement for a method, one or two for the others.
  package let requirements: [CallablePlan]
  /// Whether a body without `return` would be taken for something else by a result builder.
  let needsReturn: Bool

  enum Kind { case method, property, `subscript`, initializer }

  /// True if it is called on the type.
  var isStatic: Bool { requirements[0].isStatic }
}

/// The members of a mock in the order of the protocol, with its `#if` around them.
package enum PlanItem {
  case member(MemberPlan)
  case conditional([(directive: String, items: [PlanItem])])
}

extension [PlanItem] {
  /// All members, whatever conditions they stand under.
  package var members: [MemberPlan] {
    flatMap { item in
      switch item {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.items.members)
      }
    }
  }
}
