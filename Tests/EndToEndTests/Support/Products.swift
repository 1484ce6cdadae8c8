import Foundation

/// The folder in which a build engine has put the products of a package. `.ci/layout` knows what lies
/// where.
struct Products {
  let folder: URL

  /// The products of this package: beside the program that runs the tests.
  static let ofThisPackage: Products = {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    return Products(folder: program?.deletingLastPathComponent() ?? ScratchPackage.repository)
  }()

  var modules: String { path("modules") }

  /// The program that expands Mocky's macros.
  var macro: String { path("macro") }

  /// The plan of the native engine; nil for swift-build, which has none.
  var plan: URL? { paths("plan").first.map { URL(filePath: $0) } }

  /// The program that runs the tests of a target.
  func tests(of target: String) -> String { path("tests", target) }

  /// The object files of a module.
  func objects(of module: String) throws -> [Data] { try contents("objects", module) }

  /// The files that the plugin has written.
  func mocks() throws -> [Data] { try contents("mocks") }

  private func contents(_ what: String...) throws -> [Data] {
    try paths(what).map { try Data(contentsOf: URL(filePath: $0)) }
  }

  private func path(_ what: String...) -> String { paths(what).last ?? "" }

  private func paths(_ what: String...) -> [String] { paths(what) }

  private func paths(_ what: [String]) -> [String] {
    let script = ScratchPackage.repository.appending(path: ".ci/layout").path
    return Command.end(of: [script, folder.path] + what).output.split(separator: "\n")
      .map(String.init)
  }
}
