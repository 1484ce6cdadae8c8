/// A command that a ``DeterministicScheduler`` runs, and that you can cancel.
///
/// ```swift
/// let beats = scheduler.schedule(after: 2, repeating: .atRate(3)) { monitor.beat() }
/// scheduler.tick(by: 5)
/// beats.cancel()
/// ```
///
/// From jMock (`ScheduledFuture`).
public final class ScheduledCommand: Sendable {
  /// The rule for running a command again.
  ///
  /// If the time is zero or less, Mocky reports it, and the command runs only once.
  public enum Repetition: Sendable {
    /// Runs the command again this long after it was due.
    case atRate(TimeSpan)
    /// Runs the command again this long after it has ended.
    case withDelay(TimeSpan)

    var time: TimeSpan {
      switch self {
      case .atRate(let time), .withDelay(let time): time
      }
    }
  }

  private enum Stage {
    case isWaiting(@Sendable () throws -> Void)
    case isDone
    case isCancelled
    case hasThrown(any Error, isTold: Bool)
  }

  private struct State {
    var stage: Stage
    var due: ManualClock.Instant
    var number: Int?
  }

  /// The clock, which keeps the command as long as it may run.
  private let weakClock: Weak<ClockCore>
  private let repetition: Repetition?
  private let position: SourcePosition
  private let state: Locked<State>

  init(
    _ clock: ClockCore, after delay: TimeSpan, _ repetition: Repetition?,
    _ position: SourcePosition, _ work: @escaping @Sendable () throws -> Void
  ) {
    weakClock = Weak(clock)
    self.position = position
    state = Locked(State(stage: .isWaiting(work), due: clock.now + delay))
    let isPossible = repetition.map { $0.time.wholeNanoseconds > 0 } ?? true
    self.repetition = isPossible ? repetition : nil
    if !isPossible { MisuseOutsideContexts.report(.repeatsWithoutEnd, at: position, to: nil) }
    enter()
  }

  deinit {
    guard case .hasThrown(let error, isTold: false) = state.stage else { return }
    MisuseOutsideContexts.report(.commandThrew(ValueText.of(error)), at: position, to: nil)
  }

  private var clock: ClockCore? { weakClock.object }

  /// The time until the command runs, or runs again; zero or less once it has run for the last
  /// time.
  public var remainingDelay: TimeSpan { clock.map { $0.now.span(to: state.due) } ?? .zero }

  /// True if the command was canceled.
  public var isCancelled: Bool { if case .isCancelled = state.stage { true } else { false } }

  /// True if the command will not run any more.
  public var isDone: Bool { if case .isWaiting = state.stage { false } else { true } }

  /// Cancels the command, which never runs again.
  ///
  /// You can also cancel it while it runs.
  ///
  /// - Returns: false if it had no more runs.
  @discardableResult
  public func cancel() -> Bool {
    guard end(.isCancelled) else { return false }
    if let number = state.number { clock?.remove(number) }
    return true
  }

  /// Ends it, unless it has ended. Its closure is released outside the lock.
  private func end(_ end: Stage) -> Bool {
    let before = state.withLock { state in
      defer { if case .isWaiting = state.stage { state.stage = end } }
      return state.stage
    }
    if case .isWaiting = before { return true } else { return false }
  }

  /// Throws the error with which the command ended, if there is one.
  ///
  /// It never blocks. If a wait would never end, it throws an error.
  ///
  /// - Throws: the command's error; ``BlockingRefusal`` if the command has not run for the last
  ///   time; `CancellationError` if it was canceled.
  ///
  /// From jMock (`UnsupportedSynchronousOperationException`).
  public func wait() throws {
    let end = state.withLock { state in
      if case .hasThrown(let error, _) = state.stage {
        state.stage = .hasThrown(error, isTold: true)
      }
      return state.stage
    }
    switch end {
    case .isWaiting: throw BlockingRefusal()
    case .isCancelled: throw CancellationError()
    case .hasThrown(let error, _): throw error
    case .isDone: break
    }
  }

  /// Adds the command to the clock's agenda.
  private func enter() {
    let entry = ClockCore.Entry(sleeper: nil) { self.run() }
    guard let clock, let number = clock.add(entry, at: state.due) else { return }
    state.withLock { $0.number = number }
    // It may have been canceled at the same time.
    if isDone { clock.remove(number) }
  }

  private func run() {
    guard case .isWaiting(let work) = state.stage else { return }
    do {
      try TaskStarter.current.withValue(TaskStarter(commandAt: position), operation: work)
    } catch {
      // The closure is released outside the lock.
      return withExtendedLifetime(work) {
        state.withLock { $0.stage = .hasThrown(error, isTold: false) }
      }
    }
    if comesAgain() { enter() } else { _ = end(.isDone) }
  }

  /// Returns whether the command runs again. It doesn't run beyond the clock's greatest time.
  private func comesAgain() -> Bool {
    guard let repetition, let now = clock?.now else { return false }
    return state.withLock { state in
      guard case .isWaiting = state.stage else { return false }
      let last = state.due
      switch repetition {
      case .atRate(let time): state.due = last + time
      case .withDelay(let time): state.due = now + time
      }
      return state.due > last
    }
  }
}
