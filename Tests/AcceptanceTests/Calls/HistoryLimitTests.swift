import Foundation
import Mocky
import MockyTestSupport
import Testing

/// A history that keeps only so many calls.
struct HistoryLimitTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  /// Makes calls that nobody has to verify.
  private func say(_ words: [String]) {
    context.check { allowing(turtle).receives.say(.any) }
    for word in words { turtle.say(word) }
  }

  @Test func theOldestCallsAreLeftOut() {
    context.limitHistory(to: 3)
    say(["a", "b"])
    #expect(context.history.map(\.number) == [1, 2])
    say(["c", "d", "e"])
    #expect(context.history.map(\.number) == [3, 4, 5])
    #expect(context.history.map(\.arguments[0].text) == ["\"c\"", "\"d\"", "\"e\""])
  }

  @Test func aLimitMayComeLateAndChange() {
    say(["a", "b", "c", "d"])
    context.limitHistory(to: 3)
    #expect(context.history.map(\.number) == [2, 3, 4])
    for word in ["e", "f"] { turtle.say(word) }
    context.limitHistory(to: 4)
    for word in ["g", "h", "i"] { turtle.say(word) }
    #expect(context.history.map(\.number) == [6, 7, 8, 9])
    context.limitHistory(to: 2)
    turtle.say("j")
    #expect(context.history.map(\.arguments[0].text) == ["\"i\"", "\"j\""])
    context.verify {
      inOrder {
        for word in ["i", "j"] { expectThat(turtle).received(1...).say(word) }
      }
    }
    #expect(reporter.messages == [])
  }

  @Test func expectationsCountAllCalls() {
    context.limitHistory(to: 2)
    context.check { expectThat(turtle).receives(5).up() }
    for _ in 1...5 { turtle.up() }
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called a 6th time, expected exactly 5 times"])
    #expect(context.history.map(\.number) == [5, 6])
  }

  @Test func aResetBeginsAnewAndKeepsTheLimit() {
    context.limitHistory(to: 2)
    say(["a", "b", "c"])
    context.reset()
    say(["d", "e"])
    #expect(context.history.map(\.number) == [1, 2])
    context.verify { expectThat(turtle).received(.never).say("a") }
    #expect(reporter.messages == [])
    turtle.say("f")
    #expect(context.history.map(\.number) == [2, 3])
  }

  @Test(arguments: [0, -1]) func aHistoryKeepsAtLeastOneCall(_ count: Int) {
    context.limitHistory(to: count)
    reporter.expectMisuse(
      "a history cannot keep the last \(count) calls: say how many it keeps, 1 or more")
    say(["a", "b"])
    #expect(context.history.count == 2)
  }
}

/// Verifications report calls that were left out of the history.
struct HistoryLimitVerificationTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private static let line = #line + 4

  init() {
    context.limitHistory(to: 3)
    context.check { ignoring(turtle) }
  }

  @Test func whatIsNotFoundMayHaveBeenLeftOut() {
    turtle.up()
    for _ in 1...4 { turtle.down() }
    context.verify { expectThat(turtle).received.up() }
    #expect(
      reporter.headlines == [
        "turtle.up(): never called as far as the history goes, expected at least once"
      ])
    #expect(
      reporter.section(.calls) == [
        "the history keeps the last 3 calls; 2 older ones were left out",
        "3–5. 3 calls of turtle.down()   → :\(Self.line)",
      ])
  }

  @Test func callsOfOtherMembersMakeNoDifference() {
    for _ in 1...4 { turtle.down() }
    turtle.up()
    context.verify {
      expectThat(turtle).received.up()
      expectThat(turtle).received(.never).say(.any)
    }
    #expect(reporter.messages == [])
    context.verify { expectThat(turtle).received.say("hello") }
    #expect(reporter.headlines == [#"turtle.say("hello"): never called, expected at least once"#])
  }

  @Test func atLeastSoManyCallsAreCertain() {
    for _ in 1...4 { turtle.up() }
    context.verify { expectThat(turtle).received(2...).up() }
    #expect(reporter.messages == [])
  }

  @Test func callsThatWereFoundBeforeMakeNoDifference() {
    for _ in 1...2 { turtle.up() }
    context.verify { expectThat(turtle).received(2).up() }
    for _ in 1...3 { turtle.up() }
    context.verify { expectThat(turtle).received(3...).up() }
    context.verifyNoMoreInteractions()
    #expect(reporter.messages == [])
    context.verify { expectThat(turtle).received(5).up() }
    #expect(
      reporter.headlines == [
        "turtle.up(): called 3 times as far as the history goes, expected exactly 5 times"
      ])
  }

  @Test func callsThatAResetForgetsWhileTheyAreFoundMakeNoDifference() {
    let (context, turtle) = (context, turtle)
    let resets = Captor<Void>()
    turtle.say("hello")
    let resetting = Matcher<String?>.matching("resetting") { _ in
      guard resets.values.isEmpty else { return true }
      resets.record(())
      context.reset()
      context.check { ignoring(turtle) }
      for _ in 1...4 { turtle.up() }
      return true
    }
    context.verify { expectThat(turtle).received.say(resetting) }
    context.verify { expectThat(turtle).received(3).up() }
    #expect(
      reporter.headlines == [
        "turtle.up(): called 3 times as far as the history goes, expected exactly 3 times"
      ])
  }

  @Test func callsByNameAreNotCertain() {
    for _ in 1...4 { turtle.down() }
    context.verify {
      expectThat(turtle, methods: .equal(to: "up")).times(.never)
      expectThat(anyMock, methods: .equal(to: "up")).times(.never)
    }
    let limits = "never called as far as the history goes, expected never"
    #expect(
      reporter.headlines == [
        "any method of turtle named \"up\": \(limits)",
        "any method of any mock named \"up\": \(limits)",
      ])
  }

  @Test(.timeLimit(.minutes(10))) func aWaitEndsWhereNothingBecomesCertain() async {
    for _ in 1...4 { turtle.down() }
    await context.verify(within: .seconds(3_600)) { expectThat(turtle).received(3).down() }
    #expect(reporter.failures.count == 1)
    await context.verify(within: .seconds(3_600)) { expectThat(turtle).received(3...).down() }
    #expect(reporter.failures.count == 1)
  }

  @Test func expectedCallsThatWereLeftOutNeedNotBeVerified() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.check { expectThat(other).receives(4).up() }
    for _ in 1...4 { other.up() }
    context.verifyNoMoreInteractions()
    #expect(reporter.messages == [])
  }

  @Test func anUnexpectedCallSaysWhatIsLeftOut() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.limitHistory(to: 1_000)
    for _ in 1...1_233 { turtle.up() }
    other.up()
    let lines = reporter.section(.beforeThis)
    #expect(
      lines.prefix(2) == [
        "the history keeps the last 1,000 calls; 234 older ones were left out",
        "… 799 earlier calls",
      ])
    #expect(lines.last == "1034–1233. 200 calls of turtle.up()   → :\(Self.line)")
    #expect(context.history.last?.number == 1_234)
  }

  @Test func aHistoryOfOneCallHasNothingBeforeIt() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.limitHistory(to: 1)
    turtle.up()
    other.up()
    #expect(
      reporter.section(.beforeThis) == [
        "the history keeps the last call; 1 older one was left out"
      ])
  }

  @Test func callsAreFoundByTheirArgumentsAlongTheRing() {
    context.limitHistory(to: 100)
    for number in 1...1_000 {
      turtle.forward(number, why: "\(number % 7)")
      guard number % 10 == 0 else { continue }
      context.verify {
        expectThat(turtle).received(1...).forward(number - 5, why: .any)
        expectThat(turtle).received(1...).forward(number - 3, why: "\((number - 3) % 7)")
      }
    }
    #expect(reporter.messages == [])
    let found = context.history.filter(\.isVerified).map(\.number)
    #expect(found == (901...1_000).filter { [5, 7].contains($0 % 10) })
  }
}

/// Calls that are left out are released, outside of the context's lock.
struct HistoryLimitReleaseTests {
  var (reporter, context, nest) = recordedContext(MockEggNest.self, strictness: .nice)

  @Test func argumentsAreReleased() {
    context.limitHistory(to: 1_000)
    let eggs = EggCounter()
    for _ in 1...100_000 { nest.lay(CountedEgg(eggs)) }
    #expect(eggs.count == 1_000)
    #expect(context.history.count == 1_000)
    #expect(context.history.last?.number == 100_000)
    context.limitHistory(to: 10)
    #expect(eggs.count == 10)
    context.reset()
    #expect(eggs.count == 0)
  }

  @Test func mocksAreReleasedWithTheLastOfTheirCalls() {
    context.limitHistory(to: 10)
    weak var first: MockObject?
    for number in 1...11 {
      let nest = context.mock(MockEggNest.self, named: "nest \(number)", strictness: .nice)
      first = first ?? nest.mockObject
      nest.lay(Egg("blue"))
      if number < 11 { #expect(first != nil) }
    }
    #expect(first == nil)
  }

  @Test func whatIsReleasedMayCallTheMock() {
    context.limitHistory(to: 2)
    for _ in 1...3 { nest.lay(CountedEgg { [nest] in nest.layAll(nil, nil) }) }
    #expect(context.history.map(\.member) == ["layAll(_:_:)", "layAll(_:_:)"])
    #expect(context.history.map(\.number) == [5, 6])
  }

  @Test func threadsCallAndVerifyAtOnce() {
    context.limitHistory(to: 50)
    let (context, nest, eggs) = (context, nest, EggCounter())
    context.check { expectThat(nest).receives(800).lay(.any) }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 1...200 {
        switch thread {
        case 0..<4: nest.lay(CountedEgg(eggs))
        case 4: context.verify { expectThat(nest).received(0...).lay(.any) }
        case 5: context.verifyNoMoreInteractions()
        case 6: context.limitHistory(to: 40 + round % 20)
        default: _ = context.history
        }
      }
    }
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
    #expect(eggs.count == context.history.count)
    #expect(context.history.last?.number == 800)
  }
}

/// Counts the eggs that are there.
/// `@unchecked Sendable`: the number is behind a lock.
private final class EggCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  func add(_ step: Int) { lock.withLock { number += step } }
}

/// An egg that says when it goes.
/// `@unchecked Sendable`: it does not change.
private final class CountedEgg: Egg, @unchecked Sendable {
  private let goes: () -> Void

  init(goes: @escaping () -> Void) {
    self.goes = goes
    super.init("blue")
  }

  convenience init(_ counter: EggCounter) {
    counter.add(1)
    self.init { counter.add(-1) }
  }

  deinit { goes() }
}
