/// A message of the generator about a declaration.
package struct Diagnostic: Sendable, Equatable {
  package var severity: Severity
  package var message: String
  package var range: SourceRange
  package var fixIts: [FixIt]

  package enum Severity: String, Sendable { case error, warning, note }

  package init(
    _ severity: Severity, _ message: String, _ range: SourceRange, fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// The message for users who have written no macro.
  package var messageOnDemand: String {
    message.hasPrefix("@Mockable") ? "Mocky" + message.drop { $0 != " " } : message
  }
}

/// A change that fixes the problem of a diagnostic.
package struct FixIt: Sendable, Equatable {
  package var message: String
  /// The range that the text replaces.
  package var range: SourceRange
  package var text: String

  init(_ message: String, _ range: SourceRange, _ text: String) {
    (self.message, self.range, self.text) = (message, range, text)
  }
}

/// The reason why a declaration could not be read, at the token that shows it.
package struct SyntaxProblem: Error, Equatable {
  package var message: String
  package var range: SourceRange

  package init(_ message: String, _ range: SourceRange) {
    (self.message, self.range) = (message, range)
  }
}
