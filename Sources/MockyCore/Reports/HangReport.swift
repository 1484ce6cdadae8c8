extension Context {
  /// Reports a test that doesn't end, even after a root failure: pending calls, waits, and unmet
  /// expectations.
  /// - Parameters:
  ///   - reason: "the test was canceled 1 second ago and has not ended".
  ///   - position: the line of the test.
  package func failAsHanging(_ reason: String, at position: SourcePosition) {
    let snapshot = update { ContextSnapshot($0, of: self) }
    let failure = Rendering.run {
      let underWay = snapshot.underWay
      let words =
        underWay.count > 1
        ? "\(underWay.count) calls have not returned"
        : underWay.first.map { "\($0.call.text) has not returned" }
          ?? "every call of a mock has returned"
      var report = Report("\(reason): \(words)")
      snapshot.addPending(to: &report, in: position)
      report.addSurroundings(snapshot, in: position)
      let details = MockFailure.Details(report.headline, in: snapshot)
      return report.failure(.timedOut, at: position, details)
    }
    fail(failure, asRoot: true)
  }
}
