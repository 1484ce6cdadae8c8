import Foundation
import Testing

/// A test that fails leaves what happened: in the folder that a variable names, and attached.
@Suite(.ofTheScratchPackage)
struct TranscriptsOfFailures {
  private let publisher = "MustFail/Publishing/Publisher.swift"
  private let reason = "unexpected: expected \"hello\" as argument 1"

  @Test func inXCTest() async throws {
    let (names, texts, _) = try await transcripts(.xctest, "testFromAQueue")
    #if os(Linux)
      #expect(names == files("UnexpectedCalls.testFromAQueue"))
    #else
      #expect(names == files("MustFailXCTestCases.UnexpectedCalls-testFromAQueue"))
    #endif
    try assertText(
      texts.last, .xctest, of: "UnexpectedCalls.testFromAQueue", madeOn: "    context = Mockery()")
  }

  @Test func inSwiftTesting() async throws {
    let (names, texts, output) = try await transcripts(.swiftTesting, "fromAQueue")
    #expect(names == files("MustFailSwiftTestingCases.UnexpectedCalls-fromAQueue"))
    try assertText(
      texts.last, .swiftTesting, of: "MustFailSwiftTestingCases.UnexpectedCalls/fromAQueue()",
      madeOn: "  private let context = Mockery()")
    #expect(!output.contains("Attached"), "\(output)")
  }

  @Test func swiftTestingKeepsItWhereItHasAFolder() async throws {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let selection = Selection(
      framework: .swiftTesting, suite: "UnexpectedCalls", test: "fromAQueue")
    let ending = try await MustFailRunner.fastest.run(
      selection, options: ["--attachments-path", folder.path])
    #expect(
      try contents(of: folder).names
        == files("MustFailSwiftTestingCases.UnexpectedCalls-fromAQueue"), "\(ending.output)")
    let text = try contents(of: folder).texts.last
    // Nobody has asked who made the calls, and when.
    #expect(text?.contains("  ✗ 1. subscriber.receive(\"bye\")   → \(reason)\n") ?? false)
  }

  /// A package manager doesn't show what a killed process has printed.
  @Test func aKilledRunLeavesTheReportOfAWait() async throws {
    let (names, texts, _) = try await transcripts(.swiftTesting, "afterAWait", of: "Killed")
    let line = try Framework.swiftTesting.line(marked: "waits", in: "Killed.swift")
    #expect(names == files("MustFailSwiftTestingCases.Killed-afterAWait"))
    #expect(
      texts.last == """
        MustFailSwiftTestingCases.Killed/afterAWait(): calls of the context made at Killed.swift:\(line - 2)
          failed
          ✗ timed out after 0.01 seconds waiting until door is "open": door is "shut"   Killed.swift:\(line)

        Killed.swift:\(line): timed out after 0.01 seconds waiting until door is "open": door is "shut"
          what would change it
              no expectation leads there
          calls     no mock was called

        """)
  }

  @Test func aPassingTestLeavesNothing() async throws {
    let (names, _, _) = try await transcripts(.xctest, "testThatPasses")
    #expect(names == [])
  }

  private func assertText(
    _ text: String?, _ framework: Framework, of test: String, madeOn line: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let made = try framework.line(endingWith: line, in: "UnexpectedCalls.swift")
    let expected = try framework.line(marked: "unexpected, queue", in: "UnexpectedCalls.swift")
    let plain = (text ?? "").replacing(/[ \d]\d\.\d{3} s, thread \d/, with: " 0.123 s, thread 1")
    let call = "✗ 1.  0.123 s, thread 1  subscriber.receive(\"bye\")   → \(reason)"
    let caller = "from Publisher.publish(_:) \(publisher):10"
    #expect(
      plain == """
        \(test): calls of the context made at UnexpectedCalls.swift:\(made)
          \(call)   \(caller)
          still expected
          ✗ subscriber.receive("hello"): expected once, never called   \
        UnexpectedCalls.swift:\(expected)

        """, sourceLocation: location)
  }

  private func transcripts(
    _ framework: Framework, _ test: String, of suite: String = "UnexpectedCalls"
  ) async throws -> (names: [String], texts: [String], output: String) {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let selection = Selection(framework: framework, suite: suite, test: test)
    let ending = try await MustFailRunner.fastest.run(
      selection, environment: ["MOCKY_TRANSCRIPTS": folder.path])
    let (names, texts) = try contents(of: folder)
    return (names, texts, ending.output)
  }

  private func files(_ name: String) -> [String] { ["mmd", "svg", "txt"].map { "\(name).\($0)" } }

  private func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func contents(of folder: URL) throws -> (names: [String], texts: [String]) {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let texts = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return (names, texts)
  }
}
