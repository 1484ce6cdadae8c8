import Mocky
import Publishing
import XCTest

/// The first test starts a thread that calls when the second one is running.
final class LateCalls: XCTestCase {
  func test1StartsAThreadThatCallsLater() {
    let context = Mockery()  // the context of the late call
    let subscriber: MockSubscriber = context.mock()
    Latecomer.shared.start { Publisher(subscriber).publish("too late") }
    assertContextSatisfied(context)
  }

  func test2IsRunningWhenItCalls() { Latecomer.shared.finish() }
}

/// Late calls of a context that is still there.
final class LateCallsOfAStoredContext: XCTestCase {
  private let context = Mockery()  // the stored context of the late call

  func test1StartsAThreadThatCallsLater() {
    let subscriber: MockSubscriber = context.mock()
    Latecomer.shared.start { Publisher(subscriber).publish("too late") }
    assertContextSatisfied(context)
  }

  func test2IsRunningWhenItCalls() { Latecomer.shared.finish() }
}

/// Late calls of a mock that is older than its test.
final class LateCallsOfAStoredMock: XCTestCase {
  private static func makeMock() -> (Mockery, MockSubscriber) {
    let context = Mockery()
    return (context, context.mock())
  }
  private let made = makeMock()

  func test1StartsAThreadThatCallsLater() {
    let subscriber = made.1
    Latecomer.shared.start { Publisher(subscriber).publish("too late") }
    assertContextSatisfied(made.0)
  }

  func test2IsRunningWhenItCalls() { Latecomer.shared.finish() }
}

/// A thread calls in the last moment of the process.
final class CallsAtTheEnd: XCTestCase {
  /// An argument that takes its time to say what it is.
  struct Slow: Sendable, CustomStringConvertible {
    var description: String {
      Thread.sleep(forTimeInterval: 0.6)
      return "slow"
    }
  }

  private static let context = Mockery()

  func testStartsAThreadThatCallsAtOnce() {
    let context = Self.context
    let log = context.mockFunction(named: "log", as: (@Sendable (Slow) -> Void).self).function
    assertContextSatisfied(context)
    Latecomer.shared.start { log(Slow()) }
    Latecomer.shared.letGo()
  }
}

/// Calls of code that nobody waits for, and that the first tests don't care about.
final class FireAndForget: XCTestCase {
  private let context = Mockery()
  private lazy var subscriber = context.mock(MockSubscriber.self, strictness: .nice)

  override func tearDown() { assertContextSatisfied(context) }

  func test1StartsAThreadThatCallsLater() {
    let subscriber = subscriber
    Latecomer.shared.start { Publisher(subscriber).publish("late") }
  }

  func test2IsRunningWhenItCalls() { Latecomer.shared.finish() }

  func test3AllowsTheCall() {
    let strict = context.mock(MockSubscriber.self)
    context.check { allowing(anyMock, methods: .any) }
    Latecomer.shared.start { Publisher(strict).publish("late") }
  }

  func test4IsRunningWhenItCalls() { Latecomer.shared.finish() }
}
