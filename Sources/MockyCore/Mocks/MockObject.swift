/// The part of a mock that records its calls and answers them.
///
/// See ``Mock`` for how a mock passes its calls to it.
public final class MockObject: Sendable {
  /// The mock's name, as failure messages give it.
  public let name: String
  /// The name of the mock's type.
  let typeName: MockTypeName
  /// The treatment of calls of members that no expectation mentions.
  let strictness: Strictness
  package let context: Context
  /// The expectations on the mock.
  let table = MockTable()
  /// The target of forwarded calls.
  let forwarding: Forwarding

  init(
    name: String, typeName: MockTypeName, strictness: Strictness, context: Context,
    forwarding target: Forwarding.Target = .nothing
  ) {
    self.name = name
    self.typeName = typeName
    self.strictness = strictness
    self.context = context
    forwarding = Forwarding(to: target, defaults: typeName.defaults)
  }

  /// True if it ignores calls of members that nothing mentions and that return such a value.
  func ignoresCalls(returning type: Any.Type) -> Bool {
    strictness == .nice || (strictness == .niceForVoid && type == Void.self)
  }
}

/// Functions by which a mock's members hand their calls over.
///
/// The thrown and the returned type are always passed: the compiler reports mistakes better so.
/// There is one path for all effects. They differ only in how the actions run.
extension MockObject {
  /// Returns the result of a member that returns it as `sending`.
  @_documentation(visibility: internal)
  public static func sending<Value: ~Copyable>(_ result: consuming Value) -> sending Value {
    // The action that made the value cannot tell the compiler that it kept nothing of it.
    nonisolated(unsafe) let result = result
    return result
  }

  /// A value on its way between a mock and the real object of a spy, which are two actors.
  @_documentation(visibility: internal)
  // The mock only hands the value on, and cannot tell the compiler that it keeps nothing of it.
  public struct Sent<Value>: @unchecked Sendable {
    public let value: Value

    public init(_ value: Value) { self.value = value }
  }

  /// Returns the arguments of a parameter pack.
  @_documentation(visibility: internal)
  public static func list<each Value>(_ values: repeat each Value) -> [Any] {
    var list: [Any] = []
    for value in repeat each values { list.append(value) }
    return list
  }

  /// Records and answers a call of a member that neither throws nor returns a value.
  public func call(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    obstacle: String? = nil
  ) {
    call(
      member, arguments, recording: recording, throwing: Never.self, returning: Void.self,
      obstacle: obstacle)
  }

  /// Records and answers a call of a member that does not throw.
  public func call<Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    obstacle: String? = nil
  ) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self, obstacle: obstacle)
    return finish(answer, throwing: Never.self, fallback: fallback, forward: { nil })
  }

  /// Records and answers a call, for the members of a mock.
  ///
  /// ```swift
  /// func load(_ id: Int) throws -> String {
  ///   try mockObject.call(
  ///     "load(_:)", .one(id), throwing: (any Error).self, returning: String.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the member that was called.
  ///   - arguments: its arguments, in order.
  ///   - recording: the arguments as the history keeps them; `arguments` if you give none.
  ///   - throwing: the type of its errors.
  ///   - returning: the type of its result.
  ///   - fallback: returns a result if nothing else gives one.
  ///   - obstacle: the reason why the member of a spy cannot forward the call; nil if it can.
  /// - Returns: the result that the expectation's actions give, or a default value.
  /// - Throws: the error that the actions give. If `Failure` can hold it, an unexpected call throws
  ///   an ``UnexpectedInvocation``.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    obstacle: String? = nil
  ) throws(Failure) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self, obstacle: obstacle)
    return try finish(answer, throwing: Failure.self, fallback: fallback)
  }

  /// Records and answers a call of an `async` member.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    obstacle: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Return {
    let answer = await answer(
      to: member, arguments, recording, Failure.self, Return.self, obstacle: obstacle)
    return try finish(answer, throwing: Failure.self, fallback: fallback)
  }

  /// Books a call of an `async` member, runs its actions, and returns its answer.
  func answer<Failure: Error>(
    to member: MemberName, _ arguments: ArgumentList, _ recording: [Any]?,
    _ failure: Failure.Type, _ returnType: Any.Type, obstacle: String? = nil,
    isolation: isolated (any Actor)? = #isolation, forward: () async throws -> Outcome? = { nil }
  ) async -> Answer {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: returnType, obstacle: obstacle,
      isAsync: true)
    guard case .actions(let actions) = answer else { return answer }
    return await actions.runSuspending(throwing: Failure.self, forward: forward)
  }
}
