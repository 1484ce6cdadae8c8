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
    case sized(name: String, width: Int, height: Int, isFull: Bool)
    case sizedBy(name: String, width: Int, height: Int, isFull: Bool)
    case nothing(Void)
    case seat(Seat)
    case whatever(Any, Any)
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
  struct Seat: Decodable { var row: Int }

  @Test func aCaseWithTwoValues() {
    let hello: Matcher<Event> = .case(Event.message, .startingWith("a"), .any)
    assertMatches(hello, .message("ab", at: 1))
    assertDoesNotMatch(hello, .message("b", at: 1))
    assertDoesNotMatch(hello, .note("ab", at: 1))
    assertDoesNotMatch(hello, .closed)
    assertDescription(hello, #".message(a string starting with "a", at: any)"#)
    assertMatches(Matcher<Event>.case(Event.message), .message("", at: 0))
    assertMatches(Matcher<Event>.case(Event.message, .equal(to: "a")), .message("a", at: 0))
    assertTypeSafe(hello)
  }

  @Test func aCaseWithOneValue() {
    assertMatches(Matcher<Event>.case(Event.number, .greaterThan(3)), .number(4))
    assertDoesNotMatch(Matcher<Event>.case(Event.number, .greaterThan(3)), .number(3))
    assertDescription(
      Matcher<Event>.case(Event.number, .greaterThan(3)), ".number(greater than 3)")
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
    assertDescription(three, ".number(3)")
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

  @Test func aCaseWithFourValues() {
    let wide: Matcher<Event> = .case(Event.sized, .any, .greaterThan(3), .any, .equal(to: true))
    assertMatches(wide, .sized(name: "a", width: 4, height: 1, isFull: true))
    assertDoesNotMatch(wide, .sized(name: "a", width: 3, height: 1, isFull: true))
    assertDoesNotMatch(wide, .sized(name: "a", width: 4, height: 1, isFull: false))
    assertDoesNotMatch(wide, .sizedBy(name: "a", width: 4, height: 1, isFull: true))
    assertDescription(wide, ".sized(name: any, width: greater than 3, height: any, isFull: true)")
    let plain: Matcher<Event> = .case(Event.sized, "a", 1, 2, false)
    assertMatches(plain, .sized(name: "a", width: 1, height: 2, isFull: false))
    assertDoesNotMatch(plain, .sized(name: "a", width: 1, height: 3, isFull: false))
    assertMatches(
      Matcher<Event>.case(Event.sized), .sized(name: "", width: 1, height: 2, isFull: false))
    assertMatches(
      Matcher<Event>.case(Event.sized, "a"), .sized(name: "a", width: 1, height: 2, isFull: false))
  }

  @Test func namesOfCases() {
    assertDescription(Matcher<Event>.case(Event.named, "x"), #".named(text: "x")"#)
    assertDescription(Matcher<Event>.case(Event.tuple), ".tuple(any)")
    assertDescription(Matcher<Event>.case(Event.optional, nil), ".optional(nil)")
    assertDescription(Matcher<Event?>.case(Event.number, 1), ".number(1)")
    assertDescription(Matcher<Event>.case(Event.failed, .ofType(Lost.self)), ".failed(a Lost)")
    assertDescription(Matcher<Event>.case(Event.run), ".run(any)")
    assertDescription(Matcher<Event>.case(Event.nothing), ".nothing(any)")
    assertDescription(Matcher<Event>.case(Event.seat, .where(\.row, 3)), ".seat(with row 3)")
    let nested: Matcher<Event> = .case(Event.nested, .case(Inner.a, .greaterThan(3)))
    assertDescription(nested, ".nested(.a(greater than 3))")
  }

  final class Door {
    let name: String
    init(_ name: String) { self.name = name }
  }
  indirect enum Visit<Guest> {
    case came(Guest, through: Door)
    case opened(Door)
    case shut(Door)
    case after(Visit, [Guest])
  }

  /// Some values have no default that a case could be made of.
  @Test func namesOfCasesWithoutDefaultValues() {
    let came: Matcher<Visit<any Error>> = .case(Visit.came, .any, .where(\.name, "front"))
    assertDescription(came, #".came(any, through: with name "front")"#)
    let after: Matcher<Visit<Int>?> = .case(Visit.after, .any, .count(3))
    assertDescription(after, ".after(any, with a count of 3)")
    let opened: Matcher<Visit<Int>> = .case(Visit.opened, Door("front"))
    assertDescription(opened, ".opened(Door(name: \"front\"))")
  }

  /// Only a value of the same types shows which of two cases is meant.
  @Test func namesOfCasesWithEqualTypes() {
    let opened: Matcher<Visit<Int>> = .case(Visit.opened, .where(\.name, "front"))
    assertDescription(opened, #".opened(with name "front") or .shut(with name "front")"#)
    assertDoesNotMatch(opened, .shut(Door("front")))
    assertDescription(opened, #".opened(with name "front")"#)
  }

  @Test func valuesOfAnyType() {
    assertMatches(Matcher<Event>.case(Event.nothing), .nothing(()))
    let one: Matcher<Event> = .case(Event.whatever, .matching("1") { $0 as? Int == 1 }, .any)
    assertMatches(one, .whatever(1, 2))
    assertDoesNotMatch(one, .whatever(2, 1))
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
      Matcher<Inner>.case(Inner.a, .equal(to: 3)), of: .a(4), ".a(4)")
    assertMismatchDescription(Matcher<Inner>.case(Inner.a, .equal(to: 3)), of: .b(3), ".b(3)")
    assertMismatchDescription(
      Matcher<Event>.case(Event.number, 3), of: .number(4), "event, which holds 4")
    assertMismatchDescription(
      Matcher<Event>.case(Event.message, .any, .greaterThan(3)), of: .message("a", at: 2),
      "event, which holds 2")
  }
}
