/// A declared protocol, as far as the writers need it.
package struct ProtocolDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  /// `protocol Store<Item>`
  package var primaryAssociatedTypes: [Identifier]
  package var inheritance: [InheritedType]
  package var requirements: [GenericRequirement]
  package var members: [Member]
  /// The types and extensions around it, outermost first.
  package var enclosing: [EnclosingDeclaration]
  /// The additional parts of another declaration, which is read into the same form; nil for a
  /// protocol.
  package var otherParts: OtherParts?
  /// The rules for copying values of the types that its members name, by these names. A macro knows
  /// none.
  package var copyingRules: [String: CopyingRule] = [:]
}

/// The parts that a protocol does not have. They are behind one reference, because most declarations
/// have none.
package indirect enum OtherParts: Sendable {
  case ofClass(ClassParts)
  case ofFunction(FunctionParts)
  case ofStruct(StructParts)
}

extension ProtocolDeclaration {
  /// The additional parts of a class, a struct or an enum.
  package var classParts: ClassParts? {
    get { if case .ofClass(let parts) = otherParts { parts } else { nil } }
    set { otherParts = newValue.map(OtherParts.ofClass) }
  }

  /// The additional parts of a function's type alias.
  package var functionParts: FunctionParts? {
    if case .ofFunction(let parts) = otherParts { parts } else { nil }
  }

  /// The additional parts of a struct of closures.
  package var structParts: StructParts? {
    if case .ofStruct(let parts) = otherParts { parts } else { nil }
  }
}

/// A type after the colon of a declaration.
package struct InheritedType: Sendable {
  package var type: TypeSyntax
  package var range: SourceRange

  package init(_ type: TypeSyntax, _ range: SourceRange) {
    self.type = type
    self.range = range
  }
}

/// A declaration around others, without its members.
package struct EnclosingDeclaration: Sendable {
  package var header: DeclarationHeader
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension` or `func`.
  package var keyword: String
  /// The name, or the extended type.
  package var type: TypeSyntax
  package var genericParameters: [GenericParameter]
}

/// The parts of a class that a protocol does not have.
package struct ClassParts: Sendable {
  /// `class`, `struct` or `enum`.
  package var keyword: String
  /// `class Cache<Key: Hashable, Value>`
  package var genericParameters: [GenericParameter]
  /// The problems of the parser inside of it.
  package var problems: [SyntaxProblem]
  /// A Boolean value that indicates whether its members include those of superclasses.
  package var hasInheritedMembers = false
}

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
    self.inheritance = inheritance
    self.requirements = requirements
    isExtension = declarations.last?.keyword == "extension"
    isPublic = declarations.last?.header.isPublic ?? false
    isPrivate = declarations.contains { $0.header.isOfOneFile }
    isUnsendable =
      declarations.last?.header.isUnavailable ?? false
      && inheritance.contains { $0.type.conformances(suppressed: false).contains("Sendable") }
  }
}

extension DeclarationHeader {
  /// A Boolean value that indicates whether it makes a declaration visible to other modules.
  package var isPublic: Bool {
    modifiers.contains { ["public", "open", "package"].contains($0.name) && $0.detail == nil }
  }

  /// A Boolean value that indicates whether it hides a declaration from other files.
  package var isOfOneFile: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name) && $0.detail == nil }
  }
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
  package func conformances(suppressed isWanted: Bool) -> [String] {
    switch core {
    case .composition(let types): return types.flatMap { $0.conformances(suppressed: isWanted) }
    case .suppressed(let base):
      return isWanted ? base.conformances(suppressed: false) : []
    case .named(let components):
      return isWanted ? [] : components.suffix(1).map(\.name.bare)
    default: return []
    }
  }
}
