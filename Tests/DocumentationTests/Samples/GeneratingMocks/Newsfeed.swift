import Mocky
import Testing

@Mockable
protocol Newsfeed: AsyncSequence where Element == String {
  var title: String { get }
}

@Suite struct NewsfeedTests {
  @Test(.mockery) func theNewsIsRead() async throws {
    let feed = Mockery.current.mock(MockNewsfeed.self)

    Mockery.current.check {
      expectThat(feed).receives.makeAsyncIterator().then.performs {
        AsyncThrowingStream { continuation in
          continuation.yield("rain")
          continuation.finish()
        }.makeAsyncIterator()
      }
    }

    for try await news in feed { #expect(news == "rain") }
  }
}
