import Testing

@testable import MockyGenerator

/// Mocks of structs of closures, where tests use them.
@Suite struct StructsOnDemandTests {
  @Test func aStructOfClosuresHasAMock() {
    let app = """
      import Foundation
      struct Client: Sendable {
        /// Fetches.
        var fetch: @Sendable (_ url: URL) async throws -> Data
        let level: Int
      }
      """
    let sources = Sources(tests: "import App\ncontext.mock(MockClient.self)", app: app)
    #expect(sources.names == ["MockClient App.Client"])
    #expect(
      sources.mocks.source == """
        // Written by mockygen for the mocks that AppTests uses. Changes will be lost.
        // swift-format-ignore-file
        // swiftlint:disable all
        // swiftformat:disable all

        import Foundation
        import Mocky

        @testable import App

        // File.swift:2
        nonisolated final class MockClient: MockyCore.SpyMock {
          let mockObject: MockyCore.MockObject
          init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }
          typealias MockReal = App.Client
          nonisolated var receives: ClientExpectations {
            ClientExpectations(.receives(self, as: "Client"))
          }
          nonisolated var received: ClientExpectations {
            ClientExpectations(.received(self, as: "Client"))
          }
          func value(level: Int) -> App.Client {
            App.Client(fetch: { url in try await self.fetch(url) }, level: level)
          }

          /// Fetches.
          func fetch(_ url: URL) async throws -> Data {
            try await mockObject.call(
              "fetch(url:)", .one(url), throwing: (any Swift.Error).self, returning: Data.self,
              forward: { try await mockObject[spied: (App.Client).self].fetch(url) })
          }

          nonisolated struct ClientExpectations: MockyCore.MockExpectations {
            var mockRecorder: MockyCore.ExpectationRecorder
            init(_ mockRecorder: MockyCore.ExpectationRecorder) { self.mockRecorder = mockRecorder }

            /// Fetches.
            func fetch(_ url: URL) -> MockyCore.InvocationExpectation<
              URL, any Swift.Error, Data, MockyCore.Asynchronous
            > {
              mockRecorder.expectation("fetch(url:)", .value(url))
            }
            /// Fetches.
            @_disfavoredOverload
            func fetch(_ url: MockyCore.Matcher<URL>) -> MockyCore.InvocationExpectation<
              URL, any Swift.Error, Data, MockyCore.Asynchronous
            > {
              mockRecorder.expectation("fetch(url:)", url)
            }
          }
        }

        """)
  }

  @Test func itsTypesAreNamedFromOutside() {
    let app = """
      public enum Shop {
        public struct Desk<Item: Sendable> {
          struct Bill {}
          typealias Print = (Bill) -> Void
          var sell: (Item, Price) -> Bill
          var print: Print
          var copy: (Desk, Self) -> Void
          var log: Log
          var ask: ((Printer) -> Void)?
        }
        struct Price {}
      }
      typealias Log = (_ text: String) -> Void
      protocol Printer {}
      """
    let sources = Sources(tests: "import App\nShop.MockDesk<Int>.self", app: app)
    #expect(sources.names == ["Shop.MockDesk App.Shop.Desk"])
    let lines = sources.lines
    #expect(lines.contains("extension Shop {"))
    let head = "nonisolated final class MockDesk<Item: Sendable>: MockyCore.SpyMock {"
    #expect(lines.contains(head))
    #expect(lines.contains("var value: Desk<Item> {"))
    #expect(
      lines.contains("func sell(_ argument1: Item, _ argument2: Price) -> Shop.Desk<Item>.Bill {"))
    #expect(lines.contains("func print(_ argument1: Shop.Desk<Item>.Bill) {"))
    #expect(lines.contains("func copy(_ argument1: Desk<Item>, _ argument2: Desk<Item>) {"))
    #expect(lines.contains("func log(_ text: String) {"))
    #expect(lines.contains("func ask(_ argument1: any Printer) {"))
  }

  @Test func closuresOfAnAliasAreEnough() {
    let sources = Sources(
      tests: "MockClient.self", app: "struct Client { var log: Log }; typealias Log = () -> Void")
    #expect(sources.names == ["MockClient App.Client"])
  }

  @Test(arguments: [
    (
      "struct Own { var a: () -> Void; var b: () -> Void; init(a: @escaping () -> Void) {} }",
      "(a: { self.a() })"
    ),
    ("struct Own { private var n = 1; var b: () -> Void = {} }", "()"),
    ("struct Own { let n = 1; var b: () -> Void }", "(b: { self.b() })"),
    ("struct Own { lazy var n = 1; var `in`: () -> Void }", "(in: { self.`in`() })"),
    ("struct Own { var b: () -> Void; init(); init?(b: () -> Void) }", "()"),
    ("struct Own { var b: () -> Void; init(b: () -> Void, n: Int = 1) }", "(b: { self.b() })"),
    ("struct Own { var b: () -> Void; let n: () -> Int; init(n: X) }", "(n: { self.n() })"),
  ])
  func anInitializerIsFound(declaration: String, call: String) {
    let lines = Sources(tests: "MockOwn.self", app: declaration).lines
    let text = lines.joined(separator: "\n")
    #expect(text.contains("Own\(call)"), "\(text)")
  }

  @Test func membersThatAreNotPublicAreSeen() {
    let app = "public struct Client { public var send: (String) -> Void }"
    let sources = Sources(tests: "MockClient.self", app: app)
    #expect(sources.lines.contains("@testable import App"))
  }

  @Test func anIsolatedStructCannotBeSpiedOn() {
    let app = "@MainActor struct Client { var show: @MainActor () -> Void; let hide: () -> Void }"
    let lines = Sources(tests: "MockClient.self", app: app).lines
    #expect(lines.contains("nonisolated final class MockClient: MockyCore.MakeableMock {"))
    #expect(lines.contains("@MainActor var value: Client {"))
    #expect(lines.contains("@MainActor func show() { mockObject.call(\"show()\") }"))
    #expect(lines.contains("func hide() { mockObject.call(\"hide()\") }"))
  }

  @Test(arguments: [
    "struct Client {}", "struct Client { var id: Int }", "struct Client { func f() {} }",
    "struct Client { static var f: () -> Void = {} }", "struct Client { var f: (() -> Int, Int)? }",
    "struct Client { var f: () -> Void { {} } }", "struct Client { var f = { 1 } }",
    "struct Client { private var f: () -> Void }",
    "struct Client { var f: @convention(c) () -> Void }",
    "struct Client { var f: (Int...) -> Void }",
  ])
  func noneIsWrittenWithoutClosures(declaration: String) {
    let sources = Sources(tests: "MockClient.self", app: declaration)
    #expect(sources.names == [])
    #expect(
      sources.mocks.warnings.map(\.message) == [
        "'MockClient' is not generated: 'Client' is a struct without closures; "
          + "use a real one, or mock a protocol that it conforms to"
      ])
  }

  @Test func aHiddenOneIsNamed() {
    let sources = Sources(
      tests: "MockClient.self", app: "private struct Client { var f: () -> Void }")
    #expect(
      sources.mocks.warnings.map(\.message) == [
        "'MockClient' is not generated: 'Client' is private, and its mock is in another file; "
          + "remove 'private'"
      ])
  }

  @Test func oneWithAMacroHasItsMock() {
    let sources = Sources(
      tests: "MockClient.self", app: "@Mockable struct Client { var f: () -> Void }")
    #expect(sources.names == [])
    #expect(sources.mocks.warnings == [])
  }

  @Test func ofTwoTheOneThatTheTestsName() {
    let app = "struct Client { var f: () -> Void }"
    let sources = Sources(tests: "import App\nimport Other\nMockClient.self", app: app)
      .adding("Other/File.swift", in: "Other", app)
    #expect(
      sources.problems == [
        "Tests.swift:3:1: error: 'MockClient' is ambiguous: 'App.Client' (App/File.swift:1) or "
          + "'Other.Client' (Other/File.swift:1); declare the one that you mean in the tests, "
          + "'typealias Client = App.Client'"
      ])
    let named = Sources(
      tests: "import App\nimport Other\ntypealias Client = Other.Client\nMockClient.self", app: app
    ).adding("Other/File.swift", in: "Other", app)
    #expect(named.names == ["MockClient Other.Client"])
  }

  @Test func whatCannotBeMadeIsAProblem() {
    let sources = Sources(
      tests: "MockClient.self", app: "struct Client { private let n: Int; let f: () -> Void }")
    #expect(
      sources.problems == [
        "App/File.swift:1:8: error: 'MockClient' cannot be generated: Mocky cannot create a"
          + " 'Client', because it has no accessible initializer that takes its closures;"
          + " add 'init(f:)'"
      ])
  }
}
