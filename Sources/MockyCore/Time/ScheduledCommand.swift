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

  private struct State {
    /// Nil once the command is over.
    var work: (@Sendable () throws -> Void)?
    /// The error that it threw.
    var error: (any Error)?
    var isTold: Bool = false
    var isCancelled: Bool = false
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
    state = Locked(State(work: work, due: clock.now + delay))
    let isPossible = repetition.map { $0.time.wholeNanoseconds > 0 } ?? true
    self.repetition = isPossible ? repetition : nil
    if !isPossible { MisuseOutsideContexts.report(.repeatsWithoutEnd, at: position, to: nil) }
    enter()
  }

  deinit {
    guard let error = state.error, !state.isTold else { return }
    MisuseOutsideContexts.report(.commandThrew(ValueText.of(error)), at: position, to: nil)
  }

  private var clock: ClockCore? { weakClock.object }

  /// The time until the command runs, or runs again; zero or less once it has run for the last
  /// time.
  public var remainingDelay: TimeSpan { clock.map { $0.now.span(to: state.due) } ?? .zero }

  /// True if the command was canceled.
  public var isCancelled: Bool { state.isCancelled }

  /// True if the command will not run any more.
  public var isDone: Bool { state.work.isNil }

  /// Cancels the command, which never runs again.
  ///
  /// You can also cancel it while it runs.
  ///
  /// - Returns: false if it had no more runs.
  @discardableResult
  public func cancel() -> Bool {
    guard end({ $0.isCancelled = true }) else { return false }
    if let number = state.number { clock?.remove(number) }
    return true
  }

  /// Ends it, unless it has ended. Its closure is released outside the lock.
  private func end(_ change: (inout State) -> Void = { _ in }) -> Bool {
    let work = state.withLock { state in
      defer { state.work = nil }
      if state.work != nil { change(&state) }
      return state.work
    }
    return work != nil
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
      state.isTold = state.error != nil
      return state
    }
    if end.work != nil { throw BlockingRefusal() }
    if end.isCancelled { throw CancellationError() }
    if let error = end.error { throw error }
  }

  /// Adds the command to the clock's agenda.
  private func enter() {
    let entry = ClockCore.Entry { self.run() }
    guard let clock, let number = clock.add(entry, at: state.due) else { return }
    state.withLock { $0.number = number }
    // It may have been canceled at the same time.
    if isDone { clock.remove(number) }
  }

  private func run() {
    guard let work = state.work else { return }
    do {
      try TaskStarter.current.withValue(TaskStarter(commandAt: position), operation: work)
    } catch {
      // The closure is released outside the lock.
      return withExtendedLifetime(work) {
        state.withLock { ($0.work, $0.error, $0.isCancelled) = (nil, error, false) }
      }
    }
    if comesAgain() { enter() } else { _ = end() }
  }

  /// Returns whether the command runs again. It doesn't run beyond the clock's greatest time.
  private func comesAgain() -> Bool {
    guard let repetition, let now = clock?.now else { return false }
    return state.withLock { state in
      guard state.work != nil else { return false }
      let last = state.due
      let isAtRate = if case .atRate = repetition { true } else { false }
      state.due = (isAtRate ? last : now) + repetition.time
      return state.due > last
    }
  }
}
