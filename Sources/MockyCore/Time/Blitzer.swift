import Dispatch
import Foundation

/// Runs one action many times at once, on threads or in tasks, and records all errors.
///
/// ```swift
/// let blitz = try Blitzer(actions: 10_000, workers: 8).onThreads { number in
///   try cache.store(number, under: "key \(number % 10)")
/// }
/// print(blitz)  // 10000 actions on 8 threads in 0.25 seconds: 40000 a second
/// ```
///
/// Mocks record all of these calls. Their context keeps the failures, and the next assertion
/// reports them.
///
/// From jMock (`Blitzer`), which drops the errors of actions.
public struct Blitzer: Sendable {
  private let actions: Int
  private let workers: Int
  private let timeout: TimeSpan

  /// Makes a blitzer.
  ///
  /// - Parameters:
  ///   - actions: the number of times that the action runs.
  ///   - workers: the number of threads or tasks that run it at once, 8 by default.
  ///   - timeout: the maximum time for all runs, 60 seconds by default.
  public init(actions: Int, workers: Int = 8, timeout: TimeSpan = .seconds(60)) {
    self.actions = max(0, actions)
    self.workers = max(1, min(workers, actions))
    self.timeout = timeout
  }

  /// Runs an action on threads, and blocks until all runs have ended.
  ///
  /// ```swift
  /// try Blitzer(actions: 1_000).onThreads { number in try cache.store(number) }
  /// ```
  ///
  /// On XCTest's main thread, the run loop continues.
  ///
  /// - Parameter action: the action, which gets the number of its run, counted from 0.
  /// - Returns: the record of all runs.
  /// - Throws: the ``Blitz``, if a run threw an error or did not end in time.
  @available(*, noasync, message: "write `try await blitzer.inTasks { … }`")
  @discardableResult
  public func onThreads(
    _ action: @escaping @Sendable (_ number: Int) throws -> Void
  ) throws -> Blitz {
    let (run, context) = (BlitzRun(actions, on: workers, "thread"), Mockery.ofCurrentTask)
    run.begin {
      for _ in 0..<workers {
        Thread.detachNewThread {
          Mockery.ofTask.withValue(context) {
            while let number = run.next() { run.end(of: number, Result { try action(number) }) }
          }
        }
      }
    }
    run.signal.wait(until: Deadline(after: timeout))
    return try run.end().get()
  }

  /// Runs an action in tasks, and suspends until all runs have ended.
  ///
  /// ```swift
  /// try await Blitzer(actions: 1_000).inTasks { number in try await cache.store(number) }
  /// ```
  ///
  /// It cancels the tasks when the time is over.
  ///
  /// - Parameter action: the action, which gets the number of its run, counted from 0.
  /// - Returns: the record of all runs.
  /// - Throws: the ``Blitz``, if a run threw an error or did not end in time.
  @discardableResult
  public func inTasks(
    _ action: @escaping @Sendable (_ number: Int) async throws -> Void
  ) async throws -> Blitz {
    let run = BlitzRun(actions, on: workers, "task")
    let tasks = (0..<workers).map { _ in
      Task {
        while let number = run.next() {
          do {
            try await action(number)
            run.end(of: number, .success(()))
          } catch { run.end(of: number, .failure(error)) }
        }
      }
    }
    await run.signal.wait(until: Deadline(after: timeout))
    for task in tasks { task.cancel() }
    return try run.end().get()
  }
}

/// The record of a ``Blitzer``, which returns it after a success and throws it after a failure.
public struct Blitz: Error, Sendable, CustomStringConvertible {
  /// The number of runs that you asked for.
  public let actions: Int
  /// The number of runs that have ended, with an error or without.
  public internal(set) var finished: Int = 0
  /// The errors with the numbers of their runs, in the order in which the runs ended.
  public internal(set) var errors: [(number: Int, error: any Error)] = []
  /// The numbers of the runs that began and did not end in time.
  public internal(set) var unfinished: [Int] = []
  /// The total time.
  public internal(set) var time: TimeSpan = .zero
  /// "8 threads".
  let workers: String

  /// The number of runs that ended in each second.
  public var throughput: Double { Double(finished) / max(time.seconds, 1e-9) }

  /// A line such as "12 actions on 3 threads in 0.01 seconds: 1200 a second", and the failures
  /// below it.
  public var description: String {
    let rounded = TimeSpan.seconds((time.seconds * 1e3).rounded() / 1e3)
    var report = Report(
      "\(Counts.of(finished, "action")) on \(workers) in \(rounded): \(Int(throughput)) a second")
    report.add("threw", lines: Self.short(errors.map { "action \($0): \(ValueText.of($1))" }))
    report.add("did not finish", lines: Self.short(unfinished.map { "action \($0)" }))
    let left = actions - finished - unfinished.count
    if left > 0 { report.add("not begun", "\(Counts.of(left, "action"))") }
    return report.text
  }

  private static func short(_ lines: [String]) -> [String] {
    lines.prefix(Layout.calls) + Counts.rest(lines.count - Layout.calls)
  }
}

/// A running blitz.
final class BlitzRun: Sendable {
  /// The record, and the number of actions that have begun, or that will not begin any more.
  private let state: Locked<(blitz: Blitz, begun: Int)>
  private let start = DispatchTime.now()
  let signal = ChangeSignal()

  init(_ actions: Int, on workers: Int, _ noun: String) {
    let blitz = Blitz(actions: actions, workers: Counts.of(workers, noun))
    state = Locked((blitz, 0))
    if actions == 0 { signal.set() }
  }

  /// Starts the workers. None of them begins before all exist.
  func begin(_ start: () -> Void) { state.withLock { _ in start() } }

  /// The number of the next action; nil if there is none.
  func next() -> Int? {
    state.withLock { state in
      guard state.begun < state.blitz.actions else { return nil }
      defer { state.begun += 1 }
      state.blitz.unfinished.append(state.begun)
      return state.begun
    }
  }

  func end(of number: Int, _ result: Result<Void, any Error>) {
    let isLast = state.withLock { state in
      state.blitz.unfinished.removeAll { $0 == number }
      state.blitz.finished += 1
      if case .failure(let error) = result { state.blitz.errors.append((number, error)) }
      return state.blitz.finished == state.blitz.actions
    }
    if isLast { signal.set() }
  }

  /// Ends it, even if some runs have not ended.
  func end() -> Result<Blitz, Blitz> {
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    var blitz = state.withLock { state in
      state.begun = state.blitz.actions
      return state.blitz
    }
    blitz.unfinished.sort()
    blitz.time = TimeSpan(nanoseconds: nanoseconds)
    return blitz.errors.isEmpty && blitz.finished == blitz.actions
      ? .success(blitz) : .failure(blitz)
  }
}

/// The error of a wait for a command that a ``DeterministicScheduler`` still has to run.
public struct BlockingRefusal: Error, Sendable, CustomStringConvertible {
  /// The message that the wait would never end, with the remedy.
  public var description: String {
    """
    waiting here would never end: a DeterministicScheduler runs a command when the test says so, \
    with runUntilIdle() or tick(by:)
    """
  }
}
