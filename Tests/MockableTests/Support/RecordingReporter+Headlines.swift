import Mocky

extension RecordingReporter {
  var messages: [String] { failures.map(\.message) }

  /// The first line of each failure.
  var headlines: [String] { messages.map { message in String(message.prefix { $0 != "\n" }) } }
}
