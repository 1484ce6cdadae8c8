import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Reactor {
  func meltDown(_ reason: String) -> Never
  func scram() throws -> Never
  func run() async throws -> Never
  func burn(_ hours: Int) async -> Never
  func split(_ hours: Int) async -> (Int, Never)
  var end: Never { get async throws }
}

private struct BreederReactor: Reactor {
  func meltDown(_ reason: String) -> Never { fatalError(reason) }
  func scram() throws -> Never { throw CancellationError() }
  func run() async throws -> Never { throw CancellationError() }
  func burn(_ hours: Int) async -> Never { fatalError("burned") }
  func split(_ hours: Int) async -> (Int, Never) { fatalError("split") }
  var end: Never { get async throws { throw CancellationError() } }
}

@Suite struct NeverTests {
  @Test func aCallThatNeverReturnsIsReportedAndEndsTheProcess() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let context = Mockery(reporter: RecordingReporter())
      let reactor = context.mock(MockReactor.self)
      context.check { expectThat(reactor).receives.meltDown(.any) }
      (reactor as any Reactor).meltDown("drill")
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains(#"reactor.meltDown("drill"): no value to return, of type Never"#))
  }

  @Test func anActionMayEndTheProcessItself() async throws {
    await #expect(processExitsWith: .failure) {
      let context = Mockery(reporter: RecordingReporter())
      let reactor = context.mock(MockReactor.self)
      context.check {
        expectThat(reactor).receives.meltDown(.any).then.performs { fatalError($0) }
      }
      reactor.meltDown("drill")
    }
  }

  @Test func oneThatSuspendsMayEndTheProcessItself() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let context = Mockery(reporter: RecordingReporter())
      let reactor = context.mock(MockReactor.self)
      context.check {
        expectThat(reactor).receives.burn(.any).then.performs { fatalError("\($0) hours") }
      }
      await reactor.burn(7)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("7 hours"))
  }

  @Test(.mockery) func oneThatSuspendsThrows() async {
    let reactor = Mockery.current.mock(MockReactor.self)
    Mockery.current.check {
      expectThat(reactor).receives.run().then.throws(CancellationError())
      expectThat(reactor).receives.end.then.throws(CancellationError())
    }
    await #expect(throws: CancellationError.self) { try await reactor.run() }
    await #expect(throws: CancellationError.self) { try await reactor.end }
  }

  @Test(.mockery) func oneThatSuspendsIsForwarded() async {
    let spy = Mockery.current.spy(MockReactor.self, on: BreederReactor())
    await #expect(throws: CancellationError.self) { try await spy.run() }
    await #expect(throws: CancellationError.self) { try await spy.end }
  }

  @Test(.mockery) func oneThatThrowsThrows() {
    let reactor = Mockery.current.mock(MockReactor.self)
    Mockery.current.check {
      expectThat(reactor).receives.scram().then.throws(CancellationError())
    }
    #expect(throws: CancellationError.self) { try reactor.scram() }
  }

  @Test func oneThatThrowsSaysSoWhereNothingIsExpected() {
    let lines = headlines { context in
      #expect(throws: UnexpectedInvocation.self) { try context.mock(MockReactor.self).scram() }
    }
    #expect(lines == ["reactor.scram(): unexpected: no expectations were declared"])
  }
}
