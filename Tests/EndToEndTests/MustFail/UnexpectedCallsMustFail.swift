import Foundation
import Testing

/// An unexpected call fails its test, wherever it comes from.
@Suite(.ofTheScratchPackage)
struct UnexpectedCallsMustFail {
  private let headline =
    "subscriber.receive(\"bye\"): unexpected: expected \"hello\" as argument 1"
  private let place = "called from  Publisher.publish(_:)  MustFail/Publishing/Publisher.swift:10"

  @Test func inXCTest() async throws {
    for (test, mark) in [
      "testFromADetachedTask": "unexpected, detached", "testFromARawThread": "unexpected, thread",
      "testFromAQueue": "unexpected, queue",
    ] {
      try await assertFails(
        .xctest, "UnexpectedCalls", test, at: mark, saying: headline, place, "expected \"hello\"")
    }
    try await assertFails(
      .xctest, "UnexpectedCalls", "testInTheTest", at: "unexpected in the test",
      saying: "subscriber.receive(\"hello\"): unexpected", place)
  }

  @Test func inSwiftTesting() async throws {
    for (test, mark) in [
      "fromADetachedTask": "unexpected, detached", "fromARawThread": "unexpected, thread",
      "fromAQueue": "unexpected, queue", "fromADetachedTaskThatIsWaitedFor": "unexpected, wait",
    ] {
      try await assertFails(
        .swiftTesting, "UnexpectedCalls", test, at: mark, saying: headline, place,
        "expected \"hello\"")
    }
    try await assertFails(
      .swiftTesting, "UnexpectedCalls", "inTheTest", at: "unexpected in the test",
      saying: "subscriber.receive(\"hello\"): unexpected", place)
  }

  @Test func theErrorThatIsThrownIsNoIssueOfItsOwnWithTheTrait() async throws {
    try await assertFails(
      .swiftTesting, "UnexpectedCalls", "thrownOutOfATestWithTheTrait", at: "unexpected, thrown",
      saying: "subscriber.confirm(\"hello\"): unexpected: no expectations were declared")
  }

  @Test func whatTheCodeUnderTestSwallowsFailsAllTheSame() async throws {
    let headline =
      "subscriber.confirm(\"bye\"): unexpected: expected \"hello\" as argument 1"
    try await assertFails(
      .xctest, "UnexpectedCalls", "testSwallowedByTheCodeUnderTest", at: "unexpected, swallowed",
      saying: headline)
    try await assertFails(
      .swiftTesting, "UnexpectedCalls", "swallowedByTheCodeUnderTest",
      at: "unexpected, swallowed", saying: headline)
  }

  @Test func inAMockeryTestCase() async throws {
    let suite = "UnexpectedCallsInAMockeryTestCase"
    try await assertFails(
      .xctest, suite, "testOfAMockWithoutExpectations", in: "UnexpectedCalls.swift",
      at: "unexpected in a MockeryTestCase",
      saying: "subscriber.receive(\"hello\"): unexpected: no expectations were declared", place)
    try await assertFails(
      .xctest, suite, "testWhoseErrorIsThrown", in: "UnexpectedCalls.swift",
      at: "unexpected, thrown in a MockeryTestCase",
      saying: "subscriber.confirm(\"hello\"): unexpected: no expectations were declared")
    let run = try await CaseRun(.xctest, suite, "testWhoseErrorIsThrown")
    #expect(!run.output.contains("threw error"), "\(run.output)")
  }

  #if compiler(>=6.3) && os(Linux)
    // Elsewhere the first test that makes a context is not known.
    @Test func inATestWhoseContextIsMadeInAnotherFile() async throws {
      try await assertFails(
        .xctest, "UnexpectedCallsWithASharedSetUp", "testOfAMockWithoutExpectations",
        in: "UnexpectedCalls.swift", at: "unexpected with a shared set-up",
        saying: "subscriber.receive(\"hello\"): unexpected: no expectations were declared", place)
    }
  #endif

  @Test func inAContextThatXCTestStores() async throws {
    try await assertFails(
      .xctest, "StoredContext", "testWithAnUnexpectedCall", in: "StoredContexts.swift",
      at: "unexpected in a stored context", saying: "subscriber.receive(\"hello\"): unexpected")
    try await assertFails(
      .xctest, "StoredContext", "testWithACallFromADetachedTask", in: "StoredContexts.swift",
      at: "detached, stored", saying: headline)
  }

  @Test func oneTestFailsAndTheOthersPass() async throws {
    let run = try await CaseRun(.xctest, "UnexpectedCalls")
    #expect(run.started.count == 6)
    #expect(run.passed == ["testThatPasses"])
    #expect(run.issues.map(\.test) == run.started.filter { $0 != "testThatPasses" })
  }

  @Test func inParallelTheFailureIsBookedOnTheTestThatFails() async throws {
    let run = try await CaseRun(.swiftTesting, "ParallelTests")
    #expect(run.started.sorted() == ["four", "one", "three", "two"])
    #expect(run.passed.sorted() == ["four", "one", "two"])
    #expect(run.issues.map(\.test) == ["three"])
    #expect(run.status != 0)
    let text = try #require(run.issues.first?.text)
    #expect(text.hasPrefix(headline), "\(text)")
    #expect(text.contains("… and 8 more"), "\(text)")
  }
}
