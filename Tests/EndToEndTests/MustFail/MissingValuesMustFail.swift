import XCTest

/// Everything known is reported before the process stops for want of a value.
final class MissingValuesMustFail: MustFailTestCase {
  private let unexpected = "subscriber.receipt(): unexpected: no expectations were declared"
  private let missing = "subscriber.receipt(): no value to return, of type Receipt"

  func testOfAnUnexpectedCall() throws {
    let line = try Framework.swiftTesting.line(marked: "no value", in: "Misuse.swift")
    for (framework, test, place) in [
      (Framework.xctest, "testAMissingValue", ""),
      (.swiftTesting, "aMissingValue", "Misuse.swift:\(line): "),
    ] {
      try assertFails(
        framework, "Misuse", test, at: "no value", saying: unexpected, "Publisher.swift:55",
        stopping: "Fatal error: \(place)\(missing)")
    }
  }

  func testOfAnExpectedCall() throws {
    try assertFails(
      .xctest, "Misuse", "testAMissingValueOfAnExpectedCall", at: "no value, expected",
      saying: missing, "with .then.returns(…) where the call is expected",
      "context.setDefault(…, for: Receipt.self)", stopping: "Fatal error: \(missing)")
  }

  func testOnAQueue() throws {
    try assertFails(
      .xctest, "Misuse", "testAMissingValueOnAQueue", at: "no value on a queue",
      saying: unexpected, "Publisher.swift:55", stopping: "Fatal error: \(missing)")
  }

  func testInADetachedTask() throws {
    let run = try CaseRun(.swiftTesting, "Misuse", "aMissingValueInADetachedTask")
    XCTAssertEqual(run.started, ["aMissingValueInADetachedTask"])
    XCTAssertNotEqual(run.status, 0)
    XCTAssertEqual(run.issues, [])
    let words = ["Mocky: 1 failure", unexpected, "Publisher.swift:55", "Fatal error: \(missing)"]
    for words in words { XCTAssert(run.lastWords.contains(words), run.output) }
  }
}
