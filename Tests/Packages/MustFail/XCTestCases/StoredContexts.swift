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

/// Tests share a context that is older than they are.
final class SharedContext: XCTestCase {
  private static let context = Mockery()
  private var subscriber: MockSubscriber!

  override class func setUp() { _ = context }
  override func setUp() { subscriber = Self.context.mock() }
  override func tearDown() { assertContextSatisfied(Self.context) }

  func test1() {
    Self.context.check { expectThat(subscriber).receives.receive("hello") }  // shared, first
  }

  func test2() {
    Self.context.check { expectThat(subscriber).receives.receive("hello") }  // shared, second
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

/// Nobody verifies the context, and somebody else wants to be called at the end of the process, as the
/// writer of coverage data does.
final class ForgottenContextAndAHandler: XCTestCase {
  private lazy var context = Mockery()
  /// Handlers that were entered first are called last: this one after that of Mocky, which begins with
  /// the first test.
  private let handler: Int32 = atexit {
    FileHandle.standardError.write(Data("the other handler was called\n".utf8))
  }

  func testForgetsToVerify() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, handler
    XCTAssertEqual(handler, 0)
  }
}
