/// A builder of expectations, with one method for each member of a mocked type.
///
/// `@Mockable` and the plugin write one for each protocol. You can also write one by hand:
///
/// ```swift
/// struct SubscriberExpectations: MockExpectations {
///   var mockRecorder: ExpectationRecorder
///   func receive(
///     _ message: Matcher<String>
///   ) -> InvocationExpectation<String, Never, Void, Synchronous> {
///     mockRecorder.expectation("receive(_:)", message)
///   }
/// }
/// ```
public protocol MockExpectations {
  /// The part of an expectation before its member: the mock, the number of calls, and the line.
  var mockRecorder: ExpectationRecorder { get set }
  /// The builder of expectations that leave out arguments; `Never` if the mock has none.
  associatedtype AnyArguments = Never
}

extension MockExpectations where AnyArguments == Never {
  @available(
    *, unavailable,
    message: "only mocks that MockyPlugin or mockygen writes have it; write .any for each argument"
  )
  public var anyArguments: __Unavailable<Void> { unavailable() }
}

extension MockExpectations {
  /// Expects a number of calls: `receives(2)`, `receives(1...3)`, `receives(.atLeast(2))`.
  ///
  /// ```swift
  /// expectThat(store).receives(2).save(.any)
  /// context.verify { expectThat(store).received(.never).clear() }
  /// ```
  ///
  /// Without a number, `receives` expects one call, and `received` at least one. Mocky reports
  /// numbers that no calls can meet, and any number after `allowing`.
  ///
  /// - Parameter count: a number, a range, or words such as `.atLeast(2)`.
  /// - Returns: the builder, which you continue with the member.
  ///
  /// From jMock and LRMocky (`atLeast` and others), OCMock 3.3.
  public func callAsFunction(_ count: some CallCount) -> Self {
    var copy = self
    copy.mockRecorder.count(count.__cardinality)
    return copy
  }

  @available(*, unavailable, message: "write receives(2), or receives.subscript(i) for a key")
  public subscript(_ keys: Any...) -> __Unavailable<Void> { unavailable() }

  @available(*, unavailable, message: "write receives.subscript(i, setTo: value)")
  @_disfavoredOverload
  public subscript<Value>(_ keys: Any...) -> Value {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}

/// Requirements of a protocol's known parents, which a mock meets itself.
@available(
  *, unavailable, message: "the mock has it of its own; declare it in the protocol to expect it"
)
extension MockExpectations {
  public var errorDescription: __Unavailable<Void> { unavailable() }
  public var failureReason: __Unavailable<Void> { unavailable() }
  public var recoverySuggestion: __Unavailable<Void> { unavailable() }
  public var helpAnchor: __Unavailable<Void> { unavailable() }
  public var description: __Unavailable<Void> { unavailable() }
  public var id: __Unavailable<Void> { unavailable() }
}
