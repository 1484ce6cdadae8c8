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
  /// The words before the member: whose calls, how many, where.
  var mockRecorder: ExpectationRecorder { get set }
}

extension MockExpectations {
  /// Expects so many calls: a number, a range, or words, `receives(.atLeast(2))`. Mocky reports
  /// numbers that no calls meet, and any number after `allowing`. From jMock and LRMocky (`atLeast`
  /// and others), OCMock 3.3.
  public func callAsFunction(_ count: some CallCount) -> Self {
    var copy = self
    copy.mockRecorder.count(count.__cardinality)
    return copy
  }

  @available(*, unavailable, message: "write receives(2), or receives.subscript(i) for a key")
  public subscript(_ keys: Any...) -> __Unavailable { unavailable() }

  @available(*, unavailable, message: "write receives.subscript(i, setTo: value)")
  @_disfavoredOverload
  public subscript<Value>(_ keys: Any...) -> Value {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}

/// The words before a member, as a builder of expectations knows them: whose calls, how many, where.
public struct ExpectationRecorder {
  /// The words so far: one reference, which is all that generated builders are compiled with.
  /// Incremental builds do not always compile them again when the words change their size.
  private var written: Expectation

  /// Takes over what was said of the mock.
  mutating func begin(_ line: ExpectationLine) {
    line.tense = written.line.tense
    if !isKnownUniquelyReferenced(&written) { written = written.changing { _ in } }
    written.line = line
  }

  /// Says how many calls are expected.
  mutating func count(_ cardinality: Cardinality) {
    written = written.changing { $0.cardinality = cardinality }
  }

  /// For `receives`: calls that are to come.
  public static func receives(_ mock: some Mock) -> Self { Self(mock, tense: .future) }

  /// For `receives` of a protocol from which others may inherit: calls that are to come.
  public static func receives(_ mock: some Mock, as protocolName: String) -> Self {
    Self(mock, as: protocolName, tense: .future)
  }

  /// For `received`: calls that have been.
  public static func received(_ mock: some Mock) -> Self { Self(mock, tense: .past) }

  /// For `received` of a protocol from which others may inherit: calls that have been.
  public static func received(_ mock: some Mock, as protocolName: String) -> Self {
    Self(mock, as: protocolName, tense: .past)
  }

  /// For `receives` of a type: calls of its static members that are to come.
  public static func receives<M: Mock>(_ type: M.Type, as protocolName: String) -> Self {
    Self(.type(MockedType(type)), of: type, as: protocolName, tense: .future)
  }

  /// For `received` of a type: calls of its static members that have been.
  public static func received<M: Mock>(_ type: M.Type, as protocolName: String) -> Self {
    Self(.type(MockedType(type)), of: type, as: protocolName, tense: .past)
  }

  private init<M: Mock>(_ mock: M, as protocolName: String? = nil, tense: Expectation.Tense) {
    self.init(.mock(mock.mockObject), of: M.self, as: protocolName, tense: tense)
  }

  /// The lines of recorders as long as nobody has said where they are.
  private static let future = ExpectationLine(.expecting, at: .unknown, stage: .used)
  private static let past = ExpectationLine(.expecting, at: .unknown, tense: .past, stage: .used)

  private init<M: Mock>(
    _ subject: Subject, of type: M.Type, as protocolName: String?, tense: Expectation.Tense
  ) {
    written = Expectation(tense == .past ? Self.past : Self.future, subject, .all)
    written.protocolName = M.hasInheritedMembers ? nil : protocolName
  }
}

/// Making the expectations of members.
///
/// Members whose types are known at the call alone are told by their label: of these, one that
/// returns `Any` is taken for all. Those come with any number of parameters and with one, as
/// `(repeat each Parameter)` cannot be the `Any` of a single one. The others come with each number of
/// parameters up to four: a parameter pack is code wherever one is made.
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

  private func make<each Parameter, Failure: Error, Return, Effect: CallEffect>(
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
        // A mock written by hand may have left out `.inout`: the value that was passed then.
        let value = GenericClosure.opened(values[index - 1], as: type)
        return cast(value is Value ? value : ObjectCast.inoutArgument(value)?.initialValue ?? value)
      }
      return (repeat next((each Parameter).self))
    }
  }

  /// The line that has been begun; where nobody has said where it is, one at the place of its context.
  private var line: ExpectationLine {
    let line = written.line
    guard line === Self.future || line === Self.past else { return line }
    let position = written.subject.context?.origin
    return ExpectationLine(
      .expecting, at: position ?? SourcePosition(#fileID, #filePath, #line, #column),
      tense: line.tense)
  }
}
