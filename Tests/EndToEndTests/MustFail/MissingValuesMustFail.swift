import Foundation
import Testing

/// Everything known is reported before the process stops for want of a value.
@Suite(.ofTheScratchPackage)
struct MissingValuesMustFail {
  private let unexpected = "subscriber.receipt(): unexpected: no expectations were declared"
  private let missing = "subscriber.receipt(): no value to return, of type Receipt"

  @Test func ofAnUnexpectedCall() async throws {
    let line = try Framework.swiftTesting.line(marked: "no value", in: "Misuse.swift")
    for (framework, test, place) in [
      (Framework.xctest, "testAMissingValue", ""),
      (.swiftTesting, "aMissingValue", "Misuse.swift:\(line): "),
    ] {
      try await assertFails(
        framework, "Misuse", test, at: "no value", saying: unexpected, "Publisher.swift:55",
        stopping: "Fatal error: \(place)\(missing)")
    }
  }

  @Test func ofAnExpectedCall() async throws {
    try await assertFails(
      .xctest, "Misuse", "testAMissingValueOfAnExpectedCall", at: "no value, expected",
      saying: missing, "give it one with .then.returns(…), or all such calls with",
      "context.setDefault(…, for: Receipt.self)", stopping: "Fatal error: \(missing)")
  }

  @Test func onAQueue() async throws {
    try await assertFails(
      .xctest, "Misuse", "testAMissingValueOnAQueue", at: "no value on a queue",
      saying: unexpected, "Publisher.swift:55", stopping: "Fatal error: \(missing)")
  }

  @Test func inADetachedTask() async throws {
    let run = try await CaseRun(.swiftTesting, "Misuse", "aMissingValueInADetachedTask")
    #expect(run.started == ["aMissingValueInADetachedTask"])
    #expect(run.status != 0)
    #expect(run.issues == [])
    let words = ["Mocky: 1 failure", unexpected, "Publisher.swift:55", "Fatal error: \(missing)"]
    for words in words { #expect(run.lastWords.contains(words), "\(run.output)") }
  }
}
