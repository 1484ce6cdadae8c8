import Foundation

/// A scheduler that runs commands when the test tells it to, in a reproducible order.
///
/// It runs them on the test's own thread, in the time of a ``ManualClock``.
///
/// ```swift
/// let scheduler = DeterministicScheduler()
/// let session = Session(store, after: scheduler.function)
/// context.check { expectThat(store).receives.expire() }
/// session.begin(minutes: 30)
/// scheduler.tick(by: .seconds(30 * 60))
/// ```
///
/// You can pass it as a closure, or behind your own protocol for queues. If the system has them, it
/// is also an executor of tasks, `Task(executorPreference: scheduler) { … }`, and of actors. Code
/// that sleeps on its clock is woken in the same order.
///
/// From jMock (`DeterministicScheduler`, `DeterministicExecutor`).
public final class DeterministicScheduler: Sendable {
  /// The time that it runs commands in: advancing this clock runs them, too.
  public let clock: ManualClock

  /// The `unownedExecutor` of an actor that keeps it, so that its steps are run in turn with commands
  /// and tasks.
  public let actorExecutor: ActorExecutor

  /// Makes a scheduler, with a clock of its own unless one is given.
  public init(clock: ManualClock = ManualClock()) {
    self.clock = clock
    actorExecutor = ActorExecutor(clock)
  }

  /// True if no command is due now.
  public var isIdle: Bool { delayOfNextCommand.map { $0 > .zero } ?? true }

  /// The time until something is due, zero if it is by now; nil if nothing is scheduled.
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
  /// An error that a command throws ends it. If you keep the command, you get it by
  /// ``ScheduledCommand/wait()``; one that nobody asks for is a failure.
  ///
  /// - Parameters:
  ///   - delay: the time until it is run; at once, in its turn, if not said.
  ///   - repetition: the rule for running it again; never if not said.
  ///   - work: the command's code.
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

    /// The executor that an actor names as its `unownedExecutor`.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    /// Schedules a step of an actor; called by the concurrency library.
    public func enqueue(_ job: UnownedJob) {
      clock.core.run { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }
}
