/// What is asked of a context by mistake: the compiler takes it where nothing else fits, and then says
/// what to write.
extension Mockery {
  @available(
    *, unavailable,
    message: """
      this is no mock: the mock of a protocol X is MockX, made by @Mockable before the protocol \
      or by the plugin
      """
  )
  @_disfavoredOverload
  public func mock<Mocked>(
    _ type: Mocked.Type, named name: String? = nil, strictness: Strictness = .strict
  ) -> Mocked { unavailable() }

  @available(*, unavailable)
  @_disfavoredOverload
  public func mock<A, B, C>(
    _ type: Any.Type, named name: String? = nil, strictness: Strictness = .strict
  ) -> (A, B, C) { unavailable() }

  @available(*, unavailable, message: "the label is named: context.mock(MockX.self, named: …)")
  @_disfavoredOverload
  public func mock<Mocked>(
    _ type: Mocked.Type, name: String, strictness: Strictness = .strict
  ) -> Mocked { unavailable() }

  @available(
    *, unavailable,
    message: """
      say which mock: context.mock(MockX.self), or let x: MockX = context.mock()
      """
  )
  @_disfavoredOverload
  public func mock(named name: String? = nil, strictness: Strictness = .strict) -> __Refused {
    unavailable()
  }

  @available(
    *, unavailable,
    message: """
      a mock is made of its type: context.mock(MockX.self, named: "x")
      """
  )
  @_disfavoredOverload
  public func mock<Value>(
    _ value: Value, named name: String? = nil, strictness: Strictness = .strict
  ) -> Value { unavailable() }

  @available(
    *, unavailable,
    message: """
      a spy is a mock and a real object of its protocol: context.spy(MockX.self, on: real)
      """
  )
  @_disfavoredOverload
  public func spy(_ type: Any.Type, on real: Any? = nil, named name: String? = nil) -> __Refused {
    unavailable()
  }

  @available(
    *, unavailable,
    message: """
      a spy is a mock and a real object of its protocol: context.spy(MockX.self, on: real)
      """
  )
  @_disfavoredOverload
  public func spy(_ real: Any, named name: String? = nil) -> __Refused { unavailable() }

  @available(
    *, unavailable,
    message: """
      say the function's type: context.mockFunction(as: ((Int) -> String).self)
      """
  )
  @_disfavoredOverload
  public func mockFunction(
    named name: String? = nil, strictness: Strictness = .strict
  ) -> __Refused { unavailable() }
}

/// The same for its blocks.
extension Mockery {
  @available(
    *, unavailable,
    message: """
      say in a block what has been called: context.verify { expectThat(mock).received.call() }
      """
  )
  @_disfavoredOverload
  public func verify<Mocked: Mock>(_ mock: Mocked) -> Mocked { mock }

  @available(*, unavailable, message: "do before the block what throws or suspends")
  @discardableResult @_disfavoredOverload
  public func check(
    @ExpectationBuilder _ expectations: () async throws -> __PartContents
  ) -> ExpectationGroup { unavailable() }

  @available(*, unavailable, message: "do before the block what throws or suspends")
  @_disfavoredOverload
  public func byDefault(@ExpectationBuilder _ expectations: () async throws -> __PartContents) {
    unavailable()
  }

  @available(*, unavailable, message: "do before the block what throws or suspends")
  @_disfavoredOverload
  public func verify(@ExpectationBuilder _ calls: () async throws -> __PartContents) {
    unavailable()
  }
}

/// Blocks in parentheses. What stands in braces is meant for the parameter `block`, and then the one before is
/// missing: so what is wrong in a block is said as if these were not there.
extension Mockery {
  @available(
    *, unavailable,
    message: "write what is expected in braces: check { expectThat(mock).receives.call() }"
  )
  @discardableResult @_disfavoredOverload
  public func check(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
  ) -> ExpectationGroup { unavailable() }

  @available(
    *, unavailable,
    message: "write what is allowed in braces: byDefault { allowing(mock).receives.call() }"
  )
  @_disfavoredOverload
  public func byDefault(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
  ) { unavailable() }

  @available(
    *, unavailable,
    message: "write what was called in braces: verify { expectThat(mock).received.call() }"
  )
  @_disfavoredOverload
  public func verify(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
  ) { unavailable() }

  @available(
    *, unavailable,
    message: "write what was called in braces: verify { expectThat(mock).received.call() }"
  )
  @_disfavoredOverload
  public func verify(
    within time: TimeSpan, _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> __PartContents = { ExpectationGroup {}.contents }
  ) { unavailable() }
}

@available(
  *, unavailable,
  message: """
    say in a block what has been called: context.verify { expectThat(mock).received.call() }
    """
)
@_disfavoredOverload
public func verify<Subject>(_ mock: Subject) -> Subject { mock }
