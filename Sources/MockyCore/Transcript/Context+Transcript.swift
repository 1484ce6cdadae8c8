extension Mockery {
  /// The calls so far, in order, with the expectation that handled each one and its outcome.
  ///
  /// ```swift
  /// print(context.transcript)
  /// ```
  ///
  /// An assertion keeps the calls and forgets the expectations. ``reset()`` forgets both.
  public var transcript: Transcript { context.transcript(of: nil) }
}

extension Context {
  fileprivate func transcript(of snapshot: ContextSnapshot?) -> Transcript {
    let snapshot = snapshot ?? update { ContextSnapshot($0, of: self) }
    let failures = update { $0.ledger.first.map(\.failure) }
    let test = (reporter as? any TestAttaching)?.testName
    return Rendering.run {
      Transcript(snapshot, origin: origin, failures: failures, test: test)
    }
  }

  /// Attaches the transcript to a failed test, and writes it into the folder for transcripts.
  /// - Parameters:
  ///   - snapshot: the context to describe; its present state if nil.
  ///   - isFailing: true if a failure is about to be entered.
  func publishTranscript(of snapshot: ContextSnapshot? = nil, isFailing: Bool = false) {
    let isNeeded = update { $0.ledger.claimTranscript() } || isFailing
    guard isNeeded else { return }
    let (test, folder) = (reporter as? any TestAttaching, TranscriptFolder.shared)
    let attach = reporter.reachesTest ? test?.attach : nil
    guard attach != nil || folder != nil else { return }
    let transcript = transcript(of: snapshot)
    attach?(transcript)
    folder.map { write(transcript, into: $0) }
  }

  /// Writes the transcript into the folder for transcripts after each of the first failures,
  /// because the run may hang and be killed.
  func writeTranscript() {
    guard let folder = TranscriptFolder.shared, update({ $0.ledger.claimEarlyTranscript() }) else {
      return
    }
    write(transcript(of: nil), into: folder)
  }

  private func write(_ transcript: Transcript, into folder: TranscriptFolder) {
    let test = reporter as? any TestAttaching
    let old = update { $0.transcriptName }
    let new = folder.write(transcript, as: old, or: test?.testName ?? origin.text)
    update { $0.transcriptName = new }
  }
}

/// A reporter whose tests have names, and may take attachments.
package protocol TestAttaching: FailureReporter {
  /// The name of the running test; nil if there is none.
  var testName: String? { get }
  /// The place of the context: "in the property context of CartTests.testSaves"; nil if unknown.
  var keeper: String? { get }
  /// Attaches a transcript to the test; nil if it would be lost.
  var attach: ((Transcript) -> Void)? { get }
}
