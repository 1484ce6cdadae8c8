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
  private let context = Mockery()

  func testForgetsToVerify() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten
  }

  func testIsSatisfied() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    Publisher(subscriber).publish("hello")
  }

  func testDoesNotUseIt() {}

  func testUsesItOnAnotherThreadFirst() {
    let (context, done) = (context, expectation(description: "used"))
    Thread.detachNewThread {
      let subscriber: MockSubscriber = context.mock()
      context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, thread
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testHasACallFromADetachedTask() async {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, detached
    await Publisher(subscriber).publishDetached("bye").value
  }
}

/// Forgotten contexts of `setUp`, of an ancestor, of a struct, and a lazy one.
class ForgottenContextOfSetUp: XCTestCase {
  fileprivate(set) var context: Mockery!
  override func setUp() { context = Mockery() }

  func testForgetsToVerify() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, setUp
  }
}

final class ForgottenContextOfAnAncestor: ForgottenContextOfSetUp {
  func testForgetsToVerifyToo() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, ancestor
  }
}

final class ForgottenContextOfAStruct: XCTestCase {
  private var fixture: Fixture?
  private lazy var lazyContext = Mockery()

  func testForgetsToVerify() {
    fixture = Fixture()
    let subscriber: MockSubscriber? = fixture?.context.mock()
    fixture?.context.check {
      expectThat(subscriber!).receives.receive("hello")  // forgotten, struct
    }
  }

  func testForgetsALazyOne() {
    let subscriber: MockSubscriber = lazyContext.mock()
    lazyContext.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, lazy
  }
}

/// After the teardown blocks nobody can tell whether `tearDown` verifies the context.
final class ForgottenContextWithATearDown: XCTestCase {
  private let context = Mockery()  // the forgotten context

  override func tearDown() {}

  func testForgetsToVerify() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, tearDown
  }
}

/// Calls that come after the test, for which each class waits in its own way before it verifies.
class WaitingTearDown: XCTestCase {
  fileprivate let context = Mockery()
  private lazy var subscriber: MockSubscriber = context.mock()

  fileprivate func isCalledLater() {
    context.check { expectThat(subscriber).receives.receive("hello") }
    let publisher = Publisher(subscriber)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { publisher.publish("hello") }
  }

  fileprivate func isNeverCalled() {
    context.check { expectThat(subscriber).receives.receive("hello") }  // waited for
  }

  fileprivate func waitAndAssert() {
    assertContextEventuallySatisfied(context, timeout: .seconds(0.5))
  }
}

final class WaitingSyncTearDown: WaitingTearDown {
  func testIsCalledLater() { isCalledLater() }
  func testIsNeverCalled() { isNeverCalled() }
  override func tearDown() { waitAndAssert() }
}

final class WaitingThrowingTearDown: WaitingTearDown {
  func testIsCalledLater() { isCalledLater() }
  func testIsNeverCalled() { isNeverCalled() }
  override func tearDownWithError() throws { waitAndAssert() }
}

final class WaitingAsyncTearDown: WaitingTearDown {
  func testIsCalledLater() { isCalledLater() }
  func testIsNeverCalled() { isNeverCalled() }
  override func tearDown() async throws {
    await assertContextEventuallySatisfied(context, timeout: .seconds(0.5))
  }
}

final class WaitingTeardownBlock: WaitingTearDown {
  override func setUp() { addTeardownBlock { [self] in waitAndAssert() } }
  func testIsCalledLater() { isCalledLater() }
  func testIsNeverCalled() { isNeverCalled() }
}

final class WaitingInvocation: WaitingTearDown {
  func testIsCalledLater() { isCalledLater() }
  func testIsNeverCalled() { isNeverCalled() }
  override func invokeTest() {
    super.invokeTest()
    waitAndAssert()
  }
}

/// A context that its tests share is theirs together, though each of them keeps it in a property.
final class KeptSharedContext: XCTestCase {
  private static let shared = Captor<Mockery>()
  private var context: Mockery!

  override class func setUp() { shared.record(Mockery()) }
  override func setUp() { context = Self.shared.last }
  override class func tearDown() {
    if shared.last?.isSatisfied != true { print("the shared context was not left alone") }
  }

  func test1() {
    let subscriber: MockSubscriber = context.mock(named: "subscriber")
    context.check { expectThat(subscriber).receives.receive("hello") }
    Self.publisher.record(Publisher(subscriber))
  }

  func test2() { Self.publisher.last?.publish("hello") }

  private static let publisher = Captor<Publisher>()
}

/// A mistake before any test fails the test that uses the context.
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

  override func tearDown() {}

  func testForgetsToVerify() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten, handler
    XCTAssertEqual(handler, 0)
  }
}
