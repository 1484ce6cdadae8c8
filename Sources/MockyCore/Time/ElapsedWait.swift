/// A wait that timed out, as failures show it.
package struct ElapsedWait {
  let time: TimeSpan
  /// The spelling with `await`, if the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension ElapsedWait? {
  /// " within 0.05 seconds"; empty if there was no wait.
  var text: String { map { " within \($0.time)" } ?? "" }
}

extension Report {
  /// Adds a line about a wait that blocked the test, with the remedy. Without one, it adds nothing.
  mutating func addBlocked(write awaitForm: String?) {
    guard let awaitForm else { return }
    add("blocked", "the test itself, which runs on the thread that waited:")
    add("", "in Swift Testing write `\(awaitForm)` in an async test")
  }
}
