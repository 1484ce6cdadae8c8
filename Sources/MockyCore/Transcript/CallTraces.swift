import Dispatch
import Foundation

/// The part that the traces of a context's calls share: a value behind the context's lock.
struct CallTraces {
  /// The number of calls whose callers are kept.
  private var callers: Int = 0
  /// The time of the first call, and later by the time that Mocky has taken for reports.
  private var start: DispatchTime?
  /// The time of the last call.
  private var latest: UInt64 = 0
  /// The names of threads and tasks, numbered in order of appearance.
  private var threads: [ThreadOrTask: String] = Dictionary()

  /// False after many calls whose callers are kept.
  var hasRoomForCallers: Bool { callers < 10 * Layout.callers }

  /// Keeps the innermost functions of a call.
  mutating func keep(_ stack: CallStack, of call: Invocation) {
    (call.trace, call.awaitsCaller) = (CallTrace(stack), false)
    callers += 1
  }

  /// Keeps a full trace of a call.
  /// - Parameter underWay: the calls that have not returned. One of them may make this call.
  mutating func add(
    _ call: Invocation, of history: History, inside underWay: CallsUnderWay, _ stack: CallStack,
    _ thread: ThreadOrTask, at now: DispatchTime
  ) {
    let name = name(of: thread)
    let first = start ?? now
    start = first
    let time = now.uptimeNanoseconds - min(first.uptimeNanoseconds, now.uptimeNanoseconds)
    // Another thread may have called while Mocky wrote a report.
    latest = max(latest, time)
    let outer = underWay.all.last {
      history.keeps($0.call) && $0.call.trace?.moment?.thread == name
    }?.call
    call.trace = CallTrace(
      stack, (TimeSpan(nanoseconds: latest), thread: name, outer: outer.map(history.number)))
    call.awaitsCaller = false
  }

  /// Leaves out the time that Mocky has taken for a report.
  mutating func leaveOut(_ time: UInt64) {
    start = start.map { DispatchTime(uptimeNanoseconds: $0.uptimeNanoseconds + time) }
  }

  private mutating func name(of thread: ThreadOrTask) -> String {
    if let name = threads[thread] { return name }
    let count = threads.keys.count { $0.kind == thread.kind } + 1
    let name = thread.kind == ThreadOrTask.mainThread ? thread.kind : "\(thread.kind) \(count)"
    threads[thread] = name
    return name
  }
}

extension Context {
  /// Keeps the innermost functions of a call. Only a report looks up their names.
  /// - Parameter isAsync: true if the member is `async`. Its callers wait, so they are looked up at
  ///   once.
  func keepCaller(of call: Invocation, isAsync: Bool) {
    let stack = isAsync ? CallStack.keptOfCall() : CallStack(limit: CallStack.ofCaller)
    update { state in
      state.traces.keep(stack.kept, of: call)
      state.waiters.change()
    }
  }

  /// Returns the functions that made a call. Its thread may not have kept them yet.
  func keptCaller(of call: Invocation) -> CallStack? {
    block(until: Deadline(after: Self.timeForTexts)) { _ in call.awaitsCaller }
    return update { _ in call.trace?.stack }
  }

  /// Books a call like `book`, and applies the options.
  func bookWithOptions(
    _ invocation: Invocation, _ options: CallOptions, _ book: () -> Booking
  ) -> Booking {
    if options.contains(.weakArguments) { invocation.recordWeakly() }
    let booking = book()
    if options.contains(.callers) { trace(invocation, booking) }
    if options.contains(.printing) { CallPrinter.show(invocation) }
    return booking
  }

  private func trace(_ call: Invocation, _ booking: Booking) {
    let (stack, thread, now) = (CallStack.keptOfCall(), ThreadOrTask.current, DispatchTime.now())
    update { state in
      state.traces.add(
        call, of: state.history, inside: state.underWay, stack, thread, at: now)
      state.waiters.change()
    }
    if case .taken(_, _, let plan) = booking, !plan.hasEffects, let outcome = plan.outcome {
      note(outcome, of: call)
    }
  }

  /// Notes the result of a call. Runs the value's description, so never under the lock.
  func note(_ outcome: Outcome?, of call: Invocation) {
    guard let outcome, update({ _ in call.isTraced }) else { return }
    let result = Rendering.run { outcome.result }
    update { _ in call.trace?.result = result }
  }
}

extension Context {
  /// Notes the result of a real object, and returns it.
  func noted<Return>(_ result: Return, of call: Invocation) -> Return {
    note(.value(result), of: call)
    return result
  }

  /// Notes the error of a real object, and returns it.
  func noted<Failure: Error>(_ error: Failure, of call: Invocation) -> Failure {
    note(.error(error), of: call)
    keep(error, of: call)
    return error
  }
}

extension Mockery {
  /// True if the history keeps the callers, times, threads or tasks, and results of calls; false by
  /// default.
  ///
  /// ```swift
  /// context.recordsCallers = true
  /// ```
  ///
  /// Failures then name the caller of each earlier call, and ``transcript`` and ``history`` have
  /// all of these values. Each call takes some tens of microseconds longer. The environment
  /// variable `MOCKY_TRANSCRIPTS` turns this on for all contexts.
  public var recordsCallers: Bool {
    get { context.update { $0.settings.callOptions.contains(.callers) } }
    set { context.update { $0.settings.set(.callers, newValue) } }
  }
}

/// The caller of a call and, if the history records callers, its moment and its result. Only a
/// message looks up names and lines. `@unchecked Sendable`: used only under the context's lock.
final class CallTrace: @unchecked Sendable {
  let stack: CallStack
  /// The time since the first traced call; "task 1"; the number of the call whose action has made
  /// this one.
  let moment: (time: TimeSpan, thread: String, outer: Int?)?
  /// The result, "returned 3", and the action that repeats it: `.then.returns(3)`; a comment if code
  /// cannot write it.
  var result: (text: String, source: String)?

  init(_ stack: CallStack, _ moment: (time: TimeSpan, thread: String, outer: Int?)? = nil) {
    (self.stack, self.moment) = (stack, moment)
  }
}

/// The thread or task of a call. After its end, another one may get the same number.
package struct ThreadOrTask: Hashable {
  static let mainThread: String = "main thread"

  private static let task: String = "task"

  let kind: String
  private let number: Int

  var isTask: Bool { kind == Self.task }

  package static var current: ThreadOrTask {
    if let task = withUnsafeCurrentTask(body: { $0?.hashValue }) {
      return ThreadOrTask(kind: Self.task, number: task)
    }
    if MainThread.isCurrent { return ThreadOrTask(kind: mainThread, number: 0) }
    return ThreadOrTask(kind: "thread", number: Thread.identity.hashValue)
  }
}

/// Prints the calls of a context as they happen: `mocky: store.open() → CartTests.swift:22`.
enum CallPrinter {
  /// True if the environment variable exists, and is neither empty nor 0.
  static let isAskedFor: Bool =
    !["", "0"].contains(ProcessInfo.processInfo.environment["MOCKY_TRACE"] ?? "")

  /// Writes a booked call to standard error, before its actions. It writes in one piece and without
  /// a buffer: after the test framework's output, and even if the process is killed next. Runs the
  /// arguments' own descriptions, so never under the lock.
  static func show(_ invocation: Invocation) {
    let call = invocation.mock.context.update { CallSnapshot(invocation, in: $0) }
    let text = Rendering.run { RecordedCall(call).description }
    fflush(nil)
    FileHandle.standardError.write(Data("mocky: \(text)\n".utf8))
  }
}
