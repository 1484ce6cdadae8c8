import Foundation
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
  /// Elsewhere there is none: that is misuse, and what it gives is a context of its own, one for each
  /// test.
  ///
  /// After jMock (`JUnitRuleMockery`).
  public static var current: Mockery {
    if let current = ofCurrentTask { return current }
    return StandIns.shared.context(of: RunningTest.current)
  }
}

/// The contexts of tests that ask for a current one and have none: one for each, as that is one mistake.
///
/// `@unchecked Sendable`: what changes is behind the lock.
private final class StandIns: @unchecked Sendable {
  static let shared = StandIns()

  private let lock = NSLock()
  private var known: [(test: RunningTest, context: Mockery)] = []

  /// The context of a test, which is told of its mistake when it asks first; where no test is known,
  /// a new one each time.
  func context(of test: RunningTest?) -> Mockery {
    let position = SourcePosition.ofCaller ?? test?.position ?? .unknown
    let (context, isNew) = lock.withLock { () -> (Mockery, Bool) in
      if let test, let entry = known.first(where: { $0.test.isSame(as: test) }) {
        return (entry.context, false)
      }
      let context = Mockery(origin: position)
      if let test { known.append((test, context)) }
      return (context, true)
    }
    if isNew {
      context.context.misuseThatExplainsAll(
        "Mockery.current was used outside of a test with the trait .mockery: "
          + "write @Test(.mockery), or make a context with Mockery()")
    }
    return context
  }
}
