import Foundation

extension Context {
  /// What came of a call.
  enum Booking {
    /// An expectation took it, and this is what it does.
    case taken(Expectation, CallPlan)
    /// Nothing speaks of it, and its mock is a spy.
    case forwarded
    /// Nothing speaks of it, and its mock is nice.
    case ignored
    /// Nothing takes it: its failure has been entered, and is to be described.
    case refused(Refusal)
  }

  /// A call that nothing took.
  final class Refusal {
    /// What has been entered; nil if there are so many that nobody needs its text.
    let failure: EnteredFailure?
    /// The context at that moment.
    let situation: ContextSnapshot?

    init(failure: EnteredFailure?, situation: ContextSnapshot?) {
      self.failure = failure
      self.situation = situation
    }
  }

  /// Finds the expectation that takes a call, and books the call on it.
  ///
  /// Matchers run on a snapshot outside the lock; if the expectations have changed meanwhile, the
  /// new ones are matched. If matching itself changes them every time, it may not do so any more.
  func book(_ invocation: Invocation, _ arguments: [Any]) -> Booking {
    // The lock is taken by hand: this runs on every call, and closures are slow in debug builds.
    lock.lock()
    if state.recordsArguments == .weakly, !invocation.mock.forwarding.isBypassing {
      lock.unlock()
      invocation.recordWeakly()
      lock.lock()
    }
    if invocation.mock.forwarding.isOutOfUse {
      let booking = state.bookWithoutExpectations(invocation)
      unlockAndWake()
      return booking
    }
    var snapshot = state.table.candidates(for: invocation)
    lock.unlock()
    var rounds = 0
    var isWhole = false
    while true {
      rounds += 1
      let matches =
        rounds > DispatchGuard.patience
        ? DispatchGuard.run { snapshot.matches(for: invocation, arguments, isWhole: isWhole) }
        : snapshot.matches(for: invocation, arguments, isWhole: isWhole)
      let isIgnored = invocation.mock.isNice && !snapshot.mentions(invocation)
      lock.lock()
      if state.table.generation != snapshot.generation {
        snapshot = state.table.candidates(for: invocation)
      } else if matches.isPartial, matches.isTooLittle {
        isWhole = true
      } else {
        state.record(invocation, among: snapshot.calls)
        let booking = state.book(invocation, matches, isIgnored: isIgnored)
        unlockAndWake()
        return booking
      }
      lock.unlock()
    }
  }

  /// Moves a state machine on: by test code, or later in a call.
  func transition(_ transition: Transition, of invocation: Invocation? = nil) {
    update { $0.make(transition, in: invocation) }
  }

  /// Says where a machine starts, which is also where it is now.
  func start(_ machine: MachineCore, as state: StateID) {
    update { context in
      machine.start = state
      context.make(Transition(machine: machine, state: state), in: nil)
    }
  }

  /// Fills the captors of a call, which is finished then if it has nothing else to do.
  ///
  /// Whoever waits for what the call has changed goes on only afterwards.
  func capture(
    _ arguments: [Any], of invocation: Invocation, _ expectation: Expectation, _ plan: CallPlan
  ) {
    expectation.declaration.arguments.capture(arguments)
    update { state in
      state.captures[ObjectIdentifier(invocation)] = nil
      state.change()
      if !plan.hasEffects { state.finish(expectation) }
    }
  }

  /// Ends a call whose actions have been done.
  func finish(_ expectation: Expectation) {
    update { $0.finish(expectation) }
  }
}

extension ContextState {
  /// Books a call on the first expectation that has room for it in its states and sequences,
  /// unless one that forbids it stands in the same tier.
  mutating func book(
    _ invocation: Invocation, _ matches: Matches, isIgnored: Bool
  ) -> Context.Booking {
    change()
    let candidate = matches.others == nil ? matches.first : taker(among: matches.all)
    if let expectation = candidate, expectation.isOpen {
      return .taken(expectation, take(invocation, expectation))
    }
    if invocation.mock.forwarding.isSpy, !isLate, !matches.all.contains(where: \.hasSay) {
      invocation.isForwarded = true
      return .forwarded
    }
    if isIgnored, !isLate, !matches.all.contains(where: \.isInPlace) { return .ignored }
    return .refused(refuse(invocation, matched: matches.all))
  }

  /// Books a call of a mock that was stopped or is being made.
  mutating func bookWithoutExpectations(_ invocation: Invocation) -> Context.Booking {
    if invocation.mock.forwarding.isBypassing { return .forwarded }
    record(invocation)
    change()
    return .refused(refuse(invocation))
  }

  /// Enters the failure of a call that nothing takes, before anything can come between.
  private mutating func refuse(
    _ invocation: Invocation, matched: [Expectation] = []
  ) -> Context.Refusal {
    invocation.isUnexpected = true
    let entered = enter(.unexpectedCall, of: invocation)
    // Where nobody needs the text, nothing has to be copied for it.
    return Context.Refusal(
      failure: entered,
      situation: entered.map { _ in ContextSnapshot(self, before: invocation, matched: matched) })
  }

  /// Enters a call into the history.
  mutating func record(_ invocation: Invocation) {
    record(
      invocation, among: invocation.mock.table.candidates(of: invocation.member).calls)
  }

  /// Enters a call into the history, where the calls of its member are at hand.
  ///
  /// Whoever calls after the end is told so, but nothing is kept that nobody lets go of.
  mutating func record(_ invocation: Invocation, among calls: MemberCalls) {
    guard !hasEnded else { return }
    calls.add(invocation, at: history.count, era: era)
    history.append(invocation)
  }

  /// Calls come after the end, also those that do not matter before.
  private var isLate: Bool { hasEnded && !ignoresLateCalls }

  /// Of several expectations that match a call the one that takes or forbids it.
  private func taker(among matches: [Expectation]) -> Expectation? {
    for tier in Tier.allCases {
      let candidates = matches.filter { $0.declaration.tier == tier }
      if let never = candidates.first(where: { $0.isNever && $0.isInPlace }) { return never }
      if let open = candidates.first(where: \.isOpen) { return open }
    }
    return nil
  }

  private mutating func take(_ invocation: Invocation, _ expectation: Expectation) -> CallPlan {
    let plan = expectation.take()
    invocation.takenBy = expectation.taker
    if expectation.isConditional {
      for place in expectation.places { place.advance() }
    }
    // On a spy it goes on to be matched: it says that a call is one too many, and not a real one.
    if expectation.isExhausted, !invocation.mock.forwarding.isSpy { table.retire(expectation) }
    if plan.hasTransitions {
      for transition in plan.atomic { make(transition, in: invocation) }
    }
    if expectation.capturesArguments {
      captures[ObjectIdentifier(invocation)] = Thread.identity
    } else if !plan.hasEffects {
      finish(expectation)
    }
    return plan
  }

  /// Moves a state machine on, as a call does.
  mutating func make(_ transition: Transition, in invocation: Invocation?) {
    transition.machine.current = transition.state
    invocation?.transitions.append(transition)
    change()
  }

  /// Counts a call whose actions are done.
  mutating func finish(_ expectation: Expectation) {
    let expectation = expectation.current
    guard expectation.finish(), expectation.isRegistered else { return }
    unsatisfied -= 1
    change()
  }
}

/// Marks the time in which a call is matched whose matching has changed the expectations again and
/// again: they must not be changed any more, or it never ends.
enum DispatchGuard {
  /// How often the expectations may change while a call is matched, until that is looked into: other
  /// threads may declare some at the same time.
  static let patience: Int = 8

  @TaskLocal static var forbidsDeclaring: Bool = false

  static func run<Result>(_ body: () -> Result) -> Result {
    $forbidsDeclaring.withValue(true, operation: body)
  }
}
