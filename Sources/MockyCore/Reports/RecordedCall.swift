/// A call of a mock, as a value with its arguments, its expectation and its effects.
///
/// ```swift
/// #expect(context.history.map(\.text) == ["store.open()", #"store.save("apple", at: 0)"#])
/// let stray = context.history.filter { $0.handling == .unexpected }
/// ```
///
/// It holds only texts and numbers, so it keeps nothing alive. Arguments are described when you
/// read ``Mockery/history``, as in failure messages.
public struct RecordedCall: Sendable, CustomStringConvertible {
  /// An argument of a call.
  public struct Argument: Sendable, Hashable {
    /// The label of its parameter; nil if it has none.
    public let label: String?
    /// The value as in failure messages: `"apple"`, with quotation marks.
    public let text: String
  }

  /// The handling of a call.
  public enum Handling: Sendable, Hashable {
    /// An `expectThat` at this place handled it.
    case expected(at: SourcePlace)
    /// An `allowing` or `ignoring` at this place handled it.
    case allowed(at: SourcePlace)
    /// No expectation handled it, and a spy forwarded it to the real object or to `super`.
    case forwarded
    /// No expectation handled it, and the test did not fail: the mock is nice, or the test has ended.
    case ignored
    /// No expectation handled it, and the test failed.
    case unexpected
  }

  /// A state change by a call: the state machine and its new state.
  public typealias StateChange = MockFailure.State

  /// Its place in the history, counted from 1.
  public let number: Int
  /// The name of the mock.
  public let mock: String
  /// The full name of the member: `save(_:at:)`, `name`, `subscript(_:)`.
  public let member: String
  /// Its arguments. For a setter, the new value is the last one.
  public let arguments: [Argument]
  /// The call as it would be written: `store.save("apple", at: 0)`.
  public let text: String
  /// The text, with about 40 characters of each argument.
  let shortText: String
  /// The expectation that handled it, or the outcome without one.
  public let handling: Handling
  /// The reason that no expectation handled it; nil if an expectation did, or if no failure gives
  /// the reason.
  var problem: String?
  /// The states that it has changed, in order.
  public let stateChanges: [StateChange]
  /// True if a `verify` block has found it.
  public internal(set) var isVerified: Bool
  /// True if it was held when its task was canceled.
  public let isCancelled: Bool

  /// The time since the first call; nil unless ``Mockery/recordsCallers`` is set.
  public package(set) var time: TimeSpan?
  /// The thread or task of the call, numbered in order of appearance: `main thread`, `thread 1`,
  /// `task 2`; nil unless ``Mockery/recordsCallers`` is set.
  public let thread: String?
  /// The function that made it; nil unless ``Mockery/recordsCallers`` is set.
  public let caller: MockFailure.Caller?
  /// The result in words: `returned 3`, `threw timeout`; nil for `Void`, and unless
  /// ``Mockery/recordsCallers`` is set.
  public let result: String?
  /// The number of the call whose action made this call; nil unless ``Mockery/recordsCallers`` is
  /// set.
  public let outerNumber: Int?

  /// The call and its outcome: `store.open() → CartTests.swift:22, connection became "open"`.
  public var description: String { "\(text) → \(outcome)" }

  /// `CartTests.swift:22, connection became "open"`
  var outcome: String {
    let end = [result, isCancelled ? "canceled" : nil]
    return Self.outcome(problem ?? handling.text(), stateChanges, end)
  }

  /// Runs the arguments' own descriptions, so never under the lock.
  /// - Parameter number: the number of a call that wasn't recorded.
  init(_ call: CallSnapshot, number: Int? = nil) {
    let invocation = call.invocation
    let member = invocation.member
    let values = invocation.arguments
    let texts = values.map(ValueText.of)
    self.number = number ?? call.number
    mock = invocation.mock.name
    self.member = member.shownName
    let labels = member.labels
    arguments = texts.enumerated().map { Argument(label: labels.label($0), text: $1) }
    text = invocation.mock.callText(member, texts, of: values)
    shortText = invocation.mock.callText(member, texts.map { ShortText.bounded($0) }, of: values)
    handling = Handling(of: call)
    stateChanges = call.transitions.map(\.change)
    isVerified = call.isVerified
    isCancelled = call.isCancelled
    time = call.moment?.time
    thread = call.moment?.thread
    caller = call.moment == nil ? nil : call.caller
    result = call.result?.text
    outerNumber = call.moment?.outer
  }
}

extension RecordedCall {
  /// Returns a closure that makes the value of a call, once if nothing but a verification can change
  /// it. Never call it under the lock, because it runs the arguments' own descriptions.
  static func making(_ call: Invocation, in state: ContextState) -> () -> RecordedCall {
    if var known = call.record?.value {
      known.isVerified = call.isVerified
      return { [known] in known }
    }
    let snapshot = CallSnapshot(call, in: state)
    return {
      let value = RecordedCall(snapshot)
      let isLasting = !snapshot.isUnderWay && snapshot.moment == nil && !call.shown.showsObjects
      if isLasting { call.mock.context.update { _ in call.record = Locked(value) } }
      return value
    }
  }
}

/// An expectation of a context, as a value with its expected and its actual calls.
///
/// ```swift
/// let open = context.expectations.filter { !$0.isSatisfied }
/// print(open.map(\.description))  // ["store.close(): expected once, never called"]
/// ```
///
/// It holds only texts and numbers, so it keeps nothing alive.
public final class DeclaredExpectation: Sendable, CustomStringConvertible {
  /// The call as it would be written, with matchers in words: `store.save(any, at: 0)`.
  public let text: String
  /// The name of the mock; nil if it is about any mock.
  public let mock: String?
  /// The full name of the member: `save(_:at:)`; nil if it is about members by name, or about all.
  public let member: String?
  /// The matchers of the arguments, in words; nil if it takes any arguments.
  public let arguments: [String]?
  /// The expected number of calls.
  public let cardinality: Cardinality
  /// The number of calls that it has handled.
  public let count: Int
  /// True if it has had enough calls, and their actions have finished.
  public let isSatisfied: Bool
  /// The required states: `door is "open"`; nil if there are none.
  public let condition: String?
  /// The names of its sequences.
  public let sequences: [String]
  /// The reason from `because`; nil if there is none.
  public let reason: String?
  /// True if it was declared in `byDefault`.
  public let isDefault: Bool
  /// The place of its declaration.
  public let place: SourcePlace

  /// The expectation and its calls in words: `store.close(): expected once, never called`.
  public let description: String

  /// Runs the matchers' own descriptions, so never under the lock.
  init(_ expectation: Expectation) {
    text = expectation.callText
    mock = expectation.subject.mock?.name
    member = expectation.member.name?.shownName
    arguments = expectation.arguments.matchers.map { $0.map(\.expected) }
    cardinality = expectation.cardinality
    count = expectation.count
    isSatisfied = expectation.isSatisfied
    condition = expectation.guards.isEmpty ? nil : expectation.neededText
    sequences = expectation.sequences.map(\.name)
    reason = expectation.reasonText
    isDefault = expectation.isDefault
    place = expectation.position.place
    description = "\(text): \(expectation.tallyText)\(reason.map { ", because \($0)" } ?? "")"
  }
}
