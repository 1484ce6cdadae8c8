/// A `verify` block that may be met within some time.
final class TimedVerification {
  let deadline: Deadline
  private let context: Context
  private var verification: Verification
  private var progress: VerificationProgress
  private var isMet: Bool = false

  /// - Parameters:
  ///   - clock: whose time it is; nil for real time.
  ///   - isBlocking: whether the wait blocks its thread.
  init(
    _ contents: __PartContents, in context: Context, within time: TimeSpan, on clock: ManualClock?,
    isBlocking: Bool
  ) {
    self.context = context
    verification = Verification(contents, in: context)
    deadline = Deadline(after: time, on: clock, isForComing: !verification.forbids)
    verification.deadline = deadline
    progress = VerificationProgress(verification)
    if isBlocking, context.reporter.blockingStopsTheTest {
      verification.awaitForm = "await context.verify(within:)"
    }
  }

  /// Whether there is nothing more to wait for: all is found, or something was called too often. A
  /// block that is met uses its calls up. One that forbids calls is met only at the end of the
  /// time, and is not tried before.
  var condition: (Context) -> Bool {
    { [self] context in
      progress.look(in: context)
      if verification.forbids { return progress.isExceeded && verification.isHopeless }
      guard progress.mayBeMet || progress.isExceeded else { return false }
      let findings = verification.attempt()
      isMet = findings.isMet
      return findings.isMet || findings.isHopeless
    }
  }

  /// - Returns: whether it is met; one that forbids calls is met only if the whole time has passed.
  func report(isCancelled: Bool = false) -> Bool {
    context.deliverAllFailures()
    let isCutShort = isCancelled || context.update { $0.ledger.hasFailed }
    let failures = verification.misuses + (isMet ? [] : verification.run())
    for failure in failures { context.fail(failure) }
    return failures.isEmpty && !(verification.forbids && isCutShort)
  }
}

/// How far a `verify` block that waits has come: each call is looked at once, when it comes. It
/// only counts: where the counts fit, the calls are searched.
struct VerificationProgress {
  private let demands: [Verification.Demand]
  private let wanted: [WantedCall]
  private var counters: [DemandCounter]
  /// How many calls of the history were looked at.
  private var seen: Int = 0
  private var era: Int = -1
  /// How many verifications had found calls by then. After another one the counts are made anew.
  private var verifications: Int = 0

  init(_ verification: Verification) {
    demands = verification.demands
    wanted = verification.wanted
    counters = demands.map(DemandCounter.init)
  }

  /// Everything seems to be there.
  var mayBeMet: Bool { counters.allSatisfy(\.mayBeMet) }

  /// Something seems to have been called too often.
  var isExceeded: Bool { counters.contains(where: \.isExceeded) }

  /// Looks at the calls that have come since it looked last.
  mutating func look(in context: Context) {
    for call in context.update({ takeNew($0) }) {
      for index in counters.indices where counters[index].takes(call) { break }
    }
  }

  private mutating func takeNew(_ state: ContextState) -> [Invocation] {
    let history = state.history
    defer { seen = history.end }
    guard era != history.start || verifications != history.verifications else {
      return history.calls(from: seen).filter { !$0.isVerified }
    }
    counters = demands.map(DemandCounter.init)
    (era, verifications) = (history.start, history.verifications)
    return OpenCalls(state, askedBy: wanted).calls(forAnyOf: wanted)
  }
}

/// Counts the calls that one demand of a `verify` block can have.
private struct DemandCounter {
  private let wanted: [WantedCall]
  /// How many calls each of them can have; of an `inOrder` those in `run`.
  private var counts: [Int]
  private var run: OrderedRun?
  private let isChoice: Bool

  init(_ demand: Verification.Demand) {
    wanted = demand.wanted
    counts = wanted.map { _ in 0 }
    if case .inOrder = demand { run = OrderedRun(wanted) }
    if case .anyOf = demand { isChoice = true } else { isChoice = false }
  }

  var mayBeMet: Bool {
    let isEnough = zip(wanted, counts).lazy.map { $0.cardinality.isSatisfied(by: $1) }
    return isChoice ? isEnough.contains(true) : !isEnough.contains(false)
  }

  var isExceeded: Bool {
    let isTooMuch = zip(wanted, counts).lazy.map { $0.cardinality.isExceeded(by: $1) }
    return isChoice ? !isTooMuch.contains(false) : isTooMuch.contains(true)
  }

  /// Looks at a call.
  /// - Returns: whether no later demand gets it. Which of several kinds a choice takes is not known
  ///   before the end: it leaves the call to the others, too.
  mutating func takes(_ call: Invocation) -> Bool {
    if run != nil { return goOn(with: call) }
    var isTaken = false
    for index in wanted.indices where wanted[index].takes(call) {
      counts[index] += 1
      isTaken = true
    }
    return isTaken && !isChoice
  }

  private mutating func goOn(with call: Invocation) -> Bool {
    guard let index = run?.offer(call) else { return false }
    counts[index] += 1
    return true
  }
}
