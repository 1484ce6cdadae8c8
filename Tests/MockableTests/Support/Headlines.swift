import Mocky

/// The first line of each failure that a context reports while the body runs, and at its end.
func headlines(_ body: (Mockery) throws -> Void) rethrows -> [String] {
  let reporter = RecordingReporter()
  let context = Mockery(reporter: reporter)
  try body(context)
  context.assertSatisfied()
  return reporter.failures.map { failure in String(failure.message.prefix { $0 != "\n" }) }
}

/// The same for calls that suspend.
func headlines(
  isolation: isolated (any Actor)? = #isolation, _ body: (Mockery) async throws -> Void
) async rethrows -> [String] {
  let reporter = RecordingReporter()
  let context = Mockery(reporter: reporter)
  try await body(context)
  context.assertSatisfied()
  return reporter.failures.map { failure in String(failure.message.prefix { $0 != "\n" }) }
}
