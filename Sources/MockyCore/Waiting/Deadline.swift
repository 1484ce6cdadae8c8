import Dispatch

/// The moment at which a wait gives up.
struct Deadline: Sendable {
  let timeout: Duration
  private let end: ContinuousClock.Instant

  init(after timeout: Duration) {
    self.timeout = timeout
    end = .now + timeout
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// The seconds that remain, none if it has passed.
  var remainingSeconds: Double { max(0, (end - .now).seconds) }

  /// The same moment for Dispatch.
  var dispatchTime: DispatchTime { .now() + remainingSeconds }

  /// "3 seconds", "0.25 seconds", "1 second".
  var text: String {
    let seconds = timeout.seconds
    if seconds == 1 { return "1 second" }
    let isWhole = seconds == seconds.rounded() && abs(seconds) < 1e15
    return "\(isWhole ? "\(Int(seconds))" : "\(seconds)") seconds"
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
