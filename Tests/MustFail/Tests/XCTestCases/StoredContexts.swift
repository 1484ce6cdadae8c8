import Mocky
import Publishing
import XCTest

/// XCTest makes stored properties before any test runs.
final class StoredContext: XCTestCase {
  private let context = Mockery()
  private lazy var subscriber: MockSubscriber = context.mock()

  override func tearDown() { assertContextSatisfied(context) }

  func testWithAnUnexpectedCall() {
    Publisher(subscriber).publish("hello")  // unexpected in a stored context
  }

  func testWithAnUnsatisfiedExpectation() {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unsatisfied, stored
  }

  func testWithACallFromADetachedTask() async {
    context.check { expectThat(subscriber).receives.receive("hello") }  // detached, stored
    await Publisher(subscriber).publishDetached("bye").value
  }
}

/// Nobody verifies the context, and XCTest does not release it.
final class ForgottenContext: XCTestCase {
  private let context = Mockery()  // the forgotten context

  func testForgetsToVerify() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten
  }
}

/// What fails before there is a test to fail.
final class MisuseBeforeAnyTest: XCTestCase {
  private static func makeContext() -> Mockery {
    let context = Mockery()
    _ = context.mock(MockSubscriber.self, named: "one")
    _ = context.mock(MockSubscriber.self, named: "one")  // misuse before any test
    return context
  }
  private let context = makeContext()

  func testAfterwards() { assertContextSatisfied(context) }
}
