import Testing

@testable import MockyCore

struct LogicMatcherTests {
  @Test func theOppositeMatches() {
    let opposite: Matcher<Int> = !.greaterThan(3)
    assertMatches(opposite, 3)
    assertMismatchDescription(opposite, of: 4, "4")
    assertDescription(opposite, "not greater than 3")
    assertNilSafe(opposite)
    assertTypeSafe(opposite)
  }

  @Test func theOppositeOfSeveralIsInParentheses() {
    assertDescription(
      !(Matcher.greaterThan(3) || .lessThan(1)), "not (greater than 3 or less than 1)")
    assertDescription(!Matcher.allOf(Matcher.greaterThan(3)), "not greater than 3")
  }

  @Test func whatBothMatchMatches() {
    let both: Matcher<Double> = !.close(to: 1.0, within: 0.25) && .greaterThan(0)
    assertMatches(both, 2)
    assertMismatchDescription(both, of: 1.25, "1.25")
    assertMismatchDescription(both, of: -1, "-1.0")
    assertDescription(both, "not 1.0 within 0.25 and greater than 0.0")
    assertNilSafe(both)
    assertTypeSafe(both)
  }

  @Test func theFirstThatDoesNotMatchSaysWhatIsWrong() {
    let both: Matcher<Double> = .greaterThan(0) && .close(to: 1, within: 0.5)
    assertMismatchDescription(both, of: 2, "2.0, which differs by 1.0")
    assertMismatchDescription(both, of: -1, "-1.0")
  }

  @Test func whatEitherMatchesMatches() {
    let either: Matcher<Int> = .lessThan(1) || .greaterThan(3)
    assertMatches(either, 0)
    assertMatches(either, 4)
    assertMismatchDescription(either, of: 2, "2")
    assertDescription(either, "less than 1 or greater than 3")
    assertNilSafe(either)
    assertTypeSafe(either)
  }

  @Test func andBindsMoreThanOr() {
    let mixed: Matcher<Int> = .equal(to: 1) || .greaterThan(3) && .lessThan(5)
    assertMatches(mixed, 1)
    assertMatches(mixed, 4)
    assertDoesNotMatch(mixed, 5)
    assertDescription(mixed, "1 or (greater than 3 and less than 5)")
  }

  @Test func severalInAPartAreInParentheses() {
    let either: Matcher<Int> = .lessThan(1) || .greaterThan(3)
    let words = "(less than 1 or greater than 3)"
    assertDescription(Matcher<String>.where(\.count, either), "with count \(words)")
    assertDescription(Matcher<[Int]>.everyElement(either), "every element \(words)")
    assertDescription(.capturing(into: Captor(), if: either), "less than 1 or greater than 3")
    assertDescription(
      .capturing(into: Captor(), if: either) && .equal(to: 0),
      "(less than 1 or greater than 3) and 0")
  }

  @Test func whatAllMatchMatches() {
    let all: Matcher<Int> = .allOf(.greaterThan(1), .lessThan(5), !.equal(to: 3))
    assertMatches(all, 2)
    assertMismatchDescription(all, of: 3, "3")
    assertDescription(all, "greater than 1 and less than 5 and not 3")
    assertNilSafe(all)
    assertTypeSafe(all)
  }

  @Test func whatAnyMatchesMatches() {
    let any: Matcher<String> = .anyOf(.equal(to: "a"), .isEmpty, .containing("x"))
    assertMatches(any, "a")
    assertMatches(any, "")
    assertMatches(any, "axe")
    assertMismatchDescription(any, of: "b", "\"b\"")
    assertDescription(any, "\"a\" or empty or a string containing \"x\"")
    assertNilSafe(any)
    assertTypeSafe(any)
  }

  @Test func nothingAtAllIsAskedOfEveryValue() {
    assertMatches(.allOf(), 3)
    assertDescription(Matcher<Int>.allOf(), "any")
  }

  @Test func noAlternativeMatchesNoValue() {
    assertMismatchDescription(.anyOf(), of: 3, "3")
    assertDescription(Matcher<Int>.anyOf(), "nothing")
  }

  @Test func misuseOfOneIsMisuseOfAll() {
    let blob: Matcher<Blob> = .value(Blob(size: 1))
    #expect((!blob).misuse != nil)
    #expect((.any && blob).misuse != nil)
    #expect((.any || blob).misuse != nil)
    #expect((.any || !Matcher<Blob>.any).misuse == nil)
  }

  @Test func aLongCombinationMatchesAndCaptures() {
    let captor = Captor<Int>()
    var (all, any): (Matcher<Int>, Matcher<Int>) = (.any, .equal(to: -1))
    for number in 0..<100 {
      all = all && .notEqual(to: number)
      any = .capturing(into: captor, if: .equal(to: number)) || any
    }
    #expect(all.matches(-1) && !all.matches(0) && !all.matches(99))
    #expect(all.describedText.contains("(not 0 and not 1) and not 2)"))
    for number in [-1, 0, 99] { any.capture?(number) }
    #expect(captor.values == [0, 99])
  }

  @Test func ofNestedConjunctionsTheFirstThatDoesNotMatchSaysWhatIsWrong() {
    let close: Matcher<Double> = .close(to: 1, within: 0.5)
    let nested = (.greaterThan(0) && (.lessThan(9) && close)) && .lessThan(8)
    assertMismatchDescription(nested, of: 2, "2.0, which differs by 1.0")
    assertMismatchDescription((.lessThan(0) || close) && .greaterThan(0), of: 2, "2.0")
    assertMismatchDescription(.greaterThan(0) && !close, of: 1.25, "1.25")
  }

  @Test func onlyTheAlternativeThatMatchesCaptures() {
    let (wrong, right, both) = (Captor<Int>(), Captor<Int>(), Captor<Int>())
    let matcher: Matcher<Int> =
      (.capturing(into: wrong) && .lessThan(0))
      || (.capturing(into: right) && !.capturing(into: wrong, if: .equal(to: 4)))
    let all = matcher && .capturing(into: both)
    all.capture?(3)
    #expect((wrong.values, right.values, both.values) == ([], [3], [3]))
  }
}
