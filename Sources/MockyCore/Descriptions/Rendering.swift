/// Marks the time in which a thread turns values into text. A user's `description` may call a mock.
/// Such a call is not part of the test: it is answered with a default value and leaves no trace.
enum Rendering {
  private static let mark = ThreadMark()

  static var isInProgress: Bool { mark.isSet }

  /// Runs `body`, answering every mock it calls with default values.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mark.set(during: body)
  }
}
