import XCTest

/// A package that uses the plugin, and whose production code knows nothing of Mocky, builds without a
/// warning and passes its tests.
final class OnDemandTests: XCTestCase {
  private static let package = ScratchPackage("OnDemand", builtIn: "on-demand")

  func testMocksExistWhereTheyAreUsed() throws {
    let build = Self.package.buildAnew()
    guard build.status == 0 else { throw ScratchPackage.BuildFailed(output: build.output) }
    let run = Self.package.swift(["test", "--skip-build"])
    XCTAssertEqual(run.status, 0, run.output)
    XCTAssert(run.output.contains("Executed 2 tests, with 0 failures"), run.output)
    XCTAssert(run.output.contains("Test run with 18 tests in 5 suites passed"), run.output)
    // The next build links the tool anew, which the first one has linked for the plugin alone; what
    // is left of an earlier run may take one more.
    let next = (1...3).lazy.map { _ in Self.package.swift(["build", "--build-tests"]) }
    XCTAssert(next.contains { !$0.output.contains("Writing mocks") }, "each build writes mocks")
    let written = try self.written()
    XCTAssertFalse(written.contains("MockUnused"))
    XCTAssert(written.contains("// Subscriber.swift:2\nnonisolated final class MockSubscriber"))
  }

  /// All that the plugin has written.
  private func written() throws -> String {
    let folder = Self.package.scratch.appending(path: "plugins/outputs")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("/Mocks.swift") }
    XCTAssertEqual(paths.count, 3)
    return try paths.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
  }
}
