/// A parameter of a method, a subscript or an initializer.
package struct Parameter: Sendable {
  package var attributes: [Attribute]
  /// The name that stands alone or first: a label, a name that is both, or `_`.
  package var firstName: Identifier
  /// The name that stands second.
  package var secondName: Identifier?
  package var type: TypeSyntax
  package var isVariadic: Bool
  package var hasDefault: Bool
  package var range: SourceRange

  package init(
    attributes: [Attribute] = [], firstName: Identifier, secondName: Identifier?,
    type: TypeSyntax, isVariadic: Bool = false, hasDefault: Bool = false, range: SourceRange
  ) {
    self.attributes = attributes
    self.firstName = firstName
    self.secondName = secondName
    self.type = type
    self.isVariadic = isVariadic
    self.hasDefault = hasDefault
    self.range = range
  }
}
