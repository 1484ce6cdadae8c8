import Foundation

/// The failures of a context: the root, the notes, and the delivered ones. It is a value. Its
/// methods return the failures to report, and the context reports them outside its lock.
struct FailureLedger {
  /// The first unexpected call or timed-out wait, which explains all later failures.
  private(set) var root: EnteredFailure?
  /// The mistakes in expectations, which explain the calls of these expectations.
  private var misuses: [EnteredFailure] = []
  /// The failures that no reporter has yet.
  private var held: [EnteredFailure] = []
  /// The threads that deliver failures to reporters.
  private var underWay: [ObjectIdentifier] = []
  /// True if a failure that counts was reported, and not forgotten since.
  private var counts: Bool = false
  /// True if a failure that counts was ever reported.
  private(set) var hasCounted: Bool = false
  /// The first failures of all kinds, for transcripts.
  private(set) var first: [EnteredFailure] = []
  /// True if something has failed since the last transcript.
  private var isInNoTranscript = false
  /// The number of failures when the last early transcript was written.
  private var writtenEarly: Int = 0

  /// True if there is a failure of any kind, and it was not forgotten since.
  var hasFailed: Bool { counts || !held.isEmpty || !underWay.isEmpty }

  /// Returns true the first time that a transcript would show new failures.
  mutating func claimTranscript() -> Bool {
    defer { isInNoTranscript = false }
    return isInNoTranscript
  }

  /// Returns true after a new failure, until there are many.
  mutating func claimEarlyTranscript() -> Bool {
    defer { writtenEarly = first.count }
    return writtenEarly < min(first.count, Layout.calls)
  }

  var holdsFailures: Bool { !held.isEmpty }

  /// True while other threads make texts of failures, or deliver failures.
  var isAwaited: Bool { !authors.isEmpty }

  /// The other threads that make texts of failures, or deliver failures.
  var authors: [ObjectIdentifier] {
    (held + explaining.flatMap(\.notes.failures)).filter(\.isAwaited).map(\.author)
      + underWay.filter { $0 != Thread.identity }
  }

  /// Enters a failure, which goes into the notes if the root explains it.
  /// - Parameter asRoot: it is no note, and explains all that comes after it unless something else
  ///   does.
  /// - Returns: false if there are too many failures for a text.
  @discardableResult
  mutating func enter(_ failure: EnteredFailure, asRoot: Bool = false) -> Bool {
    if asRoot || failure.kind == .unexpectedCall || failure.kind == .timedOut {
      if let root, !asRoot { return note(failure, on: root) }
      root = root ?? failure
    }
    keepForTranscript(failure)
    held.append(failure)
    return true
  }

  private mutating func keepForTranscript(_ failure: EnteredFailure) {
    isInNoTranscript = true
    if first.count < Layout.comparedCalls { first.append(failure) }
  }

  /// Enters a failure as a note on the misuse that it comes from, unless that was taken as known.
  /// - Returns: false if there are too many failures for a text.
  mutating func enter(_ failure: EnteredFailure, asConsequenceOf misuse: EnteredFailure) -> Bool {
    if misuse.verdict == .excused { return enter(failure) }
    keepForTranscript(failure)
    if !misuses.contains(where: { $0 === misuse }) { misuses.append(misuse) }
    return misuse.notes.add(failure)
  }

  /// Enters a failure of any kind, as a note if there is a root.
  mutating func enterOrNote(_ failure: EnteredFailure) {
    _ = root.map { note(failure, on: $0) } ?? enter(failure)
  }

  /// Adds a note to the root failure, which explains it.
  /// - Returns: false if there are too many failures for a text.
  private mutating func note(_ failure: EnteredFailure, on root: EnteredFailure) -> Bool {
    keepForTranscript(failure)
    return root.verdict == .counts && isTold(failure.failure) ? false : root.notes.add(failure)
  }

  /// Enters a failure outside of the context that explains later failures.
  /// - Returns: false if another one explains them already.
  @discardableResult
  mutating func blame(_ failure: MockFailure) -> Bool {
    guard root.isNil else { return false }
    root = EnteredFailure(failure, verdict: .counts)
    return true
  }

  /// Removes and returns the undelivered failures, the root with its notes so far.
  /// - Parameters:
  ///   - single: the failure to take; all failures if nil.
  ///   - withUnworded: true to take a failure that another thread describes, too. It has one line.
  mutating func takeHeld(
    _ single: EnteredFailure? = nil, withUnworded: Bool = true
  ) -> [FailureDelivery] {
    let isRipe = { (failure: EnteredFailure) in
      if let single { return failure === single }
      return !failure.isUnworded || (withUnworded && failure.isAwaited)
    }
    let ripe = held.filter(isRipe)
    held.removeAll(where: isRipe)
    return ripe.map { entered in
      var item = FailureDelivery(entered: entered, failure: entered.failure)
      // A root that is reported at once has its notes later, whichever thread is faster.
      guard entered === root, single.isNil else { return item }
      item.notes = entered.notes.removeAll(withUnworded: withUnworded)
      item.failure.message += text(of: item.notes, on: entered).map { "\n\($0)" } ?? ""
      return item
    }
  }

  /// Begins a delivery of undelivered failures by this thread.
  mutating func beginDelivery(
    of single: EnteredFailure?, withUnworded: Bool
  ) -> [FailureDelivery] {
    underWay.append(Thread.identity)
    return takeHeld(single, withUnworded: withUnworded)
  }

  /// Enters the verdicts on the failures that this thread has delivered.
  /// - Returns: true if the root was excused, so the failures that it explained are undelivered
  ///   again.
  mutating func end(_ deliveries: [FailureDelivery], _ verdicts: [Verdict]) -> Bool {
    underWay.lastIndex(of: Thread.identity).map { _ = underWay.remove(at: $0) }
    if verdicts.contains(.counts) { (counts, hasCounted) = (true, true) }
    for (item, verdict) in zip(deliveries, verdicts) { item.entered.verdict = verdict }
    for misuse in misuses where misuse.verdict == .excused { excuse(misuse) }
    guard let item = deliveries.first(where: { $0.entered === root }),
      item.entered.verdict != .counts
    else { return false }
    item.entered.notes.failures.insert(contentsOf: item.notes.failures, at: 0)
    item.entered.notes.unlisted += item.notes.unlisted
    guard item.entered.verdict == .excused else { return false }
    excuse(item.entered)
    return true
  }

  /// Makes a failure explain nothing, because the framework took it as a known issue.
  private mutating func excuse(_ failure: EnteredFailure) {
    if root === failure { root = nil }
    misuses.removeAll { $0 === failure }
    let unexplained = failure.notes.removeAll()
    for failure in unexplained.failures { enterOrNote(failure) }
    root?.notes.unlisted += unexplained.unlisted
    if root.isNil, let more = Counts.rest(unexplained.unlisted).first { held.last?.add(more) }
  }

  /// Adds a line to every undelivered failure that doesn't name the context's place.
  func explainHeld(_ line: String, unlessItNames place: String) {
    for failure in held where !failure.failure.message.contains("made at \(place)") {
      failure.add(line)
    }
  }

  /// Removes and returns the notes on delivered failures: on the root, and on mistakes.
  mutating func takeLaterNotes() -> [LaterNotes] {
    let told = explaining.filter { !$0.verdict.isNil }
    misuses.removeAll { !$0.verdict.isNil }
    return told.compactMap { failure in
      text(of: failure.notes.removeAll(), on: failure).map {
        LaterNotes(root: failure.failure, text: $0, isExplained: failure.verdict == .counts)
      }
    }
  }

  /// The failures that explain others.
  private var explaining: [EnteredFailure] { [root].compactMap(\.self) + misuses }

  /// Forgets the delivered failures. Transcripts still show them.
  mutating func forgetDelivered() {
    misuses.removeAll { !$0.verdict.isNil }
    guard root.isNil || root?.verdict != nil else { return }
    (root, counts) = (nil, false)
  }

  /// True if the text of the root names the expectation that a failure is about.
  private func isTold(_ failure: MockFailure) -> Bool {
    guard failure.kind == .unsatisfied, let told = root?.failure.namedExpectations else {
      return false
    }
    return !failure.namedExpectations.isEmpty
      && failure.namedExpectations.allSatisfy { mark in told.contains { $0 === mark } }
  }

  /// Lists the failures that a failure explains, except those in its own text.
  private func text(of notes: FailureNotes, on failure: EnteredFailure) -> String? {
    let isRead = failure.verdict != .unknown
    let failures = notes.failures.map(\.failure).filter { !isRead || !isTold($0) }
    if failure.failure.isEndOfTest { return text(of: failures, notes, at: failure.failure) }
    let texts = failures.map(\.shortDescription)
    let lines = texts + Counts.rest(notes.unlisted)
    return lines.isEmpty ? nil : Report.section("after this", lines)
  }

  /// Lists the expectations that were not satisfied when the test ended early. The first one comes
  /// first, unless the origin of the error is known.
  private func text(
    of failures: [MockFailure], _ notes: FailureNotes, at end: MockFailure
  ) -> String? {
    guard let first = failures.first else { return end.message.isEmpty ? nil : end.message }
    let explainsError = !end.message.isEmpty
    let listed = explainsError ? failures[...] : failures.dropFirst()
    let lines = listed.map(\.shortDescription) + Counts.rest(notes.unlisted)
    let details = first.message.dropFirst(first.headline.count)
    let head = explainsError ? end.message : "\(first.headline), when the test ended\(details)"
    guard !lines.isEmpty else { return head }
    return "\(head)\n\(Report.section(explainsError ? "when the test ended" : "also", lines))"
  }
}

/// A failure on its way to the reporter.
struct FailureDelivery {
  let entered: EnteredFailure
  /// The failure with its notes.
  var failure: MockFailure
  var notes = FailureNotes()
}

/// Failures that another one explains: some of them, and the number of the others.
struct FailureNotes {
  var failures: [EnteredFailure] = []
  var unlisted: Int = 0

  /// - Returns: false if there are too many failures for a text.
  mutating func add(_ failure: EnteredFailure) -> Bool {
    let isListed = failures.count < Layout.calls
    if isListed { failures.append(failure) } else { unlisted += 1 }
    return isListed
  }

  /// Removes and returns the notes.
  /// - Parameter withUnworded: false to keep the ones that another thread still describes.
  mutating func removeAll(withUnworded: Bool = true) -> FailureNotes {
    var taken = self
    self = FailureNotes(failures: withUnworded ? [] : failures.filter(\.isAwaited))
    if !withUnworded { taken.failures.removeAll(where: \.isAwaited) }
    return taken
  }
}

/// Notes on a root failure that was reported before them.
struct LaterNotes {
  let root: MockFailure
  let text: String
  /// True if the root fails the test; false if that is unknown.
  let isExplained: Bool

  /// The notes as a failure, if the root may not count, or belonged to another test.
  var failure: MockFailure {
    let what = isExplained ? "was reported" : "may be a known issue"
    var report = Report("more went wrong after a failure that \(what)")
    report.add("at first", root.shortDescription)
    return MockFailure(
      kind: .unsatisfied, message: "\(report.text)\n\(text)", position: root.position)
  }
}

/// A failure from the moment when it happens. Its text may follow, because the text needs the stack
/// and the descriptions of users' values. `@unchecked Sendable`: its variables are used only under
/// the context's lock.
final class EnteredFailure: @unchecked Sendable {
  /// The thread that makes the text.
  let author: ObjectIdentifier = Thread.identity

  // Under the context's lock.
  /// The failure without added lines. While a thread makes its text, it has one line.
  private var known: MockFailure
  /// True while a thread makes its text.
  private(set) var isUnworded: Bool = false
  private var appendix: String = ""
  /// The reporter's verdict; nil before the failure is reported.
  var verdict: Verdict?
  /// The failures that it explains.
  var notes = FailureNotes()

  init(_ failure: MockFailure, verdict: Verdict? = nil) {
    self.verdict = verdict
    known = failure
  }

  /// A failure of a call, which this thread is about to describe.
  convenience init(_ kind: MockFailure.Kind, of invocation: Invocation) {
    let mock = invocation.mock
    let words = kind == .unexpectedCall ? "unexpected" : "failed"
    let message =
      "\(mock.name).\(invocation.member.shownName): \(words); "
      + "describing the call takes longer than \(Context.timeForTexts)"
    self.init(MockFailure(kind: kind, message: message, position: mock.context.origin))
    isUnworded = true
  }

  var kind: MockFailure.Kind { known.kind }

  /// The failure with its text so far.
  var failure: MockFailure {
    var failure = known
    failure.message += appendix
    return failure
  }

  /// True while another thread makes its text.
  var isAwaited: Bool { isUnworded && author != Thread.identity }

  func complete(_ failure: MockFailure) { (known, isUnworded) = (failure, false) }

  func add(_ line: String) { appendix += "\n\(line)" }
}
