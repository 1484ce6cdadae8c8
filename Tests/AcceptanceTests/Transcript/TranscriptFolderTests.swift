import Foundation
import Mocky
import Testing

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Transcripts of tests that failed are written into the folder that a variable names.
  struct TranscriptFolderTests {
    private static func setFolder(_ path: String) { setenv("MOCKY_TRANSCRIPTS", path, 1) }

    private static func newFolder() -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/new")
      setFolder(folder.path)
      return folder
    }

    /// Two contexts that fail, the first one twice, and one that does not.
    private static func useContexts() {
      for isSecond in [false, true] {
        let context = Mockery(reporter: RecordingReporter())
        let cupboard = context.mock(MockCupboard.self)
        context.check { expectThat(cupboard).receives.close() }
        _ = cupboard.open()
        context.assertSatisfied()
        if !isSecond { _ = cupboard.open() }
      }
      let context = Mockery(reporter: RecordingReporter())
      context.mock(MockCupboard.self, strictness: .nice).close()
      context.assertSatisfied()
    }

    private static func show(_ folder: URL) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      print("names: \(names.sorted().joined(separator: " "))")
      for name in names.sorted() where name.hasSuffix(".txt") {
        let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let plain = (text ?? "").replacing(/[ \d]\d\.\d{3} s, \w+ \w+/, with: " 0.123 s, task 1")
        print("\(name): \(plain.replacing(/\ {3}from .*/, with: ""))")
      }
    }

    @Test func eachContextThatFailsHasItsOwnFiles() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          let folder = Self.newFolder()
          Self.useContexts()
          Self.show(folder)
          // Another run leaves them as they are, and so does what lies there besides.
          try? Data().write(to: folder.appending(path: "TranscriptFolderTests.swift-19-3.txt"))
          Self.useContexts()
          print("then")
          Self.show(folder)
        })
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      let parts = output.components(separatedBy: "then\n")
      let name = "TranscriptFolderTests.swift-19"
      #expect(parts[0].contains("names: \(names(name, "\(name)-2"))\n"))
      #expect(
        parts[0].contains(
          """
          \(name).txt: calls of the context made at TranscriptFolderTests.swift:19
            ✗ 1.  0.123 s, task 1  cupboard.open()   → unexpected: no expectation mentions it, returned false
            ✗ 2.  0.123 s, task 1  cupboard.open()   → called after its context was verified, returned false\u{20}
            failed
            ✗ cupboard.close(): never called, expected once   TranscriptFolderTests.swift:21
          """))
      #expect(
        parts[0].contains(
          """
          \(name)-2.txt: calls of the context made at TranscriptFolderTests.swift:19
            ✗ 1.  0.123 s, task 1  cupboard.open()   → unexpected: no expectation mentions it, returned false
            still expected
            ✗ cupboard.close(): expected once, never called   TranscriptFolderTests.swift:21
          """))
      #expect(
        parts[1].contains(
          "names: \(names("\(name)-2")) \(name)-3.txt \(names("\(name)-4", "\(name)-5", name))\n"))
      #expect(parts[1].contains("\(name)-3.txt: \n"))
    }

    /// A text, a diagram for Mermaid and a picture of each.
    private func names(_ names: String...) -> String {
      names.flatMap { name in ["mmd", "svg", "txt"].map { "\(name).\($0)" } }
        .sorted().joined(separator: " ")
    }

    /// A name that was given is not tried again, so that the work for each context stays the same:
    /// the names go on after the highest one, although the files before it have gone.
    @Test func namesGoOnWhereTheyWere() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          let folder = Self.newFolder()
          Self.useContexts()
          Self.useContexts()
          try FileManager.default.removeItem(at: folder)
          Self.useContexts()
          Self.show(folder)
        })
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      let name = "TranscriptFolderTests.swift-19"
      #expect(output.contains("names: \(names("\(name)-5", "\(name)-6"))\n"))
    }

    @Test func theRunNamesTheFolderOnce() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          print(Self.newFolder().path)
          Self.useContexts()
        })
      let told = String(decoding: result.standardErrorContent, as: UTF8.self)
        .split(separator: "\n").filter { $0.hasPrefix("Mocky: ") }
      #expect(told.count == 1)
      let words = "Mocky: the transcripts of failing tests are in "
      #expect(told.first?.hasPrefix(words) == true)
      #expect(told.first?.hasSuffix("/new") == true)
    }

    /// A run that hangs afterwards, and is killed, leaves the report on what it waited for.
    @Test func aFailedWaitIsWrittenAtOnce() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          let folder = Self.newFolder()
          let context = Mockery(reporter: RecordingReporter())
          let cupboard = context.mock(MockCupboard.self)
          context.check { expectThat(cupboard).receives.close() }
          await context.waitUntilSatisfied(timeout: .milliseconds(10))
          Self.show(folder)
        })
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(
        output.contains(
          """
            still expected
            ✗ cupboard.close(): expected once, never called
          """))
      #expect(
        output.contains(": timed out after 0.01 seconds waiting for cupboard.close(): never called")
      )
      #expect(output.contains("  next      check that the code under test ran"))
    }

    @Test func aFailureOfAThreadWithoutATestIsWrittenAtOnce() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          let folder = Self.newFolder()
          let reporter = Callback()
          reporter.reachesTest = false
          let context = Mockery(reporter: reporter)
          context.mock(MockCupboard.self).close()
          Self.show(folder)
          withExtendedLifetime(context) { reporter.reachesTest = true }
        })
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(output.contains("cupboard.close()   → unexpected: no expectations were declared"))
    }

    @Test func aFolderThatCannotBeMadeIsToldOfInOneLine() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
          Self.setFolder("/dev/null/transcripts")
          Self.useContexts()
        })
      let told = String(decoding: result.standardErrorContent, as: UTF8.self)
        .split(separator: "\n").filter { $0.hasPrefix("Mocky: ") }
      #expect(told.count == 1)
      let words =
        "Mocky: transcripts cannot be written into /dev/null/transcripts, "
        + "which MOCKY_TRANSCRIPTS names: "
      #expect(told.first?.hasPrefix(words) == true)
      #expect((told.first?.count ?? 0) > words.count)
    }
  }
#endif
