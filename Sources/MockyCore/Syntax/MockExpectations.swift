/// A role for the builders of expectations: one method for each member of a mocked type.
///
/// `@Mockable` writes one for each protocol. By hand:
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
  /// What is known of the words before: whose calls, how many, where.
  ///
  /// ```swift
  /// var mockRecorder: ExpectationRecorder
  /// ```
  var mockRecorder: ExpectationRecorder { get set }
}

extension MockExpectations {
  /// Expects so many calls: `receives(.atLeast(2))`.
  ///
  /// ```swift
  /// expectThat(store).receives(.atLeast(2)).close()
  /// ```
  ///
  /// - Parameter cardinality: how many; one that no number of calls meets is misuse. So is any
  ///   number after `allowing`, here and in the other forms.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky (`atLeast` and others), OCMock 3.3.
  public func callAsFunction(_ cardinality: Cardinality) -> Self {
    var copy = self
    copy.mockRecorder.words.cardinality = cardinality
    return copy
  }

  /// Expects exactly so many calls: `receives(3)`.
  ///
  /// ```swift
  /// expectThat(store).receives(3).close()
  /// ```
  ///
  /// - Parameter count: how many; a negative number is misuse, zero is ``Cardinality/never``.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky; numbers and ranges as LRMocky's authors sketched them.
  public func callAsFunction(_ count: Int) -> Self { self(.exactly(count)) }

  /// Expects a number of calls in a range: `receives(1...3)`.
  ///
  /// ```swift
  /// expectThat(store).receives(1...3).close()
  /// ```
  ///
  /// - Parameter counts: the fewest and the most; a negative number is misuse.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky; numbers and ranges as LRMocky's authors sketched them.
  public func callAsFunction(_ counts: ClosedRange<Int>) -> Self {
    self(.between(counts.lowerBound, and: counts.upperBound))
  }

  /// Expects a number of calls in a range: `receives(1..<4)`.
  ///
  /// ```swift
  /// expectThat(store).receives(1..<4).close()
  /// ```
  ///
  /// - Parameter counts: the fewest, and one more than the most; an empty range is misuse, and so is
  ///   a negative number.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky; numbers and ranges as LRMocky's authors sketched them.
  public func callAsFunction(_ counts: Range<Int>) -> Self {
    self(.between(counts.lowerBound, and: counts.upperBound &- 1))
  }

  /// Expects so many calls or more: `receives(2...)`.
  ///
  /// ```swift
  /// expectThat(store).receives(2...).close()
  /// ```
  ///
  /// - Parameter counts: the fewest; a negative number is misuse.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky; numbers and ranges as LRMocky's authors sketched them.
  public func callAsFunction(_ counts: PartialRangeFrom<Int>) -> Self {
    self(.atLeast(counts.lowerBound))
  }

  /// Expects so many calls or fewer: `receives(...5)`.
  ///
  /// ```swift
  /// expectThat(store).receives(...5).close()
  /// ```
  ///
  /// - Parameter counts: the most; a negative number is misuse, zero is ``Cardinality/never``.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky; numbers and ranges as LRMocky's authors sketched them.
  public func callAsFunction(_ counts: PartialRangeThrough<Int>) -> Self {
    self(.atMost(counts.upperBound))
  }

  /// Expects fewer calls than so many: `receives(..<5)`.
  ///
  /// ```swift
  /// expectThat(store).receives(..<5).close()
  /// ```
  ///
  /// - Parameter counts: one more than the most; zero and negative numbers are misuse, one is
  ///   ``Cardinality/never``.
  /// - Returns: the builder, on which the member is said.
  ///
  /// From jMock and LRMocky; numbers and ranges as LRMocky's authors sketched them.
  public func callAsFunction(_ counts: PartialRangeUpTo<Int>) -> Self {
    self(.atMost(max(counts.upperBound, .min + 1) - 1))
  }
}
