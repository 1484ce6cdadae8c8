/// The mock in an expectation, on which you write `receives` or `received`.
///
/// `expectThat` and `allowing` return it. Swift looks up `receives` and `received` on the mock
/// itself. A mock of several protocols therefore has the members of all of them.
@dynamicMemberLookup
public struct Receiver<Subject> {
  private let subject: Subject
  private let line: ExpectationLine

  init(subject: Subject, verb: Expectation.Verb, position: SourcePosition) {
    self.subject = subject
    line = ExpectationLine(verb, subject, at: position)
  }

  /// The builder behind `receives` or `received`, which knows the beginning of the expectation.
  public subscript<Builder: MockExpectations>(
    dynamicMember path: KeyPath<Subject, Builder>
  ) -> Builder {
    var builder = subject[keyPath: path]
    builder.mockRecorder.begin(line)
    return builder
  }
}
