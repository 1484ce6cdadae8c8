import Foundation

/// A scheduler that runs commands when the test tells it to, in a reproducible order.
///
/// ```swift
/// let scheduler = DeterministicScheduler()
/// let session = Session(store, after: scheduler.function)
/// context.check { expectThat(store).receives.expire() }
/// session.begin(minutes: 30)
/// scheduler.tick(by: .seconds(30 * 60))
/// ```
///
/// It runs the commands on the test's own thread, in the time of a ``ManualClock``. You can pass it
/// as a closure, or behind your own protocol for queues. On macOS 15, iOS 18 and later, it is also
/// an executor of tasks, `Task(executorPreference: scheduler) { … }`. With ``actorExecutor``, it
/// runs actors on all systems. Code that sleeps on its clock is woken in the same order.
///
/// From jMock (`DeterministicScheduler`, `DeterministicExecutor`).
public final class DeterministicScheduler: Sendable {
  /// The clock of the scheduler. If you advance it, the commands run, too.
  public let clock: ManualClock

  /// An executor for the `unownedExecutor` of an actor, which runs the actor's steps in turn with
  /// commands and tasks.
  ///
  /// Keep it in the actor, because an actor doesn't keep its executor alive.
  public let actorExecutor: ActorExecutor

  /// Makes a scheduler.
  ///
  /// - Parameter clock: the clock of the scheduler; a new one by default.
  public init(clock: ManualClock = ManualClock()) {
    self.clock = clock
    actorExecutor = ActorExecutor(clock)
  }

  /// True if no command is due now.
  public var isIdle: Bool { delayOfNextCommand.map { $0 > .zero } ?? true }

  /// The time until the next command or sleeper; zero if one is due now, and nil if there is none.
  public var delayOfNextCommand: TimeSpan? {
    clock.core.nextMoment.map { max(.zero, clock.now.span(to: $0)) }
  }

  /// Runs one command that is due now, or wakes one sleeper.
  ///
  /// - Returns: false if none is due.
  @discardableResult
  public func runNextPendingCommand() -> Bool { clock.core.step(until: clock.now) }

  /// Runs the commands that are due now, but not those that they schedule.
  ///
  /// From jMock (`runPendingCommands`).
  public func runPendingCommands() {
    let newest = clock.core.newest
    while clock.core.step(until: clock.now, newest: newest) {}
  }

  /// Runs the commands that are due now, and those that they schedule for now.
  ///
  /// From jMock (`runUntilIdle`).
  public func runUntilIdle() { while runNextPendingCommand() {} }

  /// Advances the time, and runs each command at its own moment: `scheduler.tick(by: .seconds(3))`.
  ///
  /// - Parameter time: the time to advance by, in seconds if it is a plain number.
  ///
  /// From jMock (`tick`).
  public func tick(by time: TimeSpan) { clock.advance(by: time) }

  /// Schedules a command.
  ///
  /// ```swift
  /// let beats = scheduler.schedule(after: .seconds(2), repeating: .atRate(.seconds(3))) {
  ///   monitor.beat()
  /// }
  /// ```
  ///
  /// A command that throws an error has ended. You get the error from ``ScheduledCommand/wait()``.
  /// If you don't ask for the error, Mocky reports it when the command is released.
  ///
  /// - Parameters:
  ///   - delay: the time until the command runs, in seconds if it is a plain number. By default, it
  ///     is due now, after the commands that are already due.
  ///   - repetition: the rule for running it again. By default, it runs once.
  ///   - work: the command's code.
  /// - Returns: the command, which you can cancel.
  @discardableResult
  public func schedule(
    after delay: TimeSpan = .zero, repeating repetition: ScheduledCommand.Repetition? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column, _ work: @escaping @Sendable () throws -> Void
  ) -> ScheduledCommand {
    ScheduledCommand(
      clock.core, after: delay, repetition, SourcePosition(fileID, filePath, line, column), work)
  }

  /// The scheduler as a closure, which the code under test calls with a delay in seconds and with
  /// its work.
  ///
  /// The closure keeps neither the scheduler nor its clock alive. Once the clock is gone, it does
  /// nothing.
  public var function: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Void {
    { [weak clock = clock.core] delay, work in
      guard let clock else { return }
      let position = SourcePosition(#fileID, #filePath, #line, #column)
      _ = ScheduledCommand(clock, after: .seconds(delay), nil, position, work)
    }
  }

  /// Schedules a command that is due now, like a queue, for your own protocols for queues.
  ///
  /// - Parameter work: the command's code.
  public func async(execute work: @escaping @Sendable () -> Void) { schedule(work) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DeterministicScheduler: TaskExecutor {
  /// Schedules a step of a task; Swift's concurrency library calls it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    clock.core.run { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

extension DeterministicScheduler {
  /// An executor that runs actors on a ``DeterministicScheduler``.
  ///
  /// ``DeterministicScheduler/actorExecutor`` is one.
  public final class ActorExecutor: SerialExecutor {
    private let clock: ManualClock

    init(_ clock: ManualClock) { self.clock = clock }

    /// Returns the executor for an actor's `unownedExecutor`.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    /// Schedules a step of an actor; Swift's concurrency library calls it.
    public func enqueue(_ job: UnownedJob) {
      clock.core.run { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }
}

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
  private let clock: Weak<ClockCore>
  private let repetition: Repetition?
  private let position: SourcePosition
  private let state: Locked<State>

  init(
    _ clock: ClockCore, after delay: TimeSpan, _ repetition: Repetition?,
    _ position: SourcePosition, _ work: @escaping @Sendable () throws -> Void
  ) {
    self.clock = Weak(clock)
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

  /// The time until the command runs, or runs again; zero or less once it has run for the last
  /// time.
  public var remainingDelay: TimeSpan { clock.object.map { $0.now.span(to: state.due) } ?? .zero }

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
    let old = state.withLock { state in
      defer { if state.work != nil { (state.work, state.isCancelled) = (nil, true) } }
      return state
    }
    // The closure is released outside the lock.
    guard old.work != nil else { return false }
    if let number = old.number { clock.object?.remove(number) }
    return true
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
    guard let clock = clock.object, let number = clock.add(entry, at: state.due) else { return }
    state.withLock { $0.number = number }
    // It may have been canceled at the same time.
    if isDone { clock.remove(number) }
  }

  private func run() {
    guard let work = state.work else { return }
    let result = Result {
      try TaskStarter.current.withValue(TaskStarter(commandAt: position), operation: work)
    }
    let now = clock.object?.now
    // The closure is released outside the lock.
    withExtendedLifetime(work) {
      state.withLock { state in
        let last = state.due
        if case .failure(let error) = result {
          (state.work, state.error, state.isCancelled) = (nil, error, false)
        } else if state.work != nil, let repetition, let now {
          let isAtRate = if case .atRate = repetition { true } else { false }
          state.due = (isAtRate ? last : now) + repetition.time
        }
        // It doesn't run beyond the clock's greatest time.
        if state.due == last { state.work = nil }
      }
    }
    if !isDone { enter() }
  }
}
