import Mocky
import NewsroomTesting
import Testing

@testable import Newsroom

@Suite(.mockery) struct RefresherTests {
  @Test func asksEveryMinute() async {
    let source = Mockery.current.mock(MockNewsSource.self)
    let ticker = Mockery.current.mock(MockTicker.self)
    let clock = ManualClock()
    Mockery.current.check {
      allowing(source).receives.headlines(about: "town").then.returns([.fair], [.flood])
      allowing(ticker).receives.show(.any)
    }
    let refreshing = Task {
      try await Refresher(source: source, ticker: ticker, clock: clock).run(topic: "town")
    }
    await Mockery.current.verify(within: .seconds(120), clock: clock) {
      expectThat(ticker).received.show("Fair opens on Sunday")
      expectThat(ticker).received(2).show("River over its banks")
    }
    refreshing.cancel()
  }
}
