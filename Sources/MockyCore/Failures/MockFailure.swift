/// What went wrong in a test, as a ``FailureReporter`` is told it.
///
/// ```swift
/// struct PrintingReporter: FailureReporter {
///   func report(_ failure: MockFailure) {
///     print("\(failure.fileID):\(failure.line): \(failure.message)")
///   }
/// }
/// ```
public struct MockFailure: Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable, Hashable {
    /// A mock was called in a way that nothing expects or allows.
    case unexpectedCall
    /// An expectation did not get its calls, or a `verify` block did not find them.
    case unsatisfied
    /// A wait came to its end without what it waited for.
    case timedOut
    /// Mocky was used in a way that has no meaning.
    case misuse
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// The whole text, whose first line stands alone.
  public internal(set) var message: String

  let position: SourcePosition

  /// The file it belongs to, as `#fileID` gives it: "Module/File.swift".
  public var fileID: String { position.fileID }
  /// The file it belongs to, as `#filePath` gives it.
  public var filePath: String { position.filePath }
  /// The line it belongs to, counted from 1.
  public var line: Int { position.line }
  /// The column it belongs to, counted from 1.
  public var column: Int { position.column }

  /// The file as XCTest takes it, where it came from a test's source.
  package var literalPath: StaticString? { position.literalPath }

  /// Place and message: "PublisherTests.swift:27: subscriber.receive("hello"): unexpected: …".
  public var description: String { "\(position.text): \(message)" }

  /// The first line of the message.
  var headline: String { String(message.prefix { $0 != "\n" }) }
}

/// What a throwing method throws when its call was not expected.
///
/// ```swift
/// #expect(throws: UnexpectedInvocation.self) { try store.load(7) }
/// ```
///
/// The failure itself has been reported by then: this error only ends what the code under test was
/// doing. A method whose typed errors cannot hold it returns a default value instead.
///
/// From jMock (`ExpectationError`), which is thrown as well.
public struct UnexpectedInvocation: Error, Sendable, CustomStringConvertible {
  /// The call, as it would be written.
  ///
  /// ```swift
  /// do { try basket.fill() } catch let error as UnexpectedInvocation {
  ///   print(error.call)  // store.load(7)
  /// }
  /// ```
  public let call: String

  /// Tells this error from others that say the same.
  let identity: Identity

  init(_ invocation: Invocation) {
    call = invocation.text
    identity = Identity(text: "\(Self.words)\(call), reported above")
  }

  /// Whether a member that throws such errors can throw this one.
  static func canBeThrown<Failure: Error>(as failure: Failure.Type) -> Bool {
    UnexpectedInvocation.self is Failure.Type || Failure.self == (any Error).self
  }

  /// Lives as long as the error does.
  final class Identity: Sendable {
    let text: String

    init(text: String) { self.text = text }
  }

  /// One line: "unexpected call of turtle.up(), reported above".
  public var description: String { identity.text }

  private static let words: String = "unexpected call of "
}

extension Context {
  /// The error that a call throws which nothing took, where its member can throw it.
  func unexpectedInvocation<Failure: Error>(
    _ invocation: Invocation, as failure: Failure.Type
  ) -> Failure? {
    guard UnexpectedInvocation.canBeThrown(as: Failure.self) else { return nil }
    let error = UnexpectedInvocation(invocation)
    update { $0.thrown.add(error.identity) }
    return error as? Failure
  }

  /// Whether this context has thrown the error, which then stands for a failure that it reports.
  package func hasThrown(_ error: any Error) -> Bool {
    guard let error = error as? UnexpectedInvocation else { return false }
    return update { $0.thrown.objects }.contains { $0 === error.identity }
  }

  /// Whether an error that this context has thrown is there still, and says just this.
  package func hasThrown(errorThatSays text: String) -> Bool {
    update { $0.thrown.objects }.contains { $0.text == text }
  }
}
