/// What a builder of expectations knows of the words before it: whose calls, how many, where.
///
/// Generated builders hold one and make their expectations with it.
public struct ExpectationRecorder {
  let mock: MockObject
  /// The protocol whose members are expected, where another one's expansion might not see it.
  let protocolName: String?
  var verb: Declaration.Verb = .expecting
  var tense: Declaration.Tense
  var cardinality: Cardinality?
  var position: SourcePosition?

  /// For `receives`: calls that are to come.
  ///
  /// ```swift
  /// var receives: SubscriberExpectations { SubscriberExpectations(mockRecorder: .receives(self)) }
  /// ```
  ///
  /// - Parameter mock: the mock that receives them.
  /// - Returns: the recorder to make the builder with.
  public static func receives(_ mock: some Mock) -> ExpectationRecorder {
    ExpectationRecorder(mock, tense: .future)
  }

  /// For `receives` of a protocol from which others may inherit: calls that are to come.
  ///
  /// ```swift
  /// extension Animal where Self: Mock {
  ///   var receives: AnimalExpectations<Self> {
  ///     AnimalExpectations(.receives(self, as: "Animal"))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - mock: the mock that receives them.
  ///   - protocolName: the protocol, which failures name where a mock of another one inherits the
  ///     member and is never called.
  /// - Returns: the recorder to make the builder with.
  public static func receives(
    _ mock: some Mock, as protocolName: String
  ) -> ExpectationRecorder {
    ExpectationRecorder(mock, as: protocolName, tense: .future)
  }

  /// For `received`: calls that have been.
  ///
  /// - Parameter mock: the mock that received them.
  /// - Returns: the recorder to make the builder with.
  public static func received(_ mock: some Mock) -> ExpectationRecorder {
    ExpectationRecorder(mock, tense: .past)
  }

  /// For `received` of a protocol from which others may inherit: calls that have been.
  ///
  /// - Parameters:
  ///   - mock: the mock that received them.
  ///   - protocolName: the protocol, which failures name where a mock of another one inherits the
  ///     member and was never called.
  /// - Returns: the recorder to make the builder with.
  public static func received(
    _ mock: some Mock, as protocolName: String
  ) -> ExpectationRecorder {
    ExpectationRecorder(mock, as: protocolName, tense: .past)
  }

  private init<M: Mock>(_ mock: M, as protocolName: String? = nil, tense: Declaration.Tense) {
    self.mock = mock.mockObject
    self.protocolName = M.hasInheritedMembers ? nil : protocolName
    self.tense = tense
  }

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
        return cast(value is Value ? value : (value as? any InoutArgument)?.initialValue ?? value)
      }
      return (repeat next((each Parameter).self))
    }
  }

  private func draft(_ pattern: MemberPattern, _ arguments: ArgumentsMatcher) -> Draft {
    let context = mock.context
    let position = position ?? context.origin
    var declaration = Declaration(
      verb: verb, subject: .mock(mock), member: pattern, position: position)
    declaration.tense = tense
    declaration.protocolName = protocolName
    declaration.arguments = arguments
    declaration.writtenCardinality = cardinality
    return Draft(declaration: declaration, ticket: Draft.Ticket(context, tense, position))
  }
}
