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

/// The name of a type.
package struct EnclosedName: Sendable {
  /// The name, after those of the types around it.
  package var path: [String]
  /// The place of the name.
  package var range: SourceRange
  /// A Boolean value that indicates whether it is public.
  package var isPublic: Bool
  /// A Boolean value that indicates whether only its own file sees it.
  package var isOfOneFile: Bool
  /// The groups in the parentheses of its `@_spi`.
  package var spiGroups: [String]
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  package var keyword: String
}

/// A type alias, and the types around it.
package struct EnclosedAlias: Sendable {
  package var declaration: Member
  package var enclosing: [EnclosingDeclaration]
}

/// The reason why a declaration could not be read, at the token that shows it.
package struct SyntaxProblem: Error, Equatable {
  package var message: String
  package var range: SourceRange

  package init(_ message: String, _ range: SourceRange) {
    self.message = message
    self.range = range
  }
}

/// A range of source, as offsets into its UTF-8.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of a part that no source has.
  package static let nowhere = SourceRange(0, 0)
}

/// A name and its place.
package struct Identifier: Sendable, CustomStringConvertible {
  /// The name in the source, with its backticks.
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

/// A place in a source, counted as editors do.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  /// The column in bytes of UTF-8, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }
}
