/// What the parser made of a source: the protocols in it, at any depth, and what it could not read.
package struct SourceFile: Sendable {
  package var protocols: [ProtocolDeclaration]
  /// The aliases outside of protocols.
  package var aliases: [EnclosedAlias]
  /// The names of all types, protocols and aliases.
  package var typeNames: [EnclosedName]
  /// The types, and the extensions that say something of copying.
  package var types: [EnclosedType] = []
  package var problems: [SyntaxProblem]
  /// The classes that do not stand in a body, if they are asked for.
  package var classes: [ProtocolDeclaration] = []
  /// Why classes could not be read.
  package var classProblems: [SyntaxProblem] = []

  package init(
    protocols: [ProtocolDeclaration], aliases: [EnclosedAlias] = [], typeNames: [EnclosedName] = [],
    problems: [SyntaxProblem]
  ) {
    self.protocols = protocols
    self.aliases = aliases
    self.typeNames = typeNames
    self.problems = problems
  }
}

/// The name of a type.
package struct EnclosedName: Sendable {
  /// With the names of the types around it before.
  package var path: [String]
  /// Where it stands.
  package var range: SourceRange
  /// Whether it is declared to be seen outside of its module.
  package var isPublic: Bool
  /// What stands in the parentheses of its `@_spi`.
  package var spiGroups: [String]
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  package var keyword: String
}

/// A type alias, and the types that it stands in.
package struct EnclosedAlias: Sendable {
  package var declaration: TypeAliasDeclaration
  package var enclosing: [EnclosingDeclaration]
}

/// Why a declaration could not be read, at the token where that was seen.
package struct SyntaxProblem: Error, Equatable {
  package var message: String
  package var range: SourceRange

  package init(_ message: String, _ range: SourceRange) {
    self.message = message
    self.range = range
  }
}
