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

  /// The number of calls whose actions have finished.
  let finished: Int
  /// True if only further calls change its texts: no expected value is an object.
  let isLasting: Bool

  /// The expectation and its calls in words: `store.close(): expected once, never called`.
  public let description: String

  /// Runs the matchers' own descriptions, so never under the lock.
  /// - Parameter found: the number of calls that a `verify` block has found, for an expectation in
  ///   such a block.
  init(_ expectation: Expectation, found: Int? = nil) {
    let current = expectation.tally
    let tally =
      found.map { Tally(cardinality: current.cardinality, count: $0, finished: $0) } ?? current
    text = expectation.callText
    mock = expectation.subject.mock?.name
    member = expectation.member.name?.shownName
    arguments = expectation.arguments.matchers.map { $0.map(\.expected) }
    cardinality = tally.cardinality
    count = tally.count
    finished = tally.finished
    isLasting = expectation.arguments.matchers?.allSatisfy(\.hasLastingText) ?? true
    isSatisfied = tally.isMet
    condition = expectation.guards.isEmpty ? nil : expectation.neededText
    sequences = expectation.sequences.map(\.name)
    reason = expectation.reasonText
    isDefault = expectation.tier == .fallback
    place = expectation.position.place
    description = "\(text): \(tally.text)\(reason.map { ", because \($0)" } ?? "")"
  }
}
