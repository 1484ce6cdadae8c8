/// Expects a call on a mock: `expectThat(mock).receives.call()`.
///
/// ```swift
/// context.check {
///   expectThat(one).receives.receive("hello")
///   expectThat(two).receives(.atLeast(1)).receive(.startingWith("he"))
/// }
/// ```
///
/// The call is expected once, unless you write a number or range after `receives`. A missing call
/// fails the test at this line when the context is verified. In a `verify` block, write `received`,
/// which expects at least one call.
///
/// - Parameter subject: a mock, or a mock's type for static members and initializers.
/// - Returns: a value on which you write `receives` in `check`, or `received` in `verify`.
///
/// From LRMocky (`expectThat`) and jMock (`oneOf`).
public func expectThat<Subject>(
  _ subject: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) -> Receiver<Subject> {
  Receiver(
    subject: subject, verb: .expecting, position: SourcePosition(fileID, filePath, line, column))
}

/// Allows a call any number of times, including none: `allowing(mock).receives.call()`.
///
/// ```swift
/// context.check {
///   allowing(clock).receives.now.then.returns(noon)
///   expectThat(printer).receives.print("12:00")
/// }
/// ```
///
/// Stub queries with `allowing`, and expect commands with `expectThat`. If no action gives a value,
/// the call returns a default one, or a mock named after the call. Mocky reports a number of calls
/// after `allowing`, and an allowance in a `verify` block.
///
/// - Parameter subject: a mock, or a mock's type for static members and initializers.
/// - Returns: a value on which you write `receives`.
///
/// From jMock and LRMocky (`allowing`).
public func allowing<Subject>(
  _ subject: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) -> Receiver<Subject> {
  Receiver(
    subject: subject, verb: .allowing, position: SourcePosition(fileID, filePath, line, column))
}

/// Allows every call on a mock: `ignoring(log)`.
///
/// ```swift
/// context.byDefault { ignoring(log) }
/// ```
///
/// Each call returns a default value, or a mock named after the call. Mocky reports an `ignoring`
/// in a `verify` block.
///
/// - Parameter mock: the mock.
/// - Returns: a part of a `check` or `byDefault` block, which you can continue.
///
/// From jMock and LRMocky (`ignoring`).
public func ignoring(
  _ mock: some Mock, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(.ignoring, mock.mockObject, nil, .init(fileID, filePath, line, column))
}

/// The mock in an expectation, on which you write `receives` or `received`.
///
/// `expectThat` and `allowing` return it. Swift looks up `receives` and `received` on the mock
/// itself. A mock of several protocols therefore has the members of all of them.
@dynamicMemberLookup
public struct Receiver<Subject> {
  private let subject: Subject
  private let line: ExpectationLine

  init(subject: Subject, verb: Expectation.Verb, position: SourcePosition) {
    self.subject = subject
    line = ExpectationLine(verb, subject, at: position)
  }

  /// The builder behind `receives` or `received`, which knows the beginning of the expectation.
  public subscript<Builder: MockExpectations>(
    dynamicMember path: KeyPath<Subject, Builder>
  ) -> Builder {
    var builder = subject[keyPath: path]
    builder.mockRecorder.begin(line)
    return builder
  }
}

/// Any mock of a context, in expectations by the names of members.
///
/// ```swift
/// allowing(anyMock, methods: .startingWith("log"))
/// ```
///
/// From jMock (object and method matchers).
public let anyMock: AnyMock = AnyMock()

/// The type of ``anyMock``.
public struct AnyMock: Sendable {}
