/// Making the expectations of members.
///
/// Members whose types are known at the call alone are told by their label: of these, one that
/// returns `Any` is taken for all. Both kinds come with any number of parameters and with one, as
/// `(repeat each Parameter)` cannot be the `Any` of a single one.
extension ExpectationRecorder {
  /// Makes the expectation of a member.
  ///
  /// ```swift
  /// func receive(
  ///   _ message: Matcher<String>
  /// ) -> InvocationExpectation<String, Never, Void, Synchronous> {
  ///   mockRecorder.expectation("receive(_:)", message)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the member.
  ///   - matchers: one for each parameter.
  /// - Returns: the expectation, to be continued with `.then` and others.
  public func expectation<each Parameter, Failure: Error, Return, Effect: CallEffect>(
    _ member: MockedMember, _ matchers: repeat Matcher<each Parameter>
  ) -> InvocationExpectation<(repeat each Parameter), Failure, Return, Effect> {
    make(member, isGeneric: false, repeat each matchers)
  }

  /// Makes the expectation of a member with one parameter.
  ///
  /// ```swift
  /// func put(_ value: Matcher<Any>) -> InvocationExpectation<Any, Never, Void, Synchronous> {
  ///   mockRecorder.expectation("put(_:)", value)
  /// }
  /// ```
  ///
  /// The same as the one before, which the compiler does not take where the type is `Any`.
  ///
  /// - Parameters:
  ///   - member: the member.
  ///   - matcher: for the parameter.
  /// - Returns: the expectation, to be continued with `.then` and others.
  public func expectation<Parameter, Failure: Error, Return, Effect: CallEffect>(
    _ member: MockedMember, _ matcher: Matcher<Parameter>
  ) -> InvocationExpectation<Parameter, Failure, Return, Effect> {
    make(member, isGeneric: false, matcher)
  }

  /// Makes the expectation of a member whose types are known only at each call.
  ///
  /// ```swift
  /// func put<K, V>(
  ///   _ key: Matcher<K>, _ value: Matcher<V>
  /// ) -> InvocationExpectation<(K, V), Never, Void, Synchronous> {
  ///   mockRecorder.expectation(generic: "put(_:_:)", key, value)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the member.
  ///   - matchers: one for each parameter, of the types that are expected.
  /// - Returns: the expectation, to be continued with `.then` and others.
  public func expectation<each Parameter, Failure: Error, Return, Effect: CallEffect>(
    generic member: MockedMember, _ matchers: repeat Matcher<each Parameter>
  ) -> InvocationExpectation<(repeat each Parameter), Failure, Return, Effect> {
    make(member, isGeneric: true, repeat each matchers)
  }

  /// Makes the expectation of a member with one parameter whose type is known only at each call.
  ///
  /// ```swift
  /// func put<T>(_ value: Matcher<T>) -> InvocationExpectation<T, Never, Void, Synchronous> {
  ///   mockRecorder.expectation(generic: "put(_:)", value)
  /// }
  /// ```
  ///
  /// The same as the one before, which the compiler does not take where the type is `Any`.
  ///
  /// - Parameters:
  ///   - member: the member.
  ///   - matcher: for the parameter, of the type that is expected.
  /// - Returns: the expectation, to be continued with `.then` and others.
  public func expectation<Parameter, Failure: Error, Return, Effect: CallEffect>(
    generic member: MockedMember, _ matcher: Matcher<Parameter>
  ) -> InvocationExpectation<Parameter, Failure, Return, Effect> {
    make(member, isGeneric: true, matcher)
  }

  private func make<each Parameter, Failure: Error, Return, Effect: CallEffect>(
    _ member: MockedMember, isGeneric: Bool, _ matchers: repeat Matcher<each Parameter>
  ) -> InvocationExpectation<(repeat each Parameter), Failure, Return, Effect> {
    var arguments: [ArgumentMatcher] = []
    for matcher in repeat each matchers { arguments.append(ArgumentMatcher.erasing(matcher)) }
    let pattern = MemberPattern.member(member, returning: Return.self, isGeneric: isGeneric)
    return InvocationExpectation(draft(pattern, ArgumentsMatcher(arguments))) { values in
      var index = 0
      func next<Value>(_ type: Value.Type) -> Value {
        index += 1
        // A mock written by hand may have left out `.inout`: the value that was passed then.
        let value = values[index - 1]
        return cast(value is Value ? value : ObjectCast.inoutArgument(value)?.initialValue ?? value)
      }
      return (repeat next((each Parameter).self))
    }
  }

  private func draft(_ pattern: MemberPattern, _ arguments: ArgumentsMatcher) -> Draft {
    let words = words
    words.beginning?.isContinued = true
    let context = words.subject.mock?.context ?? Mockery.ofCurrentTask?.context
    let position =
      words.position ?? context?.origin ?? SourcePosition(#fileID, #filePath, #line, #column)
    var declaration = Declaration(
      verb: words.verb, subject: words.subject, member: pattern, position: position)
    declaration.tense = words.tense
    declaration.protocolName = words.protocolName
    declaration.arguments = arguments
    declaration.writtenCardinality = words.cardinality
    return Draft(
      declaration: declaration, ticket: Draft.Ticket(context, words.tense, position))
  }
}
