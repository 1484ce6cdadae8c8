import Mocky
import MockyTestSupport
import Testing
import XCTest

/// An action many times at once.
@Suite(.timeLimit(.minutes(10)))
struct BlitzerTests {
  struct Broken: Error {}
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func inTasksAllIsDoneAndWhatOneThrowsIsTold() async throws {
    let done = Captor<Int>()
    let blitz = await #expect(throws: Blitz.self) {
      try await Blitzer(actions: 12, workers: 3).inTasks { number in
        done.record(number)
        if number == 7 { throw Broken() }
      }
    }
    #expect(done.values.sorted() == Array(0..<12))
    #expect(blitz?.actions == 12)
    #expect(blitz?.finished == 12)
    #expect(blitz?.errors.map(\.number) == [7])
    #expect(blitz?.errors.first?.error is Broken)
    #expect(blitz?.unfinished == [])
  }

  @Test func whatDoesNotFinishIsNamed() async throws {
    let (gate, done) = (Gate(), Captor<Int>())
    let running = Task {
      try await Blitzer(actions: 4, workers: 2).inTasks { number in
        if number == 2 { await gate.pass() } else { done.record(number) }
      }
    }
    await context.waitUntil(gate.holds(1), timeout: .seconds(600))
    while done.values.count < 3 { await Task.yield() }
    running.cancel()
    let blitz = await #expect(throws: Blitz.self) { try await running.value }
    #expect(done.values.sorted() == [0, 1, 3])
    #expect(blitz?.finished == 3)
    #expect(blitz?.unfinished == [2])
  }

  @Test func aBlitzThatIsOverTimeEnds() async throws {
    let gate = Gate()
    let blitz = await #expect(throws: Blitz.self) {
      try await Blitzer(actions: 5, workers: 2, timeout: .zero).inTasks { _ in await gate.pass() }
    }
    #expect(blitz?.finished == 0)
  }

  @Test func nothingIsDoneAtOnce() async throws {
    let blitz = try await Blitzer(actions: 0, workers: 3).inTasks { _ in throw Broken() }
    #expect(blitz.finished == 0)
  }

  @Test func aMockThatIsBlitzedLosesNoCall() async throws {
    context.check {
      expectThat(turtle).receives(1000).count().then.returns(1)
      expectThat(turtle).receives(1000).fetch(.any)
    }
    let blitz = try await Blitzer(actions: 1000).inTasks { [turtle] number in
      #expect(turtle.count() == 1)
      _ = try await turtle.fetch(number)
    }
    #expect(blitz.finished == 1000)
    #expect(blitz.throughput > 0)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func wrongCallsOfABlitzAreFailuresOfTheirContext() async throws {
    context.check { expectThat(turtle).receives(10).up() }
    try await Blitzer(actions: 11).inTasks { [turtle] _ in turtle.up() }
    context.assertSatisfied()
    #expect(reporter.headlines == ["turtle.up(): called an 11th time, expected exactly 10 times"])
  }
}

/// A blitzer calls from threads.
final class BlitzerOnThreadsTests: XCTestCase {
  struct Broken: Error {}

  private static var headline: Regex<Substring> {
    /12 actions on 3 threads in [0-9.]+ seconds: [0-9]+ a second/
  }

  func testAllIsDoneAndWhatOneThrowsIsTold() {
    let done = Captor<Int>()
    XCTAssertThrowsError(
      try Blitzer(actions: 12, workers: 3).onThreads { number in
        done.record(number)
        if number == 7 { throw Broken() }
      }
    ) { error in
      let blitz = error as? Blitz
      XCTAssertEqual(blitz?.finished, 12)
      XCTAssertEqual(blitz?.errors.map(\.number), [7])
      let lines = blitz?.description.split(separator: "\n") ?? []
      XCTAssert(lines.first?.wholeMatch(of: Self.headline) != nil, "\(lines)")
      XCTAssertEqual(lines.dropFirst(), ["  threw", "      action 7: Broken()"])
    }
    XCTAssertEqual(done.values.sorted(), Array(0..<12))
  }

  func testAMockThatIsBlitzedLosesNoCall() throws {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    context.check { expectThat(turtle).receives(1000).up() }
    let blitz = try Blitzer(actions: 1000, workers: 4).onThreads { _ in turtle.up() }
    context.assertSatisfied()
    XCTAssertEqual(reporter.messages, [])
    XCTAssertEqual(blitz.finished, 1000)
  }

  func testTheMainActorGoesOnMeanwhile() throws {
    let done = Captor<Int>()
    try Blitzer(actions: 1, workers: 1).onThreads { number in
      let turn = DispatchSemaphore(value: 0)
      DispatchQueue.main.async {
        done.record(number)
        turn.signal()
      }
      turn.wait()
    }
    XCTAssertEqual(done.values, [0])
  }

  func testWhatDoesNotFinishIsNamed() {
    let never = DispatchSemaphore(value: 0)
    XCTAssertThrowsError(
      try Blitzer(actions: 5, workers: 2, timeout: 0.2).onThreads { _ in never.wait() }
    ) { error in
      let blitz = error as? Blitz
      XCTAssertEqual(blitz?.finished, 0)
      XCTAssertEqual(blitz?.unfinished, [0, 1])
      XCTAssertEqual(
        blitz?.description.split(separator: "\n").dropFirst().joined(separator: "\n"),
        """
          did not finish
              action 0
              action 1
          not begun  3 actions
        """)
    }
    never.signal()
    never.signal()
  }
}
