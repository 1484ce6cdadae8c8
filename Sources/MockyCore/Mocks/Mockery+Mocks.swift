extension Mockery {
  /// Makes a mock.
  ///
  /// ```swift
  /// let turtle = context.mock(MockTurtle.self)
  /// let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
  /// print(turtle, other)  // turtle other
  /// ```
  ///
  /// - Parameters:
  ///   - type: the mock's type, which Swift can also infer.
  ///   - name: its name in failure messages; by default, the type's name, with a number from the
  ///     second mock on: "turtle", "turtle2". Mocky reports a name that you use twice.
  ///   - strictness: the treatment of calls that no expectation mentions; the context's if not
  ///     given.
  ///
  /// From jMock and LRMocky (`mock:named:`), OCMock 1.1 to 1.4.
  public func mock<Mocked: MakeableMock>(
    _ type: Mocked.Type = Mocked.self, named name: String? = nil,
    strictness: Strictness? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> Mocked {
    let position = SourcePosition(fileID, filePath, line, column)
    return Mocked(
      context.mockObject(Mocked.self, named: name, strictness: strictness, at: position))
  }

  /// Makes a mock by a closure, such as a mock of a class whose initializer has parameters.
  ///
  /// ```swift
  /// let engine = context.mock { MockEngine($0, cylinders: 4) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: its name in failure messages, as for any mock.
  ///   - strictness: the treatment of calls that no expectation mentions; the context's if not
  ///     given.
  ///   - make: makes the mock from the object that records its calls. Its error is rethrown.
  ///
  /// From OCMock 1.1 (class mocks).
  @_disfavoredOverload
  public func mock<Mocked: Mock>(
    named name: String? = nil, strictness: Strictness? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column,
    _ make: (MockObject) throws -> Mocked
  ) rethrows -> Mocked {
    let position = SourcePosition(fileID, filePath, line, column)
    let object = context.mockObject(
      Mocked.self, named: name, strictness: strictness, at: position)
    guard object.canForward else { return try make(object) }
    // Calls by the mocked class's initializer bypass the mock.
    object.changeUse { $0.isBeingMade = true }
    defer { object.changeUse { $0.isBeingMade = false } }
    let mock = try make(object)
    context.update { _ in object.forwarding.made = Weak(mock) }
    return mock
  }
}

extension Context {
  /// Makes the object that connects a mock to its context, and reports a type that opts out of
  /// mocking.
  func mockObject<Mocked: Mock>(
    _ type: Mocked.Type, named name: String?, strictness: Strictness?, at position: SourcePosition
  ) -> MockObject {
    reporter.contextIsUsed()
    if let refusal = Misuse.refusal(by: type) { misuse(refusal, at: position) }
    let scheme = update { $0.settings.namingScheme }
    let typeName = MockTypeName(of: type)
    let defaultName = scheme.defaultName(for: typeName.subject)
    return mockObject(
      of: typeName, named: name, else: defaultName, strictness: strictness,
      forwarding: Forwarding.target(of: type), at: position)
  }

  /// Makes that object for any type, including a function type.
  func mockObject(
    of typeName: MockTypeName, named name: String?, else defaultName: String,
    strictness: Strictness?, forwarding target: Forwarding.Target = .nothing,
    at position: @escaping @autoclosure NameRegistry.Place
  ) -> MockObject {
    reporter.contextIsUsed()
    if let name { claim("mock", name, at: position()) }
    let name = name ?? update { $0.names.claimDefault(defaultName, at: position()) }
    if strictness == .defaults, !typeName.defaults.values.contains(nil) {
      let obstacle = typeName.defaults.values.lazy.compactMap(\.self).min()
      misuse(.nothingByDefault(typeName.text, because: obstacle), at: position())
    }
    return MockObject(
      name: name, typeName: typeName, strictness: strictness ?? self.strictness, context: self,
      forwarding: target)
  }

  /// Takes a name from a test, and reports one that is in use.
  func claim(
    _ noun: String, _ name: String, at position: @escaping @autoclosure NameRegistry.Place
  ) {
    guard let first = update({ $0.names.claim(name, for: noun, at: position()) })?() else { return }
    let position = position()
    let place = first === SourcePosition.unknown ? nil : first.name(in: position)
    misuse(.nameTaken(name, by: noun, since: place), at: position)
  }
}

/// A type that must not be mocked, for a reason that it gives.
///
/// ```swift
/// class Reactor: MockingRefusal {
///   static var refusesMocking: String? { "simulate it with ReactorModel" }
/// }
/// ```
///
/// A class that conforms refuses for its mocks, which inherit from it. A protocol inherits from
/// `MockingRefusal`, and gives its reason in an extension. You can also conform only the mock.
/// Mocky reports each mock that a test makes: "Reactor refuses to be mocked: simulate it with
/// ReactorModel". It also reports expectations of the type's static members, and spies of such an
/// object.
///
/// From OCMock 9.7 (`supportsMocking:`).
public protocol MockingRefusal {
  /// The reason why the type must not be mocked; nil if it may.
  ///
  /// Mocky asks for it each time, on the thread that makes the mock. The answer may change.
  static var refusesMocking: String? { get }
}

extension Misuse {
  /// Returns the mistake of mocking or spying on a type that refuses it; nil if it does not. Runs the
  /// type's own code, so never under the lock.
  static func refusal(by type: Any.Type) -> Misuse? {
    guard let reason = (type as? any MockingRefusal.Type)?.refusesMocking else { return nil }
    return .refused(MockTypeName("\(type)").subject, because: reason)
  }
}
