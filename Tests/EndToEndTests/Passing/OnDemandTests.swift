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
    let files = try await ScratchPackage.products.value.mocks()
    #expect(files.count == 3 * 16, "one set for each target that uses the plugin")
    let written = files.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(!written.contains("MockUnused"))
    #expect(written.contains("// Subscriber.swift:2\nnonisolated final class MockSubscriber"))
  }

  @Test func aBuildOfWhatHasNotChangedWritesNoMocks() async throws {
    #expect(!(try await ScratchPackage.built().writesMocks), "each build writes mocks")
  }
}
