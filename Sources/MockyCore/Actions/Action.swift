/// The work of a call, given by an expectation: a value that describes itself and can be performed.
///
/// An action of your own is an extension of the types it fits:
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
/// Contract: may be performed many times, on any thread.
///
/// From jMock (`Action`).
public struct Action<Arguments, Failure: Error, Return>: SelfDescribing, Sendable {
  /// The outcome of an action for the caller.
  public enum Result {
    /// The call returns this value, unless a later action says otherwise.
    case returns(Return)
    /// The call throws this error, unless a later action says otherwise.
    case `throws`(Failure)
    /// No outcome: the call gives back that of another action, or a default value.
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

  /// The outcome for a call, without types.
  func outcome(_ arguments: Arguments) throws -> Outcome? {
    switch body(arguments) {
    case .returns(let value): .value(value)
    case .throws(let error): throw error
    case .nothing: nil
    }
  }
}
