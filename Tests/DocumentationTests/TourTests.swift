import Foundation
import Testing

/// The tour of the README runs, and shows what it says.
@Suite struct TourTests {
  #if os(Linux)
    @Test func theTourShowsEachTestBesideItsOutcome() throws {
      let lines = try Self.run().split(separator: "\n")
      #expect(lines.count { $0 == "  the test" } == 8)
      #expect(lines.count { $0 == "  ✓ passes" } == 5)
      #expect(lines.count { $0.hasPrefix("  ✗ ") } == 3)
      #expect(!lines.contains { $0.contains("not available") })
    }

    @Test func theMistakeIsInThePublisher() throws {
      let output = try Self.run()
      #expect(output.contains(#"✗ expected "Ann: some message""#))
      #expect(output.contains("called from  Publisher.publish(_:by:)"))
      #expect(output.contains("← PublisherTests.theAuthorComesBeforeTheMessage()"))
      #expect(output.contains("next      correct what Publisher.publish(_:by:) passes"))
      #expect(!output.contains("closure #"))
    }

    @Test func theTourIsPlainTextOfAHundredColumnsInAPipe() throws {
      let output = try Self.run()
      #expect(!output.contains("\u{1B}"))
      #expect(
        output.split(separator: "\n").allSatisfy {
          $0.count <= 100
            || $0.contains(
              ": unexpected: "
                + "")
        })
    }

    /// Runs the program that was built beside the tests.
    private static func run() throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "tour")
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: data, as: UTF8.self)
    }
  #endif
}
