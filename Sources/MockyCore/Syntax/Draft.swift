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
    private let context: Context?
    private let tense: Declaration.Tense
    private let position: SourcePosition

    init(_ context: Context?, _ tense: Declaration.Tense, _ position: SourcePosition) {
      self.context = context
      self.tense = tense
      self.position = position
    }

    deinit {
      guard !hasEntered else { return }
      let block = tense == .past ? "verify" : "check"
      context?.misuse(
        "an expectation was made here that is in no block: write it inside context.\(block) { … }",
        at: position)
    }
  }
}
