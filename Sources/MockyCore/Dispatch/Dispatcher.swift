// Which expectation takes a call: the rules, in the order in which they are asked.
//
// 1. A call of a stopped spy, or of a mock whose initializer still runs, goes to what is behind the
//    mock; a call of any other stopped mock is refused. No expectation is asked.
// 2. The expectations of `check` come first. Those of `byDefault` are asked only if none of them
//    takes or forbids the call.
// 3. `never` forbids a call that it matches while it is in order, wherever it stands in its tier.
// 4. Else the first expectation takes the call for which all five are true:
//    it is about the mock and about the member, its arguments match, it has room for another call,
//    and it is in order: the states that it needs hold, and its sequences have come to it.
// 5. A spy's call that no expectation matches goes to the real object. A `never` that is not in
//    order counts as none.
// 6. A nice mock ignores a call if no expectation mentions its member, or only `never` does and
//    does not forbid this call.
// 7. What the `deinit` of a mocked class calls goes to the class if none of these takes it.
// 8. Every other call is refused, and fails the test. After the end of the context so are the calls
//    of 5 and 6.
//
// The first three of the five terms may run code of the test's: they are asked outside the lock, by
// `MemberSnapshot.matches`. All else is decided in one step under the lock. Where Swift's own code
// alone compares the arguments, and nothing forbids the call, that step does all of it, and asks
// `MemberExpectations.find`. Most calls need no more: they take the short way, `bookQuickly`.

/// What came of a call.
enum Booking {
  /// An expectation took it, and this is what it does.
  case taken(Invocation, Expectation, CallPlan)
  /// Nothing speaks of it, and its mock is a spy.
  case forwarded(Invocation)
  /// Nothing speaks of it, and its mock is nice.
  case ignored(Invocation)
  /// Nothing takes it: its failure has been entered, and is to be described.
  case refused(Invocation, Refusal)
}

/// A call that nothing took.
final class Refusal {
  /// What has been entered; nil if there are so many failures that nobody needs its text.
  let failure: EnteredFailure?
  /// The context at that moment.
  let snapshot: ContextSnapshot?

  init(failure: EnteredFailure?, snapshot: ContextSnapshot?) {
    self.failure = failure
    self.snapshot = snapshot
  }
}

// The short way is transparent where it can be: so a debug build keeps no copies of parameters for the
// debugger, and calls nothing within a file.

extension Context {
  /// Books a call in one step, where Swift's own code alone tells what takes it, and all it does is to
  /// give a value.
  /// - Returns: the value; nil if the call is to be booked the long way.
  @_transparent func bookQuickly(
    _ name: MemberName, of mock: MockObject, _ arguments: ArgumentList, recording: [Any]?,
    returning: Any.Type, obstacle: String?
  ) -> Outcome? {
    if Rendering.isInProgress { return nil }
    if case .some = recording { return nil }
    // The lock is taken by hand: this runs on every call, and closures are slow in debug builds.
    lock.lock()
    let table = mock.table
    let member = table.expectations(of: name)
    guard table.isPlain, state.table.hasOnlyMocks, !state.settings.watchesCalls,
      let expectation = member.find(returning, arguments), let value = expectation.onlyValue
    else {
      let value = ignoreQuickly(name, of: mock, member, arguments, returning, obstacle)
      unlockAndWake()
      return value
    }
    let invocation = Invocation(
      member.called(name, of: mock, returning, obstacle), arguments, takenBy: expectation.mark)
    state.history.add(invocation, to: member, leavingOutInto: &state.bin)
    state.waiters.change()
    state.count(expectation, on: mock)
    unlockAndWake()
    return value
  }

  /// The same for calls that give no value, of a member that nothing speaks of but `ignoring`.
  private func ignoreQuickly(
    _ name: MemberName, of mock: MockObject, _ member: MemberExpectations,
    _ arguments: ArgumentList, _ returning: Any.Type, _ obstacle: String?
  ) -> Outcome? {
    if returning != Void.self || !state.table.hasOnlyMocks { return nil }
    if state.settings.watchesCalls { return nil }
    let expectation = mock.table.catchAll(for: member)
    if expectation == nil, !ignores(member, of: mock) { return nil }
    let called = member.called(name, of: mock, returning, obstacle)
    state.record(Invocation(called, arguments, takenBy: expectation?.mark), of: member)
    if let expectation { state.count(expectation, on: mock) }
    return .nothing
  }

  /// Rule 6, for a member that nothing speaks of.
  @_transparent private func ignores(_ member: MemberExpectations, of mock: MockObject) -> Bool {
    if mock.isNice, mock.table.isPlain, state.table.hasOnlyMocks, !member.isSpokenOf,
      !mock.forwarding.isSpy, !state.phase.isOver
    {
      return true
    }
    return false
  }

  /// Finds the expectation that takes a call, and books the call on it.
  func book(
    _ name: MemberName, of mock: MockObject, _ arguments: ArgumentList, recording: [Any]?,
    returning: Any.Type, obstacle: String?
  ) -> Booking {
    lock.lock()
    let table = mock.table
    let member = table.expectations(of: name)
    let invocation = Invocation(
      member.called(name, of: mock, returning, obstacle), arguments, recording: recording)
    if state.settings.watchesCalls, !mock.forwarding.skipsExpectations {
      let watch = state.settings.watch
      lock.unlock()
      return bookWatched(invocation, watch) { bookSlowly(invocation, member, arguments.all) }
    }
    if table.isDetached {
      let booking = state.bookWithoutExpectations(invocation)
      unlockAndWake()
      return booking
    }
    if state.table.hasOnlyMocks,
      let found = table.isPlain ? member.find(returning, arguments) : table.catchAll(for: member)
    {
      state.record(invocation, of: member)
      let plan = state.take(invocation, found)
      unlockAndWake()
      return .taken(consume invocation, consume found, consume plan)
    }
    if ignores(member, of: mock) {
      state.record(invocation, of: member)
      unlockAndWake()
      return .ignored(invocation)
    }
    let snapshot = state.snapshot(of: member, table)
    unlockAndWake()
    return book(invocation, of: member, arguments.all, comparingWith: snapshot)
  }

  /// Does the same, but for the short way.
  private func bookSlowly(
    _ invocation: Invocation, _ member: MemberExpectations, _ arguments: [Any]
  ) -> Booking {
    let (booking, snapshot) = update { state -> (Booking?, MemberSnapshot?) in
      let table = invocation.mock.table
      if table.isDetached { return (state.bookWithoutExpectations(invocation), nil) }
      return (nil, state.snapshot(of: member, table))
    }
    guard let snapshot else { return booking ?? .ignored(invocation) }
    return book(invocation, of: member, arguments, comparingWith: snapshot)
  }

  /// Matches a call outside the lock, and books it under the lock. If the expectations have changed
  /// meanwhile, the call is matched again.
  private func book(
    _ invocation: Invocation, of member: MemberExpectations, _ arguments: [Any],
    comparingWith first: MemberSnapshot
  ) -> Booking {
    var snapshot = first
    var rounds = 0
    var isWhole = false
    while true {
      rounds += 1
      let matches =
        rounds > Self.patience
        ? Self.settledMatching.set {
          snapshot.matches(for: invocation, arguments, isWhole: isWhole)
        }
        : snapshot.matches(for: invocation, arguments, isWhole: isWhole)
      let isUnmentioned = invocation.mock.isNice && !snapshot.mentions(invocation)
      let isBeingReleased = invocation.mock.isBeingReleased
      let misuse = snapshot.misuse(behind: invocation, arguments)
      lock.lock()
      if state.table.generation != snapshot.generation {
        state.bin.add((snapshot, matches))
        snapshot = state.snapshot(of: member, invocation.mock.table)
      } else if matches.isPartial, matches.isTooLittle {
        isWhole = true
      } else {
        state.record(invocation, of: member)
        let booking = state.book(
          invocation, matches, isUnmentioned: isUnmentioned, isBeingReleased: isBeingReleased,
          misuse)
        unlockAndWake()
        return booking
      }
      unlockAndWake()
    }
  }

  /// How often the expectations may change while a call is matched, until matching itself is
  /// suspected: other threads may declare some at the same time.
  private static let patience: Int = 8

  /// Matching a call has changed the expectations again and again: it must not any more, or the
  /// call is never booked.
  static var forbidsDeclaring: Bool { settledMatching.isSet }

  private static let settledMatching = ThreadMark()
}

extension ContextState {
  /// Rule 1.
  fileprivate mutating func bookWithoutExpectations(_ invocation: Invocation) -> Booking {
    if invocation.mock.forwarding.skipsExpectations {
      invocation.holdTarget()
      return .forwarded(invocation)
    }
    record(invocation)
    return .refused(invocation, refuse(invocation))
  }

  /// Rules 2 to 8.
  /// - Parameters:
  ///   - isUnmentioned: the mock is nice, and nothing mentions the member.
  ///   - isBeingReleased: the `deinit` of the mocked class makes the call.
  ///   - misuse: why an expectation was left out that would take the call.
  fileprivate mutating func book(
    _ invocation: Invocation, _ matches: Matches, isUnmentioned: Bool, isBeingReleased: Bool,
    _ misuse: EnteredFailure?
  ) -> Booking {
    if let first = matches.whichTakes {
      return .taken(invocation, first, take(invocation, first))
    }
    if invocation.mock.forwarding.isSpy, !phase.isOver,
      matches.all.allSatisfy({ $0.isNever && !$0.isInOrder })
    {
      return forward(invocation)
    }
    if isUnmentioned, !phase.isOver,
      matches.first == nil || !matches.all.contains(where: \.isInOrder)
    {
      return .ignored(invocation)
    }
    if isBeingReleased { return forward(invocation) }
    return .refused(invocation, refuse(invocation, matched: matches.all, because: misuse))
  }

  private mutating func forward(_ invocation: Invocation) -> Booking {
    invocation.isForwarded = true
    invocation.holdTarget()
    if invocation.holdsTarget { underWay.begin(invocation, nil) }
    return .forwarded(invocation)
  }

  /// Counts a call that is done with that.
  @_transparent
  fileprivate mutating func count(_ expectation: Expectation, on mock: MockObject) {
    if expectation.countQuickly() { table.satisfy() }
    if expectation.isFull, !mock.forwarding.isSpy { table.retire(expectation) }
  }

  /// Counts a call on the expectation that takes it, and does what is part of the same step.
  fileprivate mutating func take(_ invocation: Invocation, _ expectation: Expectation) -> CallPlan {
    let plan = expectation.take()
    invocation.takenBy = expectation.mark
    if expectation.isConditional { expectation.advanceSequences() }
    // On a spy it goes on to be matched: it says that a call is one too many, and not a real one.
    if expectation.isFull, !invocation.mock.forwarding.isSpy { table.retire(expectation) }
    if plan.hasTransitions {
      for transition in plan.atomic { make(transition, in: invocation) }
    }
    if plan.mayForward { invocation.holdTarget() }
    if plan.hasEffects { underWay.begin(invocation, plan.effects[0]) }
    if expectation.capturesArguments {
      captures.begin(of: invocation)
    } else if !plan.hasEffects {
      finish(expectation)
    }
    return plan
  }

  /// Enters the failure of a call that nothing takes, before anything can come between.
  private mutating func refuse(
    _ invocation: Invocation, matched: [Expectation] = [], because misuse: EnteredFailure? = nil
  ) -> Refusal {
    invocation.isUnexpected = true
    let entered = enter(.unexpectedCall, of: invocation, because: misuse)
    // Where nobody needs the text, nothing has to be copied for it.
    return Refusal(
      failure: entered,
      snapshot: entered.map { _ in
        ContextSnapshot(
          self, of: invocation.mock.context, before: invocation, matched: matched,
          refusedAt: misuse?.failure.position)
      })
  }
}

extension Matches {
  /// The expectation that takes the call: rules 2 to 4.
  fileprivate var whichTakes: Expectation? {
    guard others != nil else {
      guard let first, first.takesCall else { return nil }
      return first
    }
    for tier in Declaration.Tier.allCases {
      let matches = all.filter { $0.declaration.tier == tier }
      if matches.contains(where: { $0.isNever && $0.isInOrder }) { return nil }
      if let first = matches.first(where: \.takesCall) { return first }
    }
    return nil
  }
}
