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
  /// Bodies and what else stands in braces of which nothing was read, in their order.
  package var skipped: [SourceRange] = []

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
  /// True if only its own file sees it.
  package var isOfOneFile: Bool
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

/// A stretch of source, as offsets into its UTF-8.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A name, and where it stands.
package struct Identifier: Sendable, CustomStringConvertible {
  /// As it is written, with its backticks.
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  /// The name without backticks.
  package var bare: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  package var description: String { text }
}

/// A place in a source, as people count.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }
}
