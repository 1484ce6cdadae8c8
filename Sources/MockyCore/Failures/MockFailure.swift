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
  ///
  /// ```swift
  /// #expect(reporter.failures.first?.kind == .misuse)
  /// ```
  public enum Kind: Sendable, Hashable {
    /// A mock was called in a way that nothing expects or allows.
    ///
    /// ```swift
    /// #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
    /// ```
    case unexpectedCall
    /// An expectation did not get its calls, or a `verify` block did not find them.
    ///
    /// ```swift
    /// #expect(reporter.failures.map(\.kind) == [.unsatisfied])
    /// ```
    case unsatisfied
    /// A wait came to its end without what it waited for.
    ///
    /// ```swift
    /// #expect(reporter.failures.map(\.kind) == [.timedOut])
    /// ```
    case timedOut
    /// Mocky was used in a way that has no meaning.
    ///
    /// ```swift
    /// #expect(reporter.failures.map(\.kind) == [.misuse])
    /// ```
    case misuse
  }

  /// What kind of failure it is.
  ///
  /// ```swift
  /// #expect(reporter.failures.allSatisfy { $0.kind == .unsatisfied })
  /// ```
  public let kind: Kind
  /// The whole text, whose first line stands alone.
  ///
  /// ```swift
  /// #expect(reporter.failures[0].message.hasPrefix("subscriber.receive(\"hello\"): unexpected"))
  /// ```
  public internal(set) var message: String

  let position: SourcePosition

  /// The file it belongs to, as `#fileID` gives it: "Module/File.swift".
  ///
  /// ```swift
  /// print("\(failure.fileID):\(failure.line): \(failure.message)")
  /// ```
  public var fileID: String { position.fileID }
  /// The file it belongs to, as `#filePath` gives it.
  ///
  /// ```swift
  /// print("\(failure.filePath):\(failure.line): \(failure.message)")
  /// ```
  public var filePath: String { position.filePath }
  /// The line it belongs to, counted from 1.
  ///
  /// ```swift
  /// #expect(reporter.failures.map(\.line) == [12])
  /// ```
  public var line: Int { position.line }
  /// The column it belongs to, counted from 1.
  ///
  /// ```swift
  /// print("line \(failure.line), column \(failure.column)")
  /// ```
  public var column: Int { position.column }

  /// The file as XCTest takes it, where it came from a test's source.
  package var literalPath: StaticString? { position.literalPath }

  /// Place and message: "PublisherTests.swift:27: subscriber.receive("hello"): unexpected: …".
  ///
  /// ```swift
  /// print(failure)
  /// ```
  public var description: String { "\(position.text): \(message)" }

  /// The first line of the message.
  var headline: String { String(message.prefix { $0 != "\n" }) }
}
