import Foundation
import XCTest

/// A package that uses `@Mockable` builds without a warning and passes its tests.
///
/// Its modules are built in the language modes of Swift 5 and 6, isolated to nothing and to the main
/// actor, with every upcoming feature, with strict memory safety, and file by file in debug builds,
/// as a whole in optimised ones; in each of them a warning is an error.
final class EndToEndTests: XCTestCase {
  private static let package = ScratchPackage("EndToEnd", builtIn: "end-to-end")

  func testADebugBuild() throws {
    try assertPasses("debug")
    XCTAssertEqual(try mockSymbols(in: "Newsroom", "debug"), Self.symbols)
    XCTAssertEqual(try mockSymbols(in: "ShippedNewsroom", "debug"), Self.symbols)
  }

  func testAnOptimisedBuildForTests() throws {
    try assertPasses("release")
    XCTAssertEqual(try mockSymbols(in: "Newsroom", "release"), Self.symbols)
  }

  func testAnOptimisedBuildContainsNoMocks() throws {
    try assertPasses("release")
    XCTAssertEqual(try mockSymbols(in: "ShippedNewsroom", "release"), [])
  }

  private func assertPasses(
    _ configuration: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let options = ["--configuration", configuration]
    let build = Self.package.buildAnew(configuration)
    guard build.status == 0 else { throw ScratchPackage.BuildFailed(output: build.output) }
    let run = Self.package.swift(["test", "--skip-build"] + options)
    XCTAssertEqual(run.status, 0, run.output, file: file, line: line)
    XCTAssert(run.output.contains("Executed 3 tests, with 0 failures"), run.output)
    XCTAssert(run.output.contains("Test run with 14 tests in 4 suites passed"), run.output)
  }

  /// What is in a module's object files only where the mocks are.
  private static let symbols = ["MockSubscriber", "SubscriberExpectations", "$s9MockyCore"]

  private func mockSymbols(in module: String, _ configuration: String) throws -> [String] {
    let folder = Self.package.scratch.appending(path: "\(configuration)/\(module).build")
    let objects = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }
      .map { try Data(contentsOf: folder.appending(path: $0)) }
    XCTAssertFalse(objects.isEmpty)
    return Self.symbols.filter { symbol in
      objects.contains { $0.range(of: Data(symbol.utf8)) != nil }
    }
  }
}
