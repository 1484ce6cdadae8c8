/// Begins an expectation: `expectThat(mock).receives.call()`.
///
/// The call is expected once unless said otherwise.
///
/// ```swift
/// context.check {
///   expectThat(one).receives.receive("hello")
///   expectThat(two).receives(.atLeast(1)).receive(.startingWith("he"))
/// }
/// ```
///
/// - Parameter subject: a mock, or the type of one.
/// - Returns: what `receives` is said of; in `verify` blocks `received`.
///
/// From LRMocky (`expectThat`) and jMock (`oneOf`).
public func expectThat<Subject>(
  _ subject: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Receiver<Subject> {
  Receiver(
    subject: subject, verb: .expecting, position: SourcePosition(fileID, filePath, line, column))
}

/// Allows a call any number of times, also none: `allowing(mock).receives.call()`.
///
/// If no action gives it a value, it returns a default one, or a mock named after the call.
///
/// Stub queries with `allowing`, expect commands with `expectThat`.
///
/// ```swift
/// context.check {
///   allowing(clock).receives.now.then.returns(noon)
///   expectThat(printer).receives.print("12:00")
/// }
/// ```
///
/// - Parameter subject: a mock, or the type of one. Mocky reports a number of calls after it.
/// - Returns: what `receives` is said of.
///
/// From jMock and LRMocky (`allowing`).
public func allowing<Subject>(
  _ subject: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Receiver<Subject> {
  Receiver(
    subject: subject, verb: .allowing, position: SourcePosition(fileID, filePath, line, column))
}

/// Allows every call on a mock: each returns a default value, or a mock named after the call. It is
/// a part of a block: `context.byDefault { ignoring(log) }`.
///
/// From jMock and LRMocky (`ignoring`).
public func ignoring(
  _ mock: some Mock, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(
    .ignoring, .mock(mock.mockObject), .all, SourcePosition(fileID, filePath, line, column))
}

/// The expectation of calls by the names of their members, on one mock or on any.
///
/// A closure given to `runs` gets the arguments as they come. Such calls return default values:
/// `Never` is their result, so that no other can be given.
///
/// From jMock (object and method matchers).
public typealias MethodsExpectation = InvocationExpectation<[Any], Never, Never, Synchronous>

extension InvocationExpectation where Arguments == [Any], Return == Never {
  init(
    _ verb: Expectation.Verb, _ subject: Subject, _ member: MemberPattern,
    _ position: SourcePosition
  ) {
    let line = ExpectationLine(verb, at: position).naming(subject)
    self.init(expectation: Expectation(line, subject, member), typed: { $0 })
  }
}

extension InvocationExpectation where Return == Never {
  /// Expects so many calls altogether, or so many posts of a notification: `.times(2)`,
  /// `.times(1...3)`, `.times(.never)`. The default is one. Mocky reports it after `allowing`. From jMock
  /// (`exactly(2).of(…)`).
  public func times(_ count: some CallCount) -> Self {
    changing { $0.cardinality = count.__cardinality }
  }
}

/// Stands for every mock of a context, as in `allowing(anyMock, methods: .startingWith("log"))`.
/// From jMock (object and method matchers).
public let anyMock: AnyMock = AnyMock()

/// The type of ``anyMock``.
public struct AnyMock: Sendable {}

/// Expects a call of any member of a mock whose name, without its labels, matches:
/// `expectThat(settings, methods: .startingWith("set")).times(.exactly(2))`.
///
/// From jMock (object and method matchers).
public func expectThat(
  _ mock: some Mock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(
    .expecting, .mock(mock.mockObject), .named(methods),
    SourcePosition(fileID, filePath, line, column))
}

/// Expects a call of any member of any mock whose name matches. From jMock (object and method
/// matchers).
public func expectThat(
  _ mock: AnyMock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(
    .expecting, .anyMock, .named(methods), SourcePosition(fileID, filePath, line, column))
}

/// Allows calls of those members of a mock whose names match:
/// `allowing(settings, methods: .startingWith("get"))`. From jMock (object and method matchers).
public func allowing(
  _ mock: some Mock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(
    .allowing, .mock(mock.mockObject), .named(methods),
    SourcePosition(fileID, filePath, line, column))
}

/// Allows calls of those members of any mock whose names match. From jMock (object and method
/// matchers).
public func allowing(
  _ mock: AnyMock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(
    .allowing, .anyMock, .named(methods), SourcePosition(fileID, filePath, line, column))
}

/// The result of `expectThat` and `allowing`: the mock, waiting for `receives` or `received`. Swift
/// looks these up on the mock itself, so a mock of several protocols has the members of all of
/// them.
@dynamicMemberLookup
public struct Receiver<Subject> {
  private let subject: Subject
  private let line: ExpectationLine

  init(subject: Subject, verb: Expectation.Verb, position: SourcePosition) {
    self.subject = subject
    line = ExpectationLine(verb, subject, at: position)
  }

  /// The builder behind `receives` or `received`, told what stood before it.
  public subscript<Builder: MockExpectations>(
    dynamicMember path: KeyPath<Subject, Builder>
  ) -> Builder {
    var builder = subject[keyPath: path]
    builder.mockRecorder.begin(line)
    return builder
  }
}

/// The arguments of calls that are expected by the names of their members.
///
/// Four forms, as a leading dot needs a parameter that is a matcher.
extension InvocationExpectation where Arguments == [Any], Return == Never {
  /// Expects these arguments, one for each parameter; without it, calls may have any.
  ///
  /// ```swift
  /// allowing(anyMock, methods: .equal(to: "load")).with(7)
  /// expectThat(store, methods: .startingWith("save")).with("apple", .any)
  /// expectThat(store, methods: .any).with(.value("apple"), .any, .ofType(Int.self))
  /// ```
  ///
  /// - Parameter arguments: plain values, which mean equality, and matchers. A matcher of another
  ///   type is written with that type: `Matcher.startingWith("ap")`. Up to two arguments may be
  ///   mixed. Of more, all are plain values, or all are matchers of `Any`, with `.value(x)` for a
  ///   plain one.
  ///
  /// Calls with another number of arguments are not taken. Mocky reports plain values that
  /// cannot be compared.
  ///
  /// From jMock (`with`).
  public func with(_ arguments: Any...) -> Self { taking(arguments.map { Self.matcher(of: $0) }) }

  /// Expects arguments that match, whatever their types:
  /// `.with(.any, .any)`. From jMock (`with`).
  @_disfavoredOverload
  public func with(_ arguments: Matcher<Any>...) -> Self { taking(arguments.map { .erasing($0) }) }

  /// Expects two arguments: `.with("apple", .any)`. From jMock (`with`).
  @_disfavoredOverload
  public func with(_ first: Any, _ second: Matcher<Any>) -> Self {
    taking([Self.matcher(of: first), .erasing(second)])
  }

  /// Expects two arguments: `.with(.any, 3)`. From jMock (`with`).
  @_disfavoredOverload
  public func with(_ first: Matcher<Any>, _ second: Any) -> Self {
    taking([.erasing(first), Self.matcher(of: second)])
  }

  /// Expects no arguments: `allowing(anyMock, methods: .any).withNoArguments`.
  /// From jMock (`withNoArguments`).
  public var withNoArguments: Self { taking([]) }

  private func taking(_ matchers: [ArgumentMatcher]) -> Self {
    changing { $0.arguments = ArgumentsMatcher(matchers) }
  }

  /// A matcher, whatever its type, as it is; of another value one that means equality.
  private static func matcher(of argument: Any) -> ArgumentMatcher {
    (argument as? any ErasableMatcher)?.erased ?? .erasing(Matcher<Any>.value(argument))
  }
}

/// A matcher of a type that is not known.
private protocol ErasableMatcher {
  var erased: ArgumentMatcher { get }
}

extension Matcher: ErasableMatcher {
  fileprivate var erased: ArgumentMatcher { .erasing(self) }
}
