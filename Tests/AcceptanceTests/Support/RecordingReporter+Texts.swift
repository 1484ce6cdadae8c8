import Mocky

extension RecordingReporter {
  /// The first line of each failure: what stands alone.
  var headlines: [String] {
    failures.map { failure in String(failure.message.prefix { $0 != "\n" }) }
  }

  var messages: [String] { failures.map(\.message) }

  var kinds: [MockFailure.Kind] { failures.map(\.kind) }

  var lines: [Int] { failures.map(\.line) }
}
