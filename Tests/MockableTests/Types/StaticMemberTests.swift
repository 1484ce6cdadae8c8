import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Timepiece {
  static func now(in zone: String) -> Int
  static var resolution: Int { get set }
  static subscript(city: String) -> Int { get }
  static func synchronize() async throws -> Bool
  func reading() -> Int
}

@Mockable protocol Stopwatch: Timepiece {
  static func best() -> Int
}

/// Code that knows no more than the type.
private struct Calendar<Clock: Timepiece> {
  func today() -> Int { Clock.now(in: "UTC") / 24 }
}

@Suite(.mockery) struct StaticMemberTests {
  @Test func aStaticMethodReturnsWhatIsExpected() {
    Mockery.current.check {
      expectThat(MockTimepiece.self).receives.now(in: "UTC").then.returns(48)
    }
    #expect(Calendar<MockTimepiece>().today() == 2)
  }

  @Test func matchersAndCountsAreTheSame() {
    Mockery.current.check {
      expectThat(MockTimepiece.self).receives(2).now(in: .startingWith("E")).then.returns(1, 2)
    }
    #expect(MockTimepiece.now(in: "EST") == 1)
    #expect(MockTimepiece.now(in: "EET") == 2)
  }

  @Test func propertiesAndSubscriptsAreReadAndWritten() {
    Mockery.current.check {
      allowing(MockTimepiece.self).receives.resolution.then.returns(10)
      expectThat(MockTimepiece.self).receives.resolution(setTo: 5)
      expectThat(MockTimepiece.self).receives.subscript("Oslo").then.returns(1)
    }
    let type: any Timepiece.Type = MockTimepiece.self
    #expect(type.resolution == 10)
    type.resolution = 5
    #expect(type["Oslo"] == 1)
  }

  @Test func asynchronousOnesSuspendAndThrow() async throws {
    Mockery.current.check {
      expectThat(MockTimepiece.self).receives.synchronize().then.returns(true)
      expectThat(MockTimepiece.self).receives.synchronize().then.throws(CancellationError())
    }
    #expect(try await MockTimepiece.synchronize())
    await #expect(throws: CancellationError.self) { try await MockTimepiece.synchronize() }
  }

  @Test func inheritedOnesBelongToTheChild() {
    Mockery.current.check {
      expectThat(MockStopwatch.self).receives.best().then.returns(9)
      expectThat(MockStopwatch.self).receives.now(in: "UTC").then.returns(24)
    }
    #expect(MockStopwatch.best() == 9)
    #expect(Calendar<MockStopwatch>().today() == 1)
  }

  @Test func mocksAndTheirTypeHaveExpectationsOfTheirOwn() {
    let piece = Mockery.current.mock(MockTimepiece.self)
    Mockery.current.check {
      expectThat(piece).receives.reading().then.returns(3)
      expectThat(MockTimepiece.self).receives.now(in: .any).then.returns(4)
    }
    #expect(piece.reading() == 3)
    #expect(MockTimepiece.now(in: "CET") == 4)
  }

  @Test func theyAreVerifiedAfterwards() {
    Mockery.current.check { allowing(MockTimepiece.self).receives.now(in: .any) }
    _ = MockTimepiece.now(in: "UTC")
    Mockery.current.verify { expectThat(MockTimepiece.self).received(.exactly(1)).now(in: "UTC") }
  }

  @Test func anUnexpectedOneIsNamedWithItsType() {
    #expect(
      headlines { context in
        context.check { expectThat(MockTimepiece.self).receives(...1).now(in: "UTC") }
        context.run { _ = MockTimepiece.now(in: "CET") }
      } == [#"MockTimepiece.now(in: "CET"): unexpected: expected "UTC" as 'in'"#])
  }

  @Test(arguments: 1...20)
  func parallelTestsDoNotMeet(_ hour: Int) async {
    Mockery.current.check {
      expectThat(MockTimepiece.self).receives(3).now(in: .any).then.returns(hour)
    }
    for _ in 1...3 {
      await Task.yield()
      #expect(MockTimepiece.now(in: "UTC") == hour)
    }
  }
}

@Suite(.serialized) struct StaticMemberWithoutTraitTests {
  @Test func theOnlyContextThatExpectsCallsIsFound() {
    let context = Mockery()
    context.check { expectThat(MockHourglass.self).receives.turn().then.returns(1) }
    #expect(MockHourglass.turn() == 1)
    assertContextSatisfied(context)
  }

  @Test func severalContextsAreMisuse() {
    let reporters = [RecordingReporter(), RecordingReporter()]
    let contexts = reporters.map { Mockery(reporter: $0) }
    for context in contexts {
      context.check { allowing(MockHourglass.self).receives.turn().then.returns(1) }
    }
    #expect(MockHourglass.turn() == 0)
    for reporter in reporters {
      #expect(
        reporter.failures.map(\.message) == [
          "a static member of MockHourglass was called, and 2 contexts expect calls of it: "
            + "give each test the trait .mockery, or make the call inside context.run { … }"
        ])
      #expect(reporter.failures.map(\.kind) == [.misuse])
    }
    #expect(contexts[0].run { MockHourglass.turn() } == 1)
  }

  @Test func aContextThatHasEndedIsNotAsked() {
    do {
      let past = Mockery()
      past.check { allowing(MockHourglass.self).receives.turn().then.returns(1) }
    }
    let context = Mockery()
    context.check { expectThat(MockHourglass.self).receives.turn().then.returns(2) }
    #expect(MockHourglass.turn() == 2)
    assertContextSatisfied(context)
  }
}

@Mockable protocol Hourglass {
  static func turn() -> Int
}
