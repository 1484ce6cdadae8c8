/// What the parser made of a source: the protocols in it, at any depth, and what it could not read.
package struct SourceFile: Sendable {
  package var protocols: [ProtocolDeclaration]
  package var problems: [SyntaxProblem]
  /// The classes that do not stand in a body, if they are asked for.
  package var classes: [ProtocolDeclaration] = []
  /// Why classes could not be read.
  package var classProblems: [SyntaxProblem] = []

  package init(protocols: [ProtocolDeclaration], problems: [SyntaxProblem]) {
    self.protocols = protocols
    self.problems = problems
  }
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
