import Foundation
import Testing

/// A package that uses the plugin, and whose production code knows nothing of Mocky, builds without a
/// warning and passes its tests.
@Suite(.ofTheScratchPackage)
struct OnDemandTests {
  @Test func suitesOfBothFrameworksPass() async throws {
    try await assertSuitesPass(in: "OnDemand")
  }

  @Test func mocksExistWhereTheyAreUsed() async throws {
    try await ScratchPackage.built()
    let written = try self.written()
    #expect(!written.contains("MockUnused"))
    #expect(written.contains("// Subscriber.swift:2\nnonisolated final class MockSubscriber"))
  }

  @Test func aBuildOfWhatHasNotChangedWritesNoMocks() async throws {
    #expect(!(try await ScratchPackage.built().writesMocks), "each build writes mocks")
  }

  /// All that the plugin has written.
  private func written() throws -> String {
    let folder = ScratchPackage.scratch.appending(path: "plugins/outputs")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0.contains("/Mocks+") }
    #expect(paths.count == 3 * 16, "one set for each target that uses the plugin")
    return try paths.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
  }
}
