import Foundation

/// A failure of a test, for a ``FailureReporter``.
public struct MockFailure: Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable, Hashable {
    /// A mock got a call that no expectation handles.
    case unexpectedCall
    /// An expectation did not get its calls, or a `verify` block did not find them.
    case unsatisfied
    /// A wait ended before its goal was reached.
    case timedOut
    /// The test has a mistake in its use of Mocky.
    case misuse
  }

  /// The kind of failure.
  public let kind: Kind
  /// The whole text. Its first line makes sense on its own.
  public internal(set) var message: String

  /// The failure as values.
  public let details: Details

  let position: SourcePosition
  /// The expectations that the message names or counts as unsatisfied.
  var namedExpectations: [ExpectationLine] = []
  /// True if it is the error by which the test has ended, which the framework itself reports.
  package fileprivate(set) var isEndOfTest: Bool = false

  init(kind: Kind, message: String, position: SourcePosition, details: Details? = nil) {
    self.kind = kind
    self.message = message
    self.position = position
    self.details = details ?? Details(message.firstLine, in: nil)
  }

  /// Returns the error by which a test has ended. Its message is about the error's origin, and may
  /// be empty.
  static func endOfTest(_ origin: String?, at position: SourcePosition) -> MockFailure {
    var failure = MockFailure(kind: .unsatisfied, message: origin ?? "", position: position)
    failure.isEndOfTest = true
    return failure
  }

  /// The ID of its file, a value of `#fileID`: "Module/File.swift".
  public var fileID: String { position.fileID }
  /// The path of its file, a value of `#filePath`.
  public var filePath: String { position.filePath }
  /// Its line, counted from 1.
  public var line: Int { position.line }
  /// Its column, counted from 1.
  public var column: Int { position.column }

  /// The path in the form for XCTest, if it came from a test's source.
  package var literalPath: StaticString? { position.literalPath }

  /// The place and the message: "PublisherTests.swift:27: subscriber.receive("hello"): unexpected:
  /// …".
  public var description: String { "\(position.text): \(message)" }

  /// The place and the first line of the message.
  var shortDescription: String { "\(position.text): \(headline)" }

  /// A line that editors and terminals recognize: "/…/PublisherTests.swift:27: error:
  /// subscriber.…".
  var errorLine: String { "\(filePath):\(line): error: \(message)" }

  /// The first line of the message.
  package var headline: String { message.firstLine }

  /// A failure as values, for reporters that show it in their own way.
  ///
  /// ```swift
  /// for argument in failure.details.arguments where !argument.matches {
  ///   for difference in argument.differences { print(difference.path, difference.actual ?? "") }
  /// }
  /// ```
  ///
  /// It holds only texts and numbers, so it keeps nothing alive. Properties that don't apply are
  /// empty or nil. For example, a failure of the kind ``MockFailure/Kind/misuse`` has only a
  /// reason.
  public struct Details: Sendable {
    /// The problem, as in the first line of the message: `amount is 10, expected 100`.
    public let reason: String
    /// The call that failed.
    public internal(set) var call: RecordedCall?
    /// The functions from the call to the test; empty if the system doesn't show them.
    public internal(set) var callers: [Caller] = []
    /// The expectation of the failure: the closest, or the unmet one.
    public internal(set) var expectation: DeclaredExpectation?
    /// The call's arguments beside the expected ones, if they were compared.
    public internal(set) var arguments: [Argument] = []
    /// Other expectations that are equally close.
    public internal(set) var alsoClose: [DeclaredExpectation] = []
    /// All state machines with their states at the time of the failure.
    public let states: [State]
    /// The last calls before it, oldest first, up to the number that the message shows.
    public let callsBefore: [RecordedCall]

    /// Runs what values and matchers say of themselves: never under the lock.
    init(_ reason: String, in snapshot: ContextSnapshot?, _ expectation: Expectation? = nil) {
      self.reason = reason
      self.expectation = expectation.map { DeclaredExpectation($0) }
      let machines = snapshot?.machines ?? []
      states = machines.map { State(machine: $0.machine.name, state: $0.state.text) }
      callsBefore = snapshot?.history.suffix(Layout.calls).map { RecordedCall($0) } ?? []
    }
  }

  /// A function between a call and the test.
  public struct Caller: Sendable, Hashable {
    /// The name: `Publisher.publish(_:)`.
    public let function: String
    /// The path of its file.
    public let filePath: String
    /// The line that made the call, counted from 1.
    public let line: Int

    /// The function, or the one around the closure: "Gateway.emit(_:)".
    var name: String { function.components(separatedBy: " in ").last ?? function }

    /// "Gateway.emit(_:)", "closure in Gateway.emit(_:)".
    var words: String { function.hasPrefix("closure #") ? "closure in \(name)" : function }

    /// Returns the function and the line: "Gateway.emit(_:) Sources/Shop/Gateway.swift:62".
    /// - Parameter file: the file that needs no name.
    func text(in file: String? = nil) -> String {
      "\(words) \(filePath == file ? "" : SourcePaths.short(filePath)):\(line)"
    }
  }

  /// An argument of a call beside the expected one.
  public struct Argument: Sendable {
    /// The label of its parameter; nil if it has none.
    public let label: String?
    /// True if it matches.
    public let matches: Bool
    /// The expected value or matcher, in words.
    public let expected: String
    /// The actual value, in words.
    public let actual: String
    /// The different parts, if a plain value was expected.
    public let differences: [Difference]
  }

  /// A different part of an expected and an actual value.
  public struct Difference: Sendable, Hashable {
    /// The path of the part: `items[1].sku`; empty for the value itself.
    public let path: String
    /// The text of the expected part; nil if there is none.
    public let expected: String?
    /// The text of the actual part; nil if there is none.
    public let actual: String?
  }

  /// A state machine and one of its states.
  public struct State: Sendable, Hashable {
    /// The name of the state machine.
    public let machine: String
    /// The state, as in failure messages: `"ready"`, with quotation marks.
    public let state: String
  }
}
