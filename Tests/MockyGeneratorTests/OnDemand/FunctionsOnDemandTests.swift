import Testing

@testable import MockyGenerator

/// Mocks of functions that a type alias names, where tests use them.
@Suite struct FunctionsOnDemandTests {
  @Test func anAliasOfAFunctionHasAMock() {
    let app = """
      import Foundation
      typealias Fetch = (_ url: URL) async throws -> Data
      """
    let sources = Sources(tests: "import App\ncontext.mock(MockFetch.self)", app: app)
    #expect(sources.names == ["MockFetch App.Fetch"])
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
        nonisolated final class MockFetch: MockyCore.MakeableMock {
          let mockObject: MockyCore.MockObject
          init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }
          nonisolated var receives: FetchExpectations {
            FetchExpectations(.receives(self, as: "Fetch"))
          }
          nonisolated var received: FetchExpectations {
            FetchExpectations(.received(self, as: "Fetch"))
          }
          var function: App.Fetch {
            { url in try await self.call(url) }
          }

          func call(_ url: URL) async throws -> Data {
            try await mockObject.call(
              .function("call(url:)"), .one(url), throwing: (any Swift.Error).self, returning: Data.self)
          }

          nonisolated struct FetchExpectations: MockyCore.MockExpectations {
            var mockRecorder: MockyCore.ExpectationRecorder
            init(_ mockRecorder: MockyCore.ExpectationRecorder) { self.mockRecorder = mockRecorder }

            func call(_ url: URL) -> MockyCore.InvocationExpectation<
              URL, any Swift.Error, Data, MockyCore.Asynchronous
            > {
              mockRecorder.expectation(.function("call(url:)"), .value(url))
            }
            @_disfavoredOverload
            func call(_ url: MockyCore.Matcher<URL>) -> MockyCore.InvocationExpectation<
              URL, any Swift.Error, Data, MockyCore.Asynchronous
            > {
              mockRecorder.expectation(.function("call(url:)"), url)
            }
          }
        }

        """)
  }

  @Test func itIsNamedWithTheTypesAroundIt() {
    let app = """
      public enum Shop {
        public typealias Sell<Item: Sendable> = @MainActor (_ item: inout Item, Price) -> Void
        public struct Price {}
      }
      """
    let sources = Sources(tests: "import App\nShop.MockSell<Int>.self", app: app)
    #expect(sources.names == ["Shop.MockSell App.Shop.Sell"])
    let lines = sources.lines
    #expect(lines.contains("extension Shop {"))
    #expect(
      lines.contains("nonisolated final class MockSell<Item: Sendable>: MockyCore.MakeableMock {"))
    #expect(lines.contains("var function: Sell<Item> {"))
    #expect(lines.contains("{ item, argument2 in self.call(&item, argument2) }"))
    #expect(lines.contains("@MainActor func call(_ item: inout Item, _ argument2: Price) {"))
  }

  @Test(arguments: [
    "typealias Fetch = Int", "typealias Fetch = (Int, Int)", "typealias Fetch = [() -> Void]",
    "private typealias Fetch = () -> Void", "fileprivate typealias Fetch = () -> Void",
    "func f() { typealias Fetch = () -> Void }", "protocol P { typealias Fetch = () -> Void }",
    "@MockableFunction typealias Fetch = () -> Void",
    "@MockyCore.MockableFunction typealias Fetch = () -> Void",
  ])
  func noneIsWritten(for declaration: String) {
    let sources = Sources(tests: "MockFetch.self", app: declaration)
    #expect(sources.names == [])
    #expect(sources.problems == [])
  }

  @Test func aProtocolOfTheNameGoesFirst() {
    let sources = Sources(tests: "import App\nMockFetch.self", app: "protocol Fetch {}")
      .adding("Other/File.swift", in: "Other", "typealias Fetch = () -> Void")
    #expect(sources.names == ["MockFetch App.Fetch"])
  }

  @Test func ofTwoTheOneThatIsImported() {
    let sources = Sources(tests: "import App\nMockFetch.self", app: "typealias Fetch = () -> Void")
      .adding("Other/File.swift", in: "Other", "typealias Fetch = (Int) -> Void")
    #expect(sources.names == ["MockFetch App.Fetch"])
  }

  @Test func conditionsAreKept() {
    let app = """
      #if os(Linux)
        typealias Fetch = () -> Void
      #endif
      """
    #expect(Sources(tests: "MockFetch.self", app: app).lines.contains("#if os(Linux)"))
  }

  @Test func whatCannotBeMockedIsAProblem() {
    let sources = Sources(
      tests: "MockFetch.self", app: "typealias Fetch = @convention(c) () -> Void")
    #expect(sources.names == [])
    #expect(
      sources.problems == [
        "App/File.swift:1:11: error: 'MockFetch' cannot be generated: Mocky cannot mock a"
          + " '@convention(c)' function, because it cannot keep a reference to a mock; remove"
          + " '@convention(c)'"
      ])
  }

  @Test func aTypeThatCannotBeCopiedIsKnown() {
    let app = """
      struct File: ~Copyable {}
      typealias Open = (_ name: String) -> File
      typealias Close = (inout File) -> Void
      """
    let lines = Sources(tests: "import App\n(MockOpen.self, MockClose.self)", app: app).lines
    #expect(lines.contains("func call(_ name: String) -> File {"))
    #expect(lines.contains("{ argument1 in self.call(&argument1) }"))
    #expect(lines.contains { $0.contains("MockyCore.NoncopyableBox<File>") })
  }
}
