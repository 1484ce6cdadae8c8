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

/// The same, and the context is still there.
final class LateCallsOfAStoredContext: XCTestCase {
  private let context = Mockery()  // the stored context of the late call

  func test1StartsAThreadThatCallsLater() {
    let subscriber: MockSubscriber = context.mock()
    Latecomer.shared.start { Publisher(subscriber).publish("too late") }
    assertContextSatisfied(context)
  }

  func test2IsRunningWhenItCalls() { Latecomer.shared.finish() }
}

/// The same, and the mock is older than its test, too.
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
