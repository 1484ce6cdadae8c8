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
  /// The current deliveries to reporters.
  private var underWay: [Delivery] = []
  /// True if a failure that counts was reported, and not forgotten since.
  private var counts: Bool = false
  /// True if a failure that counts was ever reported.
  private(set) var hasCounted: Bool = false
  /// The first failures of all kinds, for transcripts.
  private(set) var first: [EnteredFailure] = []
  /// True if something has failed since the last transcript.
  private var isInNoTranscript = false

  /// True if there is a failure of any kind, and it was not forgotten since.
  var hasFailed: Bool { counts || !held.isEmpty || !underWay.isEmpty }

  /// Returns true the first time that a transcript would show new failures.
  mutating func claimTranscript() -> Bool {
    defer { isInNoTranscript = false }
    return isInNoTranscript
  }

  var holdsFailures: Bool { !held.isEmpty }

  /// True while other threads make texts of failures, or deliver failures.
  var isAwaited: Bool {
    let noted = ([root].compactMap { $0 } + misuses).flatMap(\.notes.failures)
    return (held + noted).contains(where: \.isAwaited)
      || underWay.contains { $0.thread != Thread.identity }
  }

  /// Enters a failure, which goes into the notes if the root explains it.
  /// - Parameter asRoot: it is no note, and explains all that comes after it unless something else
  ///   does.
  /// - Returns: false if there are too many failures for a text.
  @discardableResult
  mutating func enter(_ failure: EnteredFailure, asRoot: Bool = false) -> Bool {
    keepForTranscript(failure)
    if asRoot || failure.kind == .unexpectedCall || failure.kind == .timedOut {
      if let root, !asRoot { return note(failure, on: root) }
      root = root ?? failure
    }
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
  @discardableResult
  mutating func enterOrNote(_ failure: EnteredFailure) -> Bool {
    guard let root else { return enter(failure) }
    keepForTranscript(failure)
    return note(failure, on: root)
  }

  /// Adds a note to the root failure, which explains it.
  /// - Returns: false if there are too many failures for a text.
  private func note(_ failure: EnteredFailure, on root: EnteredFailure) -> Bool {
    let isTold = isTold(failure.failure)
    return root.verdict == .counts && isTold ? false : root.notes.add(failure, isTold: isTold)
  }

  /// Enters a failure outside of the context that explains later failures.
  mutating func blame(_ failure: MockFailure) {
    if root.isNil { root = EnteredFailure(failure, verdict: .counts) }
  }

  /// Removes and returns the undelivered failures, the root with its notes so far.
  /// - Parameter single: the failure to take; all failures if nil. A failure that another thread
  ///   describes has one line.
  mutating func takeHeld(_ single: EnteredFailure? = nil) -> [Delivery.Item] {
    let isRipe = { (failure: EnteredFailure) in
      if let single { return failure === single }
      return !failure.isUnworded || failure.isAwaited
    }
    let ripe = held.filter(isRipe)
    held.removeAll(where: isRipe)
    return ripe.map { entered in
      var item = Delivery.Item(entered: entered, failure: entered.failure)
      // A root that is reported at once has its notes later, whichever thread is faster.
      guard entered === root, single.isNil else { return item }
      item.notes = entered.notes.take(unfinished: true)
      item.failure.message += text(of: item.notes, on: entered).map { "\n\($0)" } ?? ""
      return item
    }
  }

  /// Begins a delivery of undelivered failures by this thread.
  mutating func beginDelivery(of single: EnteredFailure?) -> Delivery {
    let delivery = Delivery(takeHeld(single))
    underWay.append(delivery)
    return delivery
  }

  /// Enters the verdicts on delivered failures.
  /// - Returns: true if the root was excused, so the failures that it explained are undelivered
  ///   again.
  mutating func end(_ delivery: Delivery, _ verdicts: [Verdict]) -> Bool {
    underWay.removeAll { $0 === delivery }
    if verdicts.contains(.counts) { (counts, hasCounted) = (true, true) }
    for (item, verdict) in zip(delivery.items, verdicts) { item.entered.verdict = verdict }
    for misuse in misuses where misuse.verdict == .excused { excuse(misuse) }
    guard let item = delivery.items.first(where: { $0.entered === root }),
      item.entered.verdict != .counts
    else { return false }
    item.entered.notes.failures.insert(contentsOf: item.notes.failures, at: 0)
    item.entered.notes.unlisted += item.notes.unlisted
    item.entered.notes.unlistedButTold += item.notes.unlistedButTold
    guard item.entered.verdict == .excused else { return false }
    excuse(item.entered)
    return true
  }

  /// Makes a failure explain nothing, because the framework took it as a known issue.
  private mutating func excuse(_ failure: EnteredFailure) {
    if root === failure { root = nil }
    misuses.removeAll { $0 === failure }
    let unexplained = failure.notes
    failure.notes = EnteredFailure.Notes()
    for failure in unexplained.failures { enterOrNote(failure) }
    root?.notes.unlisted += unexplained.unlisted
    if root.isNil, let more = Counts.rest(unexplained.unlisted).first { held.last?.add(more) }
  }

  /// Adds a line to every undelivered failure.
  func explainHeld(_ line: String) { for failure in held { failure.add(line) } }

  /// Removes and returns the notes on a delivered root failure.
  func takeLaterNotes() -> LaterNotes? {
    root.flatMap { $0.verdict.isNil ? nil : takeNotes(on: $0) }
  }

  /// Removes and returns the notes on delivered mistakes.
  mutating func takeConsequences() -> [LaterNotes] {
    let told = misuses.filter { !$0.verdict.isNil }
    misuses.removeAll { !$0.verdict.isNil }
    return told.compactMap(takeNotes)
  }

  private func takeNotes(on failure: EnteredFailure) -> LaterNotes? {
    text(of: failure.notes.take(unfinished: true), on: failure).map {
      LaterNotes(root: failure.failure, text: $0, isExplained: failure.verdict == .counts)
    }
  }

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
  private func text(of notes: EnteredFailure.Notes, on failure: EnteredFailure) -> String? {
    let isRead = failure.verdict != .unknown
    let failures = notes.failures.map(\.failure).filter { !isRead || !isTold($0) }
    let texts = failures.map { "\($0.position.text): \($0.headline)" }
    let lines = texts + Counts.rest(notes.unlisted - (isRead ? notes.unlistedButTold : 0))
    return lines.isEmpty ? nil : Report.section("after this", lines)
  }
}

extension FailureLedger {
  /// Failures on their way to the reporter.
  final class Delivery: Sendable {
    struct Item: Sendable {
      let entered: EnteredFailure
      /// The failure with its notes.
      var failure: MockFailure
      var notes = EnteredFailure.Notes()
    }

    let items: [Item]
    /// The thread that reports them.
    let thread = Thread.identity

    init(_ items: [Item]) { self.items = items }
  }
}

extension FailureLedger {
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
      report.add("at first", "\(root.position.text): \(root.headline)")
      return MockFailure(
        kind: .unsatisfied, message: "\(report.text)\n\(text)", position: root.position)
    }
  }
}

extension Thread {
  /// Identifies this thread among the existing ones.
  static var identity: ObjectIdentifier { ObjectIdentifier(Thread.current) }
}

extension Context {
  /// The maximum time that the end of a test waits for texts of other threads.
  static let timeForTexts: TimeSpan = .seconds(2)

  /// Enters a failure, and reports it if the test can be reached from here. One that the root
  /// failure explains goes into that failure's notes.
  ///
  /// The next assertion, wait or verification reports the failures of other calls: the test may be in
  /// the midst of a known issue, and they are none.
  /// - Parameter asRoot: it is no note, and explains all that comes after it.
  func fail(_ failure: MockFailure, asRoot: Bool = false) {
    fail(EnteredFailure(failure), asRoot: asRoot)
  }

  func fail(_ failure: EnteredFailure, asRoot: Bool = false) {
    update { state in
      state.waiters.change()
      state.ledger.enter(failure, asRoot: asRoot)
    }
    deliver(failure)
  }

  /// Enters the failures of a verification, as notes on the root failure if there is one. Reports
  /// them if the test can be reached from here.
  func failOrNote(_ failures: [MockFailure]) {
    update { state in
      state.enterUnsatisfied(failures)
      state.waiters.change()
    }
    if !failures.isEmpty { deliver() }
  }

  /// Enters a failure of a call at once, describes it then, and reports it if the test can be
  /// reached from here.
  func fail(_ kind: MockFailure.Kind, of invocation: Invocation, _ describe: () -> MockFailure) {
    let entered = update { $0.enter(kind, of: invocation) }
    complete(entered, describe)
  }

  /// Describes a failure that has been entered, and reports it if the test can be reached from
  /// here.
  /// - Parameter entered: the failure; nil if there are too many failures for a text.
  func complete(_ entered: EnteredFailure?, _ describe: () -> MockFailure) {
    guard let entered else { return }
    let failure = Rendering.run(describe)
    update { state in
      entered.complete(failure)
      state.waiters.change()
    }
    if failure.kind == .unexpectedCall { otherTest?.warn(of: failure) }
    deliver(entered)
  }

  /// Reports all that has been held, if the test can be reached from here. It waits for failures
  /// that other threads are about to describe, and names those that take too long in a line.
  package func deliverAllFailures() {
    waitForTexts(until: Deadline(after: Self.timeForTexts))
    deliver()
  }

  /// Reports all undelivered failures, by suspending the caller.
  package func deliverAllFailures(isolation: isolated (any Actor)? = #isolation) async {
    await suspend(until: Deadline(after: Self.timeForTexts)) { $0.ledger.isAwaited }
    deliver()
  }

  /// Waits for other threads that describe or report failures.
  func waitForTexts(until deadline: Deadline) { block(until: deadline) { $0.ledger.isAwaited } }

  /// Reports undelivered failures, if the test can be reached from here.
  /// - Parameter single: the failure to report; all if nil.
  private func deliver(_ single: EnteredFailure? = nil) {
    let (holdsFailures, hasEnded) = update { ($0.ledger.holdsFailures, $0.phase.hasEnded) }
    guard holdsFailures else { return }
    let reachesTest = reporter.reachesTest
    guard reachesTest || hasEnded else { return }
    let delivery = update { $0.ledger.beginDelivery(of: single) }
    let failures = delivery.items.map(\.failure)
    if !reachesTest { UnreportedFailures.fail(with: failures) }
    let verdicts = failures.map { reachesTest ? reporter.verdict(on: $0) : .counts }
    let isExcused = update { state in
      state.waiters.change()
      return state.ledger.end(delivery, verdicts)
    }
    if isExcused, single.isNil { deliver() }
  }

  /// Reports the notes on a root failure that was reported before.
  func tell(_ notes: FailureLedger.LaterNotes) {
    if notes.isExplained {
      reporter.add(notes: notes.text, to: notes.root)
    } else {
      fail(notes.failure)
    }
  }

  /// Reports a mistake. Later failures follow from it, and become its notes.
  /// - Parameter position: its line; by default, the place where the context was made.
  package func misuseThatExplainsAll(_ misuse: Misuse, at position: SourcePosition? = nil) {
    fail(.misuse(misuse, at: position ?? origin), asRoot: true)
  }

  /// Reports a mistake in the use of Mocky at its line.
  func misuse(_ misuse: Misuse, at position: SourcePosition) { fail(.misuse(misuse, at: position)) }
}

extension ContextState {
  /// Enters a failure of a call that this thread is about to describe.
  /// - Returns: the failure; nil if there are too many failures for a text.
  mutating func enter(
    _ kind: MockFailure.Kind, of invocation: Invocation, because misuse: EnteredFailure? = nil
  ) -> EnteredFailure? {
    waiters.change()
    let entered = EnteredFailure(kind, of: invocation)
    let isListed =
      misuse.map { ledger.enter(entered, asConsequenceOf: $0) } ?? ledger.enter(entered)
    return isListed ? entered : nil
  }
}
