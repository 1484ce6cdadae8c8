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

  /// The scheme for default names of later mocks; ``CamelCaseNaming`` by default.
  ///
  /// From jMock (`setNamingScheme`).
  public var namingScheme: any NamingScheme {
    get { context.update { $0.settings.namingScheme } }
    set { context.exchange(\.settings.namingScheme) { $0 = newValue } }
  }

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

  /// The context of the current task, for `Mockery.current`.
  package static var ofCurrentTask: Mockery? { ofTask.get() }

  /// The context of each task. It is written without `@TaskLocal`, because expanding a macro costs
  /// each compiler process as much as a small file.
  package static let ofTask = TaskLocal<Mockery?>(wrappedValue: nil)
}
