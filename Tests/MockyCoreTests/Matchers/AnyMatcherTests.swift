import Testing

@testable import MockyCore

struct AnyMatcherTests {
  @Test func anyMatchesEverything() {
    assertMatches(.any, 3)
    assertMatches(Matcher<Int?>.any, nil)
    assertDescription(Matcher<Int>.any, "any")
  }

  @Test func anyMatchesWhatTheHistoryCouldNotKeep() {
    let erased = ArgumentMatcher.erasing(Matcher<() -> Void>.any)
    #expect(erased.matches(ArgumentPlaceholder.nonEscapingClosure))
    #expect(!erased.matches(Int?.none as Any), "it is of another type")
  }

  @Test func anyIsWrittenInFullWhereTheArgumentHasOne() {
    struct Address: Equatable {
      static let any = Address()
    }
    func listen(_ address: Address) -> String { "plain" }
    func listen(_ address: Matcher<Address>) -> String { "matcher" }
    #expect(listen(Matcher.any) == "matcher")
    #expect(listen(Address.any) == "plain")
  }
}

struct TypeMatcherTests {
  @Test func aValueOfTheTypeMatches() {
    let text: Matcher<Any> = .ofType(String.self)
    assertMatches(text, "x")
    assertMismatchDescription(text, of: 3, "3 (Int)")
    assertDescription(text, "a String")
    assertNilSafe(text)
    assertTypeSafe(text)
  }

  @Test func aSubclassMatches() {
    assertMatches(Matcher<Coin>.ofType(Penny.self), Penny(1))
    assertMatches(Matcher<Any>.ofType(Coin.self), Penny(1))
    assertDoesNotMatch(Matcher<Coin>.ofType(Penny.self), Dime(1))
    assertDoesNotMatch(Matcher<Coin>.ofType(Penny.self), Coin(1))
  }

  @Test func aConformingTypeMatches() {
    assertMatches(Matcher<Any>.ofType((any Shape).self), Blob(size: 1))
    assertDoesNotMatch(Matcher<Any>.ofType((any Shape).self), 3)
    assertDescription(Matcher<Any>.ofType((any Shape).self), "a Shape")
  }

  @Test func theValueInAnOptionalMatches() {
    assertMatches(Matcher<(any Error)?>.ofType(Trouble.self), Trouble.small)
    assertMismatchDescription(Matcher<(any Error)?>.ofType(Trouble.self), of: nil, "nil")
  }
}

struct MatchingMatcherTests {
  private let even: Matcher<Int> = .matching("an even number") { $0.isMultiple(of: 2) }

  @Test func aValueThatPassesTheTestMatches() {
    assertMatches(even, 2)
    assertMismatchDescription(even, of: 3, "3")
    assertDescription(even, "an even number")
    assertNilSafe(even)
    assertTypeSafe(even)
  }

  @Test func aTestWithoutWordsIsNamedByItsLine() {
    let line = #line
    let odd: Matcher<Int> = .matching { !$0.isMultiple(of: 2) }
    assertMatches(odd, 3)
    assertMismatchDescription(odd, of: 2, "2")
    assertDescription(odd, "a value that passes the test at :\(line + 1)")
    assertNilSafe(odd)
    assertTypeSafe(odd)
  }

  @Test func aTestWithoutWordsStandsInOtherMatchers() {
    let line = #line
    let two: Matcher<Int?> = .some(.matching { $0 == 2 })
    let named: Matcher<[Person]> = .everyElement(.where(\.name, .matching { $0 == "Bob" }))
    let both: Matcher<Int> = .matching { $0 > 1 } && !.matching(\.isZero)
    assertMatches(two, 2)
    assertMatches(named, [Person(name: "Bob")])
    assertMatches(both, 2)
    assertDescription(two, "a value that passes the test at :\(line + 1)")
    assertDescription(
      named, "every element with name a value that passes the test at :\(line + 2)")
    assertDescription(
      both,
      "a value that passes the test at :\(line + 3) and not a value that passes the test at "
        + ":\(line + 3)")
  }

  @Test func aTestHasBranchesAndStatements() {
    let few: Matcher<Int> = .matching {
      switch $0 {
      case 1...3: true
      case ..<0: fatalError("a number below 0")
      default: if $0 > 10 { $0.isMultiple(of: 5) } else { false }
      }
    }
    assertMatches(few, 2)
    assertMatches(few, 15)
    assertDoesNotMatch(few, 0)
    let small: Matcher<Int> = .matching("small") {
      guard $0 > 0 else { return false }
      return $0 < 5
    }
    assertMatches(small, 4)
    assertDoesNotMatch(small, 0)
  }

  @Test func aMatcherFromElsewhereBecomesOneInOneLine() {
    let adapted = Matcher<Int>("below 5", mismatch: { "\($0), too much" }, matches: { $0 < 5 })
    assertMatches(adapted, 4)
    assertMismatchDescription(adapted, of: 5, "5, too much")
    assertDescription(adapted, "below 5")
    assertNilSafe(adapted)
    assertTypeSafe(adapted)
  }

  @Test func onePartMatches() {
    let named: Matcher<Person> = .where(\.name, .startingWith("B"))
    assertMatches(named, Person(name: "Bob"))
    assertDoesNotMatch(named, Person(name: "Ann"))
    assertDescription(named, "with name a string starting with \"B\"")
    assertMismatchDescription(
      named, of: Person(name: "Ann"),
      "Person(name: \"Ann\", age: 30, nickname: nil), whose name is \"Ann\"")
    assertNilSafe(named)
    assertTypeSafe(named)
  }

  @Test func aPartOfAPartMatches() {
    struct House { let owner: Person }
    let young: Matcher<House> = .where(\.owner.age, .lessThan(40))
    assertMatches(young, House(owner: Person(name: "Bob")))
    assertDoesNotMatch(young, House(owner: Person(name: "Bob", age: 40)))
    assertDescription(young, "with owner.age less than 40")
  }

  @Test func aComputedPartIsShownWithoutAnAddress() {
    let named: Matcher<Person> = .where(\.initial, .equal(to: "B"))
    assertMatches(named, Person(name: "Bob"))
    #expect(["with initial \"B\"", "with <computed String> \"B\""].contains(named.describedText))
  }

  @Test func theWholeValueIsAPartToo() {
    assertDescription(Matcher<Int>.where(\.self, .equal(to: 3)), "with self 3")
  }

  @Test func aPartSaysWhatItsMatcherSays() {
    struct Point { let x: Double }
    let close: Matcher<Point> = .where(\.x, .close(to: 1, within: 0.25))
    assertMatches(close, Point(x: 1.25))
    assertMismatchDescription(
      close, of: Point(x: 2), "Point(x: 2.0), whose x is 2.0, which differs by 1.0")
    #expect(Matcher<Person>.where(\.age, .value(3)).misuse == nil)
    #expect(Matcher<[Blob]>.where(\.[0], .value(Blob(size: 1))).misuse != nil)
  }
}

extension Int {
  fileprivate var isZero: Bool { self == 0 }
}
