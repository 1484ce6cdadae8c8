import Dispatch

/// The moment at which a wait gives up.
struct Deadline: Sendable {
  let timeout: TimeSpan
  /// The same moment for Dispatch.
  let dispatchTime: DispatchTime

  init(after timeout: TimeSpan) {
    self.timeout = timeout
    dispatchTime = .now() + timeout.countableSeconds
  }

  var hasPassed: Bool { DispatchTime.now() >= dispatchTime }

  /// The seconds that remain, none if it has passed.
  var remainingSeconds: Double {
    let now = DispatchTime.now()
    guard now < dispatchTime else { return 0 }
    return Double(dispatchTime.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
  }
}
