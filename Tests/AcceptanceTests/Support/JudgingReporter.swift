import Foundation
import Mocky
import MockyCore

/// Keeps failures, and says of each what became of it: of the first as it is told, the others count.
///
/// `@unchecked Sendable`: everything is behind a lock.
final class JudgingReporter: TestFinding, @unchecked Sendable {
  private let lock = NSLock()
  private let verdictOnTheFirst: Verdict
  private var reached = true
  private var reported: [MockFailure] = []
  private var noted: [String] = []

  init(_ verdictOnTheFirst: Verdict) { self.verdictOnTheFirst = verdictOnTheFirst }

  var reachesTest: Bool {
    get { lock.withLock { reached } }
    set { lock.withLock { reached = newValue } }
  }

  var testPlace: TestPlace? { nil }

  var messages: [String] { lock.withLock { reported.map(\.message) } }

  /// The first line of each failure.
  var headlines: [String] { messages.map { $0.prefix { $0 != "\n" }.description } }

  var notes: [String] { lock.withLock { noted } }

  func report(_ failure: MockFailure) { _ = verdict(on: failure) }

  func verdict(on failure: MockFailure) -> Verdict {
    lock.withLock {
      reported.append(failure)
      return reported.count == 1 ? verdictOnTheFirst : .counts
    }
  }

  func add(notes: String, to failure: MockFailure) { lock.withLock { noted.append(notes) } }
}
