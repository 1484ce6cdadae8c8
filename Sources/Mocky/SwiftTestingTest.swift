import Foundation
import MockyCore
import Testing

/// A test of Swift Testing.
struct SwiftTestingTest: RunningTest {
  /// Nil for an exit test, which has a process of its own and no current test.
  let id: Test.ID?

  static var current: SwiftTestingTest? {
    if let test = Test.current { return SwiftTestingTest(id: test.id) }
    guard isInExitTest else { return nil }
    ExitTestVoice.begin()
    return SwiftTestingTest(id: nil)
  }

  /// True if this process belongs to an exit test.
  private static var isInExitTest: Bool {
    #if os(Linux) || os(macOS) || os(Windows) || os(FreeBSD)
      return ExitTest.current != nil
    #else
      return false
    #endif
  }

  var isOfXCTest: Bool { false }

  var isExitTest: Bool { id == nil }

  var name: String? {
    // The part after the last slash is the place where it is declared.
    id.map { "\($0)".split(separator: "/").dropLast().joined(separator: "/") }
  }

  var position: SourcePosition? { Test.current.map { SourcePosition($0.sourceLocation) } }

  var place: TestPlace? {
    TestPlace(
      position, suite: name?.split(separator: "/").dropLast().joined(separator: "."))
  }

  var hasThrown: Bool { false }

  var wasSkipped: Bool { false }

  var isReached: Bool { Test.current?.id == id }

  /// Xcode keeps attachments. Everything else has each attachment named, and loses it if no folder
  /// for attachments is set.
  private static let keepsAttachments: Bool = {
    let arguments = CommandLine.arguments
    #if canImport(Darwin)
      if !arguments.contains("--testing-library") { return true }
    #endif
    return arguments.contains { $0.contains("attachments-path") }
  }()

  var attach: ((Transcript) -> Void)? {
    guard Self.keepsAttachments else { return nil }
    return { transcript in
      for (kind, text) in transcript.files {
        Attachment.record(text, named: "\(transcript.name).\(kind)")
      }
    }
  }

  func isSame(as other: any RunningTest) -> Bool {
    (other as? SwiftTestingTest).map { $0.id == id } ?? false
  }

  func fail(_ failure: MockFailure) -> Verdict {
    // An error, because the framework shows its description in the first line, and comments
    // below.
    Verdict(
      on: Issue.record(
        HeadlineOnly(text: failure.headline), failure.rest.map(Comment.init(rawValue:)),
        sourceLocation: failure.sourceLocation))
  }

  func report(_ error: any Error, _ notes: String) -> Bool {
    guard let test = Test.current, isReached else { return false }
    Issue.record(error, Comment(rawValue: notes), sourceLocation: test.sourceLocation)
    return true
  }

  func note(_ text: String, to failure: MockFailure) {
    // Lists of failures for machines have no warnings.
    if isReached, Self.keepsAttachments { Attachment.record(text, named: "Mocky notes.txt") }
    #if compiler(>=6.3)
      if isReached {
        Issue.record(
          Comment(rawValue: text), severity: .warning, sourceLocation: failure.sourceLocation)
        return
      }
    #endif
    FileHandle.standardError.write(Data("note: \(text)\n".utf8))
  }
}

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

extension Verdict {
  /// Finds the verdict on a recorded issue. The issue may be known, and a filter among the test's
  /// traits may drop it later, which the framework does not report.
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

/// The first line of a failure, as the error that Swift Testing shows beside the issue.
private struct HeadlineOnly: CustomNSError, CustomStringConvertible {
  static let errorDomain: String = "Mocky"
  let text: String
  var description: String { text }
}

extension MockFailure {
  /// The lines after the first; nil if there are none.
  fileprivate var rest: String? {
    message.firstIndex(of: "\n").map { String(message[message.index(after: $0)...]) }
  }

  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
