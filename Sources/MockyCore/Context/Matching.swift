/// Marks the time in which a call is matched whose matching has changed the expectations again and
/// again: they must not be changed any more, or it never ends.
enum Matching {
  /// How often the expectations may change while a call is matched, until that is looked into: other
  /// threads may declare some at the same time.
  static let patience: Int = 8

  @TaskLocal static var forbidsDeclaring: Bool = false

  static func run<Result>(_ body: () -> Result) -> Result {
    $forbidsDeclaring.withValue(true, operation: body)
  }
}
