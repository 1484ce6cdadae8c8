// The rules by which an expectation takes a call, in the order of their checks.
//
// 0. A call that comes while Mocky writes a text, from a description, is not recorded. It goes to the
//    implementation behind the mock, or is ignored.
// 1. A call of a stopped spy, or of a mock whose initializer still runs, goes to the implementation
//    behind the mock. A call of any other stopped mock is refused. No expectation is asked.
// 2. The expectations of `check` come first. Those of `byDefault` are asked only if none of them
//    takes or forbids the call.
// 3. `never` forbids a matching call while it is in order, at any place in its tier.
// 4. Otherwise, the first expectation that meets five conditions takes the call. It is about the
//    mock and about the member, its arguments match, and it has room for another call. It is in
//    order: the required states hold, and it is its turn in its sequences.
// 5. A spy's call that no expectation matches goes to the real object. A `never` that isn't in
//    order doesn't count.
// 6. A nice mock ignores a call if no expectation mentions its member, or only `never` does and
//    does not forbid this call. With `strictness: .defaults`, a default of the member gets it.
//    After the end of the test, it and any other mock ignore the calls that `LateCalls` accepts.
// 7. A call by the `deinit` of a mocked class goes to the class if none of these takes it.
// 8. Every other call is refused, and fails the test. After the end of the context, so is a call of
//    rule 5.
//
// `ContextState.decide` checks rules 1 to 8 in one step under the lock. The first three of the five
// conditions may need users' code. In that case, the step lists the expectations to ask.
// `Context.settle` asks them outside the lock, and repeats the step with the answers. Two short ways
// come before it: `Context.book` has one for stubbed calls, `bookIgnored` one for nice mocks.

extension ContextState {
  /// Books a call if a nice mock ignores it, and its caller is not kept.
  /// - Returns: false if the call is to be booked by all rules.
  mutating func bookIgnored(_ call: Invocation, of member: MemberExpectations) -> Bool {
    let mock = call.mock
    guard member.all.list.count == 0, !member.isMentioned, member.callersToKeep == 0,
      !member.needsRules, !mock.forwarding.isSpy, !settings.hasCallOptions, phase.isOpen,
      mock.ignoresCalls(returning: call.returnType)
    else { return false }
    record(call, of: member)
    return true
  }

  /// Decides on a call by all rules, and books it.
  /// - Parameter answers: the answers of users' code so far.
  /// - Returns: nil if users' code has to answer first.
  mutating func decide(
    _ call: Invocation, _ member: MemberExpectations, _ arguments: ArgumentList,
    _ answers: inout MatcherAnswers
  ) -> Booking? {
    if call.mock.forwarding.skipsExpectations {
      call.holdTarget()
      return .untaken(call, isForwarded: true)
    }
    if call.mock.forwarding.isDetached {
      record(call, of: member)
      return refuse(call)
    }
    guard let search = search(for: call, member, arguments, &answers) else { return nil }
    record(call, of: member)
    table.late.add(search, call, isMentioned: member.isMentioned)
    guard let taker = search.taker, !search.isForbidden else { return leave(call, search) }
    let isAllowance = taker.verb != .expecting
    if isAllowance { for expectation in search.matched { expectation.leave(call) } }
    let mayBeMeant = member.isExpected && isAllowance && taker.member.name.isNil
    return take(call, taker, keepingCaller: mayBeMeant && traces.hasRoomForCallers)
  }

  /// Rules 2 to 4: compares a call with the expectations that may take it.
  /// - Returns: nil if users' code has to answer first.
  private mutating func search(
    for call: Invocation, _ member: MemberExpectations, _ arguments: ArgumentList,
    _ answers: inout MatcherAnswers
  ) -> ExpectationSearch? {
    table.update(member, of: call.mock)
    let first = search(member, for: call, arguments, &answers, quickly: true)
    guard let first, first.taker.isNil || first.isForbidden else { return first }
    // Nothing takes the call. The expectations that can't take it tell the reason.
    return search(member, for: call, arguments, &answers, quickly: false)
  }

  /// Compares a call with the expectations of its member in their order.
  /// - Parameter isQuick: true to leave out expectations that make no difference if one takes the
  ///   call: those that are used up or left out, and after the taker all but `never`.
  private func search(
    _ member: MemberExpectations, for call: Invocation, _ arguments: ArgumentList,
    _ answers: inout MatcherAnswers, quickly isQuick: Bool
  ) -> ExpectationSearch? {
    let candidates = member.candidates(for: arguments)
    let list = candidates.list
    var search = ExpectationSearch(isMentioned: member.isMentioned)
    var open: [Expectation] = []
    // A loop over indices: iterators are slow in debug builds, and this runs on every call.
    var index = isQuick ? candidates.used : 0
    while index < list.count, search.taker == nil || member.needsRules {
      let expectation = list[index]
      index += 1
      if isQuick, expectation.misuse != nil { continue }
      if isQuick, !expectation.isNever, expectation.isFull || search.taker != nil { continue }
      if let fit = expectation.fit(call, arguments) ?? answers[expectation] {
        search.add(expectation, fit)
      } else {
        open.append(expectation)
        if open.count == answers.limit { break }
      }
    }
    if open.count == 0 { return search }
    answers.open = open
    return nil
  }

  /// Rules 5 to 8: decides on a call that no expectation takes.
  private mutating func leave(_ call: Invocation, _ search: ExpectationSearch) -> Booking {
    let mock = call.mock
    if !phase.isOver, mock.forwarding.isSpy,
      search.matched.allSatisfy({ $0.isNever && !$0.isInOrder })
    {
      return forward(call)
    }
    if !search.isForbidden, search.misuse.isNil, !phase.isOpen, acceptsLate(call) {
      if !phase.hasEnded { awaitCaller(ofUntaken: call) }
      return .untaken(call, isForwarded: false)
    }
    if !phase.isOver, !search.isMentioned, !search.isForbidden {
      if phase.isOpen, mock.ignoresCalls(returning: call.returnType) {
        awaitCaller(ofUntaken: call)
        return .untaken(call, isForwarded: false)
      }
      if mock.strictness == .defaults, mock.forwarding.defaults[call.member.key] != nil {
        return forward(call)
      }
    }
    if isBeingReleased(mock) { return forward(call) }
    return refuse(call, matched: search.matched, because: search.misuse)
  }

  /// Rule 7: returns whether the `deinit` of the mocked class makes the call.
  private mutating func isBeingReleased(_ mock: MockObject) -> Bool {
    guard let made = mock.forwarding.made else { return false }
    // Other code may release the mock meanwhile. Then the bin releases it, outside the lock.
    let object = made.object
    bin.add(object)
    return object.isNil
  }

  private mutating func forward(_ call: Invocation) -> Booking {
    call.isForwarded = true
    call.holdTarget()
    if call.holdsTarget { underWay.begin(call, nil) }
    awaitCaller(ofUntaken: call)
    return .untaken(call, isForwarded: true)
  }

  /// Records a call that nothing is expected of, and that fails nothing.
  mutating func ignore(_ call: Invocation) -> Booking {
    record(call)
    awaitCaller(ofUntaken: call)
    return .untaken(call, isForwarded: false)
  }

  /// Lets the caller of a call that no expectation takes be kept, for the first such calls of a
  /// member, which a report lists.
  private mutating func awaitCaller(ofUntaken call: Invocation) {
    let member = call.mock.table.expectations(of: call.member)
    guard member.callersToKeep > 0 else { return }
    member.callersToKeep -= 1
    call.awaitsCaller = traces.hasRoomForCallers
  }

  /// Counts a call for the expectation that takes it, with everything that belongs to the same
  /// step.
  /// - Parameter keepingCaller: true for an allowance of all members that takes a call of a member
  ///   with expectations: the test may have meant one of them.
  private mutating func take(
    _ call: Invocation, _ expectation: Expectation, keepingCaller: Bool = false
  ) -> Booking {
    call.takenBy = expectation.line
    let isCounted = keepingCaller || expectation.keepsCaller
    let plan = expectation.countCall()
    let mayExplain = plan.outcome?.error != nil || plan.atomic.count > 0
    call.awaitsCaller =
      isCounted || mayExplain && traces.hasRoomForCallers || settings.callOptions.contains(.callers)
    if expectation.isConditional { expectation.advanceSequences() }
    for transition in plan.atomic { make(transition, in: call) }
    if plan.mayForward { call.holdTarget() }
    if plan.hasEffects { underWay.begin(call, plan.effects[0]) }
    if expectation.capturesArguments {
      captures.begin(of: call)
    } else if !plan.hasEffects {
      finish(expectation)
    }
    return .taken(call, expectation, plan)
  }

  /// Refuses a call that was accepted after the end, and of whose result no value can be made.
  mutating func refuseLate(_ call: Invocation) -> Booking? {
    phase.isOpen || call.takenBy != nil || call.isForwarded ? nil : refuse(call)
  }

  /// Enters the failure of a refused call, in the same step.
  private mutating func refuse(
    _ call: Invocation, matched: [Expectation] = [], because misuse: EnteredFailure? = nil
  ) -> Booking {
    call.isUnexpected = true
    refusals += 1
    // Code that loops until a mock answers otherwise would fill the memory.
    if refusals == Layout.refusals { history.isClosed = true }
    guard let entered = enter(.unexpectedCall, of: call, because: misuse) else {
      return .refused(call, nil, nil)
    }
    let snapshot = ContextSnapshot(
      self, of: call.mock.context, before: call, matched: matched,
      refusedAt: misuse?.failure.position)
    return .refused(call, entered, snapshot)
  }
}

/// A search for the expectation that takes a call.
struct ExpectationSearch {
  /// The expectation that takes the call, unless another one forbids it.
  var taker: Expectation?
  /// True if `never` forbids the call.
  var isForbidden: Bool = false
  /// True if the test mentions the member.
  var isMentioned: Bool
  /// The expectations whose arguments match, in search order.
  var matched: [Expectation] = []
  /// The mistake in a matching expectation that was left out.
  var misuse: EnteredFailure?

  /// Adds an expectation, in search order.
  mutating func add(_ expectation: Expectation, _ fit: Expectation.Fit) {
    switch fit {
    case .foreign: break
    case .differs: if !expectation.isNever { isMentioned = true }
    case .matches where expectation.misuse != nil: misuse = misuse ?? expectation.misuse
    case .matches:
      matched.append(expectation)
      if !expectation.isNever {
        isMentioned = true
        if taker == nil, !isForbidden, expectation.takesCall { taker = expectation }
      } else if expectation.isInOrder, taker.isNil || taker?.isDefault == expectation.isDefault {
        isForbidden = true
      }
    }
  }
}

/// The decision on a call.
enum Booking {
  /// An expectation took it, with a plan of its work.
  case taken(Invocation, Expectation, CallPlan)
  /// It fails nothing, and runs no action. It goes to the implementation behind the mock, such as
  /// the real object of a spy, or it is ignored.
  case untaken(Invocation, isForwarded: Bool)
  /// No expectation takes it. Its failure has been entered, with a copy of the context for its
  /// description. Both are nil if there are too many failures.
  case refused(Invocation, EnteredFailure?, ContextSnapshot?)
}

/// The answers of users' code: the fit of one call to the expectations that need such code.
struct MatcherAnswers {
  /// The expectations to ask next, outside the lock.
  var open: [Expectation] = []
  /// The expectations that have answered are kept, so that none is released under the lock.
  private var answered: [ObjectIdentifier: (by: Expectation, fit: Expectation.Fit)] = Dictionary()

  /// The maximum number to ask at once. It doubles, so a few rounds ask many.
  var limit: Int { max(1, answered.count) }

  subscript(expectation: Expectation) -> Expectation.Fit? {
    answered[ObjectIdentifier(expectation)]?.fit
  }

  /// Asks the open expectations. Runs users' matchers, so never under the lock.
  mutating func ask(_ call: Invocation, _ arguments: [Any]) {
    for expectation in open {
      answered[ObjectIdentifier(expectation)] = (expectation, expectation.ask(call, arguments))
    }
  }
}
