import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// A name finds its declaration as Swift finds it: in the types around it, in its module, in the imported modules and
/// those that they re-export, as a module's name.
@Suite struct ResolvingTests {
  /// The members of `MockChild`, in a module that imports `U`.
  private func members(_ child: String, _ modules: [(String, String)]) -> [String] {
    let sources = modules.reduce(Sources(tests: "import C\nMockChild()")) { sources, module in
      sources.adding("\(module.0).swift", in: module.0, module.1)
    }.adding("C.swift", in: "C", child)
    return sources.members(of: "MockChild").map { String($0.prefix { $0 != "(" }) }
  }

  private let a = ("A", "public protocol Base { func a() }")
  private let b = ("B", "public protocol Base { func b() }")

  @Test(arguments: [
    ("@_exported import A", "import U", "func a"),
    ("@_exported import B", "import U", "func b"),
    ("@_exported import A", "import U\nimport B", "func b"),
    ("@_exported import A\npublic protocol Base { func u() }", "import U", "func u"),
    ("@_exported import A\npublic typealias Base = A.Base", "import U", "func a"),
    ("import A", "import U", ""), ("public import A", "import U", ""),
    ("@_exported import A\n@_exported import B", "import U\nprotocol Base { func c() }", "func c"),
    ("", "@_implementationOnly import A", "func a"), ("", "@testable import B", "func b"),
    ("", "import protocol A.Base", "func a"),
  ])
  func aParentIsThatOfTheImports(_ exports: String, _ imports: String, _ expected: String) {
    let found = members(
      "\(imports)\npublic protocol Child: Base {}", [a, b, ("U", exports)])
    #expect(found == (expected.isEmpty ? [] : [expected]))
  }

  @Test(arguments: [
    ("typealias Parent = Base", "Parent"), ("typealias Parent = A.Base", "Parent"),
    ("typealias Parent = Base & Sendable", "Parent"), ("", "U.Base"), ("", "A.Base"),
    ("enum Space { typealias Parent = Base }", "Space.Parent"),
    ("enum Space { typealias Inner = U }", "Base"),
  ])
  func anAliasIsOneOfIt(_ alias: String, _ parent: String) {
    let exports = "@_exported import A\npublic typealias Base = A.Base"
    let child = "import U\n\(alias)\npublic protocol Child: \(parent) {}"
    #expect(members(child, [a, b, ("U", exports)]) == ["func a"])
  }

  @Test func theNearestTypeAroundIsMeant() {
    let child = """
      import A
      enum Outer { protocol Base { func o() }; enum Inner { protocol Child: Base {} } }
      protocol Child: Outer.Base {}
      """
    #expect(members(child, [a, b]) == ["func o"])
    let sources = Sources(tests: "Outer.Inner.MockChild()", app: child)
    #expect(sources.lines.contains { $0.hasPrefix("func o() {") })
  }

  @Test func aTypeInAnExtensionOfAnotherModuleIsFound() {
    let space = ("A", "public enum Space {}")
    let more = ("B", "import A\nextension Space { public protocol Base { func s() } }")
    #expect(
      members("import A\nimport B\nprotocol Child: Space.Base {}", [space, more]) == ["func s"])
  }

  @Test(arguments: [
    "public protocol LocalizedError { func b() }", "public final class LocalizedError {}",
    "open class LocalizedError {}", "public typealias LocalizedError = Int",
  ])
  func whatIsNotImportedIsTheSystems(_ other: String) {
    let sources = Sources(
      tests: "import App\nMockT()",
      app: "import Foundation\npublic protocol T: LocalizedError { func a() }"
    )
    .adding("B.swift", in: "B", other)
    #expect(sources.problems == [])
    #expect(sources.members(of: "MockT").map { $0.prefix(8) } == ["func a()"])
  }

  @Test func aFinalClassThatIsNotImportedBindsNothing() {
    let sources = Sources(
      tests: "MockT()", app: "import Foundation\nprotocol T: URLSessionDelegate {}"
    ).adding("B.swift", in: "B", "public final class URLSessionDelegate {}")
    #expect(sources.problems == [])
    #expect(sources.names == ["MockT App.T"])
  }

  @Test func typesOfMembersAreThoseOfTheImports() {
    let sources = Sources(
      tests: "import App\nMockT()",
      app: "import U\npublic protocol T { func a() -> Item; func b(_ x: Item) }"
    )
    .adding("A.swift", in: "A", "public struct Item { public init(a: Int) {} }")
    .adding("B.swift", in: "B", "public enum Item { case one }")
    .adding("U.swift", in: "U", "@_exported import A")
    #expect(!sources.mocks.source.contains("Item.one"))
  }

  @Test(arguments: ["typealias A = B; typealias B = A", "typealias A = A?", "typealias A = A.B"])
  func aliasesThatNameEachOtherEnd(_ aliases: String) {
    let sources = Sources(
      tests: "MockT(); MockS()",
      app: "\(aliases); protocol T: A { func a(_ x: A, _ y: A.B) -> A }; struct S { var a: A }")
    #expect(sources.names == ["MockT App.T"])
  }
}
