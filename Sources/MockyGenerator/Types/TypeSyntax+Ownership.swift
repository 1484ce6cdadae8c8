extension TypeSyntax {
  /// Whether it says who owns the value: `borrowing T`, `consuming T`.
  var isOwned: Bool { hasSpecifier(["borrowing", "consuming"]) }

  func hasSpecifier(_ names: [String]) -> Bool {
    guard case .attributed(_, let specifiers, _) = self else { return false }
    return specifiers.contains { names.contains($0.name) }
  }

  /// `T` for `T?`.
  var withoutOptional: TypeSyntax {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.withoutOptional
    default: self
    }
  }
}
