import Mocky

/// A context that is made in another file than its test.
func makeContext(_ reporter: some FailureReporter) -> Mockery { Mockery(reporter: reporter) }
