/// An expectation that is being written: a declaration on its way into a block.
///
/// Copies share a ticket, which says at its end whether any of them entered a block.
struct Draft {
  var declaration: Declaration
  let ticket: Ticket

  /// Watches that what was written is also used.
  final class Ticket: @unchecked Sendable {
    // `@unchecked Sendable`: an expectation is written on one thread.
    var hasEntered = false
    /// It stands in a group, whose first expectation speaks for all.
    var isFollower = false
    private let context: Context?
    private let tense: Declaration.Tense
    private let position: SourcePosition

    init(_ context: Context?, _ tense: Declaration.Tense, _ position: SourcePosition) {
      self.context = context
      self.tense = tense
      self.position = position
    }

    deinit {
      guard !hasEntered, !isFollower else { return }
      StrayMisuse.report(
        "an expectation was made here that is in no block: write it inside "
          + "context.\(tense.block) { … }", at: position, to: context)
    }
  }
}

/// What `expectThat` or `allowing` has begun: watches that a member is said.
///
/// `@unchecked Sendable`: an expectation is written on one thread.
final class Beginning: @unchecked Sendable {
  /// A member has been said.
  var isContinued = false
  /// What was said of the mock: `receives`, or `received`.
  var tense: Declaration.Tense = .future
  private let subject: Any
  private let position: SourcePosition

  init(_ subject: Any, _ position: SourcePosition) {
    self.subject = subject
    self.position = position
  }

  deinit {
    guard !isContinued else { return }
    let context = (subject as? any Mock)?.mockObject.context ?? Mockery.ofCurrentTask?.context
    StrayMisuse.report(
      "an expectation was begun here that names no call: write all of it inside "
        + "context.\(tense.block) { … }, as in expectThat(mock).\(tense.word).call()",
      at: position, to: context)
  }
}

extension Declaration.Tense {
  /// The block that it belongs into.
  fileprivate var block: String { self == .past ? "verify" : "check" }

  /// How it is said of a mock.
  fileprivate var word: String { self == .past ? "received" : "receives" }
}
