extension Context {
  /// Books a call and returns its answer. Most calls take a fast path: nothing forbids the call,
  /// Swift's own code finds its expectation, and that only supplies a value. The function is
  /// transparent, so a debug build keeps no copies of parameters for the debugger.
  @_transparent func book(
    _ name: MemberName, of mock: MockObject, _ arguments: ArgumentList, recording: [Any]?,
    returning: Any.Type, obstacle: String? = nil, isAsync: Bool = false
  ) -> Answer {
    let isRendering = Rendering.isInProgress
    // Without a closure, because this runs on every call, and closures are slow in debug builds.
    lock.lock()
    let member = mock.table.expectations(of: name)
    let called: CalledMember
    if let shared = member.shared, shared.returnType == returning {
      called = shared
    } else {
      called = CalledMember(mock, name, returning: returning, obstacle: obstacle)
    }
    state.table.update(member, of: mock)
    if !member.needsRules, !state.settings.hasCallOptions, !state.waiters.isWaitedFor, !isRendering,
      let expectation = member.first(taking: arguments, returning: returning),
      !expectation.keepsCaller, let value = expectation.onlyValue
    {
      let call = Invocation(called, arguments, recording: recording, takenBy: expectation.line)
      state.history.add(call, to: member)
      expectation.count &+= 1
      expectation.finished &+= 1
      if expectation.isJustSatisfied { state.table.unsatisfied -= 1 }
      unlockAndWake()
      return value.isDefault ? .nothing(call, isUnexpected: false) : .value(value)
    }
    let call = Invocation(called, arguments, recording: recording)
    let booking = bookByRules(call, of: member, arguments, isRendering)
    return answer(booking, arguments, isAsync: isAsync)
  }

  /// Handles a booking outside the lock, up to the actions.
  func answer(
    _ booking: Booking, _ arguments: ArgumentList, isAsync: Bool = false
  ) -> Answer {
    switch booking {
    case .taken(let call, let expectation, let plan):
      if call.awaitsCaller { keepCaller(of: call, isAsync: isAsync) }
      if expectation.capturesArguments { capture(arguments.all, of: call, expectation, plan) }
      if plan.hasEffects { return .actions(ActionRunner(call, arguments.all, expectation, plan)) }
      return Answer(plan.outcome, call, isCertain: !expectation.takesAnyResult)
    case .untaken(let call, let isForwarded):
      if call.awaitsCaller { keepCaller(of: call, isAsync: isAsync) }
      return isForwarded ? .original(call) : .nothing(call, isUnexpected: false)
    case .refused(let call, let failure, let snapshot):
      if let snapshot {
        complete(failure) { UnexpectedCallReport(snapshot, call, arguments.all).failure }
      }
      return .nothing(call, isUnexpected: true)
    }
  }

  /// Refuses a call that was accepted after the end, because no value of its result can be made.
  /// - Returns: false if it came before the end.
  func refuseLate(_ call: Invocation) -> Bool {
    guard !Rendering.isInProgress, let booking = update({ $0.refuseLate(call) }) else {
      return false
    }
    _ = answer(booking, ArgumentList(call.arguments))
    return true
  }

  /// Books a call by all rules. The caller has taken the lock; this function releases it.
  func bookByRules(
    _ call: Invocation, of member: MemberExpectations, _ arguments: ArgumentList,
    _ isRendering: Bool
  ) -> Booking {
    if isRendering, call.mock.forwarding.hasTarget { call.holdTarget() }
    if isRendering || state.bookIgnored(call, of: member) {
      unlockAndWake()
      return .untaken(call, isForwarded: call.holdsTarget)
    }
    let options = call.mock.forwarding.skipsExpectations ? [] : state.settings.callOptions
    unlockAndWake()
    if options.isEmpty { return settle(call, of: member, arguments) }
    return bookWithOptions(call, options) { settle(call, of: member, arguments) }
  }

  /// Decides on a call. If users' code has to answer first, asks it outside the lock and decides
  /// again, also about expectations that were declared meanwhile.
  private func settle(
    _ call: Invocation, of member: MemberExpectations, _ arguments: ArgumentList
  ) -> Booking {
    var answers = MatcherAnswers()
    while true {
      if let booking = update({ $0.decide(call, member, arguments, &answers) }) { return booking }
      answers.ask(call, arguments.all)
    }
  }
}
