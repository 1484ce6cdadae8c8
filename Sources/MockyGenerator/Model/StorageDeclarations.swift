/// A property: `var name: String { get }`.
package struct PropertyDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  package var type: TypeSyntax
  package var accessors: [Accessor]
  /// A `let` of a class.
  package var isConstant = false
  /// The type is neither written nor to be seen of the value.
  package var lacksType = false

  package init(
    header: DeclarationHeader, name: Identifier, type: TypeSyntax, accessors: [Accessor]
  ) {
    self.header = header
    self.name = name
    self.type = type
    self.accessors = accessors
  }
}

/// `get`, `set` and what else stands in the braces of a property or a subscript.
package struct Accessor: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// `get`, `set`, or a word such as `_read`.
  package var keyword: Identifier
  package var effects: Effects

  package init(
    attributes: [Attribute] = [], modifiers: [Modifier] = [], keyword: Identifier,
    effects: Effects
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.keyword = keyword
    self.effects = effects
  }
}

/// A subscript: `subscript(index: Int) -> Item { get set }`.
package struct SubscriptDeclaration: Sendable {
  package var header: DeclarationHeader
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var result: TypeSyntax
  package var requirements: [GenericRequirement]
  package var accessors: [Accessor]

  package init(
    header: DeclarationHeader, genericParameters: [GenericParameter], parameters: [Parameter],
    result: TypeSyntax, requirements: [GenericRequirement], accessors: [Accessor]
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.result = result
    self.requirements = requirements
    self.accessors = accessors
  }
}
