/// Failures that another one explains: some of them, and the number of the others.
struct FailureNotes {
  var failures: [EnteredFailure] = []
  var unlisted: Int = 0
  /// The number of unlisted failures that the text of the root names.
  var unlistedButTold: Int = 0

  /// - Parameter isTold: the text of the root names it.
  /// - Returns: false if there are too many failures for a text.
  mutating func add(_ failure: EnteredFailure, isTold: Bool = false) -> Bool {
    let isListed = failures.count < Layout.calls
    if isListed { failures.append(failure) } else { unlisted += 1 }
    if !isListed, isTold { unlistedButTold += 1 }
    return isListed
  }

  /// Removes and returns all notes.
  mutating func take() -> FailureNotes {
    defer { self = FailureNotes() }
    return self
  }
}
