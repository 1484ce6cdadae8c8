import MockyGenerator

/// The head of a type or of an extension, with the types around it.
package struct EnclosedType: Sendable {
  /// The names of the types around it, and its own.
  package var path: [String]
  /// The generic parameters of the types around it, and its own.
  package var genericParameters: [String]
  package var inheritance: [InheritedType]
  package var requirements: [GenericRequirement]
  package var isExtension: Bool
  /// A Boolean value that indicates whether it is public.
  package var isPublic: Bool
  /// A Boolean value that indicates whether only its own file sees it.
  package var isPrivate: Bool
  /// A Boolean value that indicates whether it is an extension that declares the type not to be
  /// `Sendable`.
  package var isUnsendable: Bool

  init(
    _ declarations: [EnclosingDeclaration], inheritance: [InheritedType],
    requirements: [GenericRequirement]
  ) {
    path = declarations.path
    genericParameters = declarations.flatMap(\.genericParameters).map(\.name.bare)
    (self.inheritance, self.requirements) = (inheritance, requirements)
    isExtension = declarations.last?.keyword == "extension"
    isPublic = declarations.last?.header.isPublic ?? false
    isPrivate = declarations.contains { $0.header.isOfOneFile }
    isUnsendable =
      declarations.last?.header.isUnavailable ?? false
      && inheritance.contains { $0.type.conformances(suppressed: false).contains("Sendable") }
  }
}

/// The name of a type.
package struct EnclosedName: Sendable {
  /// The name, after those of the types around it.
  package var path: [String]
  /// The place of the name.
  package var range: SourceRange
  /// A Boolean value that indicates whether only its own file sees it.
  package var isOfOneFile: Bool
  /// The groups in the parentheses of its `@_spi`.
  package var spiGroups: [String]
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  package var keyword: String
  /// A Boolean value that indicates whether it is under a condition.
  package var isConditional: Bool
}

/// A type alias, and the types around it.
package struct EnclosedAlias: Sendable {
  package var declaration: Member
  package var enclosing: [EnclosingDeclaration]
  package var conditions: [Condition]
}

extension InheritedType {
  /// A Boolean value that indicates whether an extension with it may restore copying.
  var mayBeOfCopying: Bool {
    !type.conformances(suppressed: false).filter { $0 == "Copyable" || $0 == "Escapable" }.isEmpty
  }
}

extension TypeSyntax {
  /// Returns the last names of the protocols in it, either those with a `~` before them, or the
  /// others.
  func conformances(suppressed isWanted: Bool) -> [String] {
    let core = core
    return switch core.kind {
    case .composition: core.parts.flatMap { $0.conformances(suppressed: isWanted) }
    case .suppressed: isWanted ? core.base.conformances(suppressed: false) : []
    case .named: isWanted ? [] : core.components.suffix(1).map(\.name.bare)
    default: []
    }
  }
}
