import Foundation

/// Asks Swift's formatter what it would have otherwise in the mocks.
struct FormatTrial {
  /// What it says, a line for each place.
  private(set) var findings: [String]

  /// - Parameter folder: where the mocks are.
  init(_ folder: URL) {
    let output = Compiler.run(
      program: "/usr/bin/env", ["swift", "format", "lint", "--strict", "--recursive", "."],
      in: folder, log: folder.appending(path: "format.log"))
    findings = output.lines.filter { $0.contains(".swift:") }
    if output.status != 0, findings.isEmpty { findings = ["'swift format' failed"] }
  }
}
