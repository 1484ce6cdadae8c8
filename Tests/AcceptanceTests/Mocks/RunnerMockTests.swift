import Foundation
import Mocky
import MockyTestSupport
import Testing

@Suite struct RunnerMockTests: RecordedSuite {
  var (reporter, context) = recordedContext()
  private let mock: MockRunner
  private var runner: any Runner { mock }
  private let seen = Captor<String>()

  init() {
    mock = context.mock(MockRunner.self)
  }

  @Test func aSendableClosureRunsOnAnotherThread() async {
    let done = context.states("job").startsAs("waiting")
    context.check {
      allowing(mock).receives.background(.any, priority: .greaterThan(5)).then.performs { job, _ in
        Thread.detachNewThread(job)
      }
      allowing(mock).receives.background(.any, priority: 1)
    }
    runner.background({ Issue.record("must not run") }, priority: 1)
    runner.background({ done.transition(to: "done") }, priority: 9)
    await context.waitUntil(done.equals("done"), timeout: .seconds(600))
    expectNoFailure()
  }

  @Test func anInoutArgumentIsReadAndWritten() {
    let counters = Captor<Int>()
    context.check {
      expectThat(mock).receives.bump(1, by: 10).then.performs { counter, step in
        counter.value += step
        return counter.value > counter.valueAtCall
      }
      expectThat(mock).receives.bump(.greaterThan(10), by: 5).then.runs { counter, _ in
        counter.value = 100
      }.then.returns(true)
      expectThat(mock).receives.bump(.capturing(into: counters), by: .any).then.performs {
        $0.value -= $1
        return false
      }
      expectThat(mock).receives.bump(0, by: .any).then.returns(false)
    }
    var counter = 1
    #expect(runner.bump(&counter, by: 10))
    #expect(counter == 11)
    #expect(runner.bump(&counter, by: 5))
    #expect(counter == 100)
    #expect(!runner.bump(&counter, by: 1))
    #expect(counter == 99)
    #expect(counters.values == [100])
    counter = 0
    #expect(!runner.bump(&counter, by: 1))
    #expect(counter == 0)
    expectNoFailure()
  }

  @Test func whatAnInoutArgumentWasIsVerifiedAfterwards() {
    let nice = context.mock(MockRunner.self, named: "nice", strictness: .nice)
    context.check {
      allowing(nice).receives.bump(5, by: .any).then.performs { counter, _ in
        counter.value = 6
        return true
      }
    }
    var counter = 5
    _ = nice.bump(&counter, by: 1)
    context.verify {
      expectThat(nice).received.bump(5, by: 1)
    }
    #expect(counter == 6)
    expectNoFailure()
  }

  @Test func anInoutArgumentIsWrittenBackWhenTheCallSuspendsAndThrows() async throws {
    context.check {
      expectThat(mock).receives.append(to: ["a"]).then.performs {
        await Task.yield()
        $0.value.append("b")
      }
      expectThat(mock).receives.append(to: .count(2)).then.performs { list in
        list.value.append("c")
        throw StoreError.full
      }
    }
    var list = ["a"]
    try await runner.append(to: &list)
    #expect(list == ["a", "b"])
    await #expect(throws: StoreError.full) { try await runner.append(to: &list) }
    #expect(list == ["a", "b", "c"])
    expectNoFailure()
  }

  @Test func anAsynchronousClosureIsAwaited() async throws {
    context.check {
      expectThat(mock).receives.launch(.any).then.performs { try await $0(1) }
      expectThat(mock).receives.launch(.any).then.performs { job in
        let first = try await job(2)
        let second = try await job(3)
        return "\(first) and \(second)"
      }
      expectThat(mock).receives.measure(.any).then.performs { await $0() * 2 }
    }
    let first = try await runner.launch { "job \($0)" }
    #expect(first == "job 1")
    await #expect(throws: StoreError.missing("3")) {
      try await mock.launch { number in
        guard number < 3 else { throw StoreError.missing("\(number)") }
        return "job \(number)"
      }
    }
    var count = 0
    let measured = await runner.measure {
      count += 1
      await Task.yield()
      return 21
    }
    #expect(measured == 42)
    #expect(count == 1)
    expectNoFailure()
  }

  @Test func closuresAndInoutArgumentsAreShownInFailures() {
    let expected = #line + 2
    context.check {
      expectThat(mock).receives.bump(1, by: .lessThan(3)).then.runs { counter, _ in
        counter.value = 50
      }.then.returns(true)
      allowing(mock).receives.now(.any).then.returns("")
      allowing(mock).receives.later(.any)
      allowing(mock).receives.background(.any, priority: 3)
    }
    var counter = 1
    _ = runner.bump(&counter, by: 2)
    _ = runner.now { "\($0)" }
    runner.later { _ in }
    runner.background({}, priority: 3)
    let called = #line + 1
    _ = runner.bump(&counter, by: 4)
    #expect(
      reporter.headlines == [
        "runner.bump(50, by: 4): unexpected: all expected calls of bump(_:by:) were made before"
      ])
    #expect(reporter.lines == [called])
    #expect(
      reporter.closestArguments == [
        "1         ✗ expected 1",
        "got 50",
        "by        ✗ expected less than 3",
        "got 4",
      ])
    #expect(
      reporter.section(.beforeThis) == [
        "1. runner.bump(1, by: 2)                       → :\(expected)",
        "2. runner.now(a closure)                       → :\(expected + 3)",
        "3. runner.later(a closure)                     → :\(expected + 4)",
        "4. runner.background(a closure, priority: 3)   → :\(expected + 5)",
      ])
  }
}
