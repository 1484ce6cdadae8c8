import Foundation

/// Keeps account of a context's failures: which is the root, what is noted, what was delivered. A
/// value: its methods say what is to be reported, and the context reports it outside its lock.
struct FailureLedger {
  /// The first unexpected call or timed-out wait: what explains all that comes after it.
  private(set) var root: EnteredFailure?
  /// What became of the root; nil as long as nobody was told of it.
  private var rootVerdict: Verdict?
  /// What went wrong after the root, as far as it is listed.
  private var notes = FailureNotes()
  /// Calls that expectations would have taken, had these not been misuse: notes on the misuse.
  private var consequences: [(of: EnteredFailure, notes: FailureNotes)] = []
  /// Failures that no reporter has been given yet.
  private var held: [EnteredFailure] = []
  /// What reporters are being told just now.
  private var underWay: [FailureDelivery] = []
  /// Whether a failure that counts was told, and not forgotten since.
  private var counts: Bool = false
  /// Whether a failure that counts was ever told.
  private(set) var hasCounted: Bool = false
  /// Something has failed since a transcript was asked for.
  private var isInNoTranscript = false

  /// Whether anything has failed, of whatever kind, and was not forgotten since.
  var hasFailed: Bool { counts || !held.isEmpty || !underWay.isEmpty }

  /// Whether a transcript would show failures that none has shown yet; asked again, it would not.
  mutating func claimTranscript() -> Bool {
    defer { isInNoTranscript = false }
    return isInNoTranscript
  }

  var holdsFailures: Bool { !held.isEmpty }

  /// Whether other threads than this one have failures whose texts are in the making, or that are
  /// on their way to the reporter.
  var isAwaited: Bool {
    let entered = held + notes.failures + consequences.flatMap(\.notes.failures)
    return entered.contains(where: \.isAwaited)
      || underWay.contains { $0.thread != Thread.identity }
  }

  /// Enters a failure, which goes into the notes if the root explains it.
  /// - Returns: false if there are so many that nobody needs its text.
  @discardableResult
  mutating func enter(_ failure: EnteredFailure) -> Bool {
    isInNoTranscript = true
    if failure.kind == .unexpectedCall || failure.kind == .timedOut {
      guard root.isNil else { return note(failure) }
      root = failure
    }
    held.append(failure)
    return true
  }

  /// Enters a failure as a note on the misuse that it comes from, unless that was taken as known.
  /// - Returns: false if there are so many that nobody needs its text.
  mutating func enter(_ failure: EnteredFailure, asConsequenceOf misuse: EnteredFailure) -> Bool {
    if misuse.verdict == .excused { return enter(failure) }
    isInNoTranscript = true
    if let index = consequences.firstIndex(where: { $0.of === misuse }) {
      return consequences[index].notes.add(failure)
    }
    consequences.append((misuse, FailureNotes(failures: [failure])))
    return true
  }

  /// Enters a failure that explains all that comes after it, unless something else does so already.
  mutating func enterRoot(_ failure: EnteredFailure) {
    isInNoTranscript = true
    root = root ?? failure
    held.append(failure)
  }

  /// Enters a failure of whatever kind, or notes it if there is a root.
  @discardableResult
  mutating func enterOrNote(_ failure: EnteredFailure) -> Bool {
    root.isNil ? enter(failure) : note(failure)
  }

  /// Notes something that the root failure explains.
  /// - Returns: false if there are so many that nobody needs its text.
  private mutating func note(_ failure: EnteredFailure) -> Bool {
    let isTold = isTold(failure.failure)
    return rootVerdict == .counts && isTold ? false : notes.add(failure, isTold: isTold)
  }

  /// Says that something which is no failure of the context's explains what comes after it.
  mutating func blame(_ failure: MockFailure) {
    if root.isNil { (root, rootVerdict) = (EnteredFailure(failure), .counts) }
  }

  /// Takes out the failures that have not been delivered, the root with its notes so far.
  /// - Parameter single: the one that is taken; if nil, all are, in one line if other threads are
  ///   about to describe them.
  mutating func takeHeld(_ single: EnteredFailure? = nil) -> [FailureDelivery.Item] {
    let isRipe = { (failure: EnteredFailure) in
      if let single { return failure === single }
      return !failure.isUnworded || failure.isAwaited
    }
    let ripe = held.filter(isRipe)
    held.removeAll(where: isRipe)
    return ripe.map { entered in
      var item = FailureDelivery.Item(entered: entered, failure: entered.failure)
      guard entered === root else { return item }
      item.notes = takeNotes(unfinished: single.isNil)
      item.failure.message += text(of: item.notes).map { "\n\($0)" } ?? ""
      return item
    }
  }

  /// This thread begins to report what has not been delivered.
  mutating func beginDelivery(of single: EnteredFailure?) -> FailureDelivery {
    let delivery = FailureDelivery(takeHeld(single))
    underWay.append(delivery)
    return delivery
  }

  /// Enters what became of the failures that a reporter was told.
  /// - Returns: whether the root was excused: what it explained is held again, as failures of their
  ///   own.
  mutating func end(_ delivery: FailureDelivery, _ verdicts: [Verdict]) -> Bool {
    underWay.removeAll { $0 === delivery }
    if verdicts.contains(.counts) { (counts, hasCounted) = (true, true) }
    for (item, verdict) in zip(delivery.items, verdicts) { item.entered.verdict = verdict }
    excuseMisuse()
    guard let index = delivery.items.firstIndex(where: { $0.entered === root }) else {
      return false
    }
    rootVerdict = verdicts[index]
    guard rootVerdict != .counts else { return false }
    notes = delivery.items[index].notes + notes
    if rootVerdict == .excused { excuseRoot() }
    return rootVerdict.isNil
  }

  /// Takes back that misuse explains anything which was taken as known.
  private mutating func excuseMisuse() {
    let unexplained = consequences.filter { $0.of.verdict == .excused }
    guard !unexplained.isEmpty else { return }
    consequences.removeAll { $0.of.verdict == .excused }
    for failure in unexplained.flatMap(\.notes.failures) { enterOrNote(failure) }
  }

  /// Takes back that the root explains anything.
  private mutating func excuseRoot() {
    let unexplained = notes
    (root, rootVerdict, notes) = (nil, nil, FailureNotes())
    for failure in unexplained.failures { enterOrNote(failure) }
    notes.unlisted += unexplained.unlisted
    if root.isNil, let more = unexplained.rest { held.last?.add(more) }
  }

  /// Adds a line to every failure that has not been delivered.
  func explainHeld(_ line: String) {
    for failure in held { failure.add(line) }
  }

  /// Takes out the notes on a root failure that has been delivered already.
  mutating func takeLaterNotes() -> LaterNotes? {
    guard let root, let rootVerdict else { return nil }
    return text(of: takeNotes(unfinished: true)).map {
      LaterNotes(root: root.failure, text: $0, isExplained: rootVerdict == .counts)
    }
  }

  /// Takes out the notes on misuse that has been delivered already.
  mutating func takeConsequences() -> [LaterNotes] {
    let told = consequences.filter { !$0.of.verdict.isNil }
    consequences.removeAll { !$0.of.verdict.isNil }
    return told.compactMap { misuse, notes in
      text(of: notes).map {
        LaterNotes(
          root: misuse.failure, text: $0, isExplained: misuse.verdict == .counts)
      }
    }
  }

  /// Forgets what has been delivered.
  mutating func forgetDelivered() {
    consequences.removeAll { !$0.of.verdict.isNil }
    guard root.isNil || !rootVerdict.isNil else { return }
    (root, rootVerdict, notes, counts) = (nil, nil, FailureNotes(), false)
  }

  /// Whether the text of the root names the expectation that a failure is about.
  private func isTold(_ failure: MockFailure) -> Bool {
    guard failure.kind == .unsatisfied, let told = root?.failure.namedExpectations else {
      return false
    }
    return !failure.namedExpectations.isEmpty
      && failure.namedExpectations.allSatisfy { mark in told.contains { $0 === mark } }
  }

  private mutating func takeNotes(unfinished: Bool) -> FailureNotes {
    var taken = notes
    taken.failures = notes.failures.filter { unfinished || !$0.isUnworded }
    guard !taken.failures.isEmpty else { return FailureNotes() }
    notes = FailureNotes(failures: unfinished ? [] : notes.failures.filter(\.isUnworded))
    return taken
  }

  /// Lists what the root explains, but what its own text tells, if that is read.
  private func text(of notes: FailureNotes) -> String? {
    let failures = notes.failures.map(\.failure)
    let news = rootVerdict == .unknown ? failures : failures.filter { !isTold($0) }
    let rest = rootVerdict == .unknown ? notes.rest : notes.restBesidesTold
    guard !news.isEmpty || !rest.isNil else { return nil }
    let lines = news.map { "\($0.position.text): \($0.headline)" }
    return Report.section("after this", lines + [rest].compactMap(\.self))
  }
}

/// What went wrong after the root failure: some failures, and how many more.
struct FailureNotes {
  var failures: [EnteredFailure] = []
  var unlisted: Int = 0
  /// How many of those the text of the root names.
  var unlistedButTold: Int = 0

  /// - Parameter isTold: the text of the root names it.
  /// - Returns: false if there are so many that nobody needs its text.
  mutating func add(_ failure: EnteredFailure, isTold: Bool = false) -> Bool {
    let isListed = failures.count < Layout.calls
    if isListed { failures.append(failure) } else { unlisted += 1 }
    if !isListed, isTold { unlistedButTold += 1 }
    return isListed
  }

  /// "… and 7 more"
  var rest: String? { Self.rest(unlisted) }
  var restBesidesTold: String? { Self.rest(unlisted - unlistedButTold) }

  private static func rest(_ count: Int) -> String? { count > 0 ? "… and \(count) more" : nil }

  static func + (first: FailureNotes, second: FailureNotes) -> FailureNotes {
    FailureNotes(
      failures: first.failures + second.failures, unlisted: first.unlisted + second.unlisted,
      unlistedButTold: first.unlistedButTold + second.unlistedButTold)
  }
}

/// Failures on their way to the reporter.
final class FailureDelivery: Sendable {
  struct Item: Sendable {
    let entered: EnteredFailure
    /// What is told: the failure with its notes.
    var failure: MockFailure
    var notes = FailureNotes()
  }

  let items: [Item]
  /// The thread that reports them.
  let thread = Thread.identity

  init(_ items: [Item]) { self.items = items }
}

/// Notes on a root failure that was reported before them.
struct LaterNotes {
  let root: MockFailure
  let text: String
  /// The root fails the test; false where nobody knows.
  let isExplained: Bool

  /// The failure that they are where the root may be none, or was another test's.
  var failure: MockFailure {
    let what = isExplained ? "was reported" : "may be a known issue"
    var report = Report("more went wrong after a failure that \(what)")
    report.add("at first", "\(root.position.text): \(root.headline)")
    return MockFailure(
      kind: .unsatisfied, message: "\(report.text)\n\(text)", position: root.position)
  }
}

/// A failure from the moment at which it happens: what describes it may follow. Its text takes
/// time, for which others may have to wait: the stack is looked up for it, and it asks the users'
/// values what they are.
/// `@unchecked Sendable`: what changes is touched under the context's lock only.
final class EnteredFailure: @unchecked Sendable {
  let kind: MockFailure.Kind
  /// The thread that puts the text together.
  private let author: ObjectIdentifier
  /// One line, for those who cannot wait for the text.
  private let summary: MockFailure

  // Under the context's lock.
  private var full: MockFailure?
  private var appendix: String = ""
  /// What became of it; nil as long as nobody was told.
  var verdict: Verdict?

  init(_ failure: MockFailure) {
    kind = failure.kind
    author = Thread.identity
    summary = failure
    full = failure
  }

  /// A failure of a call, which this thread is about to describe.
  init(_ kind: MockFailure.Kind, of invocation: Invocation) {
    let mock = invocation.mock
    let words = kind == .unexpectedCall ? "unexpected" : "failed"
    let message =
      "\(mock.name).\(invocation.member.shownName): \(words); "
      + "describing the call takes longer than \(Context.timeForTexts)"
    self.kind = kind
    author = Thread.identity
    summary = MockFailure(kind: kind, message: message, position: mock.context.origin)
  }

  /// What there is to be told of it by now.
  var failure: MockFailure {
    var failure = full ?? summary
    failure.message += appendix
    return failure
  }

  /// Its text is in the making.
  var isUnworded: Bool { full.isNil }

  /// Its text is in the making, on another thread than this one.
  var isAwaited: Bool { full.isNil && author != Thread.identity }

  func complete(_ failure: MockFailure) { full = failure }

  func add(_ line: String) { appendix += "\n\(line)" }
}

extension Thread {
  /// Tells this thread from others that are there.
  static var identity: ObjectIdentifier { ObjectIdentifier(Thread.current) }
}

extension Context {
  /// How long the end of a test waits for texts that other threads put together.
  static let timeForTexts: TimeSpan = .seconds(2)

  /// Enters a failure, and reports it if the test can be reached from here. One that the root
  /// failure explains goes into that failure's notes.
  ///
  /// What other calls have entered is left to the next assertion, wait or verification: the test may
  /// be in the midst of a known issue, and they are none.
  func fail(_ failure: MockFailure) { fail(EnteredFailure(failure)) }

  func fail(_ failure: EnteredFailure) { enter(failure) { $0.enter($1) } }

  /// Enters a failure in a way of its own, and reports it.
  func enter(
    _ failure: MockFailure, _ enter: (inout FailureLedger, EnteredFailure) -> Void
  ) {
    self.enter(EnteredFailure(failure), enter)
  }

  private func enter(
    _ entered: EnteredFailure, _ enter: (inout FailureLedger, EnteredFailure) -> Void
  ) {
    update { state in
      state.waiters.change()
      enter(&state.ledger, entered)
    }
    deliver(entered)
  }

  /// Enters a failure of a call at once, describes it then, and reports it if the test can be
  /// reached from here.
  func fail(
    _ kind: MockFailure.Kind, of invocation: Invocation, _ describe: () -> MockFailure
  ) {
    let entered = update { $0.enter(kind, of: invocation) }
    complete(entered, describe)
  }

  /// Describes a failure that has been entered, and reports it if the test can be reached from
  /// here.
  /// - Parameter entered: the failure; nil if there are so many that nobody needs its text.
  func complete(_ entered: EnteredFailure?, _ describe: () -> MockFailure) {
    guard let entered else { return }
    let failure = Rendering.run(describe)
    update { state in
      entered.complete(failure)
      state.waiters.change()
    }
    deliver(entered)
  }

  /// Reports all that has been held, if the test can be reached from here. What other threads are
  /// about to describe is waited for; what takes too long is told in a line.
  package func deliverAllFailures() {
    waitForTexts(until: Deadline(after: Self.timeForTexts))
    deliver()
  }

  /// The same where the caller can be suspended.
  package func deliverAllFailures(isolation: isolated (any Actor)? = #isolation) async {
    await suspend(until: Deadline(after: Self.timeForTexts)) { $0.ledger.isAwaited }
    deliver()
  }

  /// Waits for what other threads are about to describe or to report.
  func waitForTexts(until deadline: Deadline) {
    block(until: deadline) { $0.ledger.isAwaited }
  }

  /// Reports what is held, if the test can be reached from here.
  /// - Parameter single: the one that is reported; all if nil.
  private func deliver(_ single: EnteredFailure? = nil) {
    let (holdsFailures, hasEnded) = update { ($0.ledger.holdsFailures, $0.phase.hasEnded) }
    guard holdsFailures else { return }
    let reachesTest = reporter.reachesTest
    guard reachesTest || hasEnded else { return }
    let delivery = update { $0.ledger.beginDelivery(of: single) }
    let failures = delivery.items.map(\.failure)
    if !reachesTest { ProcessEnd.fail(with: failures) }
    let verdicts = failures.map { reachesTest ? reporter.verdict(on: $0) : .counts }
    let isExcused = update { state in
      state.waiters.change()
      return state.ledger.end(delivery, verdicts)
    }
    if isExcused, single.isNil { deliver() }
  }

  /// Tells what went wrong after a root failure that was reported before.
  func tell(_ notes: LaterNotes) {
    if notes.isExplained {
      reporter.add(notes: notes.text, to: notes.root)
    } else {
      fail(notes.failure)
    }
  }

  /// Reports a misuse; what else goes wrong comes from it, and goes into its notes.
  /// - Parameter position: its line; the place where the context was made if not given.
  package func misuseThatExplainsAll(_ misuse: Misuse, at position: SourcePosition? = nil) {
    enter(.misuse(misuse, at: position ?? origin)) { $0.enterRoot($1) }
  }

  /// Reports a misuse of Mocky at the line that it stands on.
  func misuse(_ misuse: Misuse, at position: SourcePosition) {
    fail(.misuse(misuse, at: position))
  }
}

extension ContextState {
  /// Enters a failure of a call that this thread is about to describe.
  /// - Returns: the failure; nil if there are so many that nobody needs its text.
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
