/// Marks a thread while it turns values into text. A user's `description` may call a mock. Such a
/// call isn't part of the test: it returns a default value and isn't recorded.
enum Rendering {
  private static let mark = ThreadMark()

  static var isInProgress: Bool { mark.isSet }

  /// Runs `body`, answering every mock it calls with default values.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mark.set(during: body)
  }
}
