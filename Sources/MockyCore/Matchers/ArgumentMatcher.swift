/// A matcher for one argument without its type. It is a class, and answers the most common
/// questions without types, because generic values are expensive in debug builds. `@unchecked
/// Sendable`: it doesn't change; see ``Matcher``.
package class ArgumentMatcher: @unchecked Sendable {
  /// True if it matches every argument.
  final let isAny: Bool
  /// True if only Swift's own code compares arguments of this type.
  final let isNative: Bool
  /// The expected value, if it is a plain one.
  final let plain: PlainValue?
  /// The type of its arguments.
  final let argumentType: Any.Type

  fileprivate init(_ argumentType: Any.Type, isAny: Bool, plain: PlainValue?) {
    self.argumentType = argumentType
    self.isAny = isAny
    self.plain = plain
    isNative = isAny || plain.map { NativeHash.isNative($0.valueType) } ?? false
  }

  /// The reason that it cannot be used.
  var misuse: Misuse? { nil }

  /// True if it keeps its argument when an expectation handles the whole call.
  var captures: Bool { false }

  /// The expected part of a string, if only a part of it is expected.
  var textPart: TextPart? { nil }

  /// True if it matches the argument; nil if other code than Swift's own has to compare.
  final func matchesNatively(_ argument: Any) -> Bool? {
    if isAny { return type(of: argument) == argumentType ? true : nil }
    guard isNative, let plain else { return nil }
    if type(of: argument) == plain.valueType { return plain.isEqual(to: argument) }
    return NativeHash.isNative(type(of: argument)) ? matches(argument) : nil
  }

  /// Returns a matcher without its type.
  package static func erasing<Value>(_ matcher: Matcher<Value>) -> ArgumentMatcher { matcher.body }

  /// True if it matches the argument.
  final func matches(_ argument: Any) -> Bool {
    if isAny { return isOfType(argument) }
    // Reading the mistake costs time, so this is done only without a plain value.
    guard let plain else { return misuse.isNil ? passesTest(argument) : isOfType(argument) }
    if plain.isEqual(to: argument) {
      // The value is equal. Another type may belong to an overload.
      return type(of: argument) == plain.valueType || isOfType(argument)
    }
    guard let argument = ObjectCast.inoutArgument(argument) else { return false }
    return plain.isEqual(to: argument.initialValue) && isOfType(argument)
  }

  /// The expected argument in words.
  var expected: String { "" }

  /// The text with the type of the values, if no value shows it: "any (Int)".
  var typedExpected: String { expected }

  /// Returns the expected argument in one line, as in a call.
  /// - Parameter typed: true to name the type of the values, if no value shows it.
  final func line(typed: Bool) -> String {
    let text = plain.map { ShortText.of($0.value) } ?? (typed ? typedExpected : shortExpected)
    return captures ? "capturing \(text)" : text
  }

  private var shortExpected: String {
    let text = expected
    let line = text.prefix { $0 != "\n" }
    return ShortText.bounded(line.count < text.count ? "\(line) …" : text, to: 100, slack: 10)
  }

  /// True if the argument has the matcher's type, or replaces one that the history cannot keep.
  fileprivate func isOfType(_ argument: Any) -> Bool { true }

  fileprivate func passesTest(_ argument: Any) -> Bool { false }

  /// The words for an argument that does not match.
  func mismatch(of argument: Any) -> String { ValueText.of(argument) }

  /// Keeps the argument, once an expectation handles the whole call.
  func capture(_ argument: Any) {}
}

/// The object of a ``Matcher``, here one that matches any value, or those equal to a plain one.
class TypedArgumentMatcher<Value>: ArgumentMatcher, @unchecked Sendable {
  init(isAny: Bool = false, plain: PlainValue? = nil) {
    super.init(Value.self, isAny: isAny, plain: plain)
  }

  /// True if a value matches.
  func test(_ value: Value) -> Bool { plain?.isEqual(to: value) ?? true }

  /// The expected value in words, in parentheses if it is one of several matchers.
  var words: String { plain.map { ValueText.of($0.value) } ?? "any" }

  /// The words that follow "got" in a message; nil for the value's own text.
  func difference(of value: Value) -> String? {
    plain.flatMap { PlainValue.contrast(of: value, to: $0.value) }
  }

  /// Keeps the argument of a call that matched as a whole.
  var keep: ((Value) -> Void)? { nil }

  /// The matchers that `&&`, `||` and `!` combine to it.
  var logic: Logic<Matcher<Value>>? { nil }

  final override var expected: String { Matcher(self).describedText }

  final override var typedExpected: String { "\(expected) (\(Value.self))" }

  final override func isOfType(_ argument: Any) -> Bool {
    type(of: argument) == Value.self || standsForType(argument)
  }

  /// Returns whether the argument converts to the matcher's type, or replaces one. It is a separate
  /// function, because making room for an optional value takes time.
  private func standsForType(_ argument: Any) -> Bool {
    typed(argument) != nil || argument is ArgumentPlaceholder
  }

  final override func passesTest(_ argument: Any) -> Bool {
    func passesTest<Argument>(_ argument: Argument) -> Bool {
      guard Argument.self == Value.self else { return typed(argument).map(test) ?? false }
      return test(unsafeBitCast(argument, to: Value.self))
    }
    // In debug builds, opening the argument costs a third of a cast.
    return _openExistential(argument, do: passesTest)
  }

  final override func mismatch(of argument: Any) -> String {
    guard let value = typed(argument) else {
      return "\(ValueText.of(argument)) (\(type(of: argument)))"
    }
    return Matcher(self).mismatchText(of: value)
  }

  final override func capture(_ argument: Any) {
    if let keep, let value = typed(argument) { keep(value) }
  }

  /// An argument as the matcher's type, looking into ``Inout``; nil if it is of another type.
  private func typed(_ argument: Any) -> Value? {
    let argument = GenericClosure.opened(argument, as: Value.self)
    if let value = exactly(argument) { return value }
    return ObjectCast.inoutArgument(argument).flatMap { exactly($0.initialValue) }
  }

  /// Returns a value as the matcher's type, if that needs no conversion. One mock may have `f(_:
  /// Int)` and `f(_: Int?)`, and a cast would mix up their arguments.
  private func exactly(_ argument: Any) -> Value? {
    guard let value = argument as? Value else { return nil }
    if type(of: argument) == Value.self { return value }
    return type(of: value as Any) == type(of: argument) ? value : nil
  }
}

/// A matcher made of closures.
final class CustomArgumentMatcher<Value>: TypedArgumentMatcher<Value>, @unchecked Sendable {
  private let passes: (Value) -> Bool
  private let describe: () -> String
  private let differ: ((Value) -> String?)?
  private let kept: ((Value) -> Void)?
  private let reason: Misuse?
  private let part: TextPart?
  private let combined: Logic<Matcher<Value>>?

  init(
    describe: @escaping () -> String, difference: ((Value) -> String?)?, plain: PlainValue?,
    isAny: Bool, keep: ((Value) -> Void)?, misuse: Misuse?, textPart: TextPart?,
    logic: Logic<Matcher<Value>>?, test: @escaping (Value) -> Bool
  ) {
    (passes, self.describe, differ, kept) = (test, describe, difference, keep)
    (reason, part, combined) = (misuse, textPart, logic)
    super.init(isAny: isAny, plain: plain)
  }

  override var misuse: Misuse? { reason }
  override var captures: Bool { kept != nil }
  override var textPart: TextPart? { part }
  override var words: String { describe() }
  override var keep: ((Value) -> Void)? { kept }
  override var logic: Logic<Matcher<Value>>? { combined }
  override func test(_ value: Value) -> Bool { passes(value) }
  override func difference(of value: Value) -> String? { differ?(value) }
}
