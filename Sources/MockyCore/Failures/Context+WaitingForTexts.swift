/// Failures of other threads get their texts after a while, for which the end of a test waits.
extension Context {
  /// The maximum time that the end of a test waits for texts of other threads. The time in which
  /// lines of code are looked up for them is not counted.
  static let timeForTexts: TimeSpan = .seconds(10)

  /// Reports all that has been held, if the test can be reached from here. It waits for failures
  /// that other threads are about to describe, and names those that take too long in a line.
  package func deliverAllFailures() {
    var deadline = Deadline(after: Self.timeForTexts)
    repeat { waitForTexts(until: deadline) } while deliverReadyFailures(by: &deadline)
  }

  /// Reports all undelivered failures, by suspending the caller.
  package func deliverAllFailures(isolation: isolated (any Actor)? = #isolation) async {
    var deadline = Deadline(after: Self.timeForTexts)
    repeat {
      await suspend(until: deadline) { $0.ledger.isAwaited }
    } while deliverReadyFailures(by: &deadline)
  }

  /// Reports the failures that have their texts, and after the deadline also the others. The
  /// deadline moves while lines are looked up.
  /// - Returns: true if another failure has begun since the wait for texts.
  private func deliverReadyFailures(by deadline: inout Deadline) -> Bool {
    if deadline.hasPassed, authorsWaitForLines { deadline = Deadline(after: Self.timeForTexts) }
    let isLate = deadline.hasPassed
    deliver(withUnworded: isLate)
    return !isLate && update { $0.ledger.isAwaited }
  }

  /// True while other threads wait for lines of code, to make texts of failures. If many tests fail
  /// at once on a busy machine, that takes long, because lines are looked up one by one.
  private var authorsWaitForLines: Bool {
    SymbolLookup.shared.isAwaited(by: update { $0.ledger.authors })
  }

  /// Waits for other threads that describe or report failures.
  func waitForTexts(until deadline: Deadline) { block(until: deadline) { $0.ledger.isAwaited } }
}
