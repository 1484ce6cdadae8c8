import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Code of a newer compiler, and code that cannot be mocked, keeps no other mock from being written.
@Suite struct NewerCompilerTests {
  @Test(arguments: [
    "protocol Bad { func f( }", "protocol Bad { var x: Int { borrow } }",
    "protocol Bad { var x: Int { borrow mutate } }",
    "protocol Bad { var x: Int { yielding borrow } }",
    "protocol Bad { var x: Int { yielding borrow yielding mutate } }",
    "protocol Bad { subscript(i: Int) -> Int { mutating borrow } }",
    "protocol Bad: FixedWidthInteger {}", "final class Bad {}", "protocol Bad<each T> {}",
    "protocol Bad {",
  ])
  func oneRefusalLeavesTheOthers(_ bad: String) {
    let app = "protocol Good { func a() }\nclass Fine { func b() {} }\n\(bad)"
    let sources = Sources(tests: "MockBad(); MockGood(); MockFine($0)", app: app)
    #expect(sources.names == ["MockFine App.Fine", "MockGood App.Good"])
    #expect(sources.problems.count == 1)
    #expect(sources.lines.contains { $0.hasPrefix("func a() { mockObject.call(\"a()\"") })
  }

  @Test func aProblemIsOfTheProtocolAlone() {
    let app = "protocol Bad { func f( }\nprotocol Good {}"
    #expect(Sources(tests: "MockGood()", app: app).problems == [])
    #expect(
      Sources(tests: "MockBad()", app: app).problems == [
        "App/File.swift:1:24: error: expected a parameter's name, found '}'"
      ])
  }

  @Test func aRequirementOfANewerCompilerIsReportedOnlyThere() {
    let app = """
      protocol Shelf {
        func a()
        #if compiler(>=6.4)
          var top: Int { borrow }
          func b(_ x: any P?)
        #elseif compiler(>=9)
          func c( {{
        #else
          var top: Int { get }
        #endif
      }
      """
    let sources = Sources(tests: "MockShelf()", app: app)
    #expect(sources.problems == [])
    let lines = sources.lines
    #expect(
      lines.count { $0.hasPrefix("#error") } == 2,
      "only the class has them, not the builder")
    #expect(
      lines.contains(
        "#error(\"Mocky does not mock 'borrow' accessors yet; write this protocol's mock by hand\")"
      ))
    #expect(
      lines.contains("#error(\"Mocky cannot read this: expected a parameter's name, found '{'\")"))
    #expect(lines.contains { $0.hasPrefix("func b(_ x: (any P)?)") })
  }

  @Test func aProtocolOfANewerCompilerIsReportedOnlyThere() {
    let app = """
      protocol Good {}
      #if compiler(>=6.4)
        protocol Shelf { var top: Int { borrow } }
        protocol Rack { func a(~~ }
      #endif
      """
    let sources = Sources(tests: "MockShelf(); MockGood(); MockRack()", app: app)
    #expect(sources.problems == [])
    #expect(sources.names == ["MockGood App.Good"])
    let start = sources.lines.firstIndex(of: "#if compiler(>=6.4)") ?? 0
    #expect(
      Array(sources.lines[start...].prefix(10)) == [
        "#if compiler(>=6.4)", "#sourceLocation(file: \"App/File.swift\", line: 4)",
        "#error(\"expected a parameter's name, found '~~'\")", "#sourceLocation()", "#endif",
        "#if compiler(>=6.4)", "#sourceLocation(file: \"App/File.swift\", line: 3)",
        "#error(\"'MockShelf' cannot be generated: Mocky does not mock 'borrow' accessors yet; write"
          + " this protocol's mock by hand\")", "#sourceLocation()", "#endif",
      ])
  }

  @Test func aMemberOfAClassForANewerCompilerIsReportedOnlyThere() {
    let app = "class K {\nfunc a() {}\n#if swift(>=7)\nfunc b(((\n#endif\nfunc c() {}\n}"
    let sources = Sources(tests: "MockK($0)", app: app)
    #expect(sources.problems == [])
    #expect(sources.lines.count { $0.hasPrefix("#error") } == 1)
    #expect(sources.lines.contains { $0.hasPrefix("override func c()") })
  }

  @Test func diagnosticsAreControlledWhereTheyWereBefore() {
    let app = """
      @diagnose(DeprecatedDeclaration, as: ignored, reason: "old")
      protocol Shop {
        @diagnose(DeprecatedDeclaration, as: ignored) func sell(_ item: Old)
      }
      """
    let lines = Sources(tests: "MockShop()", app: app).lines
    #expect(
      lines.count { $0.hasPrefix("@diagnose(DeprecatedDeclaration, as: ignored, reason") } == 2)
    #expect(lines.count { $0 == "@diagnose(DeprecatedDeclaration, as: ignored)" } == 3)
  }

  @Test func typesThatAreNotSendableAreMockedLikeOthers() {
    let app = """
      enum Mode: ~Sendable { case on }
      struct Money: Equatable, ~Sendable { var cents: Int }
      struct Client: ~Sendable { var send: (Int) -> Void }
      class Desk: ~Sendable { func open() {} }
      protocol Shop { func mode() -> Mode; func money() -> Money }
      """
    let lines = Sources(tests: "MockShop(); MockClient(); MockDesk($0)", app: app).lines
    #expect(lines.contains("if type == Mode.self { return Mode.on }"))
    #expect(lines.contains("if type == Money.self { return try? Money(cents: part()) }"))
    #expect(lines.contains("nonisolated final class MockClient: MockyCore.SpyMock {"))
    #expect(lines.contains("class MockDesk: Desk, MockyCore.ClassMock, @unchecked Sendable {"))
  }

  @Test func aNoncopyableProtocolInheritsFromSimpleOnes() {
    let app = """
      protocol Film: Equatable, Hashable, CustomStringConvertible, ~Copyable {
        func cut(_ other: borrowing Self) -> Bool
      }
      """
    let sources = Sources(tests: "MockFilm()", app: app)
    #expect(sources.problems == [])
    #expect(
      sources.lines.contains(
        "nonisolated static func == (left: MockFilm, right: MockFilm) -> Bool {")
        || sources.lines.contains {
          $0.contains("static func == (left: MockFilm, right: MockFilm)")
        })
  }

  /// Swift 6.4 leaves out properties with a value that are less visible than others.
  @Test(
    arguments: [
      ("var a: Int; private var b = 1", "Money(a: part())", nil),
      ("var a: Int; fileprivate var b: Int?", "Money(a: part())", nil),
      ("private var a = 1; private var b: Int?", nil, nil),
      ("var a: Int; private var b: Int", nil, nil),
      ("var a: Int; var b = 1", "Money(a: part())", "Money(a: part())"),
      ("var a: Int; private let b = 1", "Money(a: part())", "Money(a: part())"),
    ] as [(String, String?, String?)])
  func hiddenPropertiesAreNoParameters(_ members: String, _ newer: String?, _ older: String?) {
    let source = "struct Money { \(members) }"
    let read = SourceFile(
      parsing: Array(source.utf8), readsStructs: true
    ).classes[0]
    for (leavesOut, expected) in [(true, newer), (false, older)] {
      let value = read.madeUpValue(
        of: "Money", seesInternals: true, isOnActor: false, leavesOutHidden: leavesOut)
      #expect(value?.text == expected.map { "try? \($0)" })
    }
  }

  @Test(arguments: [(true, true), (false, false)])
  func aStructOfClosuresCanBeMadeBesideHiddenProperties(_ leavesOut: Bool, _ isMade: Bool) {
    let source = "struct Client { var send: () -> Void; private var cache = 1 }"
    let read = SourceFile(
      parsing: Array(source.utf8), readsStructs: true
    ).classes[0]
    var closures = ProtocolDeclaration(struct: read)
    #expect(closures.takeClosures(named: "Client", leavesOutHidden: leavesOut).isEmpty == isMade)
  }
}

/// Attributes stay as they were written, with their lines, comments and strings.
@Suite struct CopiedAttributeTests {
  static let attributes = [
    "@available(\n  *, deprecated,\n  message: \"\"\"\n    one\n    \"two\"\n    \"\"\")",
    "@available(*, deprecated, // since 3\n  message: \"old\" /* really\n  old */)",
    "@available(*, deprecated, message: #\"a \"b\" \\(c)\"#)",
    "@available(macOS 15, // new\n  iOS 18, *)",
  ]

  @Test(arguments: attributes)
  func theyAreCopiedInEveryPlace(_ attribute: String) {
    let app = """
      enum Outer {
      \(attribute)
      protocol Shop {
        \(attribute)
        func sell()
        \(attribute)
        static func all() -> Int
        \(attribute)
        var price: Int { get set }
        \(attribute)
        subscript(i: Int) -> Int { get }
        \(attribute)
        init(a: Int)
      }
      \(attribute)
      class Desk {
        \(attribute)
        func open() {}
      }
      \(attribute)
      struct Client { var send: () -> Void }
      \(attribute)
      typealias Price = (Int) -> Int
      }
      """
    let tests = "Outer.MockShop(); Outer.MockDesk($0); Outer.MockClient(); Outer.MockPrice()"
    let source = Sources(tests: tests, app: app).mocks.source
    #expect(source.components(of: attribute) > 14)
    #expect(SourceFile(parsing: source).problems == [])
  }

  @Test func wordsInStringsAndCommentsAreNoArguments() {
    let app = """
      class Desk {
        @available(*, deprecated, message: "unavailable") func a() {}
        @available(*, /* deprecated, */ unavailable) func b() {}
      }
      """
    let lines = Sources(tests: "MockDesk($0)", app: app).lines
    #expect(lines.contains { $0.hasPrefix("override func a()") })
    #expect(!lines.contains { $0.hasPrefix("override func b()") })
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
