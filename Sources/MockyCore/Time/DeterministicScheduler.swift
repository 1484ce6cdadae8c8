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
