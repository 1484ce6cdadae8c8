import Testing

extension Issue {
  /// The text of one of Mocky's failures: its first line is an error, the others a comment.
  var text: String {
    ([error.map { "\($0)" }].compactMap(\.self) + comments.map(\.rawValue)).joined(separator: "\n")
  }
}
