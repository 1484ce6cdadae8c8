import Testing

@testable import MockyGenerator

/// Mocks run the defaults of extensions, if the tests ask for it.
@Suite struct DefaultsOnDemandTests {
  private let door = """
    protocol Door { func open(); func close() -> Int }
    extension Door { func close() -> Int { 1 } }
    """

  @Test func aTypeWithoutTheMemberRunsItsDefault() {
    let sources = Sources(
      tests: "context.mock(MockDoor.self, strictness: .defaults)", app: door)
    let lines = sources.lines
    let start = lines.firstIndex { $0.hasPrefix("// Runs the default") } ?? 0
    #expect(
      Array(lines[start...].prefix(6)) == [
        "// Runs the default of 'close()' and hands all other calls to the mock.",
        "nonisolated final class __Default1: Door {",
        "let mockObject: MockyCore.MockObject",
        "init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }",
        "func open() { MockDoor(mockObject).open() }",
        "}",
      ])
    #expect(lines.contains("(\"close()\", nil),"))
    #expect(
      sources.mocks.source.contains("else: MockDoor.__Default1(mockObject)].close()"))
  }

  @Test func testsThatRunNoDefaultsHaveMocksWithoutThem() {
    let plain = Sources(tests: "MockDoor()", app: door).mocks.source
    let none = Sources(
      tests: "MockDoor()", app: "protocol Door { func open(); func close() -> Int }"
    ).mocks.source
    #expect(plain == none)
    let asking = Sources(
      tests: "MockDoor().forwards()", app: "protocol Door { func open(); func close() -> Int }"
    ).mocks.source
    #expect(asking == none)
  }

  @Test(arguments: [
    (
      "protocol A { func a() }; extension A where Self: AnyObject { func a() {} }",
      "its default depends on conditions or attributes of the extension"
    ),
    (
      "protocol A { func a() }; @available(macOS 99, *) extension A { func a() {} }",
      "its default depends on conditions or attributes of the extension"
    ),
    (
      "public protocol A { func a() }; extension A { func a() {} }",
      "its default is internal, and the protocol is public"
    ),
    (
      "protocol A { func a() }; extension A { func a() {} }; extension A { func a() {} }",
      "several extensions have a default"
    ),
    (
      "protocol A { associatedtype B; func a() }; extension A { func a() {} }",
      "its protocol names 'Self' or an associated type"
    ),
    (
      "protocol A: Actor { func a() }; extension A { func a() {} }",
      "its protocol is for actors"
    ),
    (
      "protocol A { init(); func a() }; extension A { func a() {} }",
      "its protocol requires an initializer"
    ),
    (
      "protocol A { static func a() }; extension A { static func a() {} }",
      "it is a member of the type"
    ),
    (
      "protocol A: CustomStringConvertible { func a() }; extension A { func a() {} }",
      "its protocol inherits from a protocol whose source is not available"
    ),
  ]) func aDefaultThatCannotRunIsWrittenWithTheReason(_ app: String, _ reason: String) {
    let lines = Sources(tests: "MockA().forwards()", app: app).lines
    #expect(lines.contains("(\"a()\", \"\(reason)\"),"))
    #expect(!lines.contains { $0.contains("__Default") })
  }

  @Test(arguments: [
    "protocol A { var a: Int { get set } }; extension A { var a: Int { 1 } }",
    "protocol A { func a() }; extension A { func a() throws {} }",
    "protocol A { func a() }; extension A { func a() async {} }",
    "protocol A { func a(_ b: Int) }; extension A { func a(_ b: String) {} }",
    "protocol A { func a() }; extension A { private func a() {} }",
  ]) func aMemberOfAnotherFormIsNoDefault(_ app: String) {
    let lines = Sources(tests: "MockA().forwards()", app: app).lines
    #expect(!lines.contains { $0.contains("efault") })
  }

  @Test func aParentsDefaultRunsInAnyWords() {
    let app = """
      typealias Count = Int
      protocol A { func a(_ b: [Count]?) }
      protocol B: A { func c() }
      extension A { func a(_ b: Optional<Array<Int>>) {} }
      extension B { func c() {} }
      """
    let lines = Sources(tests: "MockB().forwards()", app: app).lines
    #expect(lines.filter { $0.hasSuffix(" nil),") } == ["(\"c()\", nil),", "(\"a(_:)\", nil),"])
  }
}
