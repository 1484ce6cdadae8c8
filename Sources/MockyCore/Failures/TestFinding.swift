/// A reporter that knows which test a context is for.
package protocol TestFinding: FailureReporter {
  /// The marks of the test; nil while there is none.
  var testPlace: TestPlace? { get }
  /// The test that the current code belongs to, if that is not the context's test; nil otherwise.
  var otherTest: OtherTest? { get }
  /// The error that has ended the test, if it is known; nil otherwise.
  var thrownError: (any Error)? { get }
}

extension TestFinding {
  package var otherTest: OtherTest? { nil }
  package var thrownError: (any Error)? { nil }
}
