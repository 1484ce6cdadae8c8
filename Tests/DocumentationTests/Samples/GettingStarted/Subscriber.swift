import MockyCore

/// The plugin would see the protocols by themselves.
@Mockable
protocol Subscriber: Sendable {
  func handle(_ message: String)
}

@Mockable
protocol Connection {
  func open() throws
}

@Mockable
protocol WallClock {
  var time: String { get }
}

@Mockable
protocol Screen {
  func show(_ line: String)
}

struct Ticker {
  let clock: any WallClock
  let screen: any Screen

  func headline(_ text: String) { screen.show("\(clock.time) \(text)") }
}
