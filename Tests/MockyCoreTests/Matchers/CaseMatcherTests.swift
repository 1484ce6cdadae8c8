import Testing

@testable import MockyCore

/// Cases of an enum that is not `Equatable`.
struct CaseMatcherTests {
  enum Event: CustomStringConvertible {
    case message(_ text: String, at: Int)
    case note(String, at: Int)
    case number(Int)
    case named(text: String)
    case tuple((Int, Int))
    case optional(Int?)
    case failed(any Error)
    case nested(Inner)
    case run(() -> Void)
    case closed, opened

    var description: String {
      if case .opened = self { "opened" } else { "event" }
    }
  }

  enum Inner {
    case a(Int)
    case b(Int)
  }
  struct Lost: Error {}

  @Test func aCaseWithTwoValues() {
    let hello: Matcher<Event> = .case(Event.message, .startingWith("a"), .any)
    assertMatches(hello, .message("ab", at: 1))
    assertDoesNotMatch(hello, .message("b", at: 1))
    assertDoesNotMatch(hello, .note("ab", at: 1))
    assertDoesNotMatch(hello, .closed)
    assertDescription(hello, #"a case of Event with (a string starting with "a" and any)"#)
    assertMatches(Matcher<Event>.case(Event.message), .message("", at: 0))
    assertMatches(Matcher<Event>.case(Event.message, .equal(to: "a")), .message("a", at: 0))
    assertTypeSafe(hello)
  }

  @Test func aCaseWithOneValue() {
    assertMatches(Matcher<Event>.case(Event.number, .greaterThan(3)), .number(4))
    assertDoesNotMatch(Matcher<Event>.case(Event.number, .greaterThan(3)), .number(3))
    assertDescription(
      Matcher<Event>.case(Event.number, .greaterThan(3)), "a case of Event with greater than 3")
    assertMatches(Matcher<Event>.case(Event.named, .equal(to: "x")), .named(text: "x"))
    assertMatches(Matcher<Event>.case(Event.tuple), .tuple((1, 2)))
    assertMatches(Matcher<Event>.case(Event.optional, .isNil), .optional(nil))
    assertMatches(Matcher<Event>.case(Event.optional, .isNotNil), .optional(1))
    assertMatches(Matcher<Event>.case(Event.failed, .ofType(Lost.self)), .failed(Lost()))
    assertMatches(Matcher<Event>.case(Event.run), .run({}))
    let nested: Matcher<Event> = .case(Event.nested, .case(Inner.a, .equal(to: 3)))
    assertMatches(nested, .nested(.a(3)))
    assertDoesNotMatch(nested, .nested(.b(3)))
  }

  @Test func aCaseWithPlainValues() {
    let three: Matcher<Event> = .case(Event.number, 3)
    assertMatches(three, .number(3))
    assertDoesNotMatch(three, .number(4))
    assertDescription(three, "a case of Event with 3")
    assertMatches(Matcher<Event>.case(Event.message, "a", 1), .message("a", at: 1))
    assertDoesNotMatch(Matcher<Event>.case(Event.message, "a", 1), .message("a", at: 2))
    assertMatches(Matcher<Event>.case(Event.message, "a"), .message("a", at: 2))
    assertMatches(Matcher<Event>.case(Event.message, "a", .greaterThan(1)), .message("a", at: 2))
    assertDoesNotMatch(Matcher<Event>.case(Event.message, "a", .any), .message("b", at: 2))
    assertMatches(Matcher<Event>.case(Event.message, .any, 2), .message("b", at: 2))
    assertDoesNotMatch(Matcher<Event>.case(Event.message, .any, 2), .message("b", at: 3))
    assertMatches(Matcher<Event>.case(Event.optional, 1), .optional(1))
    assertMatches(Matcher<Event>.case(Event.optional, nil), .optional(nil))
    assertMatches(Matcher<Event>.case(Event.nested, .case(Inner.a, 3)), .nested(.a(3)))
  }

  @Test func aCaseWithoutValues() {
    assertMatches(Matcher<Event>.case(Event.opened), .opened)
    assertDoesNotMatch(Matcher<Event>.case(Event.opened), .closed)
    assertDoesNotMatch(Matcher<Event>.case(Event.opened), .number(1))
    assertMatches(Matcher<Event?>.case(Event.opened), .opened)
    assertDoesNotMatch(Matcher<Event?>.case(Event.opened), nil)
  }

  @Test func anOptionalCase() {
    assertMatches(Matcher<Event?>.case(Event.number, .equal(to: 1)), .number(1))
    assertDoesNotMatch(Matcher<Event?>.case(Event.number), nil)
  }

  @Test func aCaseKeepsItsValues() {
    let kept = Captor<Int>()
    let matcher: Matcher<Event> = .case(Event.message, .any, .capturing(into: kept))
    matcher.capture?(.message("a", at: 7))
    matcher.capture?(.closed)
    #expect(kept.values == [7])
  }

  @Test func theMismatchNamesTheValue() {
    assertMismatchDescription(
      Matcher<Inner>.case(Inner.a, .equal(to: 3)), of: .a(4), ".a(4), which holds 4")
    assertMismatchDescription(Matcher<Inner>.case(Inner.a, .equal(to: 3)), of: .b(3), ".b(3)")
  }
}
