/// A state of a machine: one object for all equal values. The engine compares objects under the
/// lock, where users' `==` can't run. `@unchecked Sendable`: the value has a `Sendable` type, and
/// doesn't change.
final class KnownState: @unchecked Sendable {
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  /// The state in messages.
  var text: String { ValueText.of(value.base) }
}
