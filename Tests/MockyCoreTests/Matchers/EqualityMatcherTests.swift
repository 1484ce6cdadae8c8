import MockyTestSupport
import Testing

@testable import MockyCore

struct EqualityMatcherTests {
  @Test func anEqualValueMatches() {
    let three: Matcher<Int> = .equal(to: 3)
    assertMatches(three, 3)
    assertMismatchDescription(three, of: 4, "4")
    assertDescription(three, "3")
    assertNilSafe(three)
    assertTypeSafe(three)
  }

  @Test func anOptionalIsEqualToItsValue() {
    let three: Matcher<Int?> = .equal(to: 3)
    assertMatches(three, 3)
    assertDoesNotMatch(three, nil)
    assertNilSafe(three)
    assertTypeSafe(three)
  }

  @Test func nilIsEqualToNil() {
    assertMatches(Matcher<Int?>.equal(to: nil), nil)
    assertDoesNotMatch(Matcher<Int?>.equal(to: nil), 3)
    assertDescription(Matcher<Int?>.equal(to: nil), "nil")
    #expect(
      !ArgumentMatcher.erasing(Matcher<Int?>.equal(to: nil)).matches("a value of another type"))
  }

  @Test func subclassesAreEqualByTheEqualityOfTheirClass() {
    assertMatches(Matcher<Coin>.equal(to: Penny(1)), Dime(1))
    assertDoesNotMatch(Matcher<Coin>.equal(to: Penny(1)), Dime(2))
  }

  @Test func unequalValuesThatLookTheSameAreToldApart() {
    assertMismatchDescription(.equal(to: Float.nan), of: .nan, "nan, which is not equal")
  }

  @Test func anyOtherValueIsNotEqual() {
    let notThree: Matcher<Int> = .notEqual(to: 3)
    assertMatches(notThree, 4)
    assertMismatchDescription(notThree, of: 3, "3")
    assertDescription(notThree, "not 3")
    assertNilSafe(notThree)
    assertTypeSafe(notThree)
  }

  @Test func oneOfSeveralValuesMatches() {
    let fruit: Matcher<String> = .oneOf("apple", "pear")
    assertMatches(fruit, "apple")
    assertMatches(fruit, "pear")
    assertMismatchDescription(fruit, of: "plum", "\"plum\"")
    assertDescription(fruit, "one of [\"apple\", \"pear\"]")
    assertNilSafe(fruit)
    assertTypeSafe(fruit)
  }

  @Test func nilIsOneOfSeveralValues() {
    assertMatches(Matcher<Int?>.oneOf(3, nil), nil)
    assertDoesNotMatch(Matcher<Int?>.oneOf(3, 4), nil)
    assertDescription(Matcher<Int?>.oneOf(3, nil), "one of [3, nil]")
  }

  @Test func nothingIsOneOfNone() {
    assertDoesNotMatch(Matcher<Int>.oneOf(), 3)
    assertDescription(Matcher<Int>.oneOf(), "one of []")
  }

  @Test func nilIsNotEqualToAValue() {
    assertMatches(Matcher<Int?>.notEqual(to: 3), nil)
    assertDoesNotMatch(Matcher<Int?>.notEqual(to: nil), nil)
  }
}

struct IdentityMatcherTests {
  private let coin = Coin(1)

  @Test func theInstanceItselfMatches() {
    let same: Matcher<Coin> = .identical(to: coin)
    let equal = Coin(1)
    assertMatches(same, coin)
    assertMismatchDescription(same, of: equal, "another instance")
    assertDescription(same, "the instance \(ValueText.of(coin))")
    assertNilSafe(same)
    assertTypeSafe(same)
  }

  @Test func theInstanceMatchesBehindAnyAndOptionals() {
    assertMatches(Matcher<Any>.identical(to: coin), coin)
    assertMatches(Matcher<Coin?>.identical(to: coin), coin)
    assertDoesNotMatch(Matcher<Coin?>.identical(to: coin), nil)
    assertMismatchDescription(Matcher<Any>.identical(to: coin), of: 5, "5")
  }

  @Test func nilIsIdenticalToNilOnly() {
    let none: Matcher<Coin?> = .identical(to: nil)
    assertMatches(none, nil)
    assertDoesNotMatch(none, coin)
    assertDescription(none, "nil")
    assertTypeSafe(none)
  }

  @Test func aMockIsShownByName() {
    let context = Mockery(reporter: RecordingReporter())
    let turtle = context.mock(MockTurtle.self)
    let same: Matcher<any Turtle> = .identical(to: turtle)
    assertMatches(same, turtle)
    assertDescription(same, "the instance turtle")
    assertMismatchDescription(same, of: context.mock(MockTurtle.self), "turtle2")
  }

  @Test func typesAreEqualToThemselves() {
    let matcher: Matcher<Int.Type> = .equal(to: Int.self)
    assertMatches(matcher, Int.self)
    assertDescription(matcher, "Int.self")
    let any: Matcher<Any.Type> = .equal(to: Int.self)
    assertMatches(any, Int.self)
    assertMismatchDescription(any, of: String.self, "String.self")
    let optional: Matcher<Int.Type?> = .equal(to: Int.self)
    assertMatches(optional, Int.self)
    assertMismatchDescription(optional, of: nil, "nil")
  }
}
