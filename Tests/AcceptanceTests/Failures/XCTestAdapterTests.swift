import Mocky
import MockyTestSupport
import XCTest

final class MockeryTestCaseTests: MockeryTestCase {
  func testEachTestHasAContext() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    XCTAssertEqual(turtle.mockObject.name, "turtle")
    XCTAssert(context.isSatisfied)
  }

  func testTheContextIsNotThatOfAnotherTest() {
    XCTAssertEqual(context.mock(MockTurtle.self).mockObject.name, "turtle")
    XCTAssert(context === context)
  }

  /// All threads that ask first at once get one context.
  func testTheContextIsMadeOnceHoweverManyThreadsAsk() {
    // A test case is not `Sendable`; this one waits for all threads.
    nonisolated(unsafe) let testCase = self
    let (found, start) = (Captor<Mockery>(), Gate())
    let threads = (0..<16).map { _ in
      OwnThread {
        while !start.isOpen {}
        found.record(testCase.context)
      }
    }
    start.open()
    for thread in threads { thread.wait() }
    XCTAssertEqual(Set(found.values.map(ObjectIdentifier.init)).count, 1)
    XCTAssert(found.last === context)
  }

  func testAsyncTestsHaveItToo() async throws {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.fetch(1).then.returns("one") }
    let fetched = try await turtle.fetch(1)
    XCTAssertEqual(fetched, "one")
  }
}

final class MockeryInXCTestTests: XCTestCase {
  private let stored = Mockery()
  private var fromSetUp: Mockery!

  override func setUp() { fromSetUp = Mockery() }

  override func tearDown() {
    assertContextSatisfied(stored)
    assertContextSatisfied(fromSetUp)
  }

  func testAContextForTheTestCase() {
    let context = Mockery(testCase: self)
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    XCTAssert(context.isSatisfied)
  }

  func testAContextFromSetUp() {
    let turtle: MockTurtle = fromSetUp.mock()
    fromSetUp.check { expectThat(turtle).receives.up() }
    turtle.up()
    XCTAssertEqual(turtle.mockObject.name, "turtle")
  }

  func testAStoredContext() {
    let turtle: MockTurtle = stored.mock()
    stored.check { expectThat(turtle).receives.up() }
    turtle.up()
    XCTAssertEqual(turtle.mockObject.name, "turtle")
  }
}
