/// What a call gives back, or what it has to do first.
enum Answer {
  /// A value of the type that the call returns.
  case value(Any)
  /// An error that the expectation's member throws.
  case error(any Error, Invocation)
  /// A value for a generic member, whose type may not be the one that this call returns.
  case uncertain(Any, Invocation)
  /// What the actions do; they give an outcome in the end.
  case performance(CallRun)
  /// What the real object or `super` says.
  case original(Invocation)
  /// A default value; where the call was unexpected and that can be thrown, an error.
  case nothing(Invocation, isUnexpected: Bool)

  /// The answer that an outcome of an expectation is, or nil for a default value.
  init(_ outcome: Outcome?, _ invocation: Invocation, by expectation: Expectation) {
    switch outcome {
    case .value(let value) where expectation.takesAnyResult: self = .uncertain(value, invocation)
    case .value(let value): self = .value(value)
    case .error(let error): self = .error(error, invocation)
    case nil: self = .nothing(invocation, isUnexpected: false)
    }
  }
}

/// The actions of one call, run one after the other outside the lock; the last outcome wins.
final class CallRun {
  private let invocation: Invocation
  private let arguments: CallArguments
  private let expectation: Expectation
  private let steps: [ActionStep]
  private var position: Int = 0
  private var isFinished: Bool = false
  private var outcome: Outcome?
  /// It holds the real object until it ends.
  private let holdsTarget: Bool

  init(_ invocation: Invocation, _ arguments: [Any], _ expectation: Expectation, _ plan: CallPlan) {
    self.invocation = invocation
    self.arguments = CallArguments(values: arguments, invocation: invocation)
    self.expectation = expectation
    steps = plan.effects
    outcome = plan.outcome
    holdsTarget = steps.contains(where: \.mayForward) && invocation.mock.beginForwarding()
  }

  /// Runs the actions of a member that does not suspend.
  func run() -> Answer {
    while let step = next() { perform(step) }
    return end()
  }

  /// Runs the actions of a member that does not suspend.
  ///
  /// - Parameter forward: hands the call to the real object or to `super`.
  func run<Failure: Error, Return>(
    forward: () throws(Failure) -> Return
  ) -> Answer {
    while let step = next() {
      guard case .forward = step.effect, canForward() else {
        perform(step)
        continue
      }
      do throws(Failure) { outcome = .value(try forward()) } catch { outcome = .error(error) }
    }
    return end()
  }

  /// Runs the actions of an `async` member.
  ///
  /// - Parameter throwing: what the member can throw.
  func runSuspending<Failure: Error>(
    throwing: Failure.Type, isolation: isolated (any Actor)? = #isolation
  ) async -> Answer {
    while let step = next() { await performSuspending(step, Failure.self) }
    return end()
  }

  /// Runs the actions of an `async` member.
  ///
  /// - Parameter forward: hands the call to the real object or to `super`.
  func runSuspending<Failure: Error, Return>(
    isolation: isolated (any Actor)? = #isolation,
    forward: () async throws(Failure) -> Return
  ) async -> Answer {
    while let step = next() {
      guard case .forward = step.effect, canForward() else {
        await performSuspending(step, Failure.self)
        continue
      }
      do throws(Failure) { outcome = .value(try await forward()) } catch { outcome = .error(error) }
    }
    return end()
  }

  private func performSuspending<Failure: Error>(
    _ step: ActionStep, _ failure: Failure.Type, isolation: isolated (any Actor)? = #isolation
  ) async {
    switch step.effect {
    case .suspending(let body): outcome = await body(arguments) ?? outcome
    case .holding(let hold): if await hold() { cancel(CancellationError() as? Failure) }
    default: perform(step)
    }
  }

  /// The call was held, and its task was cancelled: it ends with the error, if it can throw it.
  private func cancel(_ error: (any Error)?) {
    invocation.mock.context.update { _ in invocation.isCancelled = true }
    guard let error else { return }
    outcome = .error(error)
    position = steps.count
  }

  private func next() -> ActionStep? {
    guard position < steps.count else { return nil }
    position += 1
    return steps[position - 1]
  }

  /// Whether the real object is there, or `super`, and all arguments are.
  private func canForward() -> Bool {
    holdsTarget && !arguments.values.contains { ($0 as? __AnyNoncopyableBox)?.isTaken ?? false }
  }

  private func perform(_ step: ActionStep) {
    switch step.effect {
    case .transition(let transition):
      transition.machine.context.transition(transition, of: invocation)
    case .outcome(let outcome): self.outcome = outcome
    case .immediate(let body): outcome = body(arguments) ?? outcome
    case .onMainActor(let body): performOnMainActor(step, body)
    case .forward:
      let isTaken = holdsTarget && !canForward()
      invocation.failToForward(because: isTaken ? "an action has taken an argument" : nil)
    case .signal(let tell):
      // Whoever is woken may verify at once, and must not find the call unfinished.
      if steps[position...].allSatisfy(\.comesAfterTheCall) { finish() }
      tell()
    // Those of async members do not come here.
    case .suspending, .holding: invocation.failToPerform(step, of: expectation, .suspends)
    case .consecutive: break  // It has been flattened.
    }
  }

  /// A mock that is written by hand may have members elsewhere that its builder puts there.
  private func performOnMainActor(
    _ step: ActionStep, _ body: @escaping @MainActor (CallArguments) -> Outcome?
  ) {
    guard MainThread.isCurrent else {
      return invocation.failToPerform(step, of: expectation, .isOnMainActor)
    }
    let work = Unchecked((body, arguments))
    let result = MainActor.assumeIsolated { Unchecked(work.value.0(work.value.1)) }
    outcome = result.value ?? outcome
  }

  /// The call is finished only now: `waitUntilSatisfied` waits for this.
  private func end() -> Answer {
    if holdsTarget { invocation.mock.endForwarding() }
    finish()
    return Answer(outcome, invocation, by: expectation)
  }

  private func finish() {
    guard !isFinished else { return }
    isFinished = true
    invocation.mock.context.finish(expectation)
  }
}

extension MockObject {
  /// Books a call and says how it is answered.
  func begin(
    _ member: MemberName, _ arguments: [Any], _ recorded: [Any], returning: Any.Type,
    obstacle: __ForwardingObstacle? = nil
  ) -> Answer {
    let invocation = Invocation(
      self, member, recorded, returning: returning, obstacle: obstacle)
    guard !Rendering.isInProgress else {
      return canForward ? .original(invocation) : .nothing(invocation, isUnexpected: false)
    }
    switch context.book(invocation, arguments) {
    case .taken(let expectation, let plan):
      if expectation.capturesArguments {
        context.capture(arguments, of: invocation, expectation, plan)
      }
      if plan.hasEffects {
        return .performance(CallRun(invocation, arguments, expectation, plan))
      }
      return Answer(plan.outcome, invocation, by: expectation)
    case .forwarded:
      return .original(invocation)
    case .ignored:
      return .nothing(invocation, isUnexpected: false)
    case .refused(let refusal):
      if let situation = refusal.situation {
        context.complete(refusal.failure) {
          UnexpectedCallReport(situation, invocation, arguments).failure
        }
      }
      return .nothing(invocation, isUnexpected: true)
    }
  }

  /// Gives the caller what came of the call; what is left to do has been done before.
  func end<Failure: Error, Return>(
    _ answer: Answer, throwing: Failure.Type, fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    switch answer {
    case .value(let value): return cast(value)
    case .error(let error, let invocation):
      return try thrown(error, invocation, Failure.self, fallback)
    case .uncertain(let value, let invocation):
      return try checked(value, invocation, Failure.self, fallback)
    case .nothing(let invocation, let isUnexpected):
      // Here and not there, where room is made for an optional result first: that takes time.
      if !isUnexpected, Return.self == Void.self { return cast(()) }
      return try defaultResult(invocation, isUnexpected: isUnexpected, Failure.self, fallback)
    case .performance(let performance):
      return try end(performance.run(), throwing: Failure.self, fallback: fallback)
    case .original(let invocation):
      invocation.failToForward()
      return try defaultResult(invocation, isUnexpected: true, Failure.self, fallback)
    }
  }

  /// Ends a call that has to do with a type of which the system's run time knows nothing.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __stop(needing systems: String) -> Never {
    let message =
      "\(name): a call needs \(systems): older systems have no run-time support for its types"
    ProcessEnd.stop(
      context, because: MockFailure(kind: .misuse, message: message, position: context.origin))
  }

  /// A value of the type that is returned, or else a default value and a failure that says so.
  private func checked<Failure: Error, Return>(
    _ value: Any, _ invocation: Invocation, _ failure: Failure.Type,
    _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if let value = value as? Return { return value }
    context.fail(.misuse, of: invocation) {
      WrongTypeReport(invocation, value: value, returning: Return.self).failure
    }
    return try defaultResult(
      invocation, isUnexpected: false, isReported: true, Failure.self, fallback)
  }

  /// An error of the type that is thrown, or else a default value and a failure that says so.
  private func thrown<Failure: Error, Return>(
    _ error: any Error, _ invocation: Invocation, _ failure: Failure.Type,
    _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if let error = error as? Failure { throw error }
    context.fail(.misuse, of: invocation) {
      WrongTypeReport(invocation, error: error, throwing: Failure.self).failure
    }
    return try defaultResult(
      invocation, isUnexpected: false, isReported: true, Failure.self, fallback)
  }

  /// A default value, or an error that says there is none.
  ///
  /// - Parameter isReported: what has led here is a failure already.
  private func defaultResult<Failure: Error, Return>(
    _ invocation: Invocation, isUnexpected: Bool, isReported: Bool = false,
    _ failure: Failure.Type, _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if isUnexpected, let error = context.unexpectedInvocation(invocation, as: Failure.self) {
      throw error
    }
    if Return.self == Void.self { return cast(()) }
    let defaults = context.update { $0.defaults }
    if let value = defaults.value(for: Return.self) ?? fallback?(defaults) { return value }
    if !isUnexpected, !invocation.isExpected,
      let mock = context.mock(returnedBy: invocation, as: Return.self)
    {
      return mock
    }
    let entered =
      isUnexpected || isReported ? nil : context.update { $0.enter(.misuse, of: invocation) }
    let missing = Rendering.run { MissingValueReport(invocation, returning: Return.self).failure }
    context.complete(entered) { missing }
    if let error = context.unexpectedInvocation(invocation, as: Failure.self) { throw error }
    // It has been reported: with a mock the test can go on.
    if let mock = context.mock(returnedBy: invocation, as: Return.self) { return mock }
    // There is no value to go on with, and the method cannot throw: the only place in Mocky where
    // a test run is ended, after everything that is known has been reported.
    ProcessEnd.stop(context, because: missing)
  }
}
