/// A reporter whose tests have names, and may take attachments.
package protocol TestAttaching: FailureReporter {
  /// The name of the running test; nil if there is none.
  var testName: String? { get }
  /// The place of the context: "in the property context of CartTests.testSaves"; nil if unknown.
  var keeper: String? { get }
  /// Attaches a transcript to the test; nil if it would be lost.
  var attach: ((Transcript) -> Void)? { get }
}
