/// Notes on a root failure that was reported before them.
struct LaterNotes {
  let root: MockFailure
  let text: String
  /// True if the root fails the test; false if that is unknown.
  let isExplained: Bool

  /// The notes as a failure, if the root may not count, or belonged to another test.
  var failure: MockFailure {
    let what = isExplained ? "was reported" : "may be a known issue"
    var report = Report("more went wrong after a failure that \(what)")
    report.add("at first", root.shortDescription)
    return MockFailure(
      kind: .unsatisfied, message: "\(report.text)\n\(text)", position: root.position)
  }
}
