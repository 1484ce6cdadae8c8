import Foundation
import Testing

/// Runs the tests in the folders `XCTestCases`, `SwiftTestingCases` and others of a folder: all their
/// suites, of which each has a file of its name, must pass.
func assertSuitesPass(
  in folder: String, at location: SourceLocation = #_sourceLocation
) async throws {
  let run = try await ScratchPackage.test(["--filter", "^\(folder)\\w+\\."])
  #expect(run.status == 0, "\(run.output)", sourceLocation: location)
  for framework in Framework.allCases {
    let suites = try framework.suites(in: folder)
    #expect(!suites.isEmpty, "\(framework)", sourceLocation: location)
    for suite in suites {
      let words = framework.passed(suite)
      #expect(
        run.output.contains(words), "\(words) is not in: \(run.output)", sourceLocation: location)
    }
  }
}

extension Framework {
  /// The names of the suites in a folder of the scratch package, which are those of their files.
  fileprivate func suites(in folder: String) throws -> [String] {
    let root = ScratchPackage.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.filter { path in
      let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return source.contains("import \(self == .xctest ? "XCTest" : "Testing")\n")
    }.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
  }

  /// Returns the line that is printed when all tests of a suite have passed.
  fileprivate func passed(_ suite: String) -> String {
    self == .xctest ? "Test Suite '\(suite)' passed" : "Suite \(suite) passed"
  }
}
