/// A declared protocol, as far as the writers need it.
package struct ProtocolDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  /// `protocol Store<Item>`
  package var primaryAssociatedTypes: [Identifier] = []
  package var inheritance: [InheritedType] = []
  package var requirements: [GenericRequirement] = []
  package var members: [Member] = []
  /// The types and extensions around it, outermost first.
  package var enclosing: [EnclosingDeclaration] = []
  /// The additional parts of another declaration, which is read into the same form; nil for a
  /// protocol.
  package var otherParts: OtherParts?
  /// The rules for copying values of the types that its members name, by these names. A macro knows
  /// none.
  package var copyingRules: [String: CopyingRule] = [:]
  /// The problems of the parser in it.
  package var problems: [SyntaxProblem] = []
  /// The conditions around it in its file.
  package var conditions: [Condition] = []
}

/// A type after the colon of a declaration.
package struct InheritedType: Sendable {
  package var type: TypeSyntax
  package var range: SourceRange

  package init(_ type: TypeSyntax, _ range: SourceRange) {
    (self.type, self.range) = (type, range)
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

extension [EnclosingDeclaration] {
  /// The names of the types, outermost first; an extended type may have several.
  package var path: [String] {
    flatMap { enclosing in
      enclosing.type.named?.map(\.name.bare) ?? ["\(enclosing.type)"]
    }
  }
}
