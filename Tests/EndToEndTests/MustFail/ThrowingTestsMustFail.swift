import XCTest

/// A test that ends by throwing fails once: for what it throws, or for what that stands for.
final class ThrowingTestsMustFail: MustFailTestCase {
  private let neverCalled = "subscriber.receive(\"hello\"): never called, expected once"

  func testAnErrorOfTheTestsOwnExplainsWhatWasNotCalled() throws {
    for test in ["throwsBeforeItHasCalled", "requiresInVain"] {
      let run = try CaseRun(.swiftTesting, "ThrowingTests", test)
      XCTAssertEqual(run.issues.map(\.test), [test], run.output)
      XCTAssertFalse(run.issues.map(\.text).contains { $0.contains(neverCalled) }, run.output)
      XCTAssert(run.output.contains(neverCalled), run.output)
    }
    let run = try CaseRun(.xctest, "ThrowingTests", "testThrowsBeforeItHasCalled")
    XCTAssert(run.output.contains("threw error \"no such file\""), run.output)
    XCTAssert(run.output.contains(neverCalled), run.output)
    XCTAssert(run.output.contains("Executed 1 test, with 1 failure (1 unexpected)"), run.output)
  }

  func testTheErrorOfACallIsKnownByItselfAndNotByItsText() throws {
    let same = try CaseRun(.xctest, "ThrowingTests", "testThrowsAnErrorThatSaysTheSame")
    XCTAssert(same.output.contains("with 2 failures (1 unexpected)"), same.output)
    let own = try CaseRun(.xctest, "ThrowingTests", "testThrowsTheErrorOfItsCall")
    XCTAssert(own.output.contains("with 1 failure (0 unexpected)"), own.output)
    let other = try CaseRun(.swiftTesting, "ThrowingTests", "throwsAnErrorOfAnotherContext")
    XCTAssertEqual(other.issues.map(\.test), ["throwsAnErrorOfAnotherContext"], other.output)
  }
}
