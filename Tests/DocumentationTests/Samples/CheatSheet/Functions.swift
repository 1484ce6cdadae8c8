import Foundation
import Mocky
import Testing

@MockableFunction typealias Fetch = (_ url: URL) async throws -> Data

@Mockable struct API { var load: @Sendable (Int) async throws -> String }

/// The cheat sheet: functions.
@Suite(.mockery) struct CheatSheetFunctions {
  let context = Mockery.current

  @Test func functions() async throws {
    let url = try #require(URL(string: "about:blank"))
    let data = Data("hello".utf8)

    let fetch = context.mock(MockFetch.self)
    let show = context.mockFunction(as: (@Sendable (String, Int) -> Void).self)
    context.check {
      expectThat(fetch).receives.call(url).then.returns(data)
      expectThat(show).receives(2).call(.startingWith("he"), .any)
    }
    let loader = Loader(fetch: fetch.function, show: show.function)

    try await loader.load(url)
    context.verify { expectThat(fetch).received.call(url) }
  }

  @Test func structsOfClosures() async throws {
    // struct API { var load: @Sendable (Int) async throws -> String }
    let api = context.mock(MockAPI.self)
    context.check { expectThat(api).receives.load(1).then.returns("one") }
    #expect(try await api.value.load(1) == "one")
  }
}

private struct Loader {
  let fetch: Fetch
  let show: @Sendable (String, Int) -> Void

  func load(_ url: URL) async throws {
    let text = String(decoding: try await fetch(url), as: UTF8.self)
    show(text, 1)
    show(text, 2)
  }
}
