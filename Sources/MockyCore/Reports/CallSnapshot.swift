/// A call with its outcome.
final class CallSnapshot {
  let invocation: Invocation
  /// The number of the call in the history, counted from 1.
  let number: Int
  let takenBy: ExpectationLine?
  let transitions: [Transition]
  let isUnexpected: Bool
  let isForwarded: Bool
  let isCancelled: Bool
  /// The error that it threw, if that was one of the last errors.
  let error: (any Error)?
  /// True if it has not returned.
  let isUnderWay: Bool
  /// The line of the `verify` block that has found it; nil if none has.
  let verifiedAt: SourcePosition?
  /// Its time, its thread, and the call whose action made it, if they were kept.
  let moment: (time: TimeSpan, thread: String, outer: Int?)?
  /// Its result, if that was kept.
  let result: (text: String, source: String)?
  private let trace: CallTrace?
  /// True if the thread of the call was about to keep its caller.
  private let awaitsCaller: Bool

  /// Copies the outcome of a call. Under the context's lock.
  init(_ invocation: Invocation, in state: ContextState) {
    trace = invocation.trace
    (moment, result) = (trace?.moment, trace?.result)
    awaitsCaller = invocation.awaitsCaller
    self.invocation = invocation
    number = state.history.number(of: invocation)
    takenBy = invocation.takenBy
    transitions = invocation.transitions
    isUnexpected = invocation.isUnexpected
    isForwarded = invocation.isForwarded
    isCancelled = invocation.isCancelled
    error = isCancelled ? nil : state.errors.last { $0.call === invocation }?.error
    isUnderWay = state.underWay.contains(invocation)
    verifiedAt = invocation.verifiedAt
  }

  var isVerified: Bool { verifiedAt != nil }

  /// True if the functions that made the call are known.
  var hasCaller: Bool { trace != nil || awaitsCaller }

  /// Returns the outcome of the call, a remark and its caller: ":22; 'at' is 1, expected 2; from
  /// Shop.open() …".
  func text(in file: SourcePosition, _ remark: String?, withCaller: Bool) -> String {
    let caller = withCaller ? callerText(in: file) : ""
    let parts = [outcome(in: file), remark ?? "", caller].filter { !$0.isEmpty }
    return parts.joined(separator: remark.isNil ? ", " : "; ")
  }

  /// Returns "verified at :12"; nil if it isn't verified.
  func verifiedText(in file: SourcePosition) -> String? {
    verifiedAt.map { "verified at \($0.text(in: file))" }
  }

  /// The functions that led to the call, as far as they were kept: from the inside out to the first that isn't under test.
  /// Their names and lines are looked up on request.
  private(set) lazy var path: [StackFrame] = {
    let (mock, test) = (invocation.mock, invocation.mock.context.testPlace)
    var stack = awaitsCaller ? mock.context.keptCaller(of: invocation) : trace?.stack
    return stack?.frames(
      in: test.files, passingOver: { $0.isMachinery || $0.belongs(to: mock.typeName) },
      through: { !test.isUnderTest($0) }) ?? []
  }()

  /// The function that made the call, if it was kept.
  var frame: StackFrame? { path.first }

  var caller: MockFailure.Caller? { frame?.caller }

  /// Returns "from Shop.open() Sources/Shop/Shop.swift:6"; empty if the caller wasn't kept.
  func callerText(in file: SourcePosition) -> String {
    caller.map { "from \($0.text(in: file.filePath))" } ?? ""
  }
}
