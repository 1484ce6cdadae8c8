/// A matcher for one argument, whose type the engine need not know.
///
/// It is a class, and what is asked most is decided here without types, because a debug build pays
/// for every generic value that is passed around.
///
/// `@unchecked Sendable`: it does not change; see ``Matcher``.
package class ArgumentMatcher: @unchecked Sendable {
  /// Takes every argument.
  private let isAny: Bool
  /// The value that is expected, where it is a plain one.
  final let plain: PlainValue?
  /// Why it cannot be used.
  final let misuse: String?
  /// Captures what it is given when the whole call was taken.
  final let captures: Bool

  fileprivate init(isAny: Bool, plain: PlainValue?, misuse: String?, captures: Bool) {
    self.isAny = isAny
    self.plain = plain
    self.misuse = misuse
    self.captures = captures
  }

  /// A matcher whose type is forgotten.
  package static func erasing<Value>(_ matcher: Matcher<Value>) -> ArgumentMatcher {
    TypedArgumentMatcher(matcher)
  }

  /// Whether it takes the argument.
  final func matches(_ argument: Any) -> Bool {
    if isAny { return isOfType(argument) }
    guard let plain else { return passesTest(argument) }
    if plain.isEqual(to: argument) { return true }
    guard let argument = argument as? any InoutArgument else { return false }
    return plain.isEqual(to: argument.initialValue)
  }

  /// What is expected, in words.
  var expected: String { "" }

  /// Whether the argument has the matcher's type, or stands for one that the history cannot keep.
  fileprivate func isOfType(_ argument: Any) -> Bool { true }

  fileprivate func passesTest(_ argument: Any) -> Bool { false }

  /// What an argument that does not match is, in words.
  func mismatch(of argument: Any) -> String { ValueText.of(argument) }

  /// Keeps the argument, once the whole call is taken.
  func capture(_ argument: Any) {}
}

/// The matcher with its type.
private final class TypedArgumentMatcher<Value>: ArgumentMatcher, @unchecked Sendable {
  private let matcher: Matcher<Value>

  init(_ matcher: Matcher<Value>) {
    self.matcher = matcher
    super.init(
      isAny: matcher.isAny, plain: matcher.plain, misuse: matcher.misuse,
      captures: matcher.capture != nil)
  }

  override var expected: String { matcher.describedText }

  override func isOfType(_ argument: Any) -> Bool {
    if type(of: argument) == Value.self || argument is ArgumentPlaceholder { return true }
    return typed(argument) != nil
  }

  override func passesTest(_ argument: Any) -> Bool {
    guard let value = typed(argument) else { return false }
    return matcher.test(value)
  }

  override func mismatch(of argument: Any) -> String {
    guard let value = typed(argument) else {
      return "\(ValueText.of(argument)) (\(type(of: argument)))"
    }
    var description = Description()
    matcher.describeMismatch(of: value, to: &description)
    return description.text
  }

  override func capture(_ argument: Any) {
    if let capture = matcher.capture, let value = typed(argument) { capture(value) }
  }

  /// An argument as the matcher's type, looking into ``Inout``; nil if it is of another type.
  private func typed(_ argument: Any) -> Value? {
    if let value = argument as? Value { return value }
    return (argument as? any InoutArgument).flatMap { $0.initialValue as? Value }
  }
}
