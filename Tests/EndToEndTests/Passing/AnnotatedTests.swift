import XCTest

/// A package that uses `@Mockable` builds without a warning and passes its tests.
///
/// Its modules are built in the language modes of Swift 5 and 6, isolated to nothing and to the main
/// actor, with every upcoming feature, and with strict memory safety; in each of them a warning is an
/// error. `.ci/full` does the same in an optimised build, and shows that there what is shipped contains no
/// mocks: it asks for the same symbols.
final class AnnotatedTests: PassingTestCase {
  func testSuitesOfBothFrameworksPass() throws { try assertSuitesPass(in: "Annotated") }

  func testADebugBuildContainsTheMocks() throws {
    try ScratchPackage.built()
    let symbols = ["MockSubscriber", "SubscriberExpectations", "$s9MockyCore"]
    for module in ["Newspaper", "ShippedNewspaper"] {
      let objects = try objects(of: module)
      XCTAssertFalse(objects.isEmpty, module)
      for symbol in symbols {
        let contains = objects.contains { $0.range(of: Data(symbol.utf8)) != nil }
        XCTAssert(contains, "\(symbol) in \(module)")
      }
    }
  }

  private func objects(of module: String) throws -> [Data] {
    let folder = ScratchPackage.scratch.appending(path: "debug/\(module).build")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }
      .map { try Data(contentsOf: folder.appending(path: $0)) }
  }
}
