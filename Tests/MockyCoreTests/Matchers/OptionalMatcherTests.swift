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

/// Matchers of what is inside, which need no `.some`.
struct WrappedMatcherTests {
  @Test func stringsMayBeOptional() {
    let matcher: Matcher<String?> = .startingWith("ap")
    assertMatches(matcher, "apple")
    assertMismatchDescription(matcher, of: nil, "nil")
    assertMismatchDescription(matcher, of: "pear", "\"pear\"")
    assertDescription(matcher, "a string starting with \"ap\"")
    assertNilSafe(matcher)
    assertTypeSafe(matcher)
    assertMatches(Matcher<String?>.endingWith("le"), "apple")
    assertDescription(Matcher<String?>.endingWith("le"), "a string ending with \"le\"")
    assertMatches(Matcher<String?>.containing("pp"), "apple")
    assertDescription(Matcher<String?>.containing("pp"), "a string containing \"pp\"")
    assertMatches(Matcher<String?>.equalIgnoringCase(to: "APPLE"), "apple")
    assertDescription(Matcher<String?>.equalIgnoringCase(to: "A"), "\"A\" in any case")
    assertDoesNotMatch(Matcher<String?>.matching(/^p/), "apple")
    assertMatches(Matcher<String?>.matching(/^p/), "pear")
  }

  @Test func numbersMayBeOptional() {
    assertMatches(Matcher<Int?>.greaterThan(3), 4)
    assertMismatchDescription(Matcher<Int?>.greaterThan(3), of: 3, "3")
    assertMismatchDescription(Matcher<Int?>.greaterThan(3), of: nil, "nil")
    assertDescription(Matcher<Int?>.greaterThan(3), "greater than 3")
    assertMatches(Matcher<Int?>.lessThan(3), 2)
    assertMatches(Matcher<Int?>.atLeast(3) && .atMost(3), 3)
    assertMatches(Matcher<Int?>.in(1...3) || .isNil, nil)
    assertDescription(Matcher<Int?>.in(1...3) || .isNil, "in 1...3 or nil")
    assertMismatchDescription(
      Matcher<Double?>.close(to: 1, within: 0.25), of: 2, "2.0, which differs by 1.0")
    #expect(Matcher<Double?>.close(to: 1, within: -1).misuse != nil)
  }

  @Test func aMatcherOfWhatIsInsideDeniedTakesNil() {
    assertMatches(!Matcher<Int?>.greaterThan(3), nil)
    assertDescription(!Matcher<Int?>.greaterThan(3), "not greater than 3")
  }

  @Test func collectionsMayBeOptional() {
    assertMatches(Matcher<[String]?>.isEmpty, [])
    assertMismatchDescription(Matcher<[String]?>.isEmpty, of: nil, "nil")
    assertMatches(Matcher<[String]?>.count(1), ["a"])
    assertMismatchDescription(
      Matcher<[String]?>.count(.lessThan(1)), of: ["a"], "[\"a\"], whose count is 1")
    assertMatches(Matcher<[String]?>.containing("a"), ["b", "a"])
    assertMatches(Matcher<[String]?>.containing(.startingWith("a")), ["b", "ab"])
    assertMismatchDescription(Matcher<[String]?>.containing("a"), of: nil, "nil")
    assertMismatchDescription(
      Matcher<[String]?>.everyElement("a"), of: ["a", "b"],
      "[\"a\", \"b\"], whose 2nd element is \"b\"")
    assertMatches(Matcher<[String]?>.everyElement(.startingWith("a")), ["ab", "ac"])
    assertMismatchDescription(
      Matcher<[String]?>.inAnyOrder(["a"]), of: ["b"], "[\"b\"], without [\"a\"] and with [\"b\"]")
  }

  @Test func elementsAndPartsMayBeOptional() {
    assertMatches(Matcher<[String?]>.containing(.startingWith("a")), [nil, "ab"])
    assertDoesNotMatch(Matcher<[String?]>.everyElement(.startingWith("a")), [nil, "ab"])
    assertMatches(Matcher<[String?]>.containing(nil), [nil, "ab"])
    assertMatches(Matcher<[String]>.where(\.last, .startingWith("a")), ["b", "ab"])
    assertMismatchDescription(
      Matcher<Tag>.where(\.text, .startingWith("a")), of: Tag(text: nil),
      "Tag(text: nil), whose text is nil")
    assertMatches(Matcher<String??>.some(.startingWith("a")), "ab")
    assertDoesNotMatch(Matcher<String??>.some(.startingWith("a")), .some(.none))
  }

  @Test func whatAnOptionalHoldsHasParts() {
    let matcher: Matcher<Tag?> = .where(\.text, .startingWith("a"))
    assertMatches(matcher, Tag(text: "ab"))
    assertMismatchDescription(matcher, of: nil, "nil")
    assertMismatchDescription(
      matcher, of: Tag(text: "b"), "Tag(text: \"b\"), whose text is \"b\"")
    assertDescription(matcher, "with text a string starting with \"a\"")
    assertMatches(Matcher<Tag?>.where(\.text, "a"), Tag(text: "a"))
    assertMatches(Matcher<[Int]?>.where(\.count, 1), [4])
  }

  @Test func captorsInsideGetTheValue() {
    let lengths = Captor<Int>()
    Matcher<String?>.count(.capturing(into: lengths)).capture?("four")
    Matcher<String?>.count(.capturing(into: lengths)).capture?(nil)
    #expect(lengths.values == [4])
  }
}

/// Something with a part that may be nil, and that is not equatable.
private struct Tag {
  let text: String?
}

/// Plain values where matchers stand.
struct PlainPartTests {
  @Test func aPartIsComparedWithAPlainValue() {
    let matcher: Matcher<Tag> = .where(\.text, "a")
    assertMatches(matcher, Tag(text: "a"))
    assertMismatchDescription(
      matcher, of: Tag(text: "b"), "Tag(text: \"b\"), whose text is \"b\"")
    assertDescription(matcher, "with text \"a\"")
    assertMatches(Matcher<Tag>.where(\.text, nil), Tag(text: nil))
    assertDescription(Matcher<Tag>.where(\.text, nil), "with text nil")
    assertMatches(Matcher<[String]>.where(\.last, "Tests"), ["Sources", "Tests"])
  }

  @Test func whatIsInsideIsComparedWithAPlainValue() {
    assertMatches(Matcher<Int?>.some(3), 3)
    assertMismatchDescription(Matcher<Int?>.some(3), of: nil, "nil")
    assertMismatchDescription(Matcher<Int?>.some(3), of: 4, "4")
    assertDescription(Matcher<Int?>.some(3), "3")
  }

  @Test func elementsAreComparedWithAPlainValue() {
    let shapes: Matcher<[any Shape]> = .containing(Circle(radius: 1))
    assertMatches(shapes, [Blob(size: 1), Circle(radius: 1)])
    assertMismatchDescription(shapes, of: [Circle(radius: 2)], "[Circle(radius: 2)]")
    assertDescription(shapes, "containing Circle(radius: 1)")
    assertMatches(Matcher<[Any]>.containing("x"), [3, "x"])
    assertMismatchDescription(
      Matcher<[Int]>.everyElement(0), of: [0, 1], "[0, 1], whose 2nd element is 1")
    assertDescription(Matcher<[Int]>.everyElement(0), "every element 0")
  }

  @Test func aPlainValueThatCannotBeComparedIsMisuse() {
    let misuse = """
      Blob is neither Equatable nor a class, so a plain value cannot be compared: \
      use a matcher, such as .any or .matching("…") { … }
      """
    #expect(Matcher<[Blob]>.containing(Blob(size: 1)).misuse?.text == misuse)
    #expect(Matcher<[Blob]>.where(\.first, Blob(size: 1)).misuse?.text == misuse)
    #expect(Matcher<Blob?>.some(Blob(size: 1)).misuse?.text == misuse)
  }

  @Test func aValueOfTheElementsTypeGoesBeforeAMatcher() {
    enum Color { case red, any }
    assertMatches(Matcher<[Color]>.containing(.any), [.red, .any])
    assertDoesNotMatch(Matcher<[Color]>.containing(.any), [.red])
  }
}
