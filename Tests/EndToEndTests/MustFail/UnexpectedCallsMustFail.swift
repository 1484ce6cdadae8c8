import XCTest

/// An unexpected call fails its test, wherever it comes from.
final class UnexpectedCallsMustFail: MustFailTestCase {
  private let headline =
    "subscriber.receive(\"bye\"): unexpected: argument 1 is \"bye\", expected \"hello\""
  private let place = "called from  Publisher.publish(_:)  MustFail/Publishing/Publisher.swift:10"

  func testInXCTest() throws {
    for (test, mark) in [
      "testFromADetachedTask": "unexpected, detached", "testFromARawThread": "unexpected, thread",
      "testFromAQueue": "unexpected, queue",
    ] {
      try assertFails(
        .xctest, "UnexpectedCalls", test, at: mark, saying: headline, place, "expected \"hello\"")
    }
    try assertFails(
      .xctest, "UnexpectedCalls", "testInTheTest", at: "unexpected in the test",
      saying: "subscriber.receive(\"hello\"): unexpected", place)
  }

  func testInSwiftTesting() throws {
    for (test, mark) in [
      "fromADetachedTask": "unexpected, detached", "fromARawThread": "unexpected, thread",
      "fromAQueue": "unexpected, queue", "fromADetachedTaskThatIsWaitedFor": "unexpected, wait",
    ] {
      try assertFails(
        .swiftTesting, "UnexpectedCalls", test, at: mark, saying: headline, place,
        "expected \"hello\"")
    }
    try assertFails(
      .swiftTesting, "UnexpectedCalls", "inTheTest", at: "unexpected in the test",
      saying: "subscriber.receive(\"hello\"): unexpected", place)
  }

  func testTheErrorThatIsThrownIsNoIssueOfItsOwnWithTheTrait() throws {
    try assertFails(
      .swiftTesting, "UnexpectedCalls", "thrownOutOfATestWithTheTrait", at: "unexpected, thrown",
      saying: "subscriber.confirm(\"hello\"): unexpected: no expectations were declared")
  }

  func testWhatTheCodeUnderTestSwallowsFailsAllTheSame() throws {
    let headline =
      "subscriber.confirm(\"bye\"): unexpected: argument 1 is \"bye\", expected \"hello\""
    try assertFails(
      .xctest, "UnexpectedCalls", "testSwallowedByTheCodeUnderTest", at: "unexpected, swallowed",
      saying: headline)
    try assertFails(
      .swiftTesting, "UnexpectedCalls", "swallowedByTheCodeUnderTest",
      at: "unexpected, swallowed", saying: headline)
  }

  func testInAMockeryTestCase() throws {
    let suite = "UnexpectedCallsInAMockeryTestCase"
    try assertFails(
      .xctest, suite, "testOfAMockWithoutExpectations", in: "UnexpectedCalls.swift",
      at: "unexpected in a MockeryTestCase",
      saying: "subscriber.receive(\"hello\"): unexpected: no expectations were declared", place)
    try assertFails(
      .xctest, suite, "testWhoseErrorIsThrown", in: "UnexpectedCalls.swift",
      at: "unexpected, thrown in a MockeryTestCase",
      saying: "subscriber.confirm(\"hello\"): unexpected: no expectations were declared")
    let run = try CaseRun(.xctest, suite, "testWhoseErrorIsThrown")
    XCTAssertFalse(run.output.contains("threw error"), run.output)
  }

  #if compiler(>=6.3) && os(Linux)
    // Elsewhere the first test that makes a context is not known.
    func testInATestWhoseContextIsMadeInAnotherFile() throws {
      try assertFails(
        .xctest, "UnexpectedCallsWithASharedSetUp", "testOfAMockWithoutExpectations",
        in: "UnexpectedCalls.swift", at: "unexpected with a shared set-up",
        saying: "subscriber.receive(\"hello\"): unexpected: no expectations were declared", place)
    }
  #endif

  func testInAContextThatXCTestStores() throws {
    try assertFails(
      .xctest, "StoredContext", "testWithAnUnexpectedCall", in: "StoredContexts.swift",
      at: "unexpected in a stored context", saying: "subscriber.receive(\"hello\"): unexpected")
    try assertFails(
      .xctest, "StoredContext", "testWithACallFromADetachedTask", in: "StoredContexts.swift",
      at: "detached, stored", saying: headline)
  }

  func testOneTestFailsAndTheOthersPass() throws {
    let run = try CaseRun(.xctest, "UnexpectedCalls")
    XCTAssertEqual(run.started.count, 6)
    XCTAssertEqual(run.passed, ["testThatPasses"])
    XCTAssertEqual(run.issues.map(\.test), run.started.filter { $0 != "testThatPasses" })
  }

  func testInParallelTheFailureIsBookedOnTheTestThatFails() throws {
    let run = try CaseRun(.swiftTesting, "ParallelTests")
    XCTAssertEqual(run.started.sorted(), ["four", "one", "three", "two"])
    XCTAssertEqual(run.passed.sorted(), ["four", "one", "two"])
    XCTAssertEqual(run.issues.map(\.test), ["three"])
    XCTAssertNotEqual(run.status, 0)
    let text = try XCTUnwrap(run.issues.first?.text)
    XCTAssert(text.hasPrefix(headline), text)
    XCTAssert(text.contains("… and 7 more"), text)
  }
}
