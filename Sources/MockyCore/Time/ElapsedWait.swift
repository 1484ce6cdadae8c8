/// A wait that timed out, as failures show it.
package struct ElapsedWait {
  let deadline: Deadline
  /// The spelling with `await`, if the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension ElapsedWait? {
  /// " within 0.05 seconds"; empty if there was no wait.
  var text: String { map { " within \($0.deadline.timeout)" } ?? "" }
}

extension Report {
  /// Adds lines about a wait that ended early, and about one that blocked the test, with the remedy.
  mutating func addWait(until deadline: Deadline?, write awaitForm: String?) {
    add("clock", deadline?.clockWait?.earlyEnd)
    guard let awaitForm else { return }
    add("blocked", "the test itself, which runs on the thread that waited:")
    add("", "in Swift Testing write `\(awaitForm)` in an async test")
  }
}
