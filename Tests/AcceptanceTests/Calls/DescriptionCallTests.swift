import Foundation
import Mocky
import MockyTestSupport
import Testing

/// A description that a failure shows may call mocks: these calls get default values and are not
/// recorded. Calls of tasks and threads that it begins are calls of the test.
@Suite(.timeLimit(.minutes(10)))
struct DescriptionCallTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  /// Has a failure of another context describe a value, which runs the body.
  private func describe(_ body: @escaping @Sendable () -> Void) {
    let (reporter, context, stranger) = recordedContext(MockTurtle.self)
    stranger.take(Tortoise("Tom", whenLookedAt: body))
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
  }

  @Test func aTaskThatADescriptionBeginsMakesCallsOfTheTest() async {
    let tasks = Captor<Task<Int, Never>>()
    context.check { expectThat(turtle).receives.count().then.returns(3) }
    describe { [turtle] in
      if tasks.values.isEmpty { tasks.record(Task { turtle.count() }) }
    }
    #expect(await tasks.last?.value == 3)
    assertContextSatisfied(context)
    #expect(reporter.headlines == [])
  }

  @Test func aTaskThatADescriptionBeginsCanFailTheTest() async {
    let tasks = Captor<Task<Void, Never>>()
    describe { [turtle] in
      if tasks.values.isEmpty { tasks.record(Task { turtle.up() }) }
    }
    await tasks.last?.value
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
  }

  @Test func aThreadThatADescriptionWaitsForMakesCallsOfTheTest() {
    let counted = Captor<Int>()
    context.check { expectThat(turtle).receives.count().then.returns(3) }
    describe { [turtle] in
      guard counted.values.isEmpty else { return }
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        counted.record(turtle.count())
        isDone.signal()
      }.start()
      isDone.wait()
    }
    #expect(counted.values == [3])
    assertContextSatisfied(context)
    #expect(reporter.headlines == [])
  }

  @Test func aDescriptionInADescriptionEndsNothing() {
    let counted = Captor<Int>()
    let inner = Tortoise("Tim") { [turtle] in counted.record(turtle.count()) }
    describe { [turtle] in
      _ = Matcher.equal(to: inner).description
      counted.record(turtle.count())
    }
    #expect(Set(counted.values) == [0])
    #expect(counted.values.count >= 2)
    context.verify { expectThat(turtle).received(.never).count() }
    #expect(reporter.headlines == [])
  }

  @Test func callsAfterADescriptionAreCallsOfTheTest() {
    describe {}
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
  }
}
