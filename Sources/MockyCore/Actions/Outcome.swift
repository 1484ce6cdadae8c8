/// The result of a call: a value or an error. It is handed on by every call, and an object so that
/// this copies nothing but a reference.
/// `@unchecked Sendable`: a value is a test's own, handed out as from a hand-written double.
final class Outcome: @unchecked Sendable {
  /// The value; nothing of interest where there is an error.
  let value: Any
  let error: (any Error)?

  private init(_ value: Any, _ error: (any Error)?) {
    self.value = value
    self.error = error
  }

  static func value(_ value: Any) -> Outcome { Outcome(value, nil) }
  static func error(_ error: any Error) -> Outcome { Outcome((), error) }
  static let nothing = Outcome((), nil)

  /// "returns 1", "throws full".
  var words: String {
    error.map { "throws \(ValueText.of($0))" } ?? "returns \(ValueText.of(value))"
  }

  /// No outcome of its own: that of other actions remains.
  static func unchanged<Result>(after _: Result) -> Outcome? { nil }
}
