/// A line that expects calls. It checks that the line names a call and is in a block. All copies of
/// its expectation share it. The history keeps this line for each call, because it holds none of
/// the test's closures and values. `@unchecked Sendable`: one thread writes an expectation. Later, it
/// does not change.
package final class ExpectationLine: SourcePosition, @unchecked Sendable {
  /// The progress of the line.
  enum Stage { case begun, named, used }

  let verb: Expectation.Verb
  /// The word that followed the mock: `receives`, or `received`.
  var tense: Expectation.Tense
  private(set) var stage: Stage
  /// True if histories leave out its calls.
  var isSilent: Bool = false
  /// True if its calls get default values, because no action gives a result.
  var givesDefaults: Bool = false
  /// The first line of its group, which is reported for the whole group; nil for that line itself,
  /// and outside of groups.
  var first: ExpectationLine?
  /// The mock; its context, as soon as the line names a call.
  private var owner: AnyObject?

  /// - Parameter subject: the owner of the expected calls, perhaps a mock.
  init(
    _ verb: Expectation.Verb, _ subject: Any? = nil, at position: SourcePosition,
    tense: Expectation.Tense = .future, stage: Stage = .begun
  ) {
    (self.verb, self.tense, self.stage) = (verb, tense, stage)
    owner = subject.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    super.init(position)
  }

  var position: SourcePosition { self }

  /// Notes that the line names a call of a subject. A line that has named one already is copied.
  func naming(_ subject: Subject) -> ExpectationLine {
    let line = stage == .begun ? self : ExpectationLine(verb, at: self, tense: tense)
    line.stage = .named
    line.owner = subject.context
    return line
  }

  /// Returns the line of a helper's expectation, which is reported at the line of the test.
  func moved(to place: SourcePosition) -> ExpectationLine {
    let line = ExpectationLine(verb, at: place, tense: tense, stage: .used)
    (line.first, line.isSilent) = (first ?? self, isSilent)
    return line
  }

  /// Notes that it is in a block.
  func use() {
    stage = .used
    owner = nil
  }

  deinit {
    // Reports keep their places, and this object is about to go.
    switch stage {
    case .used: break
    case .begun:
      let context = (owner as? any Mock)?.mockObject.context ?? Mockery.ofCurrentTask?.context
      MisuseOutsideContexts.report(
        .namesNoCall(tense.word, tense.block), at: SourcePosition(self), to: context)
    case .named:
      if !first.isNil { return }
      // It explains the calls that the line would have taken.
      MisuseOutsideContexts.report(
        .outsideBlock(tense.block), at: SourcePosition(self), to: owner as? Context,
        asRoot: tense == .future)
    }
  }
}

extension Expectation.Tense {
  /// The block that it belongs in.
  fileprivate var block: String { self == .past ? "verify" : "check" }

  /// The word after a mock.
  fileprivate var word: String { self == .past ? "received" : "receives" }
}
