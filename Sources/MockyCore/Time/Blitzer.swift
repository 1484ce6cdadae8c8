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
