/// A protocol as it is declared: what the writer knows of it.
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
  /// What else a class has, which is read into the same form; nil for a protocol.
  package var classParts: ClassParts?
  /// What else the type alias of a function has, which is read into the same form.
  package var functionParts: FunctionParts?
  /// What is known of the types that its members name, by these names; a macro knows nothing of them.
  package var copyingRules: [String: CopyingRule] = [:]

  package init(
    header: DeclarationHeader, name: Identifier, primaryAssociatedTypes: [Identifier],
    inheritance: [InheritedType], requirements: [GenericRequirement], members: [Member],
    enclosing: [EnclosingDeclaration]
  ) {
    self.header = header
    self.name = name
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inheritance = inheritance
    self.requirements = requirements
    self.members = members
    self.enclosing = enclosing
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

/// A declaration that others stand in, without its members.
package struct EnclosingDeclaration: Sendable {
  package var header: DeclarationHeader
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension` or `func`.
  package var keyword: String
  /// The name, or the type that is extended.
  package var type: TypeSyntax
  package var genericParameters: [GenericParameter]

  package init(
    header: DeclarationHeader, keyword: String, type: TypeSyntax,
    genericParameters: [GenericParameter]
  ) {
    self.header = header
    self.keyword = keyword
    self.type = type
    self.genericParameters = genericParameters
  }
}
