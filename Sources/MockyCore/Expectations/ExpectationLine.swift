/// A line that expects calls: watches that it names a call and is used in a block. All copies of what is
/// written in it share it. The history keeps it of the expectation that took a call, as it holds none of
/// the test's closures and values.
/// `@unchecked Sendable`: an expectation is written on one thread; later only `verb` and `position` are
/// read, which do not change.
package final class ExpectationLine: @unchecked Sendable {
  /// How far the line has come.
  enum Stage { case begun, named, used }

  let verb: Expectation.Verb
  let position: SourcePosition
  /// What was said of the mock: `receives`, or `received`.
  var tense: Expectation.Tense = .future
  private(set) var stage: Stage
  /// The first line of the group in which it stands, which speaks for all; nil if it is that itself, or
  /// stands in none.
  var first: ExpectationLine?
  private var subject: Any
  private var context: Context?

  /// - Parameter subject: whose calls are expected, perhaps a mock.
  init(_ verb: Expectation.Verb, _ subject: Any, at position: SourcePosition, stage: Stage = .begun)
  {
    self.verb = verb
    self.subject = subject
    self.position = position
    self.stage = stage
  }

  /// Says that a call of a subject is named. A line that has named one already is left to that.
  func naming(_ subject: Subject) -> ExpectationLine {
    let line =
      stage == .begun ? self : ExpectationLine(verb, (), at: position, stage: .named)
    line.tense = tense
    line.stage = .named
    line.subject = ()
    line.context = subject.context
    return line
  }

  /// Says that it stands in a block.
  func use() {
    stage = .used
    context = nil
  }

  deinit {
    switch stage {
    case .used: break
    case .begun:
      let context = (subject as? any Mock)?.mockObject.context ?? Mockery.ofCurrentTask?.context
      MisuseOutsideContexts.report(.namesNoCall(tense.word, tense.block), at: position, to: context)
    case .named:
      if !first.isNil { return }
      let misuse = Misuse.outsideBlock(tense.block)
      if let context, tense == .future {
        // What comes of it is no second mistake: a call that this would have taken.
        context.misuseThatExplainsAll(misuse, at: position)
      } else {
        MisuseOutsideContexts.report(misuse, at: position, to: context)
      }
    }
  }
}

extension Expectation.Tense {
  /// The block that it belongs into.
  fileprivate var block: String { self == .past ? "verify" : "check" }

  /// How it is said of a mock.
  fileprivate var word: String { self == .past ? "received" : "receives" }
}
