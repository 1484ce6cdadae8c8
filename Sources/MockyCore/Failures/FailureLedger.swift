import Foundation

/// Keeps account of a context's failures: which is the root, what is noted, what was delivered. A
/// value: its methods say what is to be reported, and the context reports it outside its lock.
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
  private(set) var hasFailed = false { didSet { if hasFailed { isInNoTranscript = true } } }
  /// Something has failed since a transcript was asked for.
  private var isInNoTranscript = false

  /// Whether a transcript would show failures that none has shown yet; asked again, it would not.
  mutating func takeNeedOfTranscript() -> Bool {
    defer { isInNoTranscript = false }
    return isInNoTranscript
  }

  var holdsFailures: Bool { !held.isEmpty }

  /// Whether other threads than this one have failures whose texts are in the making, or that are
  /// on their way to the reporter.
  var isAwaited: Bool {
    if held.count + notes.count + reporting.count == 0 { return false }
    let thread = Thread.identity
    return held.contains(where: \.isAwaited) || notes.contains(where: \.isAwaited)
      || reporting.contains { $0 != thread }
  }

  private var rootIsHeld: Bool { held.contains { $0 === root } }

  /// Whether a failure that came now would be read by anybody: reported, or listed in the notes.
  private var listsMore: Bool { root.isNil || notes.count < Self.listLimit }

  /// Enters a failure, which goes into the notes if the root explains it.
  /// - Returns: false if there are so many that nobody needs its text.
  @discardableResult
  mutating func enter(_ failure: EnteredFailure) -> Bool {
    hasFailed = true
    if failure.kind == .unexpectedCall || failure.kind == .timedOut {
      guard root.isNil else { return note(failure) }
      root = failure
    }
    held.append(failure)
    return true
  }

  /// Enters a failure that explains all that comes after it, unless something else does so already.
  mutating func enterRoot(_ failure: EnteredFailure) {
    hasFailed = true
    root = root ?? failure
    held.append(failure)
  }

  /// Notes something that the root failure explains.
  /// - Returns: false if there are so many that nobody needs its text.
  @discardableResult
  mutating func note(_ failure: EnteredFailure) -> Bool {
    if isTold(failure.failure) { return false }
    guard listsMore else {
      unlisted += 1
      return false
    }
    notes.append(failure)
    return true
  }

  /// Says that something which is no failure of the context's explains what comes after it.
  mutating func blame(_ failure: MockFailure) {
    if root.isNil { root = EnteredFailure(failure) }
  }

  /// Takes out the failures that have not been delivered, the root with its notes so far.
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
    guard root.isNil || !rootIsHeld else { return }
    root = nil
    notes = []
    hasFailed = !held.isEmpty
    unlisted = 0
  }

  /// Whether the text of the root names the expectation that a failure is about.
  private func isTold(_ failure: MockFailure) -> Bool {
    guard failure.kind == .unsatisfied, let told = root?.failure.told else { return false }
    return !failure.told.isEmpty
      && failure.told.allSatisfy { mark in told.contains { $0 === mark } }
  }

  private mutating func takeNotes(unfinished: Bool) -> String? {
    let ripe = notes.filter { unfinished || !$0.isInTheMaking }
    notes.removeAll { note in ripe.contains { $0 === note } }
    guard !ripe.isEmpty else { return nil }
    defer { unlisted = 0 }
    let more = unlisted > 0 ? ["… and \(unlisted) more"] : []
    let news = ripe.map(\.failure).filter { !isTold($0) }
    guard !news.isEmpty || unlisted > 0 else { return nil }
    let lines = news.map { "\($0.position.text): \($0.headline)" }
    return Report.section("after this", lines + more)
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
  private let brief: MockFailure

  // Under the context's lock.
  private var whole: MockFailure?
  private var appendix: String = ""

  init(_ failure: MockFailure) {
    kind = failure.kind
    author = Thread.identity
    brief = failure
    whole = failure
  }

  /// A failure of a call, which this thread is about to describe.
  init(_ kind: MockFailure.Kind, of invocation: Invocation) {
    let mock = invocation.mock
    let words = kind == .unexpectedCall ? "unexpected" : "failed"
    self.kind = kind
    author = Thread.identity
    brief = MockFailure(
      kind: kind,
      message: "\(mock.name).\(invocation.member.shownName): \(words); "
        + "describing the call takes longer than \(Context.timeForTexts)",
      position: mock.context.origin)
  }

  /// What there is to be told of it by now.
  var failure: MockFailure {
    var failure = whole ?? brief
    failure.message += appendix
    return failure
  }

  /// Its text is in the making.
  var isInTheMaking: Bool { whole.isNil }

  /// Its text is in the making, on another thread than this one.
  var isAwaited: Bool { whole.isNil && author != Thread.identity }

  func complete(_ failure: MockFailure) { whole = failure }

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
  func fail(_ failure: MockFailure) {
    update { state in
      state.waiters.change()
      state.ledger.enter(EnteredFailure(failure))
    }
    deliverFailures()
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
    deliverFailures()
  }

  /// Reports what has been held and has its text, if the test can be reached from here.
  package func deliverFailures() { deliver(unfinished: false) }

  /// Reports all that has been held, if the test can be reached from here. What other threads are
  /// about to describe is waited for; what takes too long is told in a line.
  package func deliverAllFailures() {
    waitForTexts(until: Deadline(after: Self.timeForTexts))
    deliver(unfinished: true)
  }

  /// The same where the caller can be suspended.
  package func deliverAllFailures(isolation: isolated (any Actor)? = #isolation) async {
    await suspend(until: Deadline(after: Self.timeForTexts)) { $0.ledger.isAwaited }
    deliver(unfinished: true)
  }

  /// Waits for what other threads are about to describe or to report.
  func waitForTexts(until deadline: Deadline) {
    block(until: deadline) { $0.ledger.isAwaited }
  }

  private func deliver(unfinished: Bool) {
    let (holdsFailures, hasEnded) = update { ($0.ledger.holdsFailures, $0.phase.hasEnded) }
    guard holdsFailures else { return }
    let reachesTest = reporter.reachesTest
    guard reachesTest || hasEnded else { return }
    let failures = update { state in
      state.ledger.beginReporting()
      return state.ledger.takeHeld(unfinished: unfinished)
    }
    if reachesTest {
      failures.forEach(reporter.report)
    } else {
      ProcessEnd.fail(with: failures)
    }
    update { state in
      state.ledger.endReporting()
      state.waiters.change()
    }
  }

  /// Reports a misuse; what else goes wrong comes from it, and goes into its notes.
  /// - Parameter position: its line; the place where the context was made if not given.
  package func misuseThatExplainsAll(_ misuse: Misuse, at position: SourcePosition? = nil) {
    let failure = MockFailure.misuse(misuse, at: position ?? origin)
    update { state in
      state.waiters.change()
      state.ledger.enterRoot(EnteredFailure(failure))
    }
    deliverFailures()
  }

  /// Reports a misuse of Mocky at the line that it stands on.
  func misuse(_ misuse: Misuse, at position: SourcePosition) {
    fail(.misuse(misuse, at: position))
  }
}

extension ContextState {
  /// Enters a failure of a call that this thread is about to describe.
  /// - Returns: the failure; nil if there are so many that nobody needs its text.
  mutating func enter(_ kind: MockFailure.Kind, of invocation: Invocation) -> EnteredFailure? {
    waiters.change()
    let entered = EnteredFailure(kind, of: invocation)
    return ledger.enter(entered) ? entered : nil
  }
}
