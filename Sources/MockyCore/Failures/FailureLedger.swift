/// Keeps account of a context's failures: which is the root, what is noted, what was delivered.
///
/// A value: its methods say what is to be reported, and the context reports it outside its lock.
struct FailureLedger {
  /// The first unexpected call or timed-out wait: what explains all that comes after it.
  private(set) var root: MockFailure?
  /// What went wrong after the root, as far as it is listed.
  private var notes: [String] = []
  private var unlisted: Int = 0
  private static let listLimit: Int = 12
  /// Failures that no reporter has been given yet.
  private var held: [MockFailure] = []
  private var rootIsHeld = false
  /// Whether anything has failed, of whatever kind, and was not forgotten since.
  private(set) var hasFailed = false

  /// Whether something has still to be reported.
  var holdsFailures: Bool { !held.isEmpty }

  /// Whether a failure that came now would be read by anybody: reported, or listed in the notes.
  var listsMore: Bool { root == nil || notes.count < Self.listLimit }

  /// Whether a root failure stands that has been reported.
  var rootIsDelivered: Bool { root != nil && !rootIsHeld }

  /// Enters a failure.
  ///
  /// - Returns: true if it is to be delivered, false if it went into the notes of the root.
  mutating func enter(_ failure: MockFailure) -> Bool {
    hasFailed = true
    if failure.kind == .unexpectedCall || failure.kind == .timedOut {
      guard root == nil else {
        note(failure)
        return false
      }
      root = failure
      rootIsHeld = true
    }
    held.append(failure)
    return true
  }

  /// Notes something that the root failure explains.
  mutating func note(_ failure: MockFailure) {
    guard listsMore else {
      unlisted += 1
      return
    }
    notes.append("\(failure.position.text): \(failure.headline)")
  }

  /// Takes out all failures that have not been delivered, the root with its notes so far.
  mutating func takeHeld() -> [MockFailure] {
    defer { held = [] }
    guard rootIsHeld, let index = held.firstIndex(where: isRoot) else { return held }
    rootIsHeld = false
    held[index].message += takeNotes().map { "\n\($0)" } ?? ""
    return held
  }

  /// Adds a line to every failure that has not been delivered.
  mutating func explainHeld(_ line: String) {
    for index in held.indices { held[index].message += "\n\(line)" }
  }

  /// Takes out the notes on a root failure that has been delivered already.
  mutating func takeLaterNotes() -> (root: MockFailure, text: String)? {
    guard let root, !rootIsHeld else { return nil }
    return takeNotes().map { (root, $0) }
  }

  /// Forgets what has been delivered.
  mutating func forgetDelivered() {
    guard !rootIsHeld else { return }
    root = nil
    notes = []
    hasFailed = !held.isEmpty
    unlisted = 0
  }

  private func isRoot(_ failure: MockFailure) -> Bool {
    failure.kind == .unexpectedCall || failure.kind == .timedOut
  }

  private mutating func takeNotes() -> String? {
    guard !notes.isEmpty else { return nil }
    defer { (notes, unlisted) = ([], 0) }
    let more = unlisted > 0 ? ["… and \(unlisted) more"] : []
    return Report.section("after this", notes + more)
  }
}
