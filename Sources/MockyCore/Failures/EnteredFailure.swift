import Foundation

/// A failure from the moment at which it happens: what describes it may follow. Its text takes
/// time, for which others may have to wait: the stack is looked up for it, and it asks the users'
/// values what they are.
/// `@unchecked Sendable`: what changes is touched under the context's lock only.
final class EnteredFailure: @unchecked Sendable {
  let kind: MockFailure.Kind
  /// The thread that puts the text together.
  private let author: ObjectIdentifier
  /// One line, for those who cannot wait for the text.
  private let summary: MockFailure

  // Under the context's lock.
  private var full: MockFailure?
  private var appendix: String = ""
  /// The reporter's verdict; nil as long as nobody was told.
  var verdict: Verdict?
  /// The failures that it explains.
  var notes = FailureNotes()

  init(_ failure: MockFailure, verdict: Verdict? = nil) {
    self.verdict = verdict
    kind = failure.kind
    author = Thread.identity
    summary = failure
    full = failure
  }

  /// A failure of a call, which this thread is about to describe.
  init(_ kind: MockFailure.Kind, of invocation: Invocation) {
    let mock = invocation.mock
    let words = kind == .unexpectedCall ? "unexpected" : "failed"
    let message =
      "\(mock.name).\(invocation.member.shownName): \(words); "
      + "describing the call takes longer than \(Context.timeForTexts)"
    self.kind = kind
    author = Thread.identity
    summary = MockFailure(kind: kind, message: message, position: mock.context.origin)
  }

  /// The failure as far as it is known by now.
  var failure: MockFailure {
    var failure = full ?? summary
    failure.message += appendix
    return failure
  }

  /// Its text is in the making.
  var isUnworded: Bool { full.isNil }

  /// Its text is in the making, on another thread than this one.
  var isAwaited: Bool { full.isNil && author != Thread.identity }

  func complete(_ failure: MockFailure) { full = failure }

  func add(_ line: String) { appendix += "\n\(line)" }
}
