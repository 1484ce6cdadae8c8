// Declarations for mistakes that the compiler would explain badly. It ignores unavailable
// declarations until nothing else fits, and then prints their messages. They don't affect code
// without mistakes.

/// The body of unavailable declarations, which are never called.
func unavailable() -> Never { preconditionFailure("what is unavailable is not called") }

@available(*, unavailable, message: "write receives or received: expectThat(mock).receives.call()")
@_disfavoredOverload
public func expectThat(_ subject: Any) -> __Unavailable<Void> { unavailable() }

@available(*, unavailable, message: "write receives: allowing(mock).receives.call()")
@_disfavoredOverload
public func allowing(_ subject: Any) -> __Unavailable<Void> { unavailable() }

@available(*, unavailable, message: "pass a mock, in a variable of the mock's own type")
@_disfavoredOverload
public func ignoring(_ subject: Any) -> MethodsExpectation { unavailable() }

/// The type of a wrong beginning of an expectation, which has no values.
///
/// It has all members and takes any arguments. The compiler therefore reports only the mistake in
/// the beginning.
@dynamicMemberLookup @dynamicCallable
public struct __Unavailable<Value>: ExpectationPart {
  /// No expectations: there is no value of this type.
  public var contents: ExpectationGroup { unavailable() }

  /// Continues the expression.
  public subscript(dynamicMember name: String) -> __Unavailable { unavailable() }

  /// Takes a value.
  @_disfavoredOverload
  public subscript<Member>(dynamicMember name: String) -> Member {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  /// Continues the expression after arguments in brackets.
  public subscript(_ arguments: Any...) -> __Unavailable { unavailable() }

  /// Takes plain values.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> __Unavailable { unavailable() }

  /// Takes matchers.
  @_disfavoredOverload
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher<Any>>
  ) -> __Unavailable { unavailable() }

  /// Takes matchers of comparable values.
  @_disfavoredOverload
  @discardableResult public func dynamicallyCall<Element: Comparable>(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher<Element>>
  ) -> __Unavailable { unavailable() }

  /// Takes a number of calls.
  @discardableResult public func called(_ count: some CallCount) -> __Unavailable { unavailable() }
}

/// Members for expressions with `receives`, whose mistake is a different one.
///
/// For the compiler, these members are the worst interpretation of the code: many types are missing,
/// and `Value` meets no requirement. It then explains the real mistakes, even several ones. It
/// rejects this interpretation before it looks at closures, which would take seconds without types.
extension __Unavailable {
  /// Protocols that ``__Unavailable`` is never used with.
  public typealias Requirements = CaseIterable & Codable & Error & ExpressibleByNilLiteral
    & ExpressibleByStringLiteral & FailureReporter & SelfDescribing & Sequence

  /// Cannot be used.
  public func receives<A, B, C, D, E, F, G, H>(
    _: A, _: B, _: C, _: D, _: E, _: F, _: G, _: H
  ) -> Never where Value: Requirements { unavailable() }

  /// Cannot be used.
  public func received<A, B, C, D, E, F, G, H>(
    _: A, _: B, _: C, _: D, _: E, _: F, _: G, _: H
  ) -> Never where Value: Requirements { unavailable() }
}

@available(*, unavailable, message: "write .then before what a call does")
extension InvocationExpectation {
  @_disfavoredOverload
  public func returns(_ values: Return...) -> Self { self }

  @_disfavoredOverload
  public func `throws`(_ error: any Error) -> Self { self }

  @_disfavoredOverload
  public func performs<Result>(_ body: (Arguments) async throws -> Result) -> Self { self }

  @_disfavoredOverload
  public func runs(_ body: (Arguments) async throws -> Void) -> Self { self }

  @_disfavoredOverload
  public func state<State>(_ machine: StateMachine<State>, becomes state: State) -> Self { self }
}

@available(*, unavailable, message: "say how many calls after receives: receives(2).call()")
extension InvocationExpectation {
  @_disfavoredOverload
  public func times(_ count: some CallCount) -> Self { self }

  @_disfavoredOverload
  public func called(_ count: some CallCount) -> Self { self }
}

@available(*, unavailable, message: "write the number in parentheses: receives(.never).call()")
extension MockExpectations {
  public var never: Self { self }
  public var once: Self { self }
  public func exactly(_ count: Int) -> Self { self }
  public func atLeast(_ count: Int) -> Self { self }
  public func atMost(_ count: Int) -> Self { self }
}

// Calls of a property.
extension InvocationExpectation {
  @available(*, unavailable, message: "this property cannot be set")
  @_disfavoredOverload
  public func callAsFunction(setTo value: Return) -> Self { self }

  @available(*, unavailable, message: "this property cannot be set")
  @_disfavoredOverload
  public func callAsFunction(setTo value: Matcher<Return>) -> Self { self }

  @available(*, unavailable, message: "leave out (): this is a property")
  @_disfavoredOverload
  public func callAsFunction() -> Self { self }
}

@available(*, unavailable, message: "this method cannot throw")
extension Then where Failure == Never {
  public func `throws`(_ error: any Error) -> Continuation { unavailable() }
}

@available(*, unavailable, message: "name all arguments: calls({ _, then, _ in then }, with: …)")
extension LessCommonActions {
  @_disfavoredOverload
  public func calls<A, B, each Rest, each Value>(
    _ closure: (Any) -> Any, with values: repeat each Value
  ) -> Continuation where Arguments == (A, B, repeat each Rest) { unavailable() }

  @_disfavoredOverload
  public func callsWithDefaults<A, B, each Rest>(
    _ closure: (Any) -> Any
  ) -> Continuation where Arguments == (A, B, repeat each Rest) { unavailable() }
}

@available(*, unavailable, message: "name all arguments: calls({ _, then, _ in then }, with: …)")
extension LessCommonActions {
  @_disfavoredOverload
  public func calls<A, B, C, each Rest, each Value>(
    _ closure: (Any, Any) -> Any, with values: repeat each Value
  ) -> Continuation where Arguments == (A, B, C, repeat each Rest) { unavailable() }

  @_disfavoredOverload
  public func callsWithDefaults<A, B, C, each Rest>(
    _ closure: (Any, Any) -> Any
  ) -> Continuation where Arguments == (A, B, C, repeat each Rest) { unavailable() }
}

@available(*, unavailable, message: "name all arguments: calls({ _, then, _ in then }, with: …)")
extension LessCommonActions {
  @_disfavoredOverload
  public func calls<A, B, C, D, each Rest, each Value>(
    _ closure: (Any, Any, Any) -> Any, with values: repeat each Value
  ) -> Continuation where Arguments == (A, B, C, D, repeat each Rest) { unavailable() }

  @_disfavoredOverload
  public func callsWithDefaults<A, B, C, D, each Rest>(
    _ closure: (Any, Any, Any) -> Any
  ) -> Continuation where Arguments == (A, B, C, D, repeat each Rest) { unavailable() }
}

@available(*, unavailable, message: "only an async method can be held: this one cannot suspend")
extension LessCommonActions {
  @_disfavoredOverload
  public func suspends(until gate: Gate) -> Continuation { unavailable() }
}

// Groups in parentheses. If you write a block in braces, the parameter `block` takes it, and the
// parameter before it is missing. The compiler then explains mistakes inside the block as if these
// were not here.

@available(*, unavailable, message: "write the group in braces") @_disfavoredOverload
public func whenState(
  _ predicate: StatePredicate, _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write the group in braces") @_disfavoredOverload
public func inSequence(
  _ sequence: CallSequence, _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write the group in braces") @_disfavoredOverload
public func inOrder(
  _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write the group in braces") @_disfavoredOverload
public func anyOf(
  _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write the group in braces") @_disfavoredOverload
public func lenient(
  _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
) -> ExpectationGroup { unavailable() }

@available(
  *, unavailable,
  message: "write the expectations in braces, or .because(\"…\") behind one expectation"
) @_disfavoredOverload
public func because(_ reason: String, _ others: Any...) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write the group in braces")
extension ExpectationGroup {
  @_disfavoredOverload
  public init(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
  ) { unavailable() }
}

// Comparing a machine with a state by an operator, which gives no condition.
extension StateMachine {
  @available(*, unavailable, message: "write machine.equals(state)") @_disfavoredOverload
  public static func == (machine: StateMachine, state: State) -> StatePredicate { unavailable() }

  @available(*, unavailable, message: "write machine.isNot(state)") @_disfavoredOverload
  public static func != (machine: StateMachine, state: State) -> StatePredicate { unavailable() }
}
