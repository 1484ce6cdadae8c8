/// The declarations that the parser found in a source, at any depth, and the problems.
package struct SourceFile: Sendable {
  package var protocols: [ProtocolDeclaration]
  /// The aliases outside of protocols.
  package var aliases: [EnclosedAlias]
  /// The names of all types, protocols and aliases.
  package var typeNames: [EnclosedName]
  /// The types, and the extensions that change how values are copied.
  package var types: [EnclosedType] = []
  package var problems: [SyntaxProblem]
  /// The classes that are not inside a body, if they are requested.
  package var classes: [ProtocolDeclaration] = []
  /// The extensions at the top of the file, if classes are requested. The type that each extends is
  /// the first of its parents.
  package var extensions: [ProtocolDeclaration] = []
  /// The reasons why classes could not be read.
  package var classProblems: [SyntaxProblem] = []
  /// The ranges of bodies and other braces that were skipped, in their order.
  package var skipped: [SourceRange] = []
}

/// The reason why a declaration could not be read, at the token that shows it.
package struct SyntaxProblem: Error, Equatable {
  package var message: String
  package var range: SourceRange

  package init(_ message: String, _ range: SourceRange) {
    (self.message, self.range) = (message, range)
  }
}
