/// What the expectations of hand-written mocks have in common: a name, and somebody to tell of failures.
///
/// A context of its own keeps a failure that comes on a thread which belongs to no test, until it is
/// verified.
struct Demand: Sendable {
  private let name: String
  private let mockery: Mockery
  private let origin: SourcePosition

  init(_ name: String, _ reporter: any FailureReporter, _ origin: SourcePosition) {
    self.name = name
    self.origin = origin
    mockery = Mockery(reporter: reporter, origin: origin)
  }

  private var context: Context { mockery.context }

  /// Something has been reported, or will be.
  var hasFailed: Bool { context.update { $0.ledger.hasFailed } }

  /// The line that called Mocky, which a property is not told.
  var positionOfCaller: SourcePosition {
    context.reporter.contextIsUsed()
    return SourcePosition.ofCaller ?? origin
  }

  /// Fails in the middle of a test, at the test's line that led to it.
  func failAtOnce(_ words: String, _ lines: [String] = [], expectedAt position: SourcePosition) {
    let site = CallSite.ofHandWrittenMock(testFiles: [position])
    var report = Report("\(name): \(words)")
    if let place = site?.text { report.add("called from", place) }
    report.add("expected at", position.text)
    report.add(lines: lines)
    context.fail(
      MockFailure(
        kind: .unexpectedCall, message: report.text, position: site?.testPosition ?? position))
  }

  /// Fails in a verification, at the line that says what is expected.
  func fail(_ words: String, _ lines: [String] = [], at position: SourcePosition) {
    var report = Report("\(name): \(words)")
    report.add("expected at", position.text)
    report.add(lines: lines)
    context.fail(MockFailure(kind: .unsatisfied, message: report.text, position: position))
  }

  func misuse(_ words: String, at position: SourcePosition) { context.misuse(words, at: position) }

  /// Tells what could not be told before.
  func deliver() {
    context.reporter.contextIsUsed()
    context.deliverAllFailures()
  }
}
