// Mistakes with a context. The compiler takes these members if nothing else fits, and then prints
// their messages.

extension Mockery {
  @available(*, unavailable, message: "pass MockX for X, made by @Mockable or the plugin")
  @_disfavoredOverload
  public func mock<Mocked>(
    _ type: Mocked.Type, named name: String? = nil, strictness: Strictness? = nil
  ) -> Mocked { unavailable() }

  @available(*, unavailable, message: "make it with context.mock { MockX($0) }")
  @_disfavoredOverload
  public func mock<Mocked: Mock>(
    _ type: Mocked.Type = Mocked.self, named name: String? = nil, strictness: Strictness? = nil
  ) -> Mocked { unavailable() }

  @available(*, unavailable)
  @_disfavoredOverload
  public func mock<A, B, C>(
    _ type: Any.Type, named name: String? = nil, strictness: Strictness? = nil
  ) -> (A, B, C) { unavailable() }

  @available(*, unavailable, message: "the label is named: context.mock(MockX.self, named: …)")
  @_disfavoredOverload
  public func mock<Mocked>(
    _ type: Mocked.Type, name: String, strictness: Strictness? = nil
  ) -> Mocked { unavailable() }

  @available(*, unavailable, message: "write mock(MockX.self), or let x: MockX = context.mock()")
  @_disfavoredOverload
  public func mock(named name: String? = nil, strictness: Strictness? = nil) -> __Unavailable<Void>
  {
    unavailable()
  }

  @available(*, unavailable, message: "pass the type of a mock: context.mock(MockX.self)")
  @_disfavoredOverload
  public func mock<Value>(
    _ value: Value, named name: String? = nil, strictness: Strictness? = nil
  ) -> Value { unavailable() }

  @available(*, unavailable, message: "write mockFunction(as: ((Int) -> String).self)")
  @_disfavoredOverload
  public func mockFunction(named name: String? = nil) -> __Unavailable<Void> { unavailable() }
}

@available(*, unavailable, message: "pass a mock type and an object: spy(MockX.self, on: real)")
extension Mockery {
  @_disfavoredOverload
  public func spy(
    _ type: Any.Type, on real: Any? = nil, named name: String? = nil
  ) -> __Unavailable<Void> { unavailable() }

  @_disfavoredOverload
  public func spy(_ real: Any, named name: String? = nil) -> __Unavailable<Void> { unavailable() }
}

// Blocks in parentheses. The parameter `block` takes a block in braces, and the parameter before
// it is then missing. The compiler then explains mistakes inside a block as if these were not
// here.
@available(*, unavailable, message: "write expectations in braces, not in parentheses")
extension Mockery {
  @_disfavoredOverload
  public func check(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
  ) { unavailable() }

  @_disfavoredOverload
  public func byDefault(
    _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
  ) { unavailable() }

  @_disfavoredOverload
  public func verify(
    within time: TimeSpan = .zero, _ first: Any, _ others: Any...,
    @ExpectationBuilder block: () async throws -> ExpectationGroup = { ExpectationGroup {} }
  ) { unavailable() }
}

@available(*, unavailable, message: "write verify { expectThat(mock).received.call() }")
extension Mockery {
  @_disfavoredOverload
  public func verify<Mocked: Mock>(_ mock: Mocked) -> Mocked { unavailable() }
}

@available(*, unavailable, message: "write verify { expectThat(mock).received.call() }")
@_disfavoredOverload @discardableResult
public func verify(_ mock: Any) -> __Unavailable<Void> { unavailable() }

@available(*, unavailable, message: "write allowing(mock).receives.call().then.returns(value)")
@_disfavoredOverload @discardableResult
public func given(_ subject: Any) -> __Unavailable<Void> { unavailable() }

@available(*, unavailable, message: "write allowing(mock).receives.call().then.returns(value)")
@_disfavoredOverload @discardableResult
public func when(_ subject: Any) -> __Unavailable<Void> { unavailable() }
