import Testing

@testable import MockyGenerator

/// Inherited requirements are written into the class.
@Suite struct InheritingTests {
  @Test func fromParentsAndTheirs() {
    let sources = Sources(
      tests: "MockC()",
      app: "protocol A { func a() }\nprotocol B: A { func b() }\nprotocol C: B { func c() }")
    #expect(
      sources.members(of: "MockC") == [
        "func c() { mockObject.call(\"c()\") }", "func b() { mockObject.call(\"b()\") }",
        "func a() { mockObject.call(\"a()\") }",
      ])
    #expect(sources.lines.contains("static var hasInheritedMembers: Bool { true }"))
  }

  @Test func onceFromADiamond() {
    let app = """
      protocol A { func a() }
      protocol B: A { func a(); var n: Int { get set } }
      protocol C: A { var n: Int { get } }
      protocol D: C, B {}
      """
    let members = Sources(tests: "MockD()", app: app).members(of: "MockD")
    #expect(
      members == ["var n: Int {", "func a() { mockObject.call(\"a()\") }"])
  }

  @Test func onTheActorOfAnAncestorHoweverFar() {
    let chain = (1...40).map { "protocol P\($0): P\($0 - 1) {}\n" }.joined()
    let sources = Sources(
      tests: "MockDoor()",
      app: "@MainActor protocol P0 {}\n\(chain)protocol Door: P40 { func a() }")
    #expect(
      sources.members(of: "MockDoor") == ["@MainActor func a() { mockObject.call(\"a()\") }"])
  }

  @Test func aClosureThatNeedNotEscapeDoesNot() {
    let app = """
      protocol A { func a(_ body: () -> Void, _ other: @escaping @Sendable () -> Void) }
      protocol B: A { func a(_ body: @escaping () -> Void, _ other: @Sendable () -> Void) }
      """
    let text = Sources(tests: "MockB()", app: app).lines.joined(separator: " ")
    #expect(text.contains("func a(_ body: () -> Void, _ other: @Sendable () -> Void) {"))
  }

  @Test func callsAreHandedOnAsTheCompilerWantsThem() {
    let app = """
      protocol Door {
        func a(`async`: Int, `inout`: Int)
        func b(_ value: sending @autoclosure () -> Int)
        func c(_ didSet: () -> Void)
        func d() -> [String: (Int...) -> Void?]
        func e() async -> Never
      }
      protocol Yard: Actor { func a(_ value: Box) async throws -> Box }
      @MainActor protocol Gate { subscript(_ worker: isolated (any Actor)?) -> Int { get } }
      """
    let text = Sources(tests: "MockDoor() MockGate() MockYard()", app: app)
      .lines.joined(separator: " ")
    #expect(text.contains("Swift.withoutActuallyEscaping(didSet) { (didSet) in"))
    #expect(text.contains("MockyCore.__Itself<[String: (Int...) -> Void?]>.self"))
    #expect(text.contains("mockObject.given(await mockObject.call("))
    #expect(
      text.contains(
        "forward: { try await { [value = MockyCore.MockObject.Sent(value)] "
          + "(__real: isolated any Yard) in "
          + "MockyCore.MockObject.Sent(try await __real.a(value.value)) }"
          + "(mockObject[spied: (any Yard).self]).value })"))
    #expect(text.contains(".a(async: async, `inout`: inoutArgument)"))
    #expect(
      text.contains("obstacle: \"Swift does not let its types get to another actor and back\""))
    #expect(text.contains("subscript(worker: isolated (any Actor)?) -> Int {"))
    #expect(!text.contains("@MainActor subscript"))
  }

  @Test func overloadsSideBySide() {
    let app = """
      protocol A { func a(_ n: Int) }
      protocol B: A { func a(_ s: String) }
      """
    #expect(Sources(tests: "MockB()", app: app).members(of: "MockB").count == 2)
  }

  @Test func whatAChildDoesNotThrowItsParentMay() {
    let app = "protocol A { func a() throws }\nprotocol B: A { func a() }"
    #expect(
      Sources(tests: "MockB()", app: app).members(of: "MockB") == [
        "func a() { mockObject.call(\"a()\") }"
      ])
  }

  @Test func aSubscriptThatOnlyTheParentLetsThrow() {
    let app = """
      protocol A { subscript(at: Int) -> Int { get throws } }
      protocol B: A { subscript(at: Int) -> Int { get } }
      """
    let lines = Sources(tests: "MockB()", app: app).lines
    #expect(lines.contains { $0.hasPrefix("subscript(") })
    #expect(!lines.contains { $0.contains("throws") })
  }

  @Test func fromAnotherModuleWithItsImports() {
    let sources = Sources(tests: "MockB()", app: "import Other\nprotocol B: Other.A {}")
      .adding(
        "A.swift", in: "Other",
        "@_exported public import struct Foundation.Date\npublic protocol A { func a(_ d: Date) }")
    #expect(
      sources.members(of: "MockB") == [
        #"func a(_ d: Date) { mockObject.call("a(_:)", .one(d)) }"#
      ])
    let imports = [
      "import Mocky", "import Other", "import struct Foundation.Date", "@testable import App",
    ]
    #expect(sources.lines.filter { $0.contains("import ") } == imports)
  }

  @Test func associatedTypesBecomeParameters() {
    let app = """
      protocol A { associatedtype Item: Hashable }
      protocol B<Item>: A where Item: Codable { associatedtype Key }
      protocol C: A where Item == Int { func c(_ item: Item) }
      """
    let heads = Sources(tests: "MockB(); MockC()", app: app).lines
      .filter { $0.contains("final class") }
    #expect(
      heads == [
        "nonisolated final class MockB<Item: Hashable, Key>: B, MockyCore.MakeableMock "
          + "where Item: Codable {",
        "nonisolated final class MockC: C, MockyCore.SpyMock {",
      ])
  }

  @Test func onTheActorOfItsProtocol() {
    let app =
      "protocol A { func a() }\n@MainActor protocol B: A { func b() }\nprotocol C: B { func c() }"
    #expect(
      Sources(tests: "MockC()", app: app).members(of: "MockC") == [
        "@MainActor func c() { mockObject.call(\"c()\") }",
        "@MainActor func b() { mockObject.call(\"b()\") }",
        "func a() { mockObject.call(\"a()\") }",
      ])
  }

  @Test func nothingIsPromisedOfParentsThatAreNotSeen() {
    let app = "protocol A {}\nprotocol B: A, Elsewhere.Parent {}"
    let lines = Sources(tests: "MockB()", app: app).lines
    #expect(!lines.contains("static var hasInheritedMembers: Bool { true }"))
  }

  @Test func aCircleEnds() {
    let app = "protocol A: B { func a() }\nprotocol B: A { func b() }"
    #expect(Sources(tests: "MockA()", app: app).members(of: "MockA").count == 2)
  }
}
