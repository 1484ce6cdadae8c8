import Testing

/// A few lines of a test, and what the compiler says of them.
struct Snippet: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: String
  /// Errors and warnings, each with line and column in the code: "1:12: error: …".
  let messages: [String]

  init(_ description: String, _ code: String, says messages: String...) {
    testDescription = description
    self.code = code
    self.messages = messages
  }

  /// The lines of ``file`` before the code.
  static let linesBefore: Int = 7

  /// The code as a file, with mocks to speak of.
  var file: String {
    """
    import MockyTestSupport
    import MockyCore

    private func snippet(
      _ context: Mockery, _ subscriber: MockSubscriber, _ turtle: MockTurtle, _ duck: MockDuck,
      _ view: MockView, _ real: any Subscriber
    ) {
    \(code)
    }
    """
  }
}
