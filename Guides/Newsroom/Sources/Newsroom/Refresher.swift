/// A ticker that shows the newest headline.
public protocol Ticker: Sendable {
  func show(_ title: String)
}

/// Asks a source for headlines every minute, and shows the first one.
public struct Refresher<C: Clock>: Sendable where C.Duration == Duration {
  let source: any NewsSource
  let ticker: any Ticker
  let clock: C

  public init(source: any NewsSource, ticker: any Ticker, clock: C) {
    self.source = source
    self.ticker = ticker
    self.clock = clock
  }

  public func run(topic: String) async throws {
    while true {
      if let first = try await source.headlines(about: topic).first { ticker.show(first.title) }
      try await clock.sleep(for: .seconds(60))
    }
  }
}
