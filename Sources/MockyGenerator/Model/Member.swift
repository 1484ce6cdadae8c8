/// What stands in a protocol.
package enum Member: Sendable {
  case method(MethodDeclaration)
  case property(PropertyDeclaration)
  case `subscript`(SubscriptDeclaration)
  case initializer(InitializerDeclaration)
  case associatedType(AssociatedTypeDeclaration)
  case typeAlias(TypeAliasDeclaration)
  case conditional([ConditionalClause])
  /// One that could not be understood; the parser has said so.
  case unreadable(SourceRange)
}

/// One branch of `#if`.
package struct ConditionalClause: Sendable {
  /// `#if DEBUG`, `#elseif os(Linux)` or `#else`, word for word.
  package var directive: String
  package var members: [Member]
  package var range: SourceRange

  package init(directive: String, members: [Member], range: SourceRange) {
    self.directive = directive
    self.members = members
    self.range = range
  }
}
