/// A matcher made of closures.
final class CustomArgumentMatcher<Value>: TypedArgumentMatcher<Value>, @unchecked Sendable {
  typealias Parts = (
    test: (Value) -> Bool, words: () -> String, difference: ((Value) -> String?)?,
    keep: ((Value) -> Void)?, misuse: Misuse?, textPart: TextPart?, logic: Logic<Matcher<Value>>?
  )

  private let parts: Parts

  init(_ parts: Parts, isAny: Bool, plain: PlainValue?) {
    self.parts = parts
    super.init(isAny: isAny, plain: plain)
  }

  override var misuse: Misuse? { parts.misuse }
  override var captures: Bool { parts.keep != nil }
  override var textPart: TextPart? { parts.textPart }
  override var words: String { parts.words() }
  override var keep: ((Value) -> Void)? { parts.keep }
  override var logic: Logic<Matcher<Value>>? { parts.logic }
  override func test(_ value: Value) -> Bool { parts.test(value) }
  override func difference(of value: Value) -> String? { parts.difference?(value) }
}
