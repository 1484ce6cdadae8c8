import Testing

@testable import MockyCore

struct ComparableMatcherTests {
  @Test func aGreaterValueMatches() {
    assertMatches(.greaterThan(3), 4)
    assertDoesNotMatch(.greaterThan(3), 3)
    assertMismatchDescription(.greaterThan(3), of: 2, "2")
    assertDescription(Matcher.greaterThan(3), "greater than 3")
    assertNilSafe(Matcher.greaterThan(3))
    assertTypeSafe(Matcher.greaterThan(3))
  }

  @Test func aSmallerValueMatches() {
    assertMatches(.lessThan(3), 2)
    assertDoesNotMatch(.lessThan(3), 3)
    assertMismatchDescription(.lessThan(3), of: 4, "4")
    assertDescription(Matcher.lessThan("b"), "less than \"b\"")
    assertNilSafe(Matcher.lessThan(3))
    assertTypeSafe(Matcher.lessThan(3))
  }

  @Test func theLeastValueMatches() {
    assertMatches(.atLeast(3), 3)
    assertMatches(.atLeast(3), 4)
    assertMismatchDescription(.atLeast(3), of: 2, "2")
    assertDescription(Matcher.atLeast(3), "at least 3")
    assertNilSafe(Matcher.atLeast(3))
    assertTypeSafe(Matcher.atLeast(3))
  }

  @Test func theGreatestValueMatches() {
    assertMatches(.atMost(3), 3)
    assertMatches(.atMost(3), 2)
    assertMismatchDescription(.atMost(3), of: 4, "4")
    assertDescription(Matcher.atMost(1.5), "at most 1.5")
    assertNilSafe(Matcher.atMost(3))
    assertTypeSafe(Matcher.atMost(3))
  }
}

struct RangeMatcherTests {
  /// Every kind of range around 2 and 3, and how it is written.
  static let ranges: [(Matcher<Int>, String, inside: Int, outside: Int)] = [
    (.in(2...3), "in 2...3", 3, 4),
    (.in(2..<3), "in 2..<3", 2, 3),
    (.in(2...), "in 2...", 2, 1),
    (.in(...3), "in ...3", 3, 4),
    (.in(..<3), "in ..<3", 2, 3),
  ]

  @Test(arguments: ranges)
  func aValueInsideMatches(range: (Matcher<Int>, String, inside: Int, outside: Int)) {
    assertMatches(range.0, range.inside)
    assertMismatchDescription(range.0, of: range.outside, "\(range.outside)")
    assertDescription(range.0, range.1)
    assertNilSafe(range.0)
    assertTypeSafe(range.0)
  }

  @Test func nothingIsInAnEmptyRange() {
    assertDoesNotMatch(.in(2..<2), 2)
  }

  @Test func boundsAreShownAsValuesAre() {
    assertMatches(.in("a"..."c"), "b")
    assertDescription(Matcher.in("a"..."c"), "in \"a\"...\"c\"")
    assertDescription(Matcher.in(0.5..<1.5), "in 0.5..<1.5")
  }
}

struct CloseMatcherTests {
  @Test func aNumberWithinTheToleranceMatches() {
    let close: Matcher<Double> = .close(to: 1, within: 0.5)
    assertMatches(close, 1.5)
    assertMatches(close, 0.5)
    assertMismatchDescription(close, of: 2, "2.0, which differs by 1.0")
    assertMismatchDescription(close, of: 0.25, "0.25, which differs by 0.75")
    assertDescription(close, "1.0 within 0.5")
    assertNilSafe(close)
    assertTypeSafe(close)
  }

  @Test func everyKindOfNumberHasIt() {
    assertMatches(.close(to: 1, within: 0.5), Float(1.25))
    assertDoesNotMatch(.close(to: 1, within: 0.5), Float(1.75))
  }

  @Test func infinityIsCloseToItselfOnly() {
    assertMatches(.close(to: .infinity, within: 0.5), Double.infinity)
    assertDoesNotMatch(.close(to: .infinity, within: 0.5), -Double.infinity)
    assertDoesNotMatch(.close(to: 1, within: 0.5), Double.nan)
  }

  @Test func aNegativeToleranceIsMisuse() {
    #expect(
      Matcher.close(to: 1.0, within: -0.5).misuse?.text == "no number is within -0.5 of another")
    #expect(Matcher.close(to: 1.0, within: 0).misuse == nil)
    assertMatches(.close(to: 1, within: 0), 1.0)
  }
}
