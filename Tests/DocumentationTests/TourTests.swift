import Foundation
import Testing

/// The tour of the README runs, and shows what it says.
@Suite struct TourTests {
  #if os(Linux)
    @Test func theTourShowsEachTestBesideItsOutcome() throws {
      let output = try Self.run()
      #expect(output.matches(of: /\n   ✓ passes\n/).count == 5)
      #expect(output.matches(of: /\n   ✗ /).count == 2)
      #expect(output.contains("\n     let one = context.mock(MockSubscriber.self, named: \"subscriber one\")\n"))
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= 100 })
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
