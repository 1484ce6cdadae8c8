import Mocky
import MockyTestSupport
import Testing
import XCTest

/// Calls fulfill expectations of XCTest: OCMock 2.12.
final class XCTestFulfillmentTests: XCTestCase {
  func testACallFulfillsAnExpectation() {
    let context = Mockery(testCase: self)
    let turtle = context.mock(MockTurtle.self)
    let moved = expectation(description: "moved")
    moved.expectedFulfillmentCount = 2
    context.check {
      expectThat(turtle).receives(2).count().then.fulfills(moved).then.returns(3)
    }

    DispatchQueue.global().async {
      XCTAssertEqual(turtle.count(), 3)
      XCTAssertEqual(turtle.count(), 3)
    }

    wait(for: [moved], timeout: 5)
  }

  func testAnActionSaysWhatItFulfills() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    let moved = XCTestExpectation(description: "moved")
    context.check { expectThat(turtle).receives(.never).up().then.fulfills(moved) }
    XCTAssertEqual(
      reporter.messages,
      [
        "a call that is expected never does nothing: "
          + "fulfills the expectation \"moved\" can never happen"
      ])
  }
}

/// Asks a question whenever it is fulfilled.
///
/// `@unchecked Sendable`: as its superclass; the question is a constant.
private final class AskingExpectation: XCTestExpectation, @unchecked Sendable {
  private let question: @Sendable () -> Void

  init(_ question: @escaping @Sendable () -> Void) {
    self.question = question
    super.init(description: "asking")
  }

  // Apple's XCTest does not ask for the place.
  #if canImport(Darwin)
    override func fulfill() { question() }
  #else
    override func fulfill(_ file: StaticString = #file, line: Int = #line) { question() }
  #endif
}

/// Whoever waited for an XCTest expectation verifies at once.
final class FulfillmentOrderTests: XCTestCase {
  private let answers = Captor<Bool>()

  func testWhoWaitsFindsTheCallFinished() {
    let context = Mockery(testCase: self)
    let turtle = context.mock(MockTurtle.self)
    let asking = AskingExpectation { [answers] in answers.record(context.isSatisfied) }
    context.check { expectThat(turtle).receives.count().then.fulfills(asking).then.returns(3) }

    XCTAssertEqual(turtle.count(), 3)
    XCTAssertEqual(answers.values, [true])
  }

  func testTheCallIsNotFinishedWhileSomethingIsLeftToBeDone() {
    let context = Mockery(testCase: self)
    let turtle = context.mock(MockTurtle.self)
    let pen = context.states("pen")
    let asking = AskingExpectation { [answers] in answers.record(context.isSatisfied) }
    context.check {
      expectThat(turtle).receives.up().then.fulfills(asking).then.state(pen, becomes: "up")
    }

    turtle.up()
    XCTAssertEqual(answers.values, [false])
  }
}

/// Calls confirm confirmations of Swift Testing.
struct ConfirmationTests {
  @Test(.mockery) func aCallConfirmsAConfirmation() async throws {
    let turtle = Mockery.current.mock(MockTurtle.self)
    try await confirmation("fetched", expectedCount: 2) { fetched in
      Mockery.current.check {
        expectThat(turtle).receives(2).fetch(.any).then.fulfills(fetched).then.returns("x")
      }
      let texts = [try await turtle.fetch(1), try await turtle.fetch(2)]
      #expect(texts == ["x", "x"])
    }
  }
}
