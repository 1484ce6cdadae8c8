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

extension Receiver where Subject: Mock {
  /// Not for a call without `receives`, which expects nothing.
  ///
  /// Without it, the compiler would look for the member on the mock itself, and explain why key
  /// paths cannot name it.
  @available(
    *, unavailable,
    message: "say receives before the call, as in expectThat(mock).receives.call()"
  )
  public subscript(dynamicMember name: String) -> __ReceivesIsMissing {
    preconditionFailure("what is unavailable is not called")
  }
}

/// What an expectation without `receives` is to the compiler, which may print the name; there is no
/// value of it.
///
/// It takes any arguments, and calls of it go on like expectations, so that the one error left is
/// the one above. It has no other members: a misspelt one after `receives` must stay an error, and
/// a misspelt `receives` tells by this name what the compiler took it for.
@dynamicCallable
public enum __ReceivesIsMissing: ExpectationPart {
  /// What it stands for: nothing, as there is none.
  public var contents: __PartContents { switch self {} }

  /// Takes plain values.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> __CallWithoutReceives { switch self {} }

  /// Takes matchers.
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher<Any>>
  ) -> __CallWithoutReceives { switch self {} }
}

/// What a call without `receives` is to the compiler, which may print the name; there is no value of it.
///
/// It goes on like an expectation.
public enum __CallWithoutReceives: ExpectationPart {
  /// What it stands for: nothing, as there is none.
  public var contents: __PartContents { switch self {} }

  /// Says what the call would do.
  public var then: Then<Any, any Error, Any, Synchronous, __CallWithoutReceives> { switch self {} }

  /// Says in which states the call would happen.
  public func whenState(_ predicate: StatePredicate) -> __CallWithoutReceives { switch self {} }

  /// Says in which sequences the call would stand.
  public func inSequence(_ sequences: CallSequence...) -> __CallWithoutReceives {
    switch self {}
  }
}
