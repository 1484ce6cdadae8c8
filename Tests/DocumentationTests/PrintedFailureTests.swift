import Foundation
import GettingStarted
import Mocky
import Testing

/// The failures that README and Guides show are those that are printed.
@Suite struct PrintedFailureTests {
  @Test func theReadmeShowsTheFailureOfACarelessPublisher() throws {
    try expect("README.md", shows: Careless.failures())
  }

  @Test func gettingStartedShowsEachFailureOnTheWay() async throws {
    let failures =
      try await Stages.firstTest() + Stages.secondTest() + Stages.thirdTest()
    try expect("GettingStarted.md", shows: failures)
  }

  @Test func readingFailuresShowsSomeKinds() async throws {
    let page = try Document.named("ReadingFailures.md")
    let failures = await ReadingFailures.failures().map(\.asFrameworksTellIt)
    try page.write(failures, in: "text")
    #expect(try page.blocks(in: "text").map(\.withoutWay) == failures.map(\.withoutWay))
  }

  @Test func transcriptsShowsTheExpectationsFromCalls() throws {
    let shown = try Document.named("Transcripts.md").blocks(in: "swift")
    #expect(shown.last == (try ExpectationsFromCalls.printed()))
  }

  #if os(Linux) && DEBUG
    // Elsewhere nobody knows who makes a call.
    @Test func transcriptsShowsOne() throws {
      let transcript = ReadingFailures.transcript()
      let document = try Document.named("Transcripts.md")
      let text = transcript.description.withEqualTimes.trimmingCharacters(in: .newlines)
      try document.write([text], in: "log")
      let shown = try document.blocks(in: "log")
      #expect(shown == [text])
      let picture = Document.root.appending(path: "Guides/Transcript.svg")
      if Document.areWritten {
        try transcript.svg.withEqualTimes.write(to: picture, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: picture, encoding: .utf8) == transcript.svg.withEqualTimes)
    }
  #endif

  @Test func theOtherTestsOfGettingStartedPass() async throws {
    let failures = try await Stages.firstPass() + Stages.finished()
    #expect(failures == [])
  }

  private func expect(
    _ document: String, shows failures: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try Document.named(document).blocks(in: "text")
    #expect(
      shown.map(\.asPrintedHere) == failures.map(\.asPrintedHere), sourceLocation: sourceLocation)
  }
}

extension String {
  /// The transcript as if each call had come after a millisecond.
  fileprivate var withEqualTimes: String { replacing(/[ \d]\d\.\d{3} s/, with: " 0.001 s") }

  /// The message with the lines of the test's file as they are told where one path is that file's: the
  /// compiler hands the debugger a whole path, and `#filePath` what a line of the sample says.
  fileprivate var asFrameworksTellIt: String {
    replacing(/(\S {3,}|→ |  next .* )ShopTests\.swift:/) { "\($0.1):" }
  }

  /// The message without the way from the call to the test, where the system does not tell it.
  fileprivate var withoutWay: String {
    #if os(Linux) && DEBUG
      self
    #else
      split(separator: "\n", omittingEmptySubsequences: false)
        .filter {
          !$0.hasPrefix("  called from") && !$0.hasPrefix("               ")
            && !$0.hasPrefix("  next  ")
        }
        .joined(separator: "\n")
    #endif
  }

  /// The message as the guide prints it: without the names of the stages around the guide's types,
  /// and without the tests on the way to the call. The call's place is left out on systems other
  /// than Linux, and in optimized builds, because it is not known there.
  fileprivate var asPrintedHere: String {
    #if os(Linux) && DEBUG
      replacing(/(called from  |correct (?:what )?|perhaps in )\w+\.(Publisher\.)/) {
        "\($0.1)\($0.2)"
      }
      .replacing(/\n? *← [^\n←]*/, with: "")
      .replacing(/(   |→ |  next .* )PublisherTests\.swift:/) { "\($0.1):" }
    #else
      split(separator: "\n").filter {
        !$0.hasPrefix("  called from") && !$0.hasPrefix("  next  ")
          && !$0.hasPrefix("            (all calls")
      }
      .joined(separator: "\n")
    #endif
  }
}
