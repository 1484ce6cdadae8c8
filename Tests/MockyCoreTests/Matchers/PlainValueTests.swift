import MockyTestSupport
import Testing

@testable import MockyCore

/// A plain argument means `Matcher.value`.
struct PlainValueTests {
  @Test func anEqualValueMatches() {
    assertMatches(.value(3), 3)
    assertDoesNotMatch(.value(3), 4)
    assertDescription(Matcher.value("some"), "\"some\"")
    assertMismatchDescription(.value(3), of: 4, "4")
    assertNilSafe(.value(3))
    assertTypeSafe(.value(3))
  }

  @Test func equalityIsFoundBehindAProtocol() {
    let expected: Matcher<any Shape> = .value(Circle(radius: 1))
    assertMatches(expected, Circle(radius: 1))
    assertDoesNotMatch(expected, Blob(size: 1))
    assertMismatchDescription(expected, of: Circle(radius: 2), "Circle(radius: 2)")
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func equalityIsFoundBehindAnError() {
    let expected: Matcher<any Error> = .value(Trouble.big(code: 3))
    assertMatches(expected, Trouble.big(code: 3))
    assertDoesNotMatch(expected, Trouble.small)
    assertMismatchDescription(expected, of: Trouble.big(code: 4), ".big(code: 4)")
    assertDescription(expected, ".big(code: 3)")
  }

  @Test func equalityIsFoundBehindAny() {
    let expected: Matcher<Any> = .value("x")
    assertMatches(expected, "x")
    assertDoesNotMatch(expected, "y")
    assertDoesNotMatch(expected, 1)
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func valuesOfOtherTypesThatLookTheSameAreToldApart() {
    assertMismatchDescription(Matcher<Any>.value(5), of: Int64(5), "5 (Int64)")
  }

  @Test func unequalValuesThatLookTheSameAreToldApart() {
    assertMismatchDescription(.value(Double.nan), of: .nan, "nan, which is not equal")
  }

  @Test func optionalsAreLookedInto() {
    let some: Matcher<Int?> = .value(3)
    assertMatches(some, 3)
    assertMismatchDescription(some, of: nil, "nil")
    assertMismatchDescription(some, of: 4, "4")
    assertNilSafe(some)
    assertTypeSafe(some)
  }

  @Test func nilMatchesNilOnly() {
    let none: Matcher<Int?> = .value(nil)
    assertMatches(none, nil)
    assertMismatchDescription(none, of: 3, "3")
    assertDescription(none, "nil")
    assertTypeSafe(none)
  }

  @Test func nestedOptionalsAreLookedInto() {
    let some: Matcher<Int???> = .value(.some(.some(3)))
    assertMatches(some, .some(.some(.some(3))))
    assertDoesNotMatch(some, .some(.some(.none)))
    assertDoesNotMatch(some, .none)
  }

  @Test func nilMatchesNilAtItsOwnDepthOnly() {
    let inner: Matcher<Int??> = .value(.some(.none))
    assertMatches(inner, .some(.none))
    assertMismatchDescription(inner, of: .none, "nil")
    assertDescription(inner, ".some(nil)")
    let outer: Matcher<Int??> = .value(.none)
    assertMatches(outer, .none)
    assertMismatchDescription(outer, of: .some(.none), ".some(nil)")
    assertDescription(outer, "nil")
    assertDescription(Matcher<Int???>.value(.some(.some(.none))), ".some(.some(nil))")
  }

  @Test(arguments: [0, 1]) func theDepthOfNilCountsBehindAny(depth: Int) {
    func nested<Value>(_ value: Value?) -> [Any] {
      let nils: [Any] = [Value??.none as Any, Value??.some(.none) as Any]
      return [nils[depth], [nils[depth]], ["a": nils[depth]], (1, nils[depth])]
    }
    func other<Value>(_ value: Value?) -> [Any] {
      let nils: [Any] = [Value??.some(.none) as Any, Value?.none as Any]
      return [nils[depth], [nils[depth]], ["a": nils[depth]], (1, nils[depth])]
    }
    for (expected, actual) in zip(nested("a"), nested(1)) {
      assertMatches(Matcher<Any>.value(expected), actual)
    }
    for (expected, actual) in zip(nested("a"), other("a")) {
      assertDoesNotMatch(Matcher<Any>.value(expected), actual)
    }
  }

  @Test func theDepthOfNilCountsInCollectionsWhoseTypesDiffer() {
    let lists: (Any, Any) = ([String?](["a", nil]), [String??](["a", .some(.none)]))
    assertDoesNotMatch(Matcher<Any>.value(lists.0), lists.1)
    assertDoesNotMatch(Matcher<Any>.value(lists.1), lists.0)
    assertMatches(Matcher<Any>.value(lists.0), [String??](["a", .none]))
    let entries: (Any, Any) = ([1: [String?](["a", nil])], [1: [String??](["a", .some(.none)])])
    assertDoesNotMatch(Matcher<Any>.value(entries.0), entries.1)
    assertMatches(Matcher<Any>.value(entries.0), [1: [String??](["a", .none])])
  }

  @Test func optionalProtocolsAreLookedInto() {
    let expected: Matcher<(any Shape)?> = .value(Circle(radius: 1))
    assertMatches(expected, Circle(radius: 1))
    assertDoesNotMatch(expected, Circle(radius: 2))
    assertDoesNotMatch(expected, nil)
  }

  @Test func aClassInstanceMatchesItselfOnly() {
    let shop = Shop()
    let expected: Matcher<Shop> = .value(shop)
    assertMatches(expected, shop)
    assertDoesNotMatch(expected, Shop())
    assertDescription(expected, ValueText.of(shop))
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func aClassInstanceMatchesItselfBehindAProtocolAndAnOptional() {
    let shop = Shop()
    let expected: Matcher<(any Shape)?> = .value(shop)
    assertMatches(expected, shop)
    assertDoesNotMatch(expected, Shop())
    assertDoesNotMatch(expected, Circle(radius: 1))
    assertDoesNotMatch(expected, nil)
  }

  @Test func anotherInstanceThatLooksTheSameIsToldApart() {
    final class Room: CustomStringConvertible {
      let description = "a room"
    }
    assertMismatchDescription(.value(Room()), of: Room(), "a room, which is another instance")
  }

  @Test func equatableClassesAreComparedByTheirEquality() {
    assertMatches(.value(Coin(5)), Coin(5))
    assertDoesNotMatch(.value(Coin(5)), Coin(6))
  }

  @Test func subclassesShareTheEqualityOfTheirClass() {
    assertMatches(Matcher<Coin>.value(Penny(5)), Coin(5))
    assertMatches(Matcher<Coin>.value(Coin(5)), Penny(5))
    assertMatches(Matcher<Coin>.value(Penny(5)), Dime(5))
    assertMatches(Matcher<Any>.value(Penny(5)), Dime(5))
    assertDoesNotMatch(Matcher<Coin>.value(Penny(5)), Dime(6))
  }

  @Test func tuplesAreComparedPartByPart() {
    let expected: Matcher<(Int, String)> = .value((1, "a"))
    assertMatches(expected, (1, "a"))
    assertDoesNotMatch(expected, (2, "a"))
    assertMismatchDescription(expected, of: (1, "b"), "(1, \"b\")")
    assertDescription(expected, "(1, \"a\")")
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func partsOfATupleAreComparedLikeValues() {
    let shop = Shop()
    typealias Parts = (name: String?, shape: any Shape, (Any.Type, any Shape))
    let expected: Matcher<Parts> = .value((nil, shop, (Int.self, Circle(radius: 1))))
    assertMatches(expected, (nil, shop, (Int.self, Circle(radius: 1))))
    assertDoesNotMatch(expected, ("x", shop, (Int.self, Circle(radius: 1))))
    assertDoesNotMatch(expected, (nil, Shop(), (Int.self, Circle(radius: 1))))
    assertDoesNotMatch(expected, (nil, shop, (Int.self, Circle(radius: 2))))
  }

  @Test func tuplesAreFoundBehindAnyAndOptionals() {
    let optional: Matcher<(Int, Int)?> = .value((1, 2))
    assertMatches(optional, (1, 2))
    assertDoesNotMatch(optional, nil)
    let any: Matcher<Any> = .value((1, 2))
    assertMatches(any, (1, 2))
    assertDoesNotMatch(any, (1, 2, 3))
    assertDoesNotMatch(any, [1, 2])
    assertDoesNotMatch(any, 1...2)
    assertMatches(.value(()), ())
  }

  @Test func unequalTuplesThatLookTheSameAreToldApart() {
    assertMismatchDescription(
      .value((Double.nan, 1)), of: (.nan, 1), "(nan, 1), which is not equal")
  }

  @Test func arraysOfWhatIsNotEquatableAreComparedElementByElement() {
    let shop = Shop()
    let expected: Matcher<[any Shape]> = .value([shop, Circle(radius: 1)])
    assertMatches(expected, [shop, Circle(radius: 1)])
    assertDoesNotMatch(expected, [Circle(radius: 1), shop])
    assertDoesNotMatch(expected, [shop])
    assertDoesNotMatch(expected, [Shop(), Circle(radius: 1)])
    assertDoesNotMatch(expected, [shop, Circle(radius: 1), shop])
    assertMismatchDescription(expected, of: [Circle(radius: 2)], "[Circle(radius: 2)]")
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func noElementsAreEqualToNone() {
    assertMatches(Matcher<[any Shape]>.value([]), [])
    assertDoesNotMatch(Matcher<[any Shape]>.value([]), [Circle(radius: 1)])
    assertMatches(Matcher<[String: Any]>.value([:]), [:])
  }

  @Test func dictionariesOfWhatIsNotEquatableAreComparedKeyByKey() {
    let shop = Shop()
    let inner: [String: Any] = ["shop": shop, "sizes": [1, "two", nil as Int?] as [Any?]]
    let expected: Matcher<[String: Any]> = .value(["inner": inner, "count": 2])
    assertMatches(expected, ["count": 2, "inner": inner])
    assertDoesNotMatch(expected, ["count": 2])
    assertDoesNotMatch(expected, ["count": 3, "inner": inner])
    assertDoesNotMatch(expected, ["number": 2, "inner": inner])
    assertDoesNotMatch(expected, ["count": 2, "inner": ["shop": shop]])
    assertDoesNotMatch(expected, ["count": 2, "inner": inner, "more": 1])
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func resultsWithAnyErrorAreComparedByWhatTheyHold() {
    let success: Matcher<Result<String, any Error>> = .value(.success("a"))
    assertMatches(success, .success("a"))
    assertDoesNotMatch(success, .success("b"))
    assertDoesNotMatch(success, .failure(Trouble.small))
    assertNilSafe(success)
    assertTypeSafe(success)
    let failure: Matcher<Result<String, any Error>> = .value(.failure(Trouble.small))
    assertMatches(failure, .failure(Trouble.small))
    assertDoesNotMatch(failure, .failure(Trouble.big(code: 1)))
    assertDoesNotMatch(failure, .success("a"))
    #expect(Matcher<Result<Blob, any Error>>.value(.success(Blob(size: 1))).misuse != nil)
  }

  @Test func arraysDictionariesAndTuplesAreToldApart() {
    let list: Matcher<Any> = .value([1, "a"] as [Any])
    assertMatches(list, [1, "a"] as [Any])
    assertDoesNotMatch(list, (1, "a"))
    assertDoesNotMatch(list, ["a": 1] as [String: Any])
    assertDoesNotMatch(Matcher<Any>.value((1, "a")), [1, "a"] as [Any])
  }

  @Test func aTypeMatchesItself() {
    let expected: Matcher<Any.Type> = .value(Int.self)
    assertMatches(expected, Int.self)
    assertMismatchDescription(expected, of: String.self, "String.self")
    assertDescription(expected, "Int.self")
    assertNilSafe(expected)
    assertTypeSafe(expected)
  }

  @Test func aMockMatchesItselfAndIsShownByName() {
    let context = Mockery(reporter: RecordingReporter())
    let turtle = context.mock(MockTurtle.self)
    let expected: Matcher<any Turtle> = .value(turtle)
    assertMatches(expected, turtle)
    assertMismatchDescription(expected, of: context.mock(MockTurtle.self), "turtle2")
    assertDescription(expected, "turtle")
  }

  @Test(arguments: [
    (Matcher<Any>.value(Blob(size: 1)), "Blob"),
    (Matcher<Any>.value(Blob?.some(Blob(size: 1)) as Any), "Blob"),
    (Matcher<Any>.value((1, Blob(size: 1))), "Blob in (Int, Blob)"),
    (
      Matcher<Any>.value((1, (id: 2, { (_: Int) in }))),
      "(Int) -> () in (id: Int, (Int) -> ()) in (Int, (id: Int, (Int) -> ()))"
    ),
    (Matcher<Any>.value({ (_: Int) in }), "(Int) -> ()"),
    (Matcher<Any>.value([Blob(size: 1)]), "Blob in Array<Blob>"),
    (
      Matcher<Any>.value(["a": [Blob(size: 1)]]),
      "Blob in Array<Blob> in Dictionary<String, Array<Blob>>"
    ),
  ])
  func whatCannotBeComparedIsMisuse(matcher: Matcher<Any>, type: String) {
    #expect(
      matcher.misuse?.text == """
        \(type) is neither Equatable nor a class, so a plain value cannot be compared: \
        use a matcher, such as .any or .matching("…") { … }
        """)
    #expect(!matcher.matches(Blob(size: 1)))
  }

  @Test func whatCanBeComparedIsNoMisuse() {
    #expect(Matcher.value(3).misuse == nil)
    #expect(Matcher.value(Blob?.none).misuse == nil)
    #expect(Matcher.value(Shop()).misuse == nil)
  }

  /// A type that says it is a tuple, and shows nothing of what it holds.
  private struct Disguised: CustomReflectable {
    let number: Int
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: [0], displayStyle: .tuple)
    }
  }

  @Test func aTypeThatSaysItIsATupleIsNotComparedByWhatItShows() {
    let matcher: Matcher<Any> = .value(Disguised(number: 1))
    #expect(matcher.misuse?.text.hasPrefix("Disguised is neither Equatable nor a class") == true)
    #expect(!matcher.matches(Disguised(number: 2)))
  }

  @Test func listsOfIntegersAreComparedByTheirElements() {
    assertMatches(.value([1, 2] as [UInt8]), [1, 2])
    assertDoesNotMatch(.value([1, 2] as [UInt8]), [1, 3])
    assertDoesNotMatch(.value([1, 2] as [UInt8]), [1])
    assertMatches(.value([Int]()), [])
    assertDoesNotMatch(.value([Int]()), [0])
    assertMatches(Matcher<[Int16]?>.value([-1, 2]), [-1, 2])
    assertDoesNotMatch(Matcher<[Int16]?>.value([-1, 2]), nil)
    assertDoesNotMatch(Matcher<Any>.value([1] as [Int8]), [1] as [UInt8])
    assertTypeSafe(Matcher.value([1]))
  }
}
