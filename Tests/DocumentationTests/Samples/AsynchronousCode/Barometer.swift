import Foundation
import Mocky

// The code under test of the guide to asynchronous code.

@Mockable protocol Barometer: Sendable {
  func read(_ place: String, then done: @escaping @Sendable (Int) -> Void)
  func pressure(at place: String) async throws -> Int
}

@Mockable protocol Dial: Sendable {
  func show(_ pressure: Int)
  func dim()
}

/// Shows what a barometer measures.
struct WeatherPanel: Sendable {
  let barometer: any Barometer
  let dial: any Dial

  /// With a completion closure.
  func refresh() {
    barometer.read("roof") { [dial] pressure in dial.show(pressure) }
  }

  /// Shows one reading after the other.
  func follow(_ readings: some AsyncSequence<Int, any Error>) async throws {
    for try await pressure in readings { dial.show(pressure) }
  }

  /// Shows the readings of a stream.
  func follow(_ readings: AsyncStream<Int>) async {
    for await pressure in readings { dial.show(pressure) }
  }

  /// Shows what a publisher says, whose values come to a closure.
  func subscribe(to publish: (@escaping @Sendable (Int) -> Void) -> Void) {
    publish { [dial] pressure in dial.show(pressure) }
  }

  /// Shows a reading every ten seconds.
  func poll(every ten: Duration = .seconds(10), clock: any _Concurrency.Clock<Duration>)
    async throws
  {
    while true {
      try await clock.sleep(for: ten)
      dial.show(try await barometer.pressure(at: "roof"))
    }
  }
}

/// Calls back on a thread of its own.
struct SlowBarometer: Barometer {
  func read(_ place: String, then done: @escaping @Sendable (Int) -> Void) {
    Thread.detachNewThread { done(1013) }
  }

  func pressure(at place: String) async throws -> Int { 1013 }
}

/// The part of a queue that code under test uses.
protocol WorkQueue: Sendable {
  func async(execute work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: WorkQueue {
  func async(execute work: @escaping @Sendable () -> Void) { async(group: nil, execute: work) }
}

extension DeterministicScheduler: WorkQueue {}

/// Dims a dial that nobody has touched for a minute.
final class Dimmer: Sendable {
  typealias After = @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Void

  private let dial: any Dial
  private let after: After

  init(_ dial: any Dial, after: @escaping After) {
    self.dial = dial
    self.after = after
  }

  func touch() { after(60) { [dial] in dial.dim() } }
}

/// Shows what was asked for last, whatever comes last.
actor Search {
  private let panel: WeatherPanel
  private var latest = 0

  init(_ panel: WeatherPanel) { self.panel = panel }

  func show(_ place: String) async throws {
    latest += 1
    let own = latest
    let pressure = try await panel.barometer.pressure(at: place)
    if own == latest { panel.dial.show(pressure) }
  }
}

/// Asks for each reading once, also for those who ask while it is under way.
actor ReadingCache {
  private let barometer: any Barometer
  private var readings: [String: Task<Int, any Error>] = [:]

  init(_ barometer: any Barometer) { self.barometer = barometer }

  func pressure(at place: String) async throws -> Int {
    let reading =
      readings[place]
      ?? Task { [barometer] in
        try await barometer.pressure(at: place)
      }
    readings[place] = reading
    return try await reading.value
  }
}

struct Registration: Sendable {
  let analytics: any Analytics

  func register(_ name: String) {
    Task { [analytics] in analytics.record("registered \(name)") }
  }
}
