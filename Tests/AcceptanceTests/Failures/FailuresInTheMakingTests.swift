import Foundation
import Mocky
import MockyTestSupport
import Testing

/// A failure counts from the moment of its call; what describes it may take longer.
@Suite(.timeLimit(.minutes(10)))
struct FailuresInTheMakingTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  init() {
    Self.lookUpSymbols()
  }

  /// The first look at the stack of a process takes long, which is not what is tested here.
  private static func lookUpSymbols() {
    let turtle = Mockery(reporter: RecordingReporter()).mock(MockTurtle.self)
    call(turtle, Tortoise("quick")).wait()
  }

  /// Calls on a thread of its own, from the one place that is known by then.
  private static func call(_ turtle: MockTurtle, _ tortoise: Tortoise) -> OwnThread {
    OwnThread { turtle.take(tortoise) }
  }

  @Test func anAssertionWaitsForTheTextOfAFailureOnAnotherThread() {
    let slow = SlowlyDescribed { Thread.sleep(forTimeInterval: 0.3) }
    let call = Self.call(turtle, slow.turtle)
    slow.isBeingDescribed.wait()
    #expect(!context.isSatisfied)
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        "turtle.take(tortoise slow): unexpected: no expectations were declared"
      ])
    call.wait()
    #expect(reporter.failures.count == 1)
  }

  @Test func aWaitEndsWithTheWholeFailure() async {
    let slow = SlowlyDescribed { Thread.sleep(forTimeInterval: 0.3) }
    context.check { expectThat(turtle).receives.up() }
    let call = Self.call(turtle, slow.turtle)
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(reporter.headlines.first?.hasPrefix("turtle.take(tortoise slow): unexpected") == true)
    call.wait()
    #expect(reporter.failures.count == 1)
  }

  @Test func aReleasedContextWaitsForTheText() {
    let slow = SlowlyDescribed { Thread.sleep(forTimeInterval: 0.3) }
    let call: OwnThread
    do {
      let turtle = Mockery(reporter: reporter).mock(MockTurtle.self)
      call = Self.call(turtle, slow.turtle)
      slow.isBeingDescribed.wait()
    }
    call.wait()
    #expect(reporter.failures.count == 1)
  }

  @Test func aTextThatTakesTooLongIsToldInOneLine() {
    let goOn = DispatchSemaphore(value: 0)
    let slow = SlowlyDescribed { goOn.wait() }
    let call = Self.call(turtle, slow.turtle)
    slow.isBeingDescribed.wait()
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        "turtle.take(_:): unexpected; describing the call takes longer than 10 seconds"
      ])
    goOn.signal()
    call.wait()
    #expect(reporter.failures.count == 1)
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
  }

  @Test func aFailureThatBeginsWhileOthersAreReportedHasItsText() {
    let slow = SlowlyDescribed { Thread.sleep(forTimeInterval: 0.3) }
    let reporter = InterruptedReporter()
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    OwnThread { context.check { expectThat(turtle).receives(.exactly(-1)).up() } }.wait()
    #expect(reporter.headlines == [])
    reporter.interrupt {
      _ = Self.call(turtle, slow.turtle)
      slow.isBeingDescribed.wait()
    }
    assertContextSatisfied(context)
    #expect(
      reporter.headlines.last
        == "turtle.take(tortoise slow): called after its context was verified")
  }

  @Test func aNoteThatBeginsWhileItsRootIsReportedHasItsText() {
    let slow = SlowlyDescribed { Thread.sleep(forTimeInterval: 0.3) }
    let reporter = InterruptedReporter()
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    OwnThread { turtle.up() }.wait()
    reporter.interrupt {
      _ = Self.call(turtle, slow.turtle)
      slow.isBeingDescribed.wait()
    }
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
    #expect(reporter.notes.count == 1)
    let notes = reporter.notes.first?.section(.afterThis) ?? []
    #expect(notes.count == 1 && notes[0].contains("turtle.take(tortoise slow): "))
  }

  @Test func nobodyWaitsForATextOfTheirOwnThread() {
    let slow = SlowlyDescribed { [context] in assertContextSatisfied(context) }
    let before = Date()
    turtle.take(slow.turtle)
    #expect(Date().timeIntervalSince(before) < 9.9)
    #expect(
      reporter.headlines == [
        "turtle.take(tortoise slow): unexpected: no expectations were declared"
      ])
  }

  @Test func whatOtherFailuresComeMeanwhileIsNotedOnTheFirst() {
    let goOn = DispatchSemaphore(value: 0)
    let slow = SlowlyDescribed { goOn.wait() }
    let call = Self.call(turtle, slow.turtle)
    slow.isBeingDescribed.wait()
    let line = #line + 1
    turtle.up()
    #expect(reporter.failures.isEmpty)
    goOn.signal()
    call.wait()
    #expect(
      reporter.headlines == [
        "turtle.take(tortoise slow): unexpected: no expectations were declared"
      ])
    assertContextSatisfied(context)
    #expect(
      reporter.notes == [
        """
          after this
              FailuresInTheMakingTests.swift:\(line): turtle.up(): unexpected: no expectations were declared
        """
      ])
  }
}

/// An argument that says what it is only after something else has happened.
private struct SlowlyDescribed: Sendable {
  let isBeingDescribed = DispatchSemaphore(value: 0)
  let turtle: Tortoise

  init(_ whenDescribed: @escaping @Sendable () -> Void) {
    let first = Once { [isBeingDescribed] in
      isBeingDescribed.signal()
      whenDescribed()
    }
    turtle = Tortoise("slow") { first() }
  }
}

/// Reaches the test after an interruption, in which another thread may begin to fail.
private final class InterruptedReporter: FailureReporter {
  private let recorded = RecordingReporter()
  private let interruption = Locked(Optional<@Sendable () -> Void>.none)
  private let isInterrupted = Locked(false)

  var headlines: [String] { recorded.headlines }
  var notes: [String] { recorded.notes }

  func interrupt(_ interruption: @escaping @Sendable () -> Void) {
    self.interruption.withLock { $0 = interruption }
  }

  var reachesTest: Bool {
    guard !isInterrupted.value, let interruption = interruption.value else {
      return isInterrupted.value
    }
    isInterrupted.withLock { $0 = true }
    interruption()
    return true
  }

  func report(_ failure: MockFailure) { recorded.report(failure) }

  func add(notes: String, to failure: MockFailure) { recorded.add(notes: notes, to: failure) }
}
