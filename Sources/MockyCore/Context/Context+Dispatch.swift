extension Context {
  /// What came of a call.
  enum Booking {
    /// An expectation took it, and this is what it does.
    case taken(Expectation, Plan)
    /// Nothing speaks of it, and its mock is nice.
    case ignored
    /// Nothing takes it.
    case refused(Situation)
  }

  /// Finds the expectation that takes a call, and books the call on it.
  ///
  /// Matchers run on a snapshot outside the lock; if the expectations have changed meanwhile, the
  /// new ones are matched.
  func book(_ invocation: Invocation, _ arguments: [Any]) -> Booking {
    var snapshot = update { $0.table.candidates(for: invocation) }
    while true {
      let matched = snapshot.matching(invocation, arguments)
      let isMentioned = snapshot.mentions(invocation)
      let booking = update { state -> Booking? in
        guard state.table.generation == snapshot.generation else {
          snapshot = state.table.candidates(for: invocation)
          return nil
        }
        return state.book(invocation, matched: matched, isMentioned: isMentioned)
      }
      if let booking { return booking }
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

  /// Ends a call whose actions have been done.
  func finish(_ expectation: Expectation) {
    update { $0.finish(expectation) }
  }
}

extension ContextState {
  /// Books a call on the first expectation that has room for it in its states and sequences,
  /// unless one that forbids it stands in the same tier.
  mutating func book(
    _ invocation: Invocation, matched: [Expectation], isMentioned: Bool
  ) -> Context.Booking {
    history.append(invocation)
    change()
    for tier in Tier.allCases {
      let candidates = matched.filter { $0.declaration.tier == tier }
      if candidates.contains(where: { $0.cardinality.isNever && $0.isInPlace }) { break }
      if let expectation = candidates.first(where: \.isOpen) {
        return take(invocation, expectation)
      }
    }
    if invocation.mock.strictness == .nice, !isMentioned, !matched.contains(where: \.isInPlace) {
      return .ignored
    }
    invocation.isUnexpected = true
    return .refused(Situation(self, before: invocation, matched: matched))
  }

  private mutating func take(
    _ invocation: Invocation, _ expectation: Expectation
  ) -> Context.Booking {
    let plan = expectation.plan(ofCall: expectation.count)
    invocation.takenBy = expectation
    expectation.count += 1
    for sequence in expectation.sequences { sequence.advance(to: expectation) }
    if !expectation.cardinality.hasRoom(after: expectation.count) { table.retire(expectation) }
    for transition in plan.atomic { make(transition, in: invocation) }
    if !plan.hasEffects { finish(expectation) }
    return .taken(expectation, plan)
  }

  /// Moves a state machine on, as a call does.
  mutating func make(_ transition: Transition, in invocation: Invocation?) {
    transition.machine.current = transition.state
    invocation?.transitions.append(transition)
    change()
  }

  /// Counts a call whose actions are done.
  mutating func finish(_ expectation: Expectation) {
    expectation.finished += 1
    guard expectation.isRegistered, expectation.finished == expectation.cardinality.minimum else {
      return
    }
    unsatisfied -= 1
    change()
  }
}
