import Testing

extension Issue {
  /// What a failure of Mocky's says as an issue: its first line as an error, the others as a comment.
  var text: String {
    ([error.map { "\($0)" }].compactMap(\.self) + comments.map(\.rawValue)).joined(separator: "\n")
  }
}
