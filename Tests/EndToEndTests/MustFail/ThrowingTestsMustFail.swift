import Foundation
import Testing

/// A test that ends by throwing fails once: for what it throws, or for what that stands for.
@Suite(.ofTheScratchPackage)
struct ThrowingTestsMustFail {
  private let neverCalled = "subscriber.receive(\"hello\"): never called, expected once"

  @Test func anErrorOfTheTestsOwnExplainsWhatWasNotCalled() async throws {
    for test in ["throwsBeforeItHasCalled", "requiresInVain"] {
      let run = try await CaseRun(.swiftTesting, "ThrowingTests", test)
      #expect(run.issues.map(\.test) == [test], "\(run.output)")
      #expect(run.output.contains("\(neverCalled), when the test ended"), "\(run.output)")
    }
    let error = try await CaseRun(.swiftTesting, "ThrowingTests", "throwsBeforeItHasCalled")
    #expect(
      error.issues.map(\.text) == [
        """
        OwnError()
        \(neverCalled), when the test ended
          calls     no mock was called
          next      check that the code under test ran, has this mock, and calls it in time
        """
      ], "\(error.output)")
    let run = try await CaseRun(.xctest, "ThrowingTests", "testThrowsBeforeItHasCalled")
    #expect(run.output.contains("threw error \"no such file\""), "\(run.output)")
    #expect(run.output.contains(neverCalled), "\(run.output)")
    #expect(run.output.contains("Executed 1 test, with 1 failure (1 unexpected)"), "\(run.output)")
  }

  @Test func theErrorOfACallIsKnownByItselfAndNotByItsText() async throws {
    let same = try await CaseRun(.xctest, "ThrowingTests", "testThrowsAnErrorThatSaysTheSame")
    #expect(same.output.contains("with 2 failures (1 unexpected)"), "\(same.output)")
    let own = try await CaseRun(.xctest, "ThrowingTests", "testThrowsTheErrorOfItsCall")
    #expect(own.output.contains("with 1 failure (0 unexpected)"), "\(own.output)")
    let other = try await CaseRun(.swiftTesting, "ThrowingTests", "throwsAnErrorOfAnotherContext")
    #expect(other.issues.map(\.test) == ["throwsAnErrorOfAnotherContext"], "\(other.output)")
  }
}
