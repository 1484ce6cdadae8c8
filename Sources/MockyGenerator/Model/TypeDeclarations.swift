/// An associated type: `associatedtype Item: Hashable`.
package struct AssociatedTypeDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  package var inheritance: [InheritedType]
  /// What stands after the equals sign.
  package var defaultType: TypeSyntax?
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, name: Identifier, inheritance: [InheritedType],
    defaultType: TypeSyntax?, requirements: [GenericRequirement]
  ) {
    self.header = header
    self.name = name
    self.inheritance = inheritance
    self.defaultType = defaultType
    self.requirements = requirements
  }
}

/// A type alias: `typealias Items = [Item]`.
package struct TypeAliasDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  package var genericParameters: [GenericParameter]
  package var type: TypeSyntax
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, name: Identifier, genericParameters: [GenericParameter] = [],
    type: TypeSyntax, requirements: [GenericRequirement] = []
  ) {
    self.header = header
    self.name = name
    self.genericParameters = genericParameters
    self.type = type
    self.requirements = requirements
  }
}
