import Foundation
import Mocky
import Testing

@MockableFunction typealias Download = (_ url: URL) async throws -> Data

/// The cookbook: functions, and calls that are held.
@Suite(.mockery) struct CookbookFunctions {
  let context = Mockery.current

  @Test func functions() async throws {
    let url = try #require(URL(string: "about:blank"))
    let download = context.mock(MockDownload.self)
    context.check {
      expectThat(download).receives.call(url).then.returns(Data("hello".utf8))
    }

    let function: Download = download.function
    #expect(try await function(url).count == 5)
  }

  @MainActor @Test func functionsWithoutAName() {
    let show = context.mockFunction(named: "show", as: (@MainActor (String) -> Void).self)
    context.check { expectThat(show).receives.call("hello") }
    show.function("hello")
  }

  @Test func gates() async throws {
    let store = context.mock(MockStore.self)
    let gate = Gate()
    context.check {
      expectThat(store).receives.fetch(1, retry: .any)
        .then.suspends(until: gate)
        .then.returns("one")
    }

    async let item = store.fetch(1, retry: false)
    gate.open()
    #expect(try await item == "one")
  }
}
