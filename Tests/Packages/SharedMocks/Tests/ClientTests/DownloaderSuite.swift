import Foundation
import Mocky
import Network
import NetworkMocks
import Testing

@Suite(.mockery) struct DownloaderSuite {
  @Test func asksAgain() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let sleep = Mockery.current.mock(MockSleep.self)
    Mockery.current.check { expectThat(sleep).receives.call(1) }
    let client = client(Mockery.current, answering: "hello")

    let data = try await Downloader(client: client, sleep: sleep.function).download(url)

    #expect(data == Data("hello".utf8))
  }

  @Test func allThatACacheHas() throws {
    let context = Mockery.current
    let cache = context.mock(MockCache<Int>.self)
    context.check {
      expectThat(MockCache<Int>.self).receives.`init`(size: 3).then.returns(cache)
      expectThat(MockCache<Int>.self).receives.limit.then.returns(5)
      expectThat(cache).receives.count.then.returns(0)
      expectThat(cache).receives.policy(setTo: "newest")
      expectThat(cache).receives.subscript("a").then.returns(1)
      expectThat(cache).receives.subscript("a", setTo: 2)
      expectThat(cache).receives.forget(where: .any).then.throws(CacheError())
    }

    let made = MockCache<Int>(size: 3)
    #expect(MockCache<Int>.limit == 5)
    #expect(made.isEmpty)
    made.policy = "newest"
    #expect(made["a"] == 1)
    made["a"] = 2
    #expect(throws: CacheError()) { try made.forget { $0 > 1 } }
  }

  @Test func leavesArgumentsOut() async throws {
    let client = Mockery.current.mock(MockClient.self)
    Mockery.current.check { expectThat(client).receives.anyArguments.get().then.returns(Data()) }
    let url = try #require(URL(string: "https://example.com"))
    #expect(try await Downloader(client: client) { _ in }.download(url).isEmpty)
  }

  @Test func runsDefaults() {
    let source = Mockery.current.mock(Settings.MockSource.self, strictness: .defaults)
    Mockery.current.check { expectThat(source).receives.value(of: "color").then.returns("red") }
    #expect(source.has("color"))
  }

  @Test func tellsTheTime() {
    let watch = Mockery.current.mock(MockWatch.self)
    Mockery.current.check { expectThat(watch).receives.time.then.returns(.distantPast) }
    #expect(watch.time == .distantPast)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHARED_MOCKS_FAIL"] != nil))
  func asksForTheTimeTwice() {
    let watch = Mockery.current.mock(MockWatch.self)
    Mockery.current.check { expectThat(watch).receives.time.then.returns(.distantPast) }
    #expect(watch.time <= watch.time)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHARED_MOCKS_FAIL"] != nil))
  func asksForTheWrongPage() async throws {
    let client = Mockery.current.mock(MockClient.self)
    let url = try #require(URL(string: "https://example.com/a"))
    Mockery.current.check { expectThat(client).receives.get(url) }

    let downloader = Downloader(client: client) { _ in }
    _ = try await downloader.download(url.appending(path: "b"))
  }
}
