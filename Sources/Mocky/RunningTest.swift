import Foundation
import MockyCore
#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A test that is or was running, of either framework.
enum RunningTest: Sendable {
  #if canImport(Testing)
    /// A test; nil for an exit test, which has a process of its own and no current test.
    case swiftTesting(Test.ID?)
  #endif
  #if canImport(XCTest)
    case xctest(XCTestRuns.Run)
  #endif

  /// The test that this thread or task works for; nil where neither framework knows one.
  static var current: RunningTest? {
    #if canImport(Testing)
      if let test = Test.current { return .swiftTesting(test.id) }
      if isInExitTest { return .swiftTesting(nil) }
    #endif
    #if canImport(XCTest)
      if let run = XCTestRuns.shared.current { return .xctest(run) }
    #endif
    return nil
  }

  /// Whether it is the same run of the same test; of Swift Testing's the same test.
  func isSame(as other: RunningTest) -> Bool {
    switch (self, other) {
    #if canImport(Testing)
      case (.swiftTesting(let id), .swiftTesting(let otherID)): return id == otherID
    #endif
    #if canImport(XCTest)
      case (.xctest(let run), .xctest(let otherRun)): return run === otherRun
    #endif
    #if canImport(Testing) && canImport(XCTest)
      default: return false
    #endif
    }
  }

  /// Whether it tells one run of a test from the next.
  var isOneRun: Bool { isOfXCTest }

  /// Whether this process is that of an exit test.
  static var isInExitTest: Bool {
    #if canImport(Testing) && compiler(>=6.2)
      #if os(Linux) || os(macOS) || os(Windows) || os(FreeBSD)
        return ExitTest.current != nil
      #else
        return false
      #endif
    #else
      return false
    #endif
  }

  /// Whether this thread or task works for a test of Swift Testing.
  static var isInSwiftTesting: Bool {
    #if canImport(Testing)
      return Test.current != nil || isInExitTest
    #else
      return false
    #endif
  }

  /// Whether it is a test of XCTest's.
  var isOfXCTest: Bool {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return false
    #endif
    #if canImport(XCTest)
      case .xctest: return true
    #endif
    }
  }

  /// Whether it is a test for sure, and not what happened before the first one.
  var isCertain: Bool {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return true
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return XCTestRuns.shared.isCertain(run)
    #endif
    }
  }

  /// What tells the test on the stack; of Swift Testing's only where it is this task's own.
  var place: TestPlace? {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return TestPlace(position)
    #endif
    #if canImport(XCTest)
      case .xctest(let run):
        return run.testCase.map { TestPlace(type: String(reflecting: type(of: $0))) }
    #endif
    }
  }

  /// What the framework calls it: "ShopTests.CartTests/saves()", "CartTests.testSaves".
  var name: String? {
    switch self {
    #if canImport(Testing)
      case .swiftTesting(let id):
        // Behind the last stroke stands where it is declared.
        return id.map { "\($0)".split(separator: "/").dropLast().joined(separator: "/") }
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return run.testCase?.name
    #endif
    }
  }

  /// Whether an error has come out of the test; not known of Swift Testing.
  var hasThrown: Bool {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return false
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return (run.testCase?.testRun?.unexpectedExceptionCount ?? 0) > 0
    #endif
    }
  }

  /// Whether the test has been skipped after it began; not known of Swift Testing.
  var wasSkipped: Bool {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return false
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return run.testCase?.testRun?.hasBeenSkipped ?? false
    #endif
    }
  }

  /// Where the test is declared; XCTest does not tell.
  var position: SourcePosition? {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return Test.current.map { SourcePosition($0.sourceLocation) }
    #endif
    #if canImport(XCTest)
      case .xctest: return nil
    #endif
    }
  }

  /// Whether a failure that is reported from here is booked on this test.
  var isReached: Bool {
    switch self {
    #if canImport(Testing)
      case .swiftTesting(let id): return Test.current?.id == id
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return XCTestRuns.shared.current === run
    #endif
    }
  }
}

#if canImport(Testing)
  extension SourcePosition {
    convenience init(_ location: SourceLocation) {
      #if compiler(>=6.3)
        let path = location.filePath
      #else
        let path = location._filePath
      #endif
      self.init(
        fileID: location.fileID, filePath: path, line: location.line, column: location.column)
    }
  }
#endif

extension RunningTest {
  /// Fails the test, at the failure's own place, and tells what became of that.
  func fail(_ failure: MockFailure) -> Verdict {
    switch self {
    #if canImport(Testing)
      case .swiftTesting:
        // An error, as the framework shows its words in the first line, and those of comments below.
        return Verdict(
          on: Issue.record(
            HeadlineOnly(text: failure.headline), failure.rest.map(Comment.init(rawValue:)),
            sourceLocation: failure.sourceLocation))
    #endif
    #if canImport(XCTest)
      case .xctest(let run): return run.fail(failure)
    #endif
    }
  }

  /// Tells more of a failure, as a warning where the framework knows such things, which also those are
  /// told that read results by machine; else where the framework itself writes.
  func note(_ text: String, to failure: MockFailure) {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: Self.warn(text, at: failure, isReached: isReached)
    #endif
    #if canImport(XCTest)
      case .xctest: XCTestRuns.tell("\(failure.filePath):\(failure.line): note: \(text)\n")
    #endif
    }
  }

  /// Attaches what has happened; nil where the framework knows no attachments, or loses them.
  var attach: ((Transcript) -> Void)? {
    switch self {
    #if canImport(Testing)
      case .swiftTesting: return Self.keepsAttachments ? { Self.record($0) } : nil
    #endif
    #if canImport(XCTest)
      #if canImport(Darwin)
        case .xctest(let run): return { run.add($0) }
      #else
        case .xctest: return nil
      #endif
    #endif
    }
  }

  #if canImport(Testing)
    /// The package manager has each attachment named, and loses it where it has no folder for them.
    private static let keepsAttachments: Bool = {
      let arguments = CommandLine.arguments
      return !arguments.contains("--testing-library")
        || arguments.contains { $0.contains("attachments-path") }
    }()

    private static func record(_ transcript: Transcript) {
      #if compiler(>=6.2)
        for (kind, text) in transcript.files {
          Attachment.record(text, named: "transcript.\(kind)")
        }
      #endif
    }
  #endif

  #if canImport(Testing)
    private static func warn(_ text: String, at failure: MockFailure, isReached: Bool) {
      #if compiler(>=6.3)
        if isReached {
          Issue.record(
            Comment(rawValue: text), severity: .warning, sourceLocation: failure.sourceLocation)
          return
        }
      #endif
      FileHandle.standardError.write(Data("note: \(text)\n".utf8))
    }
  #endif
}

#if canImport(Testing)
  /// Tells the test that has begun an exit test what is found when that ends. By then Swift Testing hears
  /// only of tasks that the exit test has begun, and how the process ends is what the test is about.
  final class ExitTestVoice: Sendable {
    private static let shared = ExitTestVoice()

    private init() {
      let (stream, failures) = AsyncStream.makeStream(of: [MockFailure].self)
      let isTold = DispatchSemaphore(value: 0)
      Task {
        for await failures in stream {
          for failure in failures { _ = RunningTest.swiftTesting(nil).fail(failure) }
          isTold.signal()
        }
      }
      ProcessEnd.use {
        failures.yield($0)
        return isTold.wait(timeout: .now() + 2) == .success
      }
    }

    /// Begins to listen, if this is a task of an exit test; called again, it does nothing.
    static func begin() {
      guard RunningTest.isInExitTest, withUnsafeCurrentTask(body: { $0 != nil }) else { return }
      _ = shared
    }
  }

  extension Verdict {
    /// What became of an issue that was recorded: it may be known, and a filter among the test's traits
    /// may drop it after that, which the framework tells nobody.
    fileprivate init(on issue: Issue) {
      #if compiler(>=6.3)
        var issue: Issue? = issue
        for case let filter as IssueHandlingTrait in (Test.current?.traits ?? []).reversed() {
          if let failing = issue, failing.isFailure { issue = filter.handleIssue(failing) }
        }
        self = issue?.isFailure ?? false ? .counts : .excused
      #else
        self = .unknown
      #endif
    }
  }

  /// The first line of a failure, as the error that Swift Testing shows where it names the issue.
  private struct HeadlineOnly: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  extension MockFailure {
    /// What follows the first line; nil if nothing does.
    fileprivate var rest: String? {
      message.firstIndex(of: "\n").map { String(message[message.index(after: $0)...]) }
    }

    fileprivate var sourceLocation: SourceLocation {
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
#endif

#if canImport(XCTest)
  extension XCTestRuns.Run {
    #if canImport(Darwin)
      fileprivate func add(_ transcript: Transcript) {
        for (kind, text) in transcript.files {
          let attachment = XCTAttachment(
            data: Data(text.utf8),
            uniformTypeIdentifier: kind == "svg" ? "public.svg-image" : "public.plain-text")
          attachment.name = "transcript.\(kind)"
          testCase?.add(attachment)
        }
      }
    #endif

    /// Fails this test and no other, whichever is running by now; in the words of `XCTFail`.
    fileprivate func fail(_ failure: MockFailure) -> Verdict {
      guard let testCase else { return failWhatIsRunning(failure) }
      let text = "failed - \(failure.message)"
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(
          filePath: failure.filePath, lineNumber: failure.line)
        let issue = XCTIssue(
          type: .assertionFailure, compactDescription: text,
          sourceCodeContext: XCTSourceCodeContext(location: location))
        return XCTestRuns.shared.verdict(on: text) { testCase.record(issue) }
      #else
        testCase.recordFailure(
          withDescription: text, inFile: failure.filePath, atLine: failure.line,
          expected: true)
        return .counts
      #endif
    }

    /// The test that was running when the first context was made is not known by its object.
    private func failWhatIsRunning(_ failure: MockFailure) -> Verdict {
      if !XCTestRuns.shared.isCertain(self) { XCTestRuns.shared.remember(failure) }
      if let file = failure.literalPath {
        XCTFail(failure.message, file: file, line: UInt(failure.line))
      } else {
        XCTFail(failure.description)
      }
      return .counts
    }
  }

  extension XCTestRuns {
    fileprivate static func tell(_ text: String) {
      #if canImport(Darwin)
        FileHandle.standardError.write(Data(text.utf8))
      #else
        print(text, terminator: "")
        fflush(nil)
      #endif
    }
  }
#endif
