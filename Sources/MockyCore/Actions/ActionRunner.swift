/// The actions of one call, run one after the other outside the lock; the last outcome wins.
final class ActionRunner {
  /// The call whose `async` action the task runs.
  static let current = TaskLocal<Weak<Invocation>?>(wrappedValue: nil)

  let invocation: Invocation
  private let arguments: CallArguments
  private let expectation: Expectation
  private let steps: [ActionStep]
  // Only one call runs it, so the compiler need not check for overlapping access.
  @exclusivity(unchecked) private var position: Int = 0
  @exclusivity(unchecked) private var outcome: Outcome?
  /// True if the compiler has checked the type of the outcome.
  @exclusivity(unchecked) private var isCertain: Bool

  init(_ invocation: Invocation, _ arguments: [Any], _ expectation: Expectation, _ plan: CallPlan) {
    self.invocation = invocation
    self.arguments = CallArguments(values: arguments, invocation: invocation)
    self.expectation = expectation
    steps = plan.effects
    outcome = plan.outcome
    isCertain = !expectation.takesAnyResult
  }

  /// Runs the actions of a member that does not suspend.
  /// - Parameter forward: hands the call to the real object or to `super`; gives nil if its member
  ///   cannot.
  func run(forward: () throws -> Outcome?) -> Answer {
    while let step = next() {
      if case .forward(let capture) = step.effect, canForward() {
        do { handOn(try forward(), step, capture) } catch { outcome = .error(error) }
      } else {
        perform(step)
      }
    }
    return end()
  }

  /// Runs the actions of an `async` member.
  /// - Parameters:
  ///   - throwing: the type of its errors.
  ///   - forward: hands the call to the real object or to `super`; gives nil if its member cannot.
  func runSuspending<Failure: Error>(
    throwing: Failure.Type, isolation: isolated (any Actor)? = #isolation,
    forward: () async throws -> Outcome? = { nil }
  ) async -> Answer {
    while let step = next() {
      switch step.effect {
      case .forward(let capture) where canForward():
        do { handOn(try await forward(), step, capture) } catch { outcome = .error(error) }
      case .suspending(let body):
        do {
          let result = try await Self.current.withValue(Weak(invocation)) {
            try await body(arguments)
          }
          outcome = result ?? outcome
        } catch { outcome = .error(error) }
      case .holding(let hold):
        switch await hold(invocation) {
        case .proceed: break
        case .cancel: cancel(CancellationError() as? Failure)
        case .give(let outcome):
          self.outcome = outcome
          isCertain = false
          position = steps.count
        }
      default: perform(step)
      }
    }
    return end()
  }

  private func handOn(_ original: Outcome?, _ step: ActionStep, _ capture: ((Any) -> Void)?) {
    guard let original else { return perform(step) }
    outcome = original
    capture?(original.value)
  }

  /// Ends a held call whose task was canceled: with the error, if the call can throw it.
  private func cancel(_ error: (any Error)?) {
    invocation.mock.context.update { _ in invocation.isCancelled = true }
    guard let error else { return }
    outcome = .error(error)
    position = steps.count
  }

  private func next() -> ActionStep? {
    guard position < steps.count else { return nil }
    position += 1
    let step = steps[position - 1]
    // The first one is entered in the step that books the call.
    if position > 1, step.takesTime {
      invocation.mock.context.update { $0.underWay.begin(invocation, step) }
    }
    return step
  }

  /// Returns whether the real object or `super` exists, and all arguments still do.
  private func canForward() -> Bool {
    invocation.holdsTarget
      && !arguments.values.contains { ($0 as? __AnyNoncopyableBox)?.isTaken ?? false }
  }

  private func perform(_ step: ActionStep) {
    switch step.effect {
    case .transition(let transition):
      transition.machine.context.update { $0.make(transition, in: invocation) }
    case .outcome(let outcome): self.outcome = outcome
    case .immediate(let body):
      keep { try TaskStarter.current.withValue(TaskStarter(invocation)) { try body(arguments) } }
    case .onMainActor(let body):
      // The builder of a hand-written mock may differ from its members.
      guard MainThread.isCurrent else {
        return invocation.failToPerform(step, Misuse.isOnMainActor)
      }
      let work = MockObject.Sent((body, arguments))
      keep {
        try MainActor.assumeIsolated { MockObject.Sent(try work.value.0(work.value.1)) }.value
      }
    case .forward:
      let isTaken = invocation.holdsTarget && !canForward()
      invocation.failToForward(because: isTaken ? "an action has taken an argument" : nil)
    case .signal(let tell):
      // A woken thread may verify at once, and must find the call finished.
      if steps[position...].allSatisfy(\.comesAfterTheCall) { noteEnd() }
      tell()
    // Steps of async members don't get here.
    case .suspending, .holding: invocation.failToPerform(step, Misuse.suspends)
    case .consecutive: break  // Consecutive actions are flattened before.
    }
  }

  /// Takes an outcome, or the error of an action, which the call then throws, too.
  private func keep(_ result: () throws -> Outcome?) {
    do { outcome = try result() ?? outcome } catch { outcome = .error(error) }
  }

  /// Finishes the call, for which `waitUntilSatisfied` waits.
  private func end() -> Answer {
    noteEnd()
    invocation.releaseTarget()
    invocation.mock.context.note(outcome, of: invocation)
    return Answer(outcome, invocation, isCertain: isCertain)
  }

  private func noteEnd() {
    invocation.mock.context.update { state in
      guard state.underWay.contains(invocation) else { return }
      state.finish(expectation)
      state.underWay.end(invocation)
    }
  }
}

extension Context {
  /// Fills the captors of a call. A call without actions is finished then. Waits for its changes
  /// end only afterwards.
  func capture(
    _ arguments: [Any], of invocation: Invocation, _ expectation: Expectation, _ plan: CallPlan
  ) {
    expectation.arguments.capture(arguments)
    update { state in
      state.captures.end(of: invocation)
      state.waiters.change()
      if !plan.hasEffects { state.finish(expectation) }
    }
  }
}

extension ContextState {
  /// Counts a call whose actions have finished.
  mutating func finish(_ expectation: Expectation) {
    expectation.finished += 1
    guard expectation.isJustSatisfied, expectation.isRegistered else { return }
    table.unsatisfied -= 1
    waiters.change()
  }
}

/// The arguments of a call on their way to an action.
/// `@unchecked Sendable`: they stay in the caller's hands while the caller waits for the action.
struct CallArguments: @unchecked Sendable {
  let values: [Any]
  let invocation: Invocation
}
