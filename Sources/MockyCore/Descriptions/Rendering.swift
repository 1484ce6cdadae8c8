/// Marks the time in which values are being turned into text.
///
/// A user's `description` may call a mock. Such a call is not part of the test: it is answered
/// with a default value and leaves no trace (DESIGN 3.5).
enum Rendering {
  @TaskLocal static var isInProgress: Bool = false

  /// Runs `body`, answering every mock it calls with default values.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isInProgress { return try body() }
    return try $isInProgress.withValue(true, operation: body)
  }
}
