/// The end of a call's stay at a gate or a clock.
enum Release: Sendable {
  case proceed
  case cancel
  /// The call does nothing more, and gives this back.
  case give(Outcome)
}

/// The part of a ``Gate`` that held calls know: they do not keep the gate alive.
final class GateCore: Sendable {
  private struct State {
    var isOpen: Bool
    var isAbandoned: Bool = false
    var holds: [HeldCall] = []
    weak var context: Context?
  }

  let position: SourcePosition
  private let state: Locked<State>
  let watchers = ContextsToWake()

  init(isOpen: Bool, _ position: SourcePosition) {
    state = Locked(State(isOpen: isOpen))
    self.position = position
  }

  var isOpen: Bool { state.isOpen }

  var count: Int { state.holds.count }

  var held: [HeldCall] { state.holds }

  /// The context of the call that came last.
  var context: Context? { state.context }

  func open() {
    state.withLock { $0.isOpen = true }
    for hold in held { hold.end(.proceed) }
  }

  func close() { state.withLock { $0.isOpen = false } }

  /// Ends the held calls when the gate is released.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    refuse(held)
  }

  /// Suspends until the gate lets the call go, or the task is canceled.
  func hold(
    _ invocation: Invocation?, _ ignoresCancellation: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Release {
    // A new task isn't canceled with this one.
    if ignoresCancellation { return await Task { await self.hold(nil) }.value }
    let hold = HeldCall(invocation, at: self)
    let (passes, isLost) = state.withLock { state in
      if state.isOpen { return (true, false) }
      if let invocation { state.context = invocation.mock.context }
      state.holds.append(hold)
      return (false, state.isAbandoned)
    }
    if passes { return .proceed }
    if isLost { refuse([hold]) }
    watchers.tell()
    let outer = invocation.isNil ? ActionRunner.current.get()?.object : nil
    outer?.isHeld(at: self)
    defer { outer?.isHeld(at: nil) }
    return await hold.wait(isKnown: !(invocation ?? outer).isNil)
  }

  func remove(_ hold: HeldCall) {
    state.withLock { $0.holds.removeAll { $0 === hold } }
    watchers.tell()
  }

  /// Reports calls that nothing can release any more, and ends them.
  private func refuse(_ holds: [HeldCall]) {
    guard let first = holds.first else { return }
    let misuse = Misuse.gateGone(holding: holds.map(\.description))
    if let context = first.invocation?.mock.context {
      // A failure that ended the test explains the release.
      context.failOrNote([.misuse(misuse, at: position)])
    } else {
      MisuseOutsideContexts.report(misuse, at: position, to: nil)
    }
    for hold in holds { hold.end(.cancel) }
  }
}

extension Invocation {
  /// Notes the gate at which an action of the call waits; nil if it no longer waits.
  fileprivate func isHeld(at gate: GateCore?) {
    mock.context.update { $0.underWay.hold(self, at: gate?.position) }
  }
}
