import Foundation

/// Keeps account of a context's failures: which is the root, what is noted, what was delivered.
///
/// A value: its methods say what is to be reported, and the context reports it outside its lock.
struct FailureLedger {
  /// The first unexpected call or timed-out wait: what explains all that comes after it.
  private(set) var root: EnteredFailure?
  /// What went wrong after the root, as far as it is listed.
  private var notes: [EnteredFailure] = []
  private var unlisted: Int = 0
  private static let listLimit: Int = 12
  /// Failures that no reporter has been given yet.
  private var held: [EnteredFailure] = []
  /// The threads that are reporting failures just now, each as often as it does.
  private var reporting: [ObjectIdentifier] = []
  /// Whether anything has failed, of whatever kind, and was not forgotten since.
  private(set) var hasFailed = false

  /// Whether something has still to be reported.
  var holdsFailures: Bool { !held.isEmpty }

  /// Whether other threads than this one have failures whose texts are in the making, or that are
  /// on their way to the reporter.
  var isAwaited: Bool {
    let thread = Thread.identity
    return held.contains(where: \.isAwaited) || notes.contains(where: \.isAwaited)
      || reporting.contains { $0 != thread }
  }

  private var rootIsHeld: Bool { held.contains { $0 === root } }

  /// Whether a failure that came now would be read by anybody: reported, or listed in the notes.
  private var listsMore: Bool { root == nil || notes.count < Self.listLimit }

  /// Enters a failure, which goes into the notes if the root explains it.
  ///
  /// - Returns: false if there are so many that nobody needs its text.
  @discardableResult
  mutating func enter(_ failure: EnteredFailure) -> Bool {
    hasFailed = true
    if failure.kind == .unexpectedCall || failure.kind == .timedOut {
      guard root == nil else { return note(failure) }
      root = failure
    }
    held.append(failure)
    return true
  }

  /// Notes something that the root failure explains.
  ///
  /// - Returns: false if there are so many that nobody needs its text.
  @discardableResult
  mutating func note(_ failure: EnteredFailure) -> Bool {
    guard listsMore else {
      unlisted += 1
      return false
    }
    notes.append(failure)
    return true
  }

  /// Says that something which is no failure of the context's explains what comes after it.
  mutating func blame(_ failure: MockFailure) {
    if root == nil { root = EnteredFailure(failure) }
  }

  /// Takes out the failures that have not been delivered, the root with its notes so far.
  ///
  /// - Parameter unfinished: whether those without their text are told in one line; else they stay.
  mutating func takeHeld(unfinished: Bool = false) -> [MockFailure] {
    let isRipe = { (failure: EnteredFailure) in
      !failure.isInTheMaking || (unfinished && failure.isAwaited)
    }
    let ripe = held.filter(isRipe)
    held.removeAll(where: isRipe)
    return ripe.map { entered in
      var failure = entered.failure
      guard entered === root else { return failure }
      failure.message += takeNotes(unfinished: unfinished).map { "\n\($0)" } ?? ""
      return failure
    }
  }

  /// This thread begins to report what it has taken out.
  mutating func beginReporting() { reporting.append(Thread.identity) }

  /// This thread has reported it.
  mutating func endReporting() {
    let thread = Thread.identity
    reporting.firstIndex(of: thread).map { _ = reporting.remove(at: $0) }
  }

  /// Adds a line to every failure that has not been delivered.
  func explainHeld(_ line: String) {
    for failure in held { failure.add(line) }
  }

  /// Takes out the notes on a root failure that has been delivered already.
  mutating func takeLaterNotes() -> (root: MockFailure, text: String)? {
    guard let root, !rootIsHeld else { return nil }
    return takeNotes(unfinished: true).map { (root.failure, $0) }
  }

  /// Forgets what has been delivered.
  mutating func forgetDelivered() {
    guard root == nil || !rootIsHeld else { return }
    root = nil
    notes = []
    hasFailed = !held.isEmpty
    unlisted = 0
  }

  private mutating func takeNotes(unfinished: Bool) -> String? {
    let ripe = notes.filter { unfinished || !$0.isInTheMaking }
    notes.removeAll { note in ripe.contains { $0 === note } }
    guard !ripe.isEmpty else { return nil }
    defer { unlisted = 0 }
    let more = unlisted > 0 ? ["… and \(unlisted) more"] : []
    let lines = ripe.map(\.failure).map { "\($0.position.text): \($0.headline)" }
    return Report.section("after this", lines + more)
  }
}
