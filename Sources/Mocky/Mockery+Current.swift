import MockyCore

extension Mockery {
  /// The context of the current test, in tests with the trait `.mockery`.
  ///
  /// ```swift
  /// @Test(.mockery) func publishes() {
  ///   let subscriber = Mockery.current.mock(MockSubscriber.self)
  ///   Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
  /// }
  /// ```
  ///
  /// In other tests each use is a programming error, which Mocky reports, because runs of such a
  /// test cannot be told apart.
  ///
  /// After jMock (`JUnitRuleMockery`).
  public static var current: Mockery {
    if let current = ofCurrentTask { return current }
    return FallbackContexts.context(of: TestReporter.currentTest)
  }
}

/// The contexts of tests that ask for a current context and have none.
///
/// Runs of XCTest's tests can be told apart: each has one context and one failure. Swift Testing's
/// cannot, and each use fails: a repeated run must not pass because an earlier one has failed.
private enum FallbackContexts {
  /// A context and the uses that share it: those of one test and one task, if each line asks once.
  private struct Known {
    let test: any RunningTest
    let task: ThreadOrTask
    let context: Mockery
    var lines: Set<String>

    func fits(_ other: any RunningTest, _ line: String) -> Bool {
      guard test.isSame(as: other) else { return false }
      return test.isOfXCTest || (task == .current && !lines.contains(line))
    }
  }

  private static let known = Locked([Known]())

  /// The context of a test, with a failure for its mistake. Unknown tests get a new one each time.
  static func context(of test: (any RunningTest)?) -> Mockery {
    let position = SourcePosition.ofCaller ?? test?.position ?? .unknown
    let (context, isNew) = known.withLock { known -> (Mockery, Bool) in
      guard let test else { return (Mockery(origin: position), true) }
      if let index = known.lastIndex(where: { $0.fits(test, position.text) }) {
        known[index].lines.insert(position.text)
        return (known[index].context, false)
      }
      let context = Mockery(origin: position)
      known.append(
        Known(test: test, task: .current, context: context, lines: [position.text]))
      return (context, true)
    }
    if isNew || test?.isOfXCTest == false {
      context.context.misuse(
        test?.isOfXCTest ?? false
          ? .currentInXCTest
          : test?.isExitTest ?? false ? .currentInExitTest : .currentOutsideOfTest, at: position,
        asRoot: true)
    }
    return context
  }
}
