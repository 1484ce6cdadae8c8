/// A line that expects calls: watches that it names a call and is used in a block. All copies of the
/// expectation in it share it. The history keeps it of the expectation that took a call, as it holds none of
/// the test's closures and values.
/// `@unchecked Sendable`: an expectation is written on one thread; later only `verb` and the place are
/// read, which do not change.
package final class ExpectationLine: SourcePosition, @unchecked Sendable {
  /// The progress of the line.
  enum Stage { case begun, named, used }

  let verb: Expectation.Verb
  /// The word that followed the mock: `receives`, or `received`.
  var tense: Expectation.Tense
  private(set) var stage: Stage
  /// The first line of the group in which it stands, which speaks for all; nil if it is that itself, or
  /// stands in none.
  var first: ExpectationLine?
  /// The histories leave out its calls.
  var isSilent: Bool = false
  /// The mock, and once a call of it is named, its context.
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

  /// Says that a call of a subject is named. A line that has named one already is left to that.
  func naming(_ subject: Subject) -> ExpectationLine {
    let line = stage == .begun ? self : ExpectationLine(verb, at: self, tense: tense)
    line.stage = .named
    line.owner = subject.context
    return line
  }

  /// The line of a helper's expectation, told at the line of the test.
  func moved(to place: SourcePosition) -> ExpectationLine {
    let line = ExpectationLine(verb, at: place, tense: tense, stage: .used)
    line.first = first ?? self
    return line
  }

  /// Says that it stands in a block.
  func use() {
    stage = .used
    owner = nil
  }

  deinit {
    // Reports keep their places, and this one is gone.
    switch stage {
    case .used: break
    case .begun:
      let context = (owner as? any Mock)?.mockObject.context ?? Mockery.ofCurrentTask?.context
      MisuseOutsideContexts.report(
        .namesNoCall(tense.word, tense.block), at: SourcePosition(self), to: context)
    case .named:
      if !first.isNil { return }
      let (misuse, position) = (Misuse.outsideBlock(tense.block), SourcePosition(self))
      if let context = owner as? Context, tense == .future {
        // It explains the calls that this would have taken, which are no second mistake.
        context.misuseThatExplainsAll(misuse, at: position)
      } else {
        MisuseOutsideContexts.report(misuse, at: position, to: owner as? Context)
      }
    }
  }
}

extension Expectation.Tense {
  /// The block that it belongs in.
  fileprivate var block: String { self == .past ? "verify" : "check" }

  /// The word after a mock.
  fileprivate var word: String { self == .past ? "received" : "receives" }
}
