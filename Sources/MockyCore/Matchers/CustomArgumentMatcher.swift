/// A matcher made of closures.
final class CustomArgumentMatcher<Value>: TypedArgumentMatcher<Value>, @unchecked Sendable {
  private let passes: (Value) -> Bool
  private let describe: () -> String
  private let differ: ((Value) -> String?)?
  private let kept: ((Value) -> Void)?
  private let wasReadEmpty: (() -> Bool)?
  private let reason: Misuse?
  private let part: TextPart?
  private let combined: Logic<Matcher<Value>>?

  init(
    describe: @escaping () -> String, difference: ((Value) -> String?)?, plain: PlainValue?,
    isAny: Bool, keep: ((Value) -> Void)?, wasReadEmpty: (() -> Bool)?, misuse: Misuse?,
    textPart: TextPart?, logic: Logic<Matcher<Value>>?, test: @escaping (Value) -> Bool
  ) {
    self.wasReadEmpty = wasReadEmpty
    (passes, self.describe, differ, kept) = (test, describe, difference, keep)
    (reason, part, combined) = (misuse, textPart, logic)
    super.init(isAny: isAny, plain: plain)
  }

  override var misuse: Misuse? { reason }
  override var captures: Bool { kept != nil }
  override var captorWasReadEmpty: Bool { wasReadEmpty?() ?? false }
  override var textPart: TextPart? { part }
  override var words: String { describe() }
  override var keep: ((Value) -> Void)? { kept }
  override var logic: Logic<Matcher<Value>>? { combined }
  override func test(_ value: Value) -> Bool { passes(value) }
  override func difference(of value: Value) -> String? { differ?(value) }
}
