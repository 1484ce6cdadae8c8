import Foundation

/// A failure from the moment at which it happens: what describes it may follow.
///
/// Its text takes time, for which others may have to wait: the stack is looked up for it, and it
/// asks the users' values what they are.
///
/// `@unchecked Sendable`: what changes is touched under the context's lock only.
final class EnteredFailure: @unchecked Sendable {
  let kind: MockFailure.Kind
  /// The thread that puts the text together.
  private let author: ObjectIdentifier
  /// One line, for those who cannot wait for the text.
  private let brief: MockFailure

  // Under the context's lock.
  private var whole: MockFailure?
  private var appendix: String = ""

  /// A failure that has its text.
  init(_ failure: MockFailure) {
    kind = failure.kind
    author = Thread.identity
    brief = failure
    whole = failure
  }

  /// A failure of a call, which this thread is about to describe.
  init(_ kind: MockFailure.Kind, of invocation: Invocation) {
    let mock = invocation.mock
    let words = kind == .unexpectedCall ? "unexpected" : "failed"
    self.kind = kind
    author = Thread.identity
    brief = MockFailure(
      kind: kind,
      message: "\(mock.name).\(invocation.member.shownName): \(words); "
        + "describing the call takes longer than \(Context.timeForTexts)",
      position: mock.context.origin)
  }

  /// What there is to be told of it by now.
  var failure: MockFailure {
    var failure = whole ?? brief
    failure.message += appendix
    return failure
  }

  /// Its text is in the making.
  var isInTheMaking: Bool { whole == nil }

  /// Its text is in the making, on another thread than this one.
  var isAwaited: Bool { whole == nil && author != Thread.identity }

  /// Gets its text.
  func complete(_ failure: MockFailure) { whole = failure }

  /// Adds a line under the text.
  func add(_ line: String) { appendix += "\n\(line)" }
}

extension Thread {
  /// Tells this thread from others that are there.
  static var identity: ObjectIdentifier { ObjectIdentifier(Thread.current) }
}
