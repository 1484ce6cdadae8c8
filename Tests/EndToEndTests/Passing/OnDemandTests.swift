import XCTest

/// A package that uses the plugin, and whose production code knows nothing of Mocky, builds without a
/// warning and passes its tests.
final class OnDemandTests: PassingTestCase {
  func testSuitesOfBothFrameworksPass() throws { try assertSuitesPass(in: "OnDemand") }

  func testMocksExistWhereTheyAreUsed() throws {
    try ScratchPackage.built()
    let written = try self.written()
    XCTAssertFalse(written.contains("MockUnused"))
    XCTAssert(written.contains("// Subscriber.swift:2\nnonisolated final class MockSubscriber"))
  }

  func testABuildOfWhatHasNotChangedWritesNoMocks() throws {
    try ScratchPackage.built()
    // The next build links the tool again, because the first one linked it for the plugin alone.
    // Remains of an earlier run may take one more.
    let next = (1...3).lazy.map { _ in ScratchPackage.swift(["build", "--build-tests"]) }
    XCTAssert(next.contains { !$0.output.contains("Writing mocks") }, "each build writes mocks")
  }

  /// All that the plugin has written.
  private func written() throws -> String {
    let folder = ScratchPackage.scratch.appending(path: "plugins/outputs")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0.contains("/Mocks+") }
    XCTAssertEqual(paths.count, 3 * 16, "one set for each target that uses the plugin")
    return try paths.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
  }
}
