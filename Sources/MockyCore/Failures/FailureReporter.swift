import Foundation

/// A role for what tells a test framework, or anybody else, that a test has failed.
///
/// An adapter for another framework is a few lines:
///
/// ```swift
/// struct PrintingReporter: FailureReporter {
///   func report(_ failure: MockFailure) { print(failure) }
/// }
/// let context = Mockery(reporter: PrintingReporter())
/// ```
///
/// Contract: may be called on any thread, several at once; must not throw away a failure. It is
/// never called under a lock of Mocky's.
///
/// From jMock (`ExpectationErrorTranslator`) and LRMocky.
public protocol FailureReporter: Sendable {
  /// Whether a failure that is reported now, from here, fails the test that the context is for;
  /// true unless the reporter says otherwise.
  ///
  /// Where it does not, the context keeps the failure, and the next assertion, wait or verification
  /// reports it.
  var reachesTest: Bool { get }

  /// Whether blocking the current thread keeps the test from going on: a wait that timed out then
  /// says so, and names the `await` form. False unless the reporter says otherwise.
  var blockingStopsTheTest: Bool { get }

  /// Whether the test has been skipped or cancelled: unsatisfied expectations are then no failures.
  /// False unless the reporter says otherwise.
  var testWasCutShort: Bool { get }

  /// Whether the test has ended by throwing an error: unsatisfied expectations are then notes on
  /// that, and no failures. False unless the reporter says otherwise.
  var testHasThrown: Bool { get }

  /// Told when the context is used, which is the moment to find out which test is running; does
  /// nothing unless the reporter says otherwise.
  func contextIsUsed()

  /// Makes the test fail.
  func report(_ failure: MockFailure)

  /// Tells what else went wrong, in one or more lines, after a failure that has been reported and
  /// explains it; does nothing unless the reporter says otherwise.
  func add(notes: String, to failure: MockFailure)
}

extension FailureReporter {
  /// True: failures are reported at once.
  public var reachesTest: Bool { true }

  /// False: a wait that timed out says nothing of `await`.
  public var blockingStopsTheTest: Bool { false }

  /// False: unsatisfied expectations are failures.
  public var testWasCutShort: Bool { false }

  /// False: unsatisfied expectations are failures.
  public var testHasThrown: Bool { false }

  /// Does nothing.
  public func contextIsUsed() {}

  /// Does nothing.
  public func add(notes: String, to failure: MockFailure) {}
}

/// Keeps failures instead of failing the test: for testing matchers and actions of your own.
///
/// ```swift
/// let reporter = RecordingReporter()
/// let context = Mockery(reporter: reporter)
/// …
/// #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
/// ```
///
/// `@unchecked Sendable`: what it keeps is behind a lock.
public final class RecordingReporter: FailureReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var reported: [MockFailure] = []
  private var noted: [String] = []

  /// Makes a reporter that has nothing yet.
  public init() {}

  /// The failures that were reported, in order.
  public var failures: [MockFailure] { lock.withLock { reported } }

  /// What was told of failures after they had been reported, in order.
  public var notes: [String] { lock.withLock { noted } }

  /// Keeps a failure in ``failures``.
  public func report(_ failure: MockFailure) {
    lock.withLock { reported.append(failure) }
  }

  /// Keeps notes in ``notes``.
  public func add(notes: String, to failure: MockFailure) {
    lock.withLock { noted.append(notes) }
  }
}

/// What went wrong in a test, as a ``FailureReporter`` is told it.
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

  /// What happened, as values.
  public let details: Details

  let position: SourcePosition
  /// The expectations that the message names or counts as not satisfied.
  var told: [Expectation.Mark] = []

  init(kind: Kind, message: String, position: SourcePosition, details: Details? = nil) {
    self.kind = kind
    self.message = message
    self.position = position
    self.details = details ?? Details(String(message.prefix { $0 != "\n" }), in: nil)
  }

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
  package var headline: String { String(message.prefix { $0 != "\n" }) }
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
  /// The call, as it would be written: "store.load(7)".
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
