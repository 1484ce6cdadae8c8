import Testing

@testable import MockyCore

/// An assertion that cannot fail would make all tests of matchers worthless.
struct MatcherAssertionsTests {
  private let one: Matcher<Int> = .equal(to: 1)
  /// Takes whatever it is given, of whatever type.
  private let careless: Matcher<Any> = .any

  @Test func aValueThatShouldMatchAndDoesNotFails() {
    withKnownIssue { assertMatches(one, 2) }
  }

  @Test func aValueThatShouldNotMatchAndDoesFails() {
    withKnownIssue { assertDoesNotMatch(one, 1) }
  }

  @Test func anotherDescriptionFails() {
    withKnownIssue { assertDescription(one, "2") }
  }

  @Test func anotherMismatchFails() {
    withKnownIssue { assertMismatchDescription(one, of: 2, "3") }
  }

  @Test func matchingNilFails() {
    withKnownIssue { assertNilSafe(careless) }
  }

  @Test func matchingAnotherTypeFails() {
    withKnownIssue { assertTypeSafe(careless) }
  }
}
