/// A wait whose time went by in vain, as failures tell of it.
struct ElapsedWait {
  let time: TimeSpan
  /// What waits without blocking, where the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension Deadline {
  /// The wait that ends here, once its time is over; nil where it ended early, or there was none.
  ///
  /// - Parameter awaitForm: what would not have blocked the test; nil where nothing was blocked.
  func elapsed(_ awaitForm: String?) -> ElapsedWait? {
    hasPassed && timeout > .zero ? ElapsedWait(time: timeout, awaitForm: awaitForm) : nil
  }
}

extension Report {
  /// Says how long was waited.
  mutating func add(_ wait: ElapsedWait?, under neighbour: String = "") {
    guard let wait else { return }
    add("waited", "\(wait.time)", under: neighbour)
    if let form = wait.awaitForm { addBlocked(write: form, under: neighbour) }
  }

  /// Says that a wait blocked the test, and what to write instead.
  mutating func addBlocked(write awaitForm: String, under neighbour: String = "") {
    add("blocked", "the test itself, which runs on the thread that waited:", under: neighbour)
    add("", "in Swift Testing write `\(awaitForm)` in an async test", under: neighbour)
  }
}
