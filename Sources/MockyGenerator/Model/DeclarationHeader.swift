/// A modifier, known or not: `public`, `static`, `private(set)`, `nonisolated(unsafe)`.
package struct Modifier: Sendable, CustomStringConvertible {
  package var name: String
  /// The text in parentheses after it.
  package var detail: String?
  package var range: SourceRange

  package init(_ name: String, detail: String? = nil, _ range: SourceRange) {
    (self.name, self.detail, self.range) = (name, detail, range)
  }

  package var description: String { name + (detail.map { "(\($0))" } ?? "") }
}

/// The attributes and modifiers before a declaration's keyword, and the range of the declaration.
package struct DeclarationHeader: Sendable {
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// The whole declaration, attributes and body included.
  package var range = SourceRange.nowhere
  /// The word that introduces it: `protocol`, `func`, `var`.
  package var keyword = SourceRange.nowhere
  /// The lines of the comments that document it.
  package var documentation: [String] = []
  /// The default that an extension gives a requirement; nil for none, or if it is not looked for.
  package var givenDefault: GivenDefault?
  /// A Boolean value that indicates whether two protocols declare it with different effects, and
  /// neither inherits from the other.
  var isAmbiguous = false

  package func has(modifier name: String) -> Bool { modifiers.contains { $0.name == name } }
  /// Returns whether one of these words is an access of the whole declaration, and not only of a setter.
  package func has(access words: [String]) -> Bool {
    modifiers.contains { words.contains($0.name) && $0.detail == nil }
  }
  package func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}

/// The default that an extension gives a requirement.
package enum GivenDefault: Sendable {
  /// One that a mock can run. The number tells it from the other defaults of the protocol.
  case runs(Int)
  /// One that no mock can run, for this reason.
  case refused(String)
}

extension DeclarationHeader {
  /// A Boolean value that indicates whether it makes a declaration visible to other modules.
  package var isPublic: Bool { has(access: ["public", "open", "package"]) }

  /// A Boolean value that indicates whether it hides a declaration from other files.
  package var isOfOneFile: Bool { has(access: ["private", "fileprivate"]) }
}
