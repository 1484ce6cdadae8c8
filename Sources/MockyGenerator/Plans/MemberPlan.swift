/// A member of a mock: a method, or a property or subscript with its getter and setter.
package struct MemberPlan {
  let kind: Kind
  /// Attributes that its implementations repeat.
  let attributes: [Attribute]
  let isolation: Isolation
  /// `static`, and for operators `prefix` and the like.
  let modifiers: [String]
  /// The kinds of calls: one requirement for a method, one or two for the others.
  package let requirements: [CallablePlan]
  /// A Boolean value that indicates whether a result builder would change a body without `return`.
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
  /// All members, including those under conditions.
  package var members: [MemberPlan] {
    flatMap { item in
      switch item {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.items.members)
      }
    }
  }
}
