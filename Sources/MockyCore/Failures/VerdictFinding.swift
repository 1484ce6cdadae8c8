/// A reporter that finds the verdict on a failure.
package protocol VerdictFinding: FailureReporter {
  /// Makes the test fail, and returns whether it did.
  func reportAndJudge(_ failure: MockFailure) -> Verdict
}

extension FailureReporter {
  /// Makes the test fail. Every failure counts, unless the reporter finds its verdict.
  func verdict(on failure: MockFailure) -> Verdict {
    if let finder = self as? any VerdictFinding { return finder.reportAndJudge(failure) }
    report(failure)
    return .counts
  }
}
