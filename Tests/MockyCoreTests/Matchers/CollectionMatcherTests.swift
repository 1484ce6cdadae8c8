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

  @Test func theValueForAKeyMatches() {
    let old: Matcher<[String: Int]> = .value(forKey: "age", .greaterThan(8))
    assertMatches(old, ["age": 9])
    assertMismatchDescription(
      old, of: ["age": 8], #"["age": 8], whose value for the key "age" is 8"#)
    assertMismatchDescription(
      old, of: ["year": 9], #"["year": 9], whose value for the key "age" is nil"#)
    assertDescription(old, #"with the value greater than 8 for the key "age""#)
    assertNilSafe(old)
    assertTypeSafe(old)
  }

  @Test func aPlainValueForAKeyOrNoneMatches() {
    assertMatches(Matcher<[String: Int]>.value(forKey: "age", 9), ["age": 9])
    assertDoesNotMatch(Matcher<[String: Int]>.value(forKey: "age", 9), ["age": 8])
    assertMatches(Matcher<[String: Int]>.value(forKey: "age", .isNil), ["year": 9])
    assertMatches(Matcher<[String: Any]>.value(forKey: "age", .isNotNil), ["age": 9])
    assertMatches(Matcher<[String: Int]>.value(forKey: "age", .any), ["age": 9])
    assertDoesNotMatch(Matcher<[String: Int]>.value(forKey: "age", .any), [:])
  }

  @Test func aKeyInAKeyPath() {
    let old: Matcher<[String: Int]> = .where(\.["age"], .greaterThan(8))
    assertMatches(old, ["age": 9])
    assertDoesNotMatch(old, ["year": 9])
    assertDescription(old, #"with the value greater than 8 for the key "age""#)
    assertMismatchDescription(
      old, of: ["age": 8], #"["age": 8], whose value for the key "age" is 8"#)
    assertMismatchDescription(old, of: [:], #"[:], whose value for the key "age" is nil"#)
    let nine: Matcher<[String: Int]> = .where(\.["age"], 9)
    assertMatches(nine, ["age": 9])
    assertDescription(nine, #"with the value 9 for the key "age""#)
    let unknown: Matcher<[String: Int]> = .where(\.["age"], nil)
    assertMatches(unknown, ["year": 9])
    assertDescription(unknown, #"with the value nil for the key "age""#)
  }

  @Test func otherPartsOfADictionary() {
    assertDescription(Matcher<[String: Int]>.where(\.count, 1), "with count 1")
    assertMatches(Matcher<[String: Int]>.where(\.["age"]?.words.count, 1), ["age": 9])
    assertMatches(Matcher<[String: [Int]]>.where(\.["ages"]!, [9]), ["ages": [9]])
    assertMatches(Matcher<[[String: Int]]>.where(\.[0], .where(\.["age"], 9)), [["age": 9]])
    assertMatches(Matcher<[String: Int]?>.where(\.["age"], 9), ["age": 9])
    assertMatches(Matcher<[String: Int]>.where(\.self, .count(1)), ["age": 9])
    assertMatches(Matcher<[String: Int]>.where(\.self, .any), ["age": 9])
    assertMatches(Matcher<[AnyHashable: Int]>.where(\.["age"], 9), ["age": 9])
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

  /// An element that counts how often it is hashed and compared.
  private struct Counted: Hashable {
    let number: Int
    let work: WorkCounter

    static func == (left: Counted, right: Counted) -> Bool {
      left.work.add()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      work.add()
      hasher.combine(number)
    }
  }

  @Test func hashableElementsInAnyOrderAreFoundByTheirHashes() {
    func work(of count: Int) -> Int {
      let work = WorkCounter()
      let elements = (0..<count).map { Counted(number: $0, work: work) }
      let matcher: Matcher<[Counted]> = .inAnyOrder(elements)
      #expect(matcher.matches(elements.reversed()))
      let others = elements.dropLast() + [Counted(number: -1, work: work)]
      var description = Description()
      matcher.describeMismatch(of: others.reversed(), to: &description)
      return work.take()
    }
    let (once, twice) = (work(of: 1_000), work(of: 2_000))
    // Chance decides how many have to be compared, and a set that grows hashes its elements again.
    #expect(twice <= 3 * once)
    #expect(once <= 60 * 1_000)
  }

  @Test func elementsInAnyOrderAreCountedWhetherTheyAreHashableOrNot() {
    assertMismatchDescription(
      .inAnyOrder([1, 2, 2, 3]), of: [2, 3, 3, 4], "[2, 3, 3, 4], without [1, 2] and with [3, 4]")
    assertMismatchDescription(
      .inAnyOrder([Trait(1), Trait(2), Trait(2)]), of: [Trait(2), Trait(3), Trait(3)],
      "[trait 2, trait 3, trait 3], without [trait 1, trait 2] and with [trait 3, trait 3]")
    assertMatches(.inAnyOrder([Trait(1), Trait(2), Trait(2)]), [Trait(2), Trait(1), Trait(2)])
    assertDoesNotMatch(.inAnyOrder([1, 1]), [1])
    assertDoesNotMatch(.inAnyOrder([1]), [1, 1])
  }

  /// It is equatable only.
  private struct Trait: Equatable, CustomStringConvertible {
    let number: Int
    init(_ number: Int) { self.number = number }
    var description: String { "trait \(number)" }
  }
}
