import Foundation
import Mocky
import MockyTestSupport
import Testing

/// A context's transcript of a test: as text, as Mermaid, as a picture.
///
/// The files beside this one have the expected forms. If the forms have changed on purpose, write
/// the files again, read `git diff`, and look at the picture:
///
///     MOCKY_WRITE_SNAPSHOTS=1 swift test --filter TranscriptTests
@Suite struct TranscriptTests {
  /// Every kind of call: with states, results and errors, made by an action, on two tasks, not
  /// expected, not made.
  private func context(recordsCallers: Bool) async -> Mockery {
    let context = Mockery(reporter: RecordingReporter())
    context.recordsCallers = recordsCallers
    let cupboard = context.mock(MockCupboard.self)
    let chime = context.mock(MockChime.self, named: "chime <at> the; door #1")
    let door = context.states("door").startsAs("shut")
    context.check {
      allowing(cupboard).receives.open().then.state(door, becomes: "open")
        .then.runs { _ = chime.ring(2) }.then.returns(true)
      allowing(chime).receives.ring(2).then.runs { _ in cupboard.close() }.then.returns(3)
      allowing(chime).receives.play(.any).then.returns(4)
      allowing(cupboard).receives.close()
      expectThat(cupboard).receives.put("apple", at: 0)
      expectThat(cupboard).receives.put("fig", at: .any).then.throws(Full.tooMany(2))
      expectThat(chime).receives(7).ring(99)
    }
    let larder = Larder(cupboard: cupboard, chime: chime)
    _ = larder.open()
    _ = await larder.play()
    larder.storeAll(["apple", "pear", "fig"])
    await larder.shutDown()
    return context
  }

  private enum Full: Error { case tooMany(Int) }

  @Test(arguments: ["txt", "mmd", "svg"]) func tellsAllThatWasRecorded(kind: String) async throws {
    try compare(await context(recordsCallers: true).transcript, with: "Recorded", kind)
  }

  @Test(arguments: ["txt", "mmd", "svg"]) func tellsOrderAndOutcomeInAnyCase(
    kind: String
  ) async throws {
    try compare(await context(recordsCallers: false).transcript, with: "Plain", kind)
  }

  private func compare(_ recorded: Transcript, with name: String, _ kind: String) throws {
    var transcript = recorded
    for index in transcript.calls.indices where transcript.calls[index].time != nil {
      transcript.calls[index].time = .milliseconds(123)
    }
    let texts = [
      "txt": "\(transcript)\n", "mmd": transcript.mermaid, "svg": transcript.svg,
    ]
    let text = try #require(texts[kind])
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "\(name).\(kind)")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == expected)
    guard ProcessInfo.processInfo.environment["MOCKY_WRITE_SNAPSHOTS"] != nil else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("\(name).\(kind) was written again: run the tests without MOCKY_WRITE_SNAPSHOTS")
  }

  @Test func ofVeryManyCallsItTellsTheNewest() {
    let (context, line) = (Mockery(reporter: RecordingReporter()), #line)
    let cupboard = context.mock(MockCupboard.self, strictness: .nice)
    for _ in 1...600 { cupboard.close() }
    let transcript = context.transcript
    #expect(transcript.calls.map(\.number) == Array(101...600))
    #expect(
      transcript.description.hasPrefix(
        "calls of the context made at TranscriptTests.swift:\(line), "
          + "without the 100 calls before\n    101–600. 500 calls of cupboard.close()   → ignored"))
  }

  @Test func anEmptyOneIsDrawnAsWell() {
    let (transcript, line) = (Mockery(reporter: RecordingReporter()).transcript, #line)
    #expect(
      transcript.description == "calls of the context made at TranscriptTests.swift:\(line)")
    #expect(transcript.mermaid == "sequenceDiagram\n  participant p0 as code under test\n")
    #expect(transcript.svg.contains(">code under test</text>"))
  }

  @Test func aPictureHasNothingThatXMLDoesNotTake() {
    let context = Mockery(reporter: RecordingReporter())
    let cupboard = context.mock(MockCupboard.self, named: "a\u{1}&\u{FFFF}\nb", strictness: .nice)
    cupboard.close()
    #expect(context.transcript.svg.contains(">a�&amp;� ↵ b</text>"))
    #expect(context.transcript.mermaid.contains("participant p1 as a#1;#38;\u{FFFF} ↵ b\n"))
  }
}

/// What a transcript adds to the calls themselves.
@Suite struct TranscriptFailureTests {
  private let context = Mockery(reporter: RecordingReporter())

  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func anUnexpectedCallHasItsReason() {
    let cupboard = context.mock(MockCupboard.self)
    context.check { allowing(cupboard).receives.put("apple", at: 0) }
    try? cupboard.put("pear", at: 0)
    #expect(
      rows("\(context.transcript)") == [
        #"✗ 1. cupboard.put("pear", at: 0) → unexpected: expected "apple" as argument 1"#
      ])
    #expect(context.transcript.svg.contains(#"unexpected: expected "apple" as argument 1"#))
  }

  @Test func equalCallsAreFolded() {
    let cupboard = context.mock(MockCupboard.self, strictness: .nice)
    let chime = context.mock(MockChime.self, strictness: .nice)
    for _ in 1...20 { cupboard.close() }
    _ = chime.ring(1)
    #expect(
      rows("\(context.transcript)") == [
        "1–20. 20 calls of cupboard.close() → ignored", "21. chime.ring(1) → ignored",
      ])
    #expect(context.transcript.mermaid.contains("1–20. 20 calls of close()<br/>ignored"))
  }

  @Test func failedVerificationsAndWaitsAreListed() {
    let cupboard = context.mock(MockCupboard.self, strictness: .nice)
    let door = context.states("door").startsAs("shut")
    context.waitUntil(door.equals("open"), timeout: .milliseconds(1))
    context.verify { expectThat(cupboard).received.close() }
    let lines = (#line - 2, #line - 1)
    #expect(
      rows("\(context.transcript)") == [
        "failed",
        #"✗ timed out after 0.001 seconds waiting until door is "open": door is "shut" "#
          + "TranscriptTests.swift:\(lines.0)",
        "✗ cupboard.close(): never called, expected at least once "
          + "TranscriptTests.swift:\(lines.1)",
      ])
  }
}
