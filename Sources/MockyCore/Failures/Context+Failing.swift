import Dispatch

extension Context {
  /// Enters a failure, and reports it if the test can be reached from here. One that the root
  /// failure explains goes into that failure's notes.
  ///
  /// The next assertion, wait or verification reports the failures of other calls. The test may be in
  /// the midst of a known issue, to which they do not belong.
  /// - Parameter asRoot: it is no note, and explains all that comes after it.
  func fail(_ failure: MockFailure, asRoot: Bool = false) {
    fail(EnteredFailure(failure), asRoot: asRoot)
  }

  /// - Parameter isOfCall: true if the test of the context gets it, whichever test calls.
  func fail(_ failure: EnteredFailure, asRoot: Bool = false, isOfCall: Bool = false) {
    if !isOfCall, failure.kind != .unexpectedCall, tellVisitor([failure]) { return }
    update { state in
      state.waiters.change()
      state.ledger.enter(failure, asRoot: asRoot)
    }
    deliver(failure)
  }

  /// Enters the failures of a verification, as notes on the root failure if there is one. Reports
  /// them if the test can be reached from here.
  func failOrNote(_ failures: [MockFailure]) {
    if tellVisitor(failures.map { EnteredFailure($0) }) { return }
    update { state in
      state.enterUnsatisfied(failures)
      state.waiters.change()
    }
    if !failures.isEmpty { deliver() }
  }

  /// True if a failure ends the waits of the current test. Those of another test's calls don't.
  var hasFailure: Bool {
    // An empty list of failures only asks whether the context belongs to another test.
    update { $0.ledger.hasFailed } && !tellVisitor([])
  }

  /// Tells failures to the test that makes them, if the context belongs to another test.
  func tellVisitor(_ failures: [EnteredFailure]) -> Bool {
    guard let verdicts = finder?.tellVisitor(failures.map(\.failure)) else { return false }
    update { _ in for (failure, verdict) in zip(failures, verdicts) { failure.verdict = verdict } }
    return true
  }

  /// Enters a failure of a call at once, describes it then, and reports it if the test can be
  /// reached from here.
  func fail(_ kind: MockFailure.Kind, of invocation: Invocation, _ describe: () -> MockFailure) {
    complete(update { $0.enter(kind, of: invocation) }, describe)
  }

  /// Describes a failure that has been entered, and reports it if the test can be reached from
  /// here.
  /// - Parameter entered: the failure; nil if there are too many failures for a text.
  func complete(_ entered: EnteredFailure?, _ describe: () -> MockFailure) {
    guard let entered else { return }
    let began = DispatchTime.now().uptimeNanoseconds
    let failure = Rendering.run(describe)
    update { state in
      state.traces.leaveOut(DispatchTime.now().uptimeNanoseconds - began)
      entered.complete(failure)
      state.waiters.change()
    }
    if failure.kind == .unexpectedCall { otherTest?.warn(of: failure) }
    deliver(entered)
  }

  /// Reports undelivered failures, if the test can be reached from here.
  /// - Parameters:
  ///   - single: the failure to report; all if nil.
  ///   - withUnworded: true to report the failures that other threads still describe, too.
  func deliver(_ single: EnteredFailure? = nil, withUnworded: Bool = false) {
    let (holdsFailures, hasEnded) = update { ($0.ledger.holdsFailures, $0.phase.hasEnded) }
    guard holdsFailures else { return }
    writeTranscript()
    let reachesTest = reporter.reachesTest
    guard reachesTest || hasEnded else { return }
    let deliveries = update { $0.ledger.beginDelivery(of: single, withUnworded: withUnworded) }
    let failures = deliveries.map(\.failure)
    if !reachesTest { UnreportedFailures.fail(with: failures) }
    let verdicts = failures.map { failure in
      reachesTest ? finder?.verdict(on: failure) ?? reporter.verdict(on: failure) : .counts
    }
    let isExcused = update { state in
      state.waiters.change()
      return state.ledger.end(deliveries, verdicts)
    }
    if isExcused, single.isNil { deliver() }
  }

  /// Reports the notes on a root failure that was reported before.
  func tell(_ notes: LaterNotes) {
    if notes.isExplained {
      reporter.add(notes: notes.text, to: notes.root)
    } else {
      fail(notes.failure)
    }
  }

  /// Reports a mistake in the use of Mocky at its line.
  /// - Parameter asRoot: later failures follow from it, and become its notes.
  package func misuse(_ misuse: Misuse, at position: SourcePosition, asRoot: Bool = false) {
    fail(.misuse(misuse, at: position), asRoot: asRoot)
  }
}

extension ContextState {
  /// Enters a failure of a call that this thread is about to describe. It explains what the code
  /// does after that call.
  /// - Returns: the failure; nil if there are too many failures for a text.
  mutating func enter(
    _ kind: MockFailure.Kind, of invocation: Invocation, because misuse: EnteredFailure? = nil
  ) -> EnteredFailure? {
    waiters.change()
    let entered = EnteredFailure(kind, of: invocation)
    let isListed =
      misuse.map { ledger.enter(entered, asConsequenceOf: $0) }
      ?? ledger.enter(entered, asRoot: kind == .misuse)
    return isListed ? entered : nil
  }
}

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
    // If many tests fail at once on a busy machine, the lookups take long, one by one.
    if deadline.hasPassed, SymbolLookup.shared.isAwaited(by: update { $0.ledger.authors }) {
      deadline = Deadline(after: Self.timeForTexts)
    }
    let isLate = deadline.hasPassed
    deliver(withUnworded: isLate)
    return !isLate && update { $0.ledger.isAwaited }
  }

  /// Waits for other threads that describe or report failures.
  func waitForTexts(until deadline: Deadline) { block(until: deadline) { $0.ledger.isAwaited } }
}

extension Context {
  /// Keeps an error that an action has thrown.
  func keep(_ error: any Error, of call: Invocation) {
    update { state in
      if !state.phase.hasEnded { state.errors.append((error, call)) }
      if state.errors.count > Layout.calls { state.bin.add(state.errors.removeFirst()) }
    }
  }

  /// Returns the call that threw an error, in words: "thrown by api.load(7), stubbed at …"; nil if no
  /// action has thrown an equal one. Runs the errors' own descriptions, so never under the lock.
  package func origin(of error: any Error) -> String? {
    let text = String(describing: error)
    return origin { type(of: $0) == type(of: error) && String(describing: $0) == text }
  }

  /// Returns the same for an error of which only the description is known.
  package func origin(ofErrorThatSays text: String) -> String? {
    origin { String(describing: $0) == text }
  }

  private func origin(_ isEqual: (any Error) -> Bool) -> String? {
    let (errors, snapshot) = update { ($0.errors, ContextSnapshot($0, of: self)) }
    return Rendering.run {
      let calls = errors.filter { isEqual($0.error) }.map(\.call)
      guard let last = calls.last else { return snapshot.history.last?.effectOfDefault }
      let thrown = update { state in calls.map { CallSnapshot($0, in: state) } }
      guard let stub = thrown.last?.takenBy?.position else { return nil }
      guard calls.count == 1 else {
        var report = Report("thrown by one of these calls")
        let numbered = thrown.map { ($0.number, $0) }
        report.add(lines: CallLines(numbered, in: .unknown, counts: { _ in true }).lines)
        return report.text
      }
      var report = Report("thrown by \(last.text), stubbed at \(stub.text)")
      report.add("called from", thrown.first?.caller?.text())
      let taker = snapshot.entries.first { $0.line === thrown.last?.takenBy }
      let arguments = last.arguments
      let close = snapshot.entries(about: last).map { CallComparison(last, arguments, with: $0) }
        .filter { $0.mismatches > 0 && taker?.isPattern == true }
      report.add("also close", lines: close.closestFirst(2)[...].lines(in: stub))
      let function = taker.flatMap { snapshot.functionUnderTest(of: thrown[0], for: $0) }
      let others = "expect it in the test, or stub another one"
      report.add("next", function.map { "catch the error in \($0), \(others)" })
      return report.text
    }
  }
}

extension CallSnapshot {
  /// The report of an error that no action has thrown, if the last call returned a default: "after store.load(7), which
  /// returned nil, a default".
  fileprivate var effectOfDefault: String? {
    guard let words = returnedDefault else { return nil }
    var report = Report("after \(invocation.text), which \(words)")
    report.add("called from", caller?.text())
    report.add("next", "stub \(invocation.text), or expect the error in the test")
    return report.text
  }
}
