import Foundation
import Testing

/// A package that uses `@Mockable` builds without a warning and passes its tests.
///
/// Its modules are built in the language modes of Swift 5 and 6, and isolated to nothing and to the
/// main actor. Most have every upcoming feature and strict memory safety. A warning is an error.
///
/// `.ci/full` builds them optimized as well, and shows by their symbols that shipped code has no
/// mocks.
@Suite(.ofTheScratchPackage)
struct AnnotatedTests {
  @Test func suitesOfBothFrameworksPass() async throws {
    try await assertSuitesPass(in: "Annotated")
  }

  @Test func aDebugBuildContainsTheMocks() async throws {
    try await ScratchPackage.built()
    let symbols = ["MockSubscriber", "SubscriberExpectations", "$s9MockyCore"]
    for module in ["Newspaper", "ShippedNewspaper"] {
      let objects = try await ScratchPackage.products.value.objects(of: module)
      #expect(!objects.isEmpty, "\(module)")
      for symbol in symbols {
        let contains = objects.contains { $0.range(of: Data(symbol.utf8)) != nil }
        #expect(contains, "\(symbol) in \(module)")
      }
    }
  }
}
