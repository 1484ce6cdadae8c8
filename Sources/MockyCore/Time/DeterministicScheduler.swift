import Foundation

/// Runs commands when the test says so: in a reproducible order, on the test's own thread, in the time
/// of a ``ManualClock``.
///
/// ```swift
/// let scheduler = DeterministicScheduler()
/// let session = Session(store, after: scheduler.function)
/// context.check { expectThat(store).receives.expire() }
/// session.begin(minutes: 30)
/// scheduler.tick(by: .seconds(30 * 60))
/// ```
///
/// It may be handed over as a closure, behind a role that queues have, and, where the system has
/// them, as the executor of tasks, `Task(executorPreference: scheduler) { … }`, and of actors. Whoever
/// sleeps on its clock is woken in the same order.
///
/// From jMock (`DeterministicScheduler`, `DeterministicExecutor`).
public final class DeterministicScheduler: Sendable {
  /// The time that it runs commands in: advancing this clock runs them, too.
  public let clock: ManualClock

  /// What an actor that keeps it names as its `unownedExecutor`, so that its steps are run in turn
  /// with commands and tasks.
  public let actorExecutor: ActorExecutor

  /// Makes a scheduler, with a clock of its own unless one is given.
  public init(clock: ManualClock = ManualClock()) {
    self.clock = clock
    actorExecutor = ActorExecutor(clock)
  }

  /// Whether no command is due now.
  public var isIdle: Bool { delayOfNextCommand.map { $0 > .zero } ?? true }

  /// How long it is until something is due, zero if it is by now; nil if nothing is scheduled.
  public var delayOfNextCommand: TimeSpan? {
    clock.core.nextMoment.map { max(.zero, clock.now.span(to: $0)) }
  }

  /// Runs one command that is due now.
  /// - Returns: false if there is none.
  @discardableResult
  public func runNextPendingCommand() -> Bool { clock.core.step(until: clock.now) }

  /// Runs the commands that are due now, and leaves those that they schedule for later.
  ///
  /// From jMock (`runPendingCommands`).
  public func runPendingCommands() {
    let newest = clock.core.newest
    while clock.core.step(until: clock.now, newest: newest) {}
  }

  /// Runs the commands that are due now, and those that they schedule for now.
  public func runUntilIdle() { while runNextPendingCommand() {} }

  /// Lets time pass, and runs what falls due, each command at its own moment.
  public func tick(by time: TimeSpan) { clock.advance(by: time) }

  /// Schedules a command.
  ///
  /// ```swift
  /// let beats = scheduler.schedule(after: .seconds(2), repeating: .atRate(.seconds(3))) {
  ///   monitor.beat()
  /// }
  /// ```
  ///
  /// An error that a command throws ends it. Who keeps the command gets it by
  /// ``ScheduledCommand/wait()``; one that nobody asks for is a failure.
  ///
  /// - Parameters:
  ///   - delay: how long it is until it is run; at once, in its turn, if not said.
  ///   - repetition: when it is run again; never if not said.
  ///   - work: what it does.
  /// - Returns: the command, which can be cancelled.
  @discardableResult
  public func schedule(
    after delay: TimeSpan = .zero, repeating repetition: ScheduledCommand.Repetition? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, _ work: @escaping @Sendable () throws -> Void
  ) -> ScheduledCommand {
    ScheduledCommand(
      clock.core, after: delay, repetition, SourcePosition(fileID, filePath, line, column), work)
  }

  /// The scheduler as a closure, which code under test calls with a delay in seconds and what is to be
  /// done then. It keeps neither the scheduler nor its clock alive.
  public var function: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Void {
    { [weak clock = clock.core] delay, work in
      guard let clock else { return }
      let position = SourcePosition(#fileID, #filePath, #line, #column)
      _ = ScheduledCommand(clock, after: .seconds(delay), nil, position, work)
    }
  }

  @available(
    *, unavailable,
    message: "a DeterministicScheduler runs commands when the test says so: use async"
  )
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Schedules what a queue would run soon: for roles that queues have.
  public func async(execute work: @escaping @Sendable () -> Void) { schedule(work) }
}

/// Something that a ``DeterministicScheduler`` runs.
///
/// From jMock (`ScheduledFuture`).
public final class ScheduledCommand: Sendable {
  /// When a command is run again. A time that is not above zero is misuse.
  public enum Repetition: Sendable {
    /// Some time after it was due.
    case atRate(TimeSpan)
    /// Some time after it has come to its end.
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

  /// It holds the command as long as that may be run.
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
    if !isPossible { StrayMisuse.report(.repeatsWithoutEnd, at: position, to: nil) }
    enter()
  }

  deinit {
    guard case .hasThrown(let error, isTold: false) = state.stage else { return }
    StrayMisuse.report(.commandThrew(ValueText.of(error)), at: position, to: nil)
  }

  private var clock: ClockCore? { weakClock.object }

  /// How long it is until it is run; below zero when it was run last.
  public var remainingDelay: TimeSpan {
    clock.map { $0.now.span(to: state.due) } ?? .zero
  }

  /// Whether it was cancelled.
  public var isCancelled: Bool {
    if case .isCancelled = state.stage { true } else { false }
  }

  /// Whether it will not be run any more.
  public var isDone: Bool {
    if case .isWaiting = state.stage { false } else { true }
  }

  /// Makes it never run again; also from inside it.
  /// - Returns: false if it would not have been run anyway.
  @discardableResult
  public func cancel() -> Bool {
    guard end(.isCancelled) else { return false }
    if let number = state.number { clock?.remove(number) }
    return true
  }

  /// Ends it, unless it has ended. What it does is released outside the lock.
  private func end(_ end: Stage) -> Bool {
    let before = state.withLock { state in
      defer { if case .isWaiting = state.stage { state.stage = end } }
      return state.stage
    }
    if case .isWaiting = before { return true } else { return false }
  }

  /// Looks at how it ended. It never blocks: where a future would, it throws.
  ///
  /// - Throws: what the command threw; ``BlockingRefusal`` if it has not been run, as nobody would
  ///   run it meanwhile; `CancellationError` if it was cancelled.
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

  /// Takes its place among what the clock runs.
  private func enter() {
    let entry = ClockCore.Entry(sleeper: nil) { self.run() }
    guard let clock, let number = clock.add(entry, at: state.due) else { return }
    state.withLock { $0.number = number }
    // It may have been cancelled meanwhile.
    if isDone { clock.remove(number) }
  }

  private func run() {
    guard case .isWaiting(let work) = state.stage else { return }
    do { try work() } catch {
      let before = state.withLock { state in
        defer { state.stage = .hasThrown(error, isTold: false) }
        return state.stage
      }
      return withExtendedLifetime(before) {}
    }
    if comesAgain() { enter() } else { _ = end(.isDone) }
  }

  /// It does not at the end of what the clock can count.
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

/// What waiting for a command throws that a ``DeterministicScheduler`` has not run.
public struct BlockingRefusal: Error, Sendable, CustomStringConvertible {
  /// "waiting here would never end: …".
  public var description: String {
    """
    waiting here would never end: a DeterministicScheduler runs a command when the test says so, \
    with runUntilIdle() or tick(by:)
    """
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DeterministicScheduler: TaskExecutor {
  /// Schedules a step of a task; called by the concurrency library.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    clock.core.run { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

extension DeterministicScheduler {
  /// Runs actors on a ``DeterministicScheduler``; ``DeterministicScheduler/actorExecutor`` is one.
  public final class ActorExecutor: SerialExecutor {
    private let clock: ManualClock

    init(_ clock: ManualClock) { self.clock = clock }

    /// What an actor names as its `unownedExecutor`.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    /// Schedules a step of an actor; called by the concurrency library.
    public func enqueue(_ job: UnownedJob) {
      clock.core.run { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }
}
