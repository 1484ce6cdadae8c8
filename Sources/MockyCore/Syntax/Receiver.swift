/// What `expectThat` and `allowing` give: the mock, waiting for `receives` or `received`.
///
/// ```swift
/// expectThat(subscriber).receives.receive("hello")
/// ```
///
/// Swift looks up `receives` on the mock itself, so that a mock of several protocols has the
/// members of all of them.
@dynamicMemberLookup
public struct Receiver<Subject> {
  let subject: Subject
  let verb: Declaration.Verb
  let position: SourcePosition
  private let beginning: Beginning

  init(subject: Subject, verb: Declaration.Verb, position: SourcePosition) {
    self.subject = subject
    self.verb = verb
    self.position = position
    beginning = Beginning(subject, position)
  }

  /// The builder behind `receives` or `received`, told what stood before it.
  ///
  /// - Parameter path: the mock's own `receives` or `received`.
  /// - Returns: the builder, on which a cardinality or a member is said.
  public subscript<Builder: MockExpectations>(
    dynamicMember path: KeyPath<Subject, Builder>
  ) -> Builder {
    var builder = subject[keyPath: path]
    var words = builder.mockRecorder.words
    words.verb = verb
    words.position = position
    words.beginning = beginning
    builder.mockRecorder.words = words
    beginning.tense = words.tense
    return builder
  }
}
