import Foundation
import Mocky
import Testing

/// The cookbook: functions, and calls that are held.
@Suite(.mockery) struct CookbookFunctions {
  let context = Mockery.current

  @Test func functions() async throws {
    let url = try #require(URL(string: "about:blank"))
    let fetch = context.mockFunction(named: "fetch", as: ((URL) async throws -> Data).self)
    context.check {
      expectThat(fetch).receives.call(url).then.returns(Data("hello".utf8))
    }

    let function: (URL) async throws -> Data = fetch.function
    #expect(try await function(url).count == 5)
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
