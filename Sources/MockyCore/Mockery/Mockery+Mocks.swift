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
    return try context.making(object) { try make(object) }
  }

  /// Makes a state machine over strings.
  ///
  /// ```swift
  /// let readiness = context.states("readiness").startsAs("unready")
  /// ```
  ///
  /// Its state is `""` until `.startsAs(…)` sets the first one.
  ///
  /// - Parameter name: its name in failure messages. Mocky reports a name that you use twice.
  ///
  /// From jMock and LRMocky (`states`).
  public func states(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) -> StateMachine<String> {
    let machine = MachineCore(
      name: name, startingAs: "", beginsWithoutState: true, context: context)
    return states(machine, at: SourcePosition(fileID, filePath, line, column))
  }

  /// Makes a state machine over a type of your own, such as an enum.
  ///
  /// ```swift
  /// let door = context.states("door", startingAs: Door.closed)
  /// ```
  ///
  /// - Parameters:
  ///   - name: its name in failure messages. Mocky reports a name that you use twice.
  ///   - state: its first state, to which it returns when the context is reset.
  ///
  /// From jMock and LRMocky (`states`); typed states are Mocky's own.
  public func states<State: Hashable & Sendable>(
    _ name: String, startingAs state: State, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> StateMachine<State> {
    let machine = MachineCore(name: name, startingAs: AnyHashable(state), context: context)
    return states(machine, at: SourcePosition(fileID, filePath, line, column))
  }

  private func states<State>(
    _ machine: MachineCore, at position: SourcePosition
  ) -> StateMachine<State> {
    context.update { $0.machines.append(machine) }
    context.take("state machine", machine.name, at: position)
    return StateMachine(core: machine)
  }

  /// Makes a sequence, to which `inSequence` adds calls in the expected order.
  ///
  /// See ``CallSequence`` for an example.
  ///
  /// - Parameter name: its name in failure messages; by default, its line. Mocky reports a name
  ///   that you use twice.
  ///
  /// From jMock (`sequence`).
  public func sequence(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) -> CallSequence {
    let position = SourcePosition(fileID, filePath, line, column)
    let sequence = SequenceCore(name: name ?? position.text, context: context)
    context.update { $0.sequences.append(sequence) }
    if let name { context.take("sequence", name, at: position) }
    return CallSequence(core: sequence)
  }
}

extension Mockery {
  /// Makes a spy, which forwards calls that you don't stub to a real object, and records all calls.
  ///
  /// ```swift
  /// let clock = context.spy(MockClock.self, on: SystemClock())
  /// context.check { allowing(clock).receives.now.then.returns(noon) }
  /// // … all but `now` comes from the system's clock …
  /// context.verify { expectThat(clock).received.schedule(.any) }
  /// ```
  ///
  /// A call that matches an expectation but comes too often, in the wrong state or out of order
  /// fails, as on any mock. Calls that the real object makes to itself don't pass through the spy.
  ///
  /// - Parameters:
  ///   - type: the mock's type.
  ///   - real: the real object. If methods change a value, the spy's copy changes, and yours
  ///     doesn't.
  ///   - name: its name in failure messages, as for a mock.
  ///
  /// From OCMock 1.4 and 6 (partial mocks), Mocka (`spy`).
  public func spy<Mocked: SpyMock>(
    _ type: Mocked.Type, on real: Mocked.MockReal, named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) -> Mocked {
    let mock = mock(
      type, named: name, fileID: fileID, filePath: filePath, line: line, column: column)
    let realType = Swift.type(of: real as Any)
    if let refusal = MockTypeName("\(realType)").refusal(by: realType) {
      context.misuse(refusal, at: SourcePosition(fileID, filePath, line, column))
    }
    context.spy(mock.mockObject, on: .real(real))
    return mock
  }

  /// Makes a spy of a class, which forwards calls that you don't stub to `super`, and records all
  /// calls.
  ///
  /// ```swift
  /// let engine = context.spy { MockEngine($0, cylinders: 4) }
  /// context.check { allowing(engine).receives.ignite().then.returns(false) }
  /// engine.start()  // Engine's own `start()`, which now gets false from `ignite()`
  /// ```
  ///
  /// It also sees the calls that the object makes to itself. Calls by the class's own initializer
  /// are neither recorded nor stubbed.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages, as for a mock.
  ///   - make: makes the mock from the object that records its calls. Its error is rethrown.
  ///
  /// From OCMock 1.4 and 6 (partial mocks), Mocka (`spy`).
  @_disfavoredOverload
  public func spy<Mocked: ClassMock>(
    named name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column,
    _ make: (MockObject) throws -> Mocked
  ) rethrows -> Mocked {
    let mock = try mock(
      named: name, fileID: fileID, filePath: filePath, line: line, column: column, make)
    context.spy(mock.mockObject, on: .superclass)
    return mock
  }

  /// Removes a mock from the test: `context.stopMocking(clock)`.
  ///
  /// A spy then forwards every call to its real object and records none. A call of any other mock
  /// fails, and the failure shows that it was stopped. You can still verify earlier calls, and
  /// earlier expectations must still be satisfied. Mocky reports new expectations of the mock.
  ///
  /// - Parameter mock: the mock to stop.
  ///
  /// From OCMock 1.4 (`stopMocking`).
  public func stopMocking<Mocked: Mock>(_ mock: Mocked) {
    let object = mock.mockObject
    object.context.update { _ in object.changeUse { $0.stop() } }
  }
}

extension Context {
  /// Turns a mock into a spy.
  fileprivate func spy(_ mock: MockObject, on target: Forwarding.Target) {
    update { state in
      mock.forwarding.target = target
      mock.forwarding.isSpy = true
      state.bin.add(state.mocks.spies.add(mock))
    }
  }
}

extension Context {
  /// Makes the object that connects a mock to its context, and reports a type that opts out of
  /// mocking.
  func mockObject<Mocked: Mock>(
    _ type: Mocked.Type, named name: String?, strictness: Strictness?,
    at position: SourcePosition
  ) -> MockObject {
    reporter.contextIsUsed()
    if let refusal = Mocked.refusal { misuse(refusal, at: position) }
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
    if let name { take("mock", name, at: position()) }
    let name = name ?? update { $0.names.takeDefault(defaultName, at: position()) }
    if strictness == .defaults, !typeName.defaults.values.contains(nil) {
      let obstacle = typeName.defaults.values.lazy.compactMap(\.self).min()
      misuse(.nothingByDefault(typeName.text, because: obstacle), at: position())
    }
    return MockObject(
      name: name, typeName: typeName, strictness: strictness ?? self.strictness, context: self,
      forwarding: target)
  }

  /// Runs the closure that makes a mock. Calls by the mocked class's initializer bypass the mock.
  func making<Mocked>(_ object: MockObject, _ make: () throws -> Mocked) rethrows -> Mocked {
    guard object.canForward else { return try make() }
    update { _ in object.changeUse { $0.beginMaking() } }
    defer { update { _ in object.changeUse { $0.endMaking() } } }
    let made = try make()
    if let mock = Optionals.unwrapped(made), type(of: mock) is AnyClass {
      update { _ in object.forwarding.watch(mock as AnyObject) }
    }
    return made
  }

  /// Takes a name from a test, and reports one that is in use.
  func take(
    _ noun: String, _ name: String, at position: @escaping @autoclosure NameRegistry.Place
  ) {
    guard let first = update({ $0.names.take(name, for: noun, at: position()) })?() else { return }
    let position = position()
    let place = first === SourcePosition.unknown ? nil : first.name(in: position)
    misuse(.nameTaken(name, by: noun, since: place), at: position)
  }
}
