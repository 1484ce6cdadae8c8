/// What an expectation makes a call do: a value that describes itself and can be performed.
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
  /// What a performed action leaves for the caller.
  ///
  /// ```swift
  /// let echo = Action<String, Never, String>("returns what it is given") { .returns($0) }
  /// ```
  public enum Result {
    /// The call returns this value, unless a later action says otherwise.
    ///
    /// ```swift
    /// let echo = Action<String, Never, String>("returns what it is given") { .returns($0) }
    /// ```
    case returns(Return)
    /// The call throws this error, unless a later action says otherwise.
    ///
    /// ```swift
    /// let full = Action<String, StoreError, Void>("runs full") { _ in .throws(.full) }
    /// ```
    case `throws`(Failure)
    /// Nothing: what another action says, or a default value.
    ///
    /// ```swift
    /// let noting = Action<String, Never, Void>("notes the item") { item in
    ///   notes.record(item)
    ///   return .nothing
    /// }
    /// ```
    case nothing
  }

  private let description: String
  private let body: @Sendable (Arguments) -> Result

  /// Makes an action.
  ///
  /// ```swift
  /// let answer = Action<String, Never, Int>("counts letters") { .returns($0.count) }
  /// ```
  ///
  /// - Parameters:
  ///   - description: what it does, such as "returns the next number".
  ///   - body: does it, with the arguments of the call.
  ///
  /// From jMock (`CustomAction`).
  public init(_ description: String, _ body: @escaping @Sendable (Arguments) -> Result) {
    self.description = description
    self.body = body
  }

  /// Appends what it does.
  ///
  /// - Parameter description: the text to append to.
  public func describe(to description: inout Description) {
    description.append(self.description)
  }

  /// What it does to a call, without types.
  func outcome(_ arguments: Arguments) -> Outcome? {
    switch body(arguments) {
    case .returns(let value): .value(value)
    case .throws(let error): .error(error)
    case .nothing: nil
    }
  }
}
