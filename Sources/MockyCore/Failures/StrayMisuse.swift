import Foundation

/// Mistakes that may belong to no context: the test that runs here is told of them, or else the
/// process fails at its end.
///
/// The adapter for test frameworks says who tells the test; the engine does not know them.
package enum StrayMisuse {
  private static let shared = Registry()

  /// Hands in what tells the test that is running when it is called.
  package static func use(_ reporter: @escaping @Sendable () -> any FailureReporter) {
    shared.use(reporter)
  }

  /// Reports a misuse to a context, or where there is none to the test.
  static func report(_ words: String, at position: SourcePosition, to context: Context?) {
    if let context { return context.misuse(words, at: position) }
    let failure = MockFailure(kind: .misuse, message: words, position: position)
    guard let reporter = shared.reporter, reporter.reachesTest else {
      return ProcessEnd.fail(with: [failure])
    }
    reporter.report(failure)
  }

  /// `@unchecked Sendable`: what changes is behind the lock.
  private final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var make: (@Sendable () -> any FailureReporter)?

    var reporter: (any FailureReporter)? { lock.withLock { make }?() }

    func use(_ make: @escaping @Sendable () -> any FailureReporter) {
      lock.withLock { self.make = make }
    }
  }
}
