import Testing

@testable import MockyCore

struct OptionalMatcherTests {
  @Test func nilIsNil() {
    let none: Matcher<Int?> = .isNil
    assertMatches(none, nil)
    assertMismatchDescription(none, of: 3, "3")
    assertDescription(none, "nil")
    assertTypeSafe(none)
  }

  @Test func aValueIsNotNil() {
    let some: Matcher<Int?> = .isNotNil
    assertMatches(some, 3)
    assertMismatchDescription(some, of: nil, "nil")
    assertDescription(some, "not nil")
    assertNilSafe(some)
    assertTypeSafe(some)
  }

  @Test func aValueThatMatchesIsSome() {
    let some: Matcher<Double?> = .some(.close(to: 1, within: 0.25))
    assertMatches(some, 1.25)
    assertMismatchDescription(some, of: nil, "nil")
    assertMismatchDescription(some, of: 2, "2.0, which differs by 1.0")
    assertDescription(some, "1.0 within 0.25")
    assertNilSafe(some)
    assertTypeSafe(some)
  }

  @Test func anyValueButNilIsSome() {
    assertMatches(Matcher<Int?>.some(.any), 3)
    assertMismatchDescription(Matcher<Int?>.some(.any), of: nil, "nil")
    assertDescription(Matcher<Int?>.some(.any), "not nil")
  }

  @Test func optionalsInOptionalsAreToldApart() {
    assertMatches(Matcher<Int??>.some(.isNil), .some(.none))
    assertMatches(Matcher<Int??>.isNotNil, .some(.none))
    assertMatches(Matcher<Int??>.isNil, .none)
    assertDoesNotMatch(Matcher<Int??>.isNil, .some(.none))
    assertDoesNotMatch(Matcher<Int??>.some(.isNil), .some(.some(3)))
  }

  @Test func optionalsOfTypesWithoutEqualityCanBeNil() {
    assertMatches(Matcher<(any Shape)?>.isNil, nil)
    assertDoesNotMatch(Matcher<(any Shape)?>.isNil, Blob(size: 1))
    #expect(Matcher<Blob?>.some(.value(Blob(size: 1))).misuse != nil)
  }
}
