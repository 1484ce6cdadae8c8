/// A method, or an operator: `func load(_ id: Int) async throws -> Item`.
package struct MethodDeclaration: Sendable {
  package var header: DeclarationHeader
  /// The name, or the operator.
  package var name: Identifier
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var effects: Effects
  /// Nil where no arrow stands.
  package var result: TypeSyntax?
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, name: Identifier, genericParameters: [GenericParameter],
    parameters: [Parameter], effects: Effects, result: TypeSyntax?,
    requirements: [GenericRequirement]
  ) {
    self.header = header
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.requirements = requirements
  }
}

/// An initializer: `init?(size: Int) throws`.
package struct InitializerDeclaration: Sendable {
  package var header: DeclarationHeader
  /// `?` or `!` after `init`, else nothing.
  package var failability: String
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var effects: Effects
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, failability: String, genericParameters: [GenericParameter],
    parameters: [Parameter], effects: Effects, requirements: [GenericRequirement]
  ) {
    self.header = header
    self.failability = failability
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.requirements = requirements
  }
}
