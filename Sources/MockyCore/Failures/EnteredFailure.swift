import Foundation

/// A failure from the moment when it happens. Its text may follow, because the text needs the stack
/// and the descriptions of users' values. `@unchecked Sendable`: its variables are used only under
/// the context's lock.
final class EnteredFailure: @unchecked Sendable {
  /// The thread that makes the text.
  let author: ObjectIdentifier = Thread.identity

  // Under the context's lock.
  /// The failure without added lines. While a thread makes its text, it has one line.
  private var known: MockFailure
  /// True while a thread makes its text.
  private(set) var isUnworded: Bool = false
  private var appendix: String = ""
  /// The reporter's verdict; nil before the failure is reported.
  var verdict: Verdict?
  /// The failures that it explains.
  var notes = FailureNotes()

  init(_ failure: MockFailure, verdict: Verdict? = nil) {
    self.verdict = verdict
    known = failure
  }

  /// A failure of a call, which this thread is about to describe.
  convenience init(_ kind: MockFailure.Kind, of invocation: Invocation) {
    let mock = invocation.mock
    let words = kind == .unexpectedCall ? "unexpected" : "failed"
    let message =
      "\(mock.name).\(invocation.member.shownName): \(words); "
      + "describing the call takes longer than \(Context.timeForTexts)"
    self.init(MockFailure(kind: kind, message: message, position: mock.context.origin))
    isUnworded = true
  }

  var kind: MockFailure.Kind { known.kind }

  /// The failure with its text so far.
  var failure: MockFailure {
    var failure = known
    failure.message += appendix
    return failure
  }

  /// True while another thread makes its text.
  var isAwaited: Bool { isUnworded && author != Thread.identity }

  func complete(_ failure: MockFailure) { (known, isUnworded) = (failure, false) }

  func add(_ line: String) { appendix += "\n\(line)" }
}
