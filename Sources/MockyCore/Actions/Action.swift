import Foundation

/// The work of a call, as a value that describes itself, for `.then.does(…)`.
///
/// To write your own action, extend the types that it fits:
///
/// ```swift
/// extension Action where Return == Int {
///   static func countsUp(from start: Int) -> Action {
///     let last = Counter(start)
///     return Action("counts up from \(start)") { _ in .returns(last.next()) }
///   }
/// }
/// expectThat(source).receives(3).next().then.does(.countsUp(from: 1))
/// ```
///
/// Mocky may perform an action many times, on any thread.
///
/// From jMock (`Action`).
public struct Action<Arguments, Failure: Error, Return>: SelfDescribing, Sendable {
  /// The outcome of an action for the caller.
  public enum Result {
    /// The call returns this value, unless a later action gives another outcome.
    case returns(Return)
    /// The call throws this error, unless a later action gives another outcome.
    case `throws`(Failure)
    /// The call keeps the outcome of another action, or returns a default value.
    case nothing
  }

  private let words: String
  private let body: @Sendable (Arguments) -> Result

  /// Makes an action from a closure and its description.
  ///
  /// - Parameters:
  ///   - words: the action in words, such as "returns the next number", which failures show.
  ///   - body: returns the outcome of a call with these arguments.
  ///
  /// From jMock (`CustomAction`).
  public init(_ words: String, _ body: @escaping @Sendable (Arguments) -> Result) {
    self.words = words
    self.body = body
  }

  /// Appends the action in words.
  ///
  /// - Parameter description: the text so far.
  public func describe(to description: inout Description) { description.append(words) }

  /// Returns the outcome for a call, without types.
  func outcome(_ arguments: Arguments) throws -> Outcome? {
    switch body(arguments) {
    case .returns(let value): .value(value)
    case .throws(let error): throw error
    case .nothing: nil
    }
  }
}

/// The debugger that may be attached to this process.
enum Debugger {
  /// Stops as at a breakpoint, if there is a debugger to stop in.
  static func stop() { if isAttached { raise(SIGTRAP) } }

  /// True if a debugger traces this process; false if the platform doesn't tell.
  static var isAttached: Bool {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var query: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&query, 4, &info, &size, nil, 0) == 0 else { return false }
      return info.kp_proc.p_flag & P_TRACED != 0
    #else
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return tracer(in: status ?? "") != nil
    #endif
  }

  /// The tracing process that Linux names in a process' status; nil if there is none.
  static func tracer(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    let number = line.flatMap { Int($0.dropFirst(10).filter(\.isNumber)) }
    return number == 0 ? nil : number
  }
}
