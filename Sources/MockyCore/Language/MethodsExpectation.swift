/// The expectation of calls by the names of their members, on one mock or on any.
///
/// The calls return default values, and a closure in `runs` gets their arguments as an array.
/// `Never` is the type of their result, so that you cannot give another one.
///
/// From jMock (object and method matchers).
public typealias MethodsExpectation = InvocationExpectation<[Any], Never, Never, Synchronous>

extension InvocationExpectation where Arguments == [Any], Return == Never {
  /// - Parameters:
  ///   - mock: the mock; nil for all mocks.
  ///   - names: the names of the members; nil for all members.
  init(
    _ verb: Expectation.Verb, _ mock: MockObject?, _ names: Matcher<String>?, _ at: SourcePosition
  ) {
    let subject = mock.map(Subject.mock) ?? .anyMock
    let line = ExpectationLine(verb, at: at).naming(subject)
    let members = names.map(MemberPattern.named) ?? .all
    self.init(expectation: Expectation(line, subject, members), typed: { $0 })
  }
}

extension InvocationExpectation where Return == Never {
  /// Sets the number of calls altogether, or of posts of a notification: `.times(1...3)`.
  ///
  /// ```swift
  /// expectThat(settings, methods: .startingWith("set")).times(2)
  /// ```
  ///
  /// Without it, one call is expected. Mocky reports it after `allowing` and `ignoring`, and
  /// numbers that no calls can meet.
  ///
  /// - Parameter count: a number, a range, or words such as `.atLeast(2)` and `.never`.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`exactly(2).of(…)`).
  public func times(_ count: some CallCount) -> Self {
    changing { $0.cardinality = count.__cardinality }
  }
}

/// Expects a call of any member of a mock whose name matches.
///
/// ```swift
/// expectThat(settings, methods: .startingWith("set")).times(2)
/// ```
///
/// One call altogether is expected, unless you write `times`.
///
/// - Parameters:
///   - mock: the mock.
///   - methods: a matcher of the members' names, without their labels.
/// - Returns: the expectation, which you can continue.
///
/// From jMock (object and method matchers).
public func expectThat(
  _ mock: some Mock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(.expecting, mock.mockObject, methods, .init(fileID, filePath, line, column))
}

/// Expects a call of any member of any mock whose name matches.
///
/// ```swift
/// expectThat(anyMock, methods: .equal(to: "close"))
/// ```
///
/// One call altogether is expected, unless you write `times`.
///
/// - Parameters:
///   - mock: ``anyMock``.
///   - methods: a matcher of the members' names, without their labels.
/// - Returns: the expectation, which you can continue.
///
/// From jMock (object and method matchers).
public func expectThat(
  _ mock: AnyMock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(.expecting, nil, methods, .init(fileID, filePath, line, column))
}

/// Allows calls of those members of a mock whose names match.
///
/// ```swift
/// allowing(settings, methods: .startingWith("get"))
/// ```
///
/// - Parameters:
///   - mock: the mock.
///   - methods: a matcher of the members' names, without their labels.
/// - Returns: the expectation, which you can continue.
///
/// From jMock (object and method matchers).
public func allowing(
  _ mock: some Mock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(.allowing, mock.mockObject, methods, .init(fileID, filePath, line, column))
}

/// Allows calls of those members of any mock whose names match.
///
/// ```swift
/// allowing(anyMock, methods: .startingWith("log"))
/// ```
///
/// - Parameters:
///   - mock: ``anyMock``.
///   - methods: a matcher of the members' names, without their labels.
/// - Returns: the expectation, which you can continue.
///
/// From jMock (object and method matchers).
public func allowing(
  _ mock: AnyMock, methods: Matcher<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(.allowing, nil, methods, .init(fileID, filePath, line, column))
}

/// The arguments of calls that are expected by the names of their members.
///
/// There are four forms, because a leading dot needs a parameter that is a matcher.
extension InvocationExpectation where Arguments == [Any], Return == Never {
  /// Expects these arguments, one for each parameter: `.with("apple", .any)`.
  ///
  /// ```swift
  /// allowing(anyMock, methods: .equal(to: "load")).with(7)
  /// expectThat(store, methods: .startingWith("save")).with("apple", .any)
  /// expectThat(store, methods: .any).with(.value("apple"), .any, .ofType(Int.self))
  /// ```
  ///
  /// Without `with`, calls may have any arguments. With it, calls with another number of arguments
  /// don't match. Mocky reports plain values that cannot be compared.
  ///
  /// - Parameter arguments: plain values, which mean equality, and matchers. Write a matcher of
  ///   another type with that type: `Matcher.startingWith("ap")`. You can mix up to two arguments.
  ///   Of more, all are plain values, or all are matchers of `Any`, with `.value(x)` for a plain
  ///   one.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`with`).
  public func with(_ arguments: Any...) -> Self { taking(arguments.map { Self.matcher(of: $0) }) }

  /// Expects arguments that match, whatever their types: `.with(.any, .any)`.
  ///
  /// - Parameter arguments: the matchers, one for each parameter.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`with`).
  @_disfavoredOverload
  public func with(_ arguments: Matcher<Any>...) -> Self { taking(arguments.map { .erasing($0) }) }

  /// Expects a plain argument and one that matches: `.with("apple", .any)`.
  ///
  /// - Parameters:
  ///   - first: the plain value of the first argument.
  ///   - second: the matcher of the second argument.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`with`).
  @_disfavoredOverload
  public func with(_ first: Any, _ second: Matcher<Any>) -> Self {
    taking([Self.matcher(of: first), .erasing(second)])
  }

  /// Expects an argument that matches and a plain one: `.with(.any, 3)`.
  ///
  /// - Parameters:
  ///   - first: the matcher of the first argument.
  ///   - second: the plain value of the second argument.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From jMock (`with`).
  @_disfavoredOverload
  public func with(_ first: Matcher<Any>, _ second: Any) -> Self {
    taking([.erasing(first), Self.matcher(of: second)])
  }

  /// Expects no arguments: `allowing(anyMock, methods: .any).withNoArguments`.
  ///
  /// From jMock (`withNoArguments`).
  public var withNoArguments: Self { taking([]) }

  private func taking(_ matchers: [ArgumentMatcher]) -> Self {
    changing { $0.arguments = ArgumentsMatcher(matchers) }
  }

  /// Returns a matcher of any type as it is, and of other values one that means equality.
  private static func matcher(of argument: Any) -> ArgumentMatcher {
    (argument as? any ErasableMatcher)?.erased ?? .erasing(Matcher<Any>.value(argument))
  }
}

/// A matcher of an unknown type.
private protocol ErasableMatcher {
  var erased: ArgumentMatcher { get }
}

extension Matcher: ErasableMatcher {
  fileprivate var erased: ArgumentMatcher { .erasing(self) }
}
