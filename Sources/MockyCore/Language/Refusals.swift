// What is written by mistake and would be explained badly. The compiler leaves aside what is unavailable until
// nothing else fits, and then says its words; it costs code without mistakes nothing.

/// Stands in what is not available, which the compiler takes only to say why.
func unavailable() -> Never { preconditionFailure("what is unavailable is not called") }

@available(
  *, unavailable,
  message: """
    say receives before the call, as in expectThat(mock).receives.call(), or received in a \
    verify block
    """
)
@_disfavoredOverload
public func expectThat(_ subject: Any) -> __Refused { unavailable() }

@available(
  *, unavailable,
  message: "say receives before the call, as in allowing(mock).receives.call()"
)
@_disfavoredOverload
public func allowing(_ subject: Any) -> __Refused { unavailable() }

@available(
  *, unavailable,
  message: "only a mock can be ignored, whose variable has the mock's own type"
)
@_disfavoredOverload
public func ignoring(_ subject: Any) -> MethodsExpectation { unavailable() }

/// What a wrong beginning of an expectation is to the compiler; there is no value of it.
///
/// It has all members and takes any arguments, so that the one error left is that of the beginning.
@dynamicMemberLookup @dynamicCallable
public struct __Refused: ExpectationPart {
  /// What it stands for: nothing, as there is none.
  public var contents: __PartContents { unavailable() }

  /// Goes on.
  public subscript(dynamicMember name: String) -> __Refused { unavailable() }

  /// Takes a value.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  /// Goes on after arguments in brackets.
  public subscript(_ arguments: Any...) -> __Refused { unavailable() }

  /// Takes plain values.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> __Refused { unavailable() }

  /// Takes matchers.
  @_disfavoredOverload
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher<Any>>
  ) -> __Refused { unavailable() }

  /// Takes matchers of what has an order.
  @_disfavoredOverload
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher<Int>>
  ) -> __Refused { unavailable() }

  /// Takes matchers of texts.
  @_disfavoredOverload
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher<String>>
  ) -> __Refused { unavailable() }
}

/// Where `receives` stands, the mistake is another one. To the compiler these members are further from
/// what was written than any other reading, as so many types would be missing: it then explains what is
/// really wrong.
extension __Refused {
  /// Cannot be used.
  public func receives<A, B, C, D, E, F, G, H>(
    _: A, _: B, _: C, _: D, _: E, _: F, _: G, _: H
  ) -> Never { unavailable() }

  /// Cannot be used.
  public func received<A, B, C, D, E, F, G, H>(
    _: A, _: B, _: C, _: D, _: E, _: F, _: G, _: H
  ) -> Never { unavailable() }
}

/// What stands after an expected call by mistake: the compiler then says what to write.
extension InvocationExpectation {
  @available(*, unavailable, message: "say then before what a call does: .then.returns(…)")
  @_disfavoredOverload
  public func returns(_ values: Return...) -> Self { self }

  @available(*, unavailable, message: "say then before what a call does: .then.throws(…)")
  @_disfavoredOverload
  public func `throws`(_ error: any Error) -> Self { self }

  @available(*, unavailable, message: "say then before what a call does: .then.performs(…)")
  @_disfavoredOverload
  public func performs<Result>(_ body: (Arguments) async throws -> Result) -> Self { self }

  @available(*, unavailable, message: "say then before what a call does: .then.runs(…)")
  @_disfavoredOverload
  public func runs(_ body: (Arguments) async throws -> Void) -> Self { self }

  @available(*, unavailable, message: "say then before what a call does: .then.state(…)")
  @_disfavoredOverload
  public func state<State>(_ machine: StateMachine<State>, becomes state: State) -> Self { self }

  @available(*, unavailable, message: "say how many calls after receives: receives(2).call()")
  @_disfavoredOverload
  public func times(_ count: some CallCount) -> Self { self }
}

// Groups that do what a block cannot.

@available(*, unavailable, message: "do before the block what throws or suspends")
@_disfavoredOverload
public func whenState(
  _ predicate: StatePredicate, @ExpectationBuilder _ expectations: () async throws -> __PartContents
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "do before the block what throws or suspends")
@_disfavoredOverload
public func inSequence(
  _ first: CallSequence, _ others: CallSequence...,
  @ExpectationBuilder expectations: () async throws -> __PartContents
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "do before the block what throws or suspends")
@_disfavoredOverload
public func inOrder(
  @ExpectationBuilder _ expectations: () async throws -> __PartContents
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "do before the block what throws or suspends")
@_disfavoredOverload
public func anyOf(
  @ExpectationBuilder _ expectations: () async throws -> __PartContents
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "do before the block what throws or suspends")
@_disfavoredOverload
public func lenient(
  @ExpectationBuilder _ expectations: () async throws -> __PartContents
) -> ExpectationGroup { unavailable() }

// Groups in parentheses. A block in braces is meant for the parameter `block`, which nothing else is for: with
// it the one before is missing, and so what is wrong in a block is said as if these were not there.

@available(*, unavailable, message: "write in braces what stands in the group")
@_disfavoredOverload
public func whenState(
  _ predicate: StatePredicate, _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write in braces what stands in the group")
@_disfavoredOverload
public func inSequence(
  _ sequence: CallSequence, _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write in braces what stands in the group")
@_disfavoredOverload
public func inOrder(
  _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write in braces what stands in the group")
@_disfavoredOverload
public func anyOf(
  _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
) -> ExpectationGroup { unavailable() }

@available(*, unavailable, message: "write in braces what stands in the group")
@_disfavoredOverload
public func lenient(
  _ first: Any, _ others: Any...,
  @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
) -> ExpectationGroup { unavailable() }

extension ExpectationGroup {
  @available(*, unavailable, message: "write in braces what stands in the group")
  @_disfavoredOverload
  public init(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
  ) { unavailable() }
}

/// Comparing a machine with a state by an operator, which gives no condition.
extension StateMachine {
  @available(*, unavailable, message: "write machine.equals(state)")
  @_disfavoredOverload
  public static func == (machine: StateMachine, state: State) -> StatePredicate {
    unavailable()
  }

  @available(*, unavailable, message: "write machine.isNot(state)")
  @_disfavoredOverload
  public static func != (machine: StateMachine, state: State) -> StatePredicate {
    unavailable()
  }
}
