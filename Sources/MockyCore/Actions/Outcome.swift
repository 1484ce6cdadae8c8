/// The result of a call: a value or an error. It is an object, because every call passes it on, and
/// copying a reference is cheap. `@unchecked Sendable`: a value is a test's own, returned as from a
/// hand-written double.
final class Outcome: @unchecked Sendable {
  /// The value; meaningless if there is an error.
  let value: Any
  let error: (any Error)?

  let isDefault: Bool

  private init(_ value: Any, _ error: (any Error)?, isDefault: Bool = false) {
    self.value = value
    self.error = error
    self.isDefault = isDefault
  }

  static func value(_ value: Any) -> Outcome { Outcome(value, nil) }
  static func error(_ error: any Error) -> Outcome { Outcome((), error) }
  /// A default value, which the call looks up.
  static let byDefault = Outcome((), nil, isDefault: true)

  /// "returns 1", "throws full".
  var words: String {
    error.map { "throws \(ValueText.of($0))" } ?? "returns \(ValueText.of(value))"
  }

  /// No outcome of its own: that of other actions remains.
  static func unchanged<Result>(after _: Result) -> Outcome? { nil }
}
