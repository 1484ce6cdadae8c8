import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

struct CaptorTests {
  private let words = Captor<String>()
  private let context = Mockery(reporter: RecordingReporter())
  private let turtle: MockTurtle

  init() { turtle = context.mock() }

  @Test func nothingIsCapturedAtFirst() {
    #expect(words.values.isEmpty)
    #expect(words.last == nil)
  }

  @Test func whatIsRecordedIsKeptInOrder() {
    words.record("a")
    words.record("b")
    #expect(words.values == ["a", "b"])
    #expect(words.last == "b")
  }

  @Test func everyArgumentOfACallThatIsTakenIsCaptured() {
    context.check { allowing(turtle).receives.forward(.any, why: .capturing(into: words)) }
    turtle.forward(1, why: "home")
    turtle.forward(2, why: "away")
    #expect(words.values == ["home", "away"])
  }

  @Test func nothingIsCapturedUnlessTheWholeCallMatches() {
    context.check { allowing(turtle).receives.forward(1, why: .capturing(into: words)) }
    turtle.forward(2, why: "home")
    #expect(words.values.isEmpty)
  }

  @Test func nothingIsCapturedOfACallTooMany() {
    context.check { expectThat(turtle).receives.forward(.any, why: .capturing(into: words)) }
    turtle.forward(1, why: "home")
    turtle.forward(1, why: "away")
    #expect(words.values == ["home"])
  }

  @Test func nothingIsCapturedOfACallThatAnotherExpectationTakes() {
    context.check {
      expectThat(turtle).receives.forward(1, why: "home")
      allowing(turtle).receives.forward(1, why: .capturing(into: words))
    }
    turtle.forward(1, why: "home")
    #expect(words.values.isEmpty)
  }

  @Test func aMatcherSaysWhatIsCaptured() {
    context.check {
      allowing(turtle).receives.forward(
        .any, why: .capturing(into: words, if: .startingWith("h")))
      allowing(turtle).receives.forward(.any, why: .any)
    }
    turtle.forward(1, why: "away")
    turtle.forward(1, why: "home")
    #expect(words.values == ["home"])
  }

  @Test func threadsMayRecordAtOnce() {
    let numbers = Captor<Int>()
    DispatchQueue.concurrentPerform(iterations: 200) { numbers.record($0) }
    #expect(numbers.values.sorted() == Array(0..<200))
  }
}

struct CapturingMatcherTests {
  private let captor = Captor<Int>()

  @Test func itMatchesAsItsMatcherDoes() {
    let capturing: Matcher<Int> = .capturing(into: captor, if: .close(to: 3))
    assertMatches(capturing, 3)
    assertMismatchDescription(capturing, of: 4, "4, not 3")
    assertDescription(capturing, "about 3")
    assertNilSafe(capturing)
    assertTypeSafe(capturing)
    assertMatches(.capturing(into: captor), 3)
    assertDescription(Matcher.capturing(into: captor), "any")
  }

  @Test func matchingAloneCapturesNothing() {
    _ = Matcher.capturing(into: captor).matches(3)
    #expect(captor.values.isEmpty)
  }

  @Test func whatTheHistoryCouldNotKeepMatchesAndIsNotCaptured() {
    let bodies = Captor<() -> Void>()
    let erased = ArgumentMatcher.erasing(Matcher.capturing(into: bodies))
    #expect(erased.matches(ArgumentPlaceholder.nonEscapingClosure))
    erased.capture(ArgumentPlaceholder.nonEscapingClosure)
    #expect(bodies.values.isEmpty)
  }

  @Test func partsAreCaptured() {
    capture(Matcher<Int?>.some(.capturing(into: captor)), 1)
    capture(Matcher<Int?>.some(.capturing(into: captor)), nil)
    capture(Matcher<Person>.where(\.age, .capturing(into: captor)), Person(name: "Bob", age: 2))
    capture(Matcher<String>.count(.capturing(into: captor)), "abc")
    #expect(captor.values == [1, 2, 3])
  }

  @Test func elementsAreCaptured() {
    capture(Matcher<[Int]>.everyElement(.capturing(into: captor)), [1, 2])
    capture(Matcher<[Int]>.containing(.capturing(into: captor, if: .greaterThan(3))), [3, 4, 2, 5])
    #expect(captor.values == [1, 2, 4, 5])
  }

  @Test func bothSidesOfAnAndAreCaptured() {
    let other = Captor<Int>()
    capture(.capturing(into: captor) && .capturing(into: other), 1)
    #expect(captor.values == [1])
    #expect(other.values == [1])
  }

  @Test func onlyTheAlternativeThatMatchesCaptures() {
    let other = Captor<Int>()
    capture(.capturing(into: other, if: .lessThan(1)) || .capturing(into: captor), 1)
    #expect(captor.values == [1])
    #expect(other.values.isEmpty)
  }

  @Test func onlyTheFirstAlternativeThatMatchesCaptures() {
    let other = Captor<Int>()
    capture(.capturing(into: captor) || .capturing(into: other), 1)
    #expect(captor.values == [1])
    #expect(other.values.isEmpty)
  }

  @Test func captorsInsideCaptorsAllKeep() {
    let outer = Captor<Int>()
    capture(.capturing(into: outer, if: .capturing(into: captor)), 1)
    #expect(outer.values == [1])
    #expect(captor.values == [1])
  }

  @Test func withoutACaptorThereIsNothingToCapture() {
    #expect(Matcher<Int>.allOf(.any, .any).capture == nil)
    #expect(Matcher<Int>.anyOf(.any, .any).capture == nil)
  }

  private func capture<Value>(_ matcher: Matcher<Value>, _ value: Value) {
    ArgumentMatcher.erasing(matcher).capture(value)
  }
}

extension Matcher where Value == Int {
  fileprivate static func close(to number: Int) -> Matcher {
    Matcher("about \(number)", mismatch: { "\($0), not \(number)" }, matches: { $0 == number })
  }
}
