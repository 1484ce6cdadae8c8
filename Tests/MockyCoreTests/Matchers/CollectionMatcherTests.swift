import Testing

@testable import MockyCore

struct CollectionMatcherTests {
  @Test func aCollectionWithoutElementsIsEmpty() {
    assertMatches(Matcher<[Int]>.isEmpty, [])
    assertMatches(Matcher<String>.isEmpty, "")
    assertMatches(Matcher<[String: Int]>.isEmpty, [:])
    assertMismatchDescription(Matcher<[Int]>.isEmpty, of: [1], "[1]")
    assertDescription(Matcher<[Int]>.isEmpty, "empty")
    assertNilSafe(Matcher<[Int]>.isEmpty)
    assertTypeSafe(Matcher<[Int]>.isEmpty)
  }

  @Test func aNumberOfElementsMatches() {
    let two: Matcher<[Int]> = .count(2)
    assertMatches(two, [1, 2])
    assertMismatchDescription(two, of: [1], "[1], whose count is 1")
    assertDescription(two, "with a count of 2")
    assertNilSafe(two)
    assertTypeSafe(two)
  }

  @Test func theNumberOfElementsHasAMatcherOfItsOwn() {
    let odd: Matcher<String> = .count(
      Matcher("an odd number", mismatch: { "\($0), even" }) { $0 % 2 == 1 })
    assertMatches(odd, "abc")
    assertMismatchDescription(odd, of: "ab", "\"ab\", whose count is 2, even")
    assertDescription(Matcher<[Int]>.count(.atLeast(2)), "with a count of at least 2")
  }

  @Test func everyElementMatches() {
    let positive: Matcher<[Int]> = .everyElement(.greaterThan(0))
    assertMatches(positive, [1, 2])
    assertMatches(positive, [])
    assertMismatchDescription(positive, of: [1, -2, -3], "[1, -2, -3], whose 2nd element is -2")
    assertDescription(positive, "every element greater than 0")
    assertNilSafe(positive)
    assertTypeSafe(positive)
  }

  @Test func oneElementMatches() {
    let positive: Matcher<[Int]> = .containing(.greaterThan(0))
    assertMatches(positive, [-1, 2])
    assertDoesNotMatch(positive, [])
    assertMismatchDescription(positive, of: [-1, -2], "[-1, -2]")
    assertDescription(positive, "containing greater than 0")
    assertNilSafe(positive)
    assertTypeSafe(positive)
  }

  @Test func aCollectionWithTheElementMatches() {
    let two: Matcher<Set<Int>> = .containing(2)
    assertMatches(two, [1, 2])
    assertMismatchDescription(two, of: [3, 1], "[1, 3]")
    assertDescription(two, "containing 2")
    assertNilSafe(two)
    assertTypeSafe(two)
  }

  @Test func misuseOfAnInnerMatcherIsMisuse() {
    let blob: Matcher<Blob> = .value(Blob(size: 1))
    #expect(Matcher<[Blob]>.everyElement(blob).misuse != nil)
    #expect(Matcher<[Blob]>.containing(blob).misuse != nil)
    #expect(Matcher<[Blob]>.everyElement(.any).misuse == nil)
  }
}

struct InAnyOrderMatcherTests {
  private let twoOnesAndATwo: Matcher<[Int]> = .inAnyOrder([1, 1, 2])

  @Test func theSameElementsMatchInWhateverOrder() {
    assertMatches(twoOnesAndATwo, [1, 2, 1])
    assertMatches(twoOnesAndATwo, [2, 1, 1])
    assertDescription(twoOnesAndATwo, "[1, 1, 2] in any order")
    assertNilSafe(twoOnesAndATwo)
    assertTypeSafe(twoOnesAndATwo)
  }

  @Test func eachElementCountsAsOftenAsItIsThere() {
    assertMismatchDescription(twoOnesAndATwo, of: [1, 2], "[1, 2], without [1]")
    assertMismatchDescription(twoOnesAndATwo, of: [1, 2, 1, 2], "[1, 2, 1, 2], with [2]")
    assertMismatchDescription(twoOnesAndATwo, of: [1, 2, 3], "[1, 2, 3], without [1] and with [3]")
    assertMismatchDescription(twoOnesAndATwo, of: [], "[], without [1, 1, 2]")
  }

  @Test func noElementsMatchNoElements() {
    assertMatches(Matcher<[Int]>.inAnyOrder([]), [])
    assertDoesNotMatch(Matcher<[Int]>.inAnyOrder([]), [1])
  }
}
