/// A context, which makes the mocks of a test, keeps your expectations, and verifies them.
///
/// ```swift
/// let context = Mockery()
/// let subscriber = context.mock(MockSubscriber.self)
/// context.check {
///   expectThat(subscriber).receives.receive("hello")
/// }
/// Publisher(subscribers: [subscriber]).publish("hello")
/// assertContextSatisfied(context)
/// ```
///
/// You can use it from any thread at any time. A context that you never verify verifies itself when
/// it is released. The parameters from `fileID` to `column`, here and elsewhere, are the caller's
/// place. The compiler fills them in.
///
/// From jMock (`Mockery`) and LRMocky (`LRMockery`).
public final class Mockery: Sendable {
  package let context: Context

  /// Makes a context that reports to a reporter of your own, such as a ``RecordingReporter``.
  ///
  /// - Parameters:
  ///   - reporter: the reporter, which gets all failures.
  ///   - strictness: the strictness of mocks that you make without one.
  ///   - tracing: true to write each call to standard error as it happens.
  ///
  /// From jMock (`setExpectationErrorTranslator`).
  public init(
    reporter: any FailureReporter, strictness: Strictness = .strict, tracing: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    context = Context(
      reporter: reporter, strictness: strictness, tracing: tracing,
      origin: SourcePosition(fileID, filePath, line, column))
  }

  /// Makes a context for an adapter that knows the test.
  /// - Parameter origin: returns the place where the context was made.
  package init(
    reporter: any FailureReporter, strictness: Strictness = .strict, tracing: Bool = false,
    origin: @escaping @autoclosure @Sendable () -> SourcePosition
  ) {
    context = Context(
      reporter: reporter, strictness: strictness, tracing: tracing, origin: origin())
  }

  deinit { context.end() }

  /// True if an assertion forgets the expectations that it has verified; true by default.
  ///
  /// A `checkpoint()` forgets them in any case.
  ///
  /// From LRMocky.
  public var automaticallyResetsWhenAsserting: Bool {
    get { context.update { $0.settings.resetsWhenAsserting } }
    set { context.update { $0.settings.resetsWhenAsserting = newValue } }
  }

  /// The way in which the history keeps arguments of later calls; `.strongly` by default.
  ///
  /// With `.weakly`, a test can check that an argument is released.
  ///
  /// After OCMock 9.5 (breaking retain cycles).
  public var recordsArguments: ArgumentRecording {
    get { context.update { $0.settings.watch.contains(.weakArguments) } ? .weakly : .strongly }
    set { context.update { $0.settings.setWatch(.weakArguments, newValue == .weakly) } }
  }

  /// Limits the history to the newest calls, for tests with very many calls.
  ///
  /// ```swift
  /// context.limitHistory(to: 1_000)
  /// ```
  ///
  /// Expectations count all calls. A `verify` block finds only the newest ones, and fails if its
  /// answer depends on older ones. Messages give the number of calls that were left out.
  /// ``reset()`` keeps the limit.
  ///
  /// - Parameter count: the number of calls to keep. Mocky reports a number below 1.
  public func limitHistory(
    to count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    guard count > 0 else {
      let position = SourcePosition(fileID, filePath, line, column)
      return context.misuse(.emptyHistory(count), at: position)
    }
    context.update { $0.limitHistory(to: count) }
  }

  /// The scheme for default names of later mocks; ``CamelCaseNaming`` by default.
  ///
  /// From jMock (`setNamingScheme`).
  public var namingScheme: any NamingScheme {
    get { context.update { $0.settings.namingScheme } }
    set { context.exchange(\.settings.namingScheme) { $0 = newValue } }
  }

  /// Sets the result of calls without a stubbed one: `setDefault(.guest, for: User.self)`.
  ///
  /// It comes before the values of ``DefaultValues`` and ``MockDefault``, and survives ``reset()``.
  /// A value that holds this context keeps it alive until `assertSatisfied()`, which forgets such a
  /// value. Let a closure capture the context weakly.
  ///
  /// - Parameters:
  ///   - value: the value, the same one each time.
  ///   - type: the result type.
  ///
  /// From jMock (`setDefaultResultForType`).
  public func setDefault<Value>(_ value: Value, for type: Value.Type = Value.self) {
    var search = HolderSearch(context)
    let isHolder = search.finds(in: value)
    context.exchange(\.settings.defaults) { $0.set(value, for: type, keepsContext: isHolder) }
  }
}

extension Mockery {
  /// Calls a closure in which static members of mocks find this context.
  ///
  /// ```swift
  /// context.check { expectThat(MockClock.self).receives.now().then.returns(7) }
  /// context.run { #expect(Stopwatch<MockClock>().start == 7) }
  /// ```
  ///
  /// You need it only if parallel tests without the trait `.mockery` expect static calls on the
  /// same type. Tasks that the closure creates have the context, too; detached tasks don't.
  ///
  /// - Parameter body: the closure to call.
  /// - Returns: the closure's result.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Mockery.ofTask.withValue(self, operation: body)
  }

  /// Calls a closure that may suspend, in which static members of mocks find this context.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Mockery.ofTask.withValue(self, operation: body, isolation: isolation)
  }
}

extension Mockery {
  /// The context of the current task, for `Mockery.current`.
  package static var ofCurrentTask: Mockery? { ofTask.get() }

  /// The context of each task. It is written without `@TaskLocal`, because expanding a macro costs
  /// each compiler process as much as a small file.
  package static let ofTask = TaskLocal<Mockery?>(wrappedValue: nil)
}

extension Mockery {
  /// Calls a closure with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// let completion = Captor<(String) -> Void>()
  /// context.check { expectThat(store).receives.load(.any, then: .capturing(into: completion)) }
  /// …
  /// if let completion = completion.last { context.callWithDefaults(completion) }
  /// ```
  ///
  /// Mocky reports a type without a default value, and doesn't call the closure.
  ///
  /// - Parameter closure: the closure, such as one that a captor holds.
  /// - Returns: the closure's result; nil if it wasn't called.
  /// - Throws: the closure's error.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  @discardableResult
  public func callWithDefaults<each Value, Failure: Error, Result>(
    _ closure: (repeat each Value) throws(Failure) -> Result, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) throws(Failure) -> Result? {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let values: (repeat each Value) = context.defaultValues("the closure", at: position)
    else { return nil }
    return try closure(repeat each values)
  }

  /// Calls a closure that may suspend with default values: 0, "", nil and so on.
  @_disfavoredOverload @discardableResult
  public func callWithDefaults<each Value, Failure: Error, Result>(
    _ closure: (repeat each Value) async throws(Failure) -> Result,
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) async throws(Failure) -> Result? {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let values: (repeat each Value) = context.defaultValues("the closure", at: position)
    else { return nil }
    return try await closure(repeat each values)
  }
}

extension Mockery {
  /// Declares expectations, in addition to earlier ones.
  ///
  /// ```swift
  /// context.check {
  ///   for subscriber in subscribers {
  ///     expectThat(subscriber).receives.receive(message)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter expectations: the expectations; `for`, `if` and `switch` work, and a `check`
  ///   inside adds its expectations at its place.
  /// - Returns: a value you can ignore; it lets you nest `check` in another block.
  ///
  /// Mocky reports mistakes at their lines, such as an impossible number of calls or a mock of
  /// another context.
  ///
  /// From LRMocky (`check:`) and jMock (`checking`).
  @discardableResult
  public func check(
    @ExpectationBuilder _ expectations: () -> ExpectationGroup
  ) -> ExpectationGroup {
    let declared = context.declare(tier: .test, expectations)
    return ExpectationGroup.group(.nested(declared, in: context))
  }

  /// Declares defaults that any test may override, because `check` goes before them.
  ///
  /// ```swift
  /// context.byDefault {
  ///   allowing(clock).receives.now.then.returns(noon)
  /// }
  /// ```
  ///
  /// A `checkpoint()` keeps the defaults.
  ///
  /// - Parameter expectations: the defaults: `allowing`, `ignoring` and `.never`. Mocky reports an
  ///   expectation that requires a call.
  public func byDefault(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    _ = context.declare(tier: .fallback, expectations)
  }

  /// Verifies the calls so far, of any mocks of this context.
  ///
  /// ```swift
  /// context.verify {
  ///   expectThat(list).received.add("one")
  ///   expectThat(list).received(.never).clear()
  /// }
  /// ```
  ///
  /// Each call can be verified only once. Mocky reports each failure at its own line. A helper can
  /// pass on the test's place: `verify(filePath: file, line: line) { … }`.
  ///
  /// - Parameter calls: the calls; at least one of each, unless you write `received(…)`. Mocky
  ///   reports actions, states and sequences.
  ///
  /// From OCMock 3.1 (`OCMVerify`) and Mocka (`verify`).
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt? = nil,
    column: Int = #column, @ExpectationBuilder _ calls: () -> ExpectationGroup
  ) {
    context.deliverAllFailures()
    let verification = Verification(
      calls().placed(fileID, filePath, line, column), in: context)
    for misuse in verification.misuses { context.fail(misuse) }
    context.failOrNote(verification.run())
  }

  /// Verifies that calls come within a time, by blocking the thread.
  ///
  /// ```swift
  /// context.verify(within: .seconds(2)) { expectThat(list).received.add("one") }
  /// ```
  ///
  /// It returns as soon as the calls have come, and counts earlier ones, too. A maximum number of
  /// calls, such as `.never`, takes the whole time, or until there is a call too many. The wait
  /// ends at once if something fails.
  ///
  /// - Parameters:
  ///   - time: the longest time to wait; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  ///   - calls: the calls, as in ``verify(fileID:filePath:line:column:_:)``.
  /// - Returns: true only if the whole block is met.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`) and Mocka.
  @available(*, noasync, message: "write `await context.verify(within:)`")
  @discardableResult
  public func verify(
    within time: TimeSpan, clock: ManualClock? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt? = nil, column: Int = #column,
    @ExpectationBuilder _ calls: () -> ExpectationGroup
  ) -> Bool {
    let verification = TimedVerification(
      calls().placed(fileID, filePath, line, column), in: context, within: time, on: clock,
      isBlocking: true)
    context.look(for: verification.condition, until: verification.deadline)
    return verification.report()
  }

  /// Verifies that calls come within a time, by suspending.
  ///
  /// ```swift
  /// await context.verify(within: .seconds(2)) { expectThat(list).received.add("one") }
  /// ```
  ///
  /// It returns like the blocking form, and at once if the task is canceled.
  ///
  /// - Parameters:
  ///   - time: the longest time to wait; for zero or less it looks once.
  ///   - clock: the clock of the timeout, which the wait advances; real time by default.
  ///   - isolation: the caller's actor, which the compiler fills in.
  ///   - calls: the calls, as in ``verify(fileID:filePath:line:column:_:)``.
  /// - Returns: true only if the whole block is met.
  ///
  /// From OCMock 7.4 (`verifyWithDelay:`) and Mocka.
  @discardableResult
  public func verify(
    within time: TimeSpan, clock: ManualClock? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt? = nil, column: Int = #column,
    isolation: isolated (any Actor)? = #isolation,
    @ExpectationBuilder _ calls: () -> ExpectationGroup
  ) async -> Bool {
    let verification = TimedVerification(
      calls().placed(fileID, filePath, line, column), in: context, within: time, on: clock,
      isBlocking: false)
    await context.look(for: verification.condition, until: verification.deadline)
    return verification.report(isCancelled: Task.isCancelled)
  }

  /// Verifies that `expectThat` handled, or `verify` found, every call.
  ///
  /// ```swift
  /// context.verify { expectThat(list).received.add("one") }
  /// context.verifyNoMoreInteractions()
  /// ```
  ///
  /// Calls that `allowing` and `ignoring` handled count as not verified. Mocky reports one failure
  /// at the caller's line, with a list of the calls.
  ///
  /// - Parameter mocks: the mocks, such as `with: store, printer`; all mocks by default. Mocky
  ///   reports a mock of another context.
  ///
  /// From Mocka (`verifyNoMoreInteractions`) and Mockito.
  public func verifyNoMoreInteractions(
    with mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    context.deliverAllFailures()
    let position = SourcePosition(fileID, filePath, line, column)
    guard let mocks = context.objects(of: mocks, at: position) else { return }
    let failure = context.update { $0.noMoreInteractions(with: mocks, at: position) }
    if let failure = Rendering.run(failure) { context.failOrNote([failure]) }
  }

  /// Forgets the calls so far, so verification and the history begin here.
  ///
  /// ```swift
  /// basket.open()  // prepares the test
  /// context.forgetCalls(of: store, printer)
  /// ```
  ///
  /// Expectations, their counts and states stay, and so do failures.
  ///
  /// - Parameter mocks: the mocks, such as `of: store, printer`; all mocks by default. Mocky
  ///   reports a mock of another context.
  ///
  /// From Mockito (`clearInvocations`).
  public func forgetCalls(
    of mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let mocks = context.objects(of: mocks, at: position) else { return }
    context.update { $0.forgetCalls(of: mocks) }
  }
}

extension Context {
  /// Returns the objects of mocks; nil after reporting a mock of another context.
  fileprivate func objects(of mocks: [any Mock], at position: SourcePosition) -> [MockObject]? {
    let objects = mocks.map(\.mockObject)
    guard let foreign = objects.first(where: { $0.context !== self }) else { return objects }
    misuse(.foreignMock(foreign.name), at: position)
    return nil
  }
}
