/// A matcher for one argument, whose type the engine need not know.
package struct ArgumentMatcher {
  /// Whether it takes the argument.
  let matches: (Any) -> Bool
  /// What is expected, in words.
  let expected: () -> String
  /// What an argument that does not match is, in words.
  let mismatch: (Any) -> String
  /// What is done with the argument when the whole call was taken.
  let capture: ((Any) -> Void)?
  /// The value that is expected, where it is a plain one.
  let plain: PlainValue?
  /// Why it cannot be used.
  let misuse: String?

  package init<Value>(_ matcher: Matcher<Value>) {
    if matcher.isAny {
      matches = { _ in true }
    } else if let plain = matcher.plain {
      matches = { plain.isEqual(($0 as? any InoutArgument)?.initialValue ?? $0) }
    } else {
      matches = { Self.typed($0).map(matcher.test) ?? false }
    }
    expected = { matcher.describedText }
    mismatch = { argument in
      guard let value: Value = Self.typed(argument) else {
        return "\(ValueText.of(argument)) (\(type(of: argument)))"
      }
      var description = Description()
      matcher.describeMismatch(of: value, to: &description)
      return description.text
    }
    capture = matcher.capture.map { capture in { argument in Self.typed(argument).map(capture) } }
    plain = matcher.plain
    misuse = matcher.misuse
  }

  /// An argument as the matcher's type, looking into ``Inout``; nil if it is of another type.
  private static func typed<Value>(_ argument: Any) -> Value? {
    if let value = argument as? Value { return value }
    return (argument as? any InoutArgument)?.initialValue as? Value
  }
}
