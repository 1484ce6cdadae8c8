/// The part of an expectation before its member: the mock, the number of calls, and the line.
public struct ExpectationRecorder {
  /// The expectation so far, as one reference. Generated builders are compiled with this only.
  /// Incremental builds do not always compile them again when the struct changes its size.
  private var written: Expectation

  /// Takes over the line at which the expectation begins.
  mutating func begin(_ line: ExpectationLine) {
    line.tense = written.line.tense
    if !isKnownUniquelyReferenced(&written) { written = written.changing { _ in } }
    written.line = line
  }

  /// Sets the number of calls.
  mutating func count(_ cardinality: Cardinality) {
    written = written.changing { $0.cardinality = cardinality }
  }

  /// Begins expectations of future calls on a mock, for `receives`. A protocol that others may
  /// inherit from gives its name.
  public static func receives<M: Mock>(_ mock: M, as protocolName: String? = nil) -> Self {
    Self(.mock(mock.mockObject), of: M.self, as: protocolName, future)
  }

  /// Begins the verification of past calls on a mock, for `received`. A protocol that others may
  /// inherit from gives its name.
  public static func received<M: Mock>(_ mock: M, as protocolName: String? = nil) -> Self {
    Self(.mock(mock.mockObject), of: M.self, as: protocolName, past)
  }

  /// Begins expectations of future calls of a type's static members, for `receives`.
  public static func receives<M: Mock>(_ type: M.Type, as protocolName: String) -> Self {
    Self(.type(type), of: type, as: protocolName, future)
  }

  /// Begins the verification of past calls of a type's static members, for `received`.
  public static func received<M: Mock>(_ type: M.Type, as protocolName: String) -> Self {
    Self(.type(type), of: type, as: protocolName, past)
  }

  /// The lines of recorders that have no place yet.
  private static let future = ExpectationLine(.expecting, at: .unknown, stage: .used)
  private static let past = ExpectationLine(.expecting, at: .unknown, tense: .past, stage: .used)

  private init(
    _ subject: Subject, of type: any Mock.Type, as protocolName: String?, _ line: ExpectationLine
  ) {
    written = Expectation(line, subject, .all)
    written.protocolName = type.hasInheritedMembers ? nil : protocolName
  }
}

/// Functions that make the expectations of members.
///
/// A member whose types are known only at each call has the label `generic`. If its expectation
/// returns `Any`, it is about every type of result. These functions take any number of parameters,
/// or one, because `(repeat each Parameter)` cannot be the `Any` of a single one. The others take
/// each number of parameters up to four, because a parameter pack costs code in each client.
extension ExpectationRecorder {
  /// Makes the expectation of a member without parameters.
  public func expectation<Failure: Error, Return, Effect: CallEffect>(
    _ member: MemberName
  ) -> InvocationExpectation<Void, Failure, Return, Effect> {
    make(member, isGeneric: false)
  }

  /// Makes the expectation of a member with one parameter.
  public func expectation<Parameter, Failure: Error, Return, Effect: CallEffect>(
    _ member: MemberName, _ matcher: Matcher<Parameter>
  ) -> InvocationExpectation<Parameter, Failure, Return, Effect> {
    make(member, isGeneric: false, matcher)
  }

  /// Makes the expectation of a member with two parameters.
  public func expectation<A, B, Failure: Error, Return, Effect: CallEffect>(
    _ member: MemberName, _ a: Matcher<A>, _ b: Matcher<B>
  ) -> InvocationExpectation<(A, B), Failure, Return, Effect> {
    make(member, isGeneric: false, a, b)
  }

  /// Makes the expectation of a member with three parameters.
  public func expectation<A, B, C, Failure: Error, Return, Effect: CallEffect>(
    _ member: MemberName, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>
  ) -> InvocationExpectation<(A, B, C), Failure, Return, Effect> {
    make(member, isGeneric: false, a, b, c)
  }

  /// Makes the expectation of a member with four parameters.
  public func expectation<A, B, C, D, Failure: Error, Return, Effect: CallEffect>(
    _ member: MemberName, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>
  ) -> InvocationExpectation<(A, B, C, D), Failure, Return, Effect> {
    make(member, isGeneric: false, a, b, c, d)
  }

  /// Makes the expectation of a member with more parameters.
  public func expectation<
    A, B, C, D, E, each Parameter, Failure: Error, Return, Effect: CallEffect
  >(
    _ member: MemberName, _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>,
    _ e: Matcher<E>, _ others: repeat Matcher<each Parameter>
  ) -> InvocationExpectation<(A, B, C, D, E, repeat each Parameter), Failure, Return, Effect> {
    make(member, isGeneric: false, a, b, c, d, e, repeat each others)
  }

  /// Makes the expectation of a member whose types are known only at each call.
  public func expectation<each Parameter, Failure: Error, Return, Effect: CallEffect>(
    generic member: MemberName, _ matchers: repeat Matcher<each Parameter>
  ) -> InvocationExpectation<(repeat each Parameter), Failure, Return, Effect> {
    make(member, isGeneric: true, repeat each matchers)
  }

  /// Makes the expectation of a member with one parameter whose type is known only at each call.
  public func expectation<Parameter, Failure: Error, Return, Effect: CallEffect>(
    generic member: MemberName, _ matcher: Matcher<Parameter>
  ) -> InvocationExpectation<Parameter, Failure, Return, Effect> {
    make(member, isGeneric: true, matcher)
  }

  func make<each Parameter, Failure: Error, Return, Effect: CallEffect>(
    _ member: MemberName, isGeneric: Bool, _ matchers: repeat Matcher<each Parameter>
  ) -> InvocationExpectation<(repeat each Parameter), Failure, Return, Effect> {
    var arguments: [ArgumentMatcher] = []
    for matcher in repeat each matchers { arguments.append(ArgumentMatcher.erasing(matcher)) }
    let expectation = written.changing { expectation in
      expectation.line = line.naming(expectation.subject)
      expectation.member = .member(member, returning: Return.self, isGeneric: isGeneric)
      expectation.arguments = ArgumentsMatcher(arguments)
    }
    return InvocationExpectation(expectation: expectation) { values in
      var index = 0
      func next<Value>(_ type: Value.Type) -> Value {
        index += 1
        // A hand-written mock may leave out `.inout`, and pass the value itself.
        let value = GenericClosure.opened(values[index - 1], as: type)
        return cast(value is Value ? value : ObjectCast.initialValue(value))
      }
      return (repeat next((each Parameter).self))
    }
  }

  /// The line of the expectation. If it has no place yet, it gets the place of its context.
  private var line: ExpectationLine {
    let line = written.line
    guard line === Self.future || line === Self.past else { return line }
    let position = written.subject.context?.origin
    return ExpectationLine(
      .expecting, at: position ?? SourcePosition(#fileID, #filePath, #line, #column),
      tense: line.tense)
  }
}

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
