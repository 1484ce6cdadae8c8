/// The object of a ``Matcher``. Without parts, it matches any value, or those equal to a plain one.
final class TypedArgumentMatcher<Value>: ArgumentMatcher, @unchecked Sendable {
  typealias Parts = (
    test: (Value) -> Bool, words: () -> String, difference: ((Value) -> String?)?,
    keep: ((Value) -> Void)?, misuse: Misuse?, differences: ((Value) -> [PartDifference]?)?,
    logic: Logic<Matcher<Value>>?
  )

  /// The parts in an object of their own, because most matchers have none.
  indirect enum Box { case parts(Parts) }

  private let box: Box?
  private var parts: Parts? { if case .parts(let parts) = box { parts } else { nil } }

  init(isAny: Bool = false, plain: PlainValue? = nil, _ box: Box? = nil) {
    self.box = box
    super.init(Value.self, isAny: isAny, plain: plain)
  }

  /// Keeps the argument of a call that matched as a whole.
  var keep: ((Value) -> Void)? { box.isNil ? nil : parts?.keep }
  /// The matchers that `&&`, `||` and `!` combine to it.
  var logic: Logic<Matcher<Value>>? { box.isNil ? nil : parts?.logic }
  override var misuse: Misuse? { box.isNil ? nil : parts?.misuse }
  override var captures: Bool { !box.isNil && keep != nil }

  /// True if a value matches.
  func test(_ value: Value) -> Bool { parts?.test(value) ?? plain?.isEqual(to: value) ?? true }

  /// The expected value in words, in parentheses if it is one of several matchers.
  var words: String { parts?.words() ?? plain.map { ValueText.of($0.value) } ?? "any" }

  /// The words that follow "got" in a message; nil for the value's own text.
  func difference(of value: Value) -> String? {
    if let parts { return parts.difference?(value) }
    return plain.flatMap { PlainValue.contrast(of: value, to: $0.value) }
  }

  /// True if it compares the parts of a value, which the words for the whole would hide.
  var comparesParts: Bool { plain != nil || parts?.differences != nil }

  override func differences(of argument: Any) -> [PartDifference] {
    let found = parts?.differences.flatMap { compare in
      typed(argument).flatMap { value in Rendering.run { compare(value) } }
    }
    if let found, !found.isEmpty { return found }
    return super.differences(of: argument)
  }

  override var expected: String { Matcher(self).describedText }

  override func isOfType(_ argument: Any) -> Bool {
    type(of: argument) == Value.self || standsForType(argument)
  }

  /// Returns whether the argument converts to the matcher's type, or replaces one. It is a separate
  /// function, because making room for an optional value takes time.
  private func standsForType(_ argument: Any) -> Bool {
    typed(argument) != nil || argument is ArgumentPlaceholder
  }

  override func passesTest(_ argument: Any) -> Bool {
    func passesTest<Argument>(_ argument: Argument) -> Bool {
      guard Argument.self == Value.self else { return typed(argument).map(test) ?? false }
      return test(unsafeBitCast(argument, to: Value.self))
    }
    // In debug builds, opening the argument costs a third of a cast.
    return _openExistential(argument, do: passesTest)
  }

  override func mismatch(of argument: Any) -> String {
    if let value = typed(argument) { return Matcher(self).mismatchText(of: value) }
    let type = argument is ArgumentPlaceholder ? "" : " (\(type(of: argument)))"
    return "\(ValueText.of(argument))\(type)"
  }

  override func capture(_ argument: Any) {
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

/// The result builder of the closures of `matching`.
///
/// With it, the compiler checks such a closure after the rest of a line, when it knows the type of
/// the closure's argument. Otherwise it would try each `>` for each type that it can think of, and
/// give up on `.case(Event.moved, .matching { $0 > 1 && $0 < 3 }, .matching { $0 > 1 && $0 < 3 })`.
@resultBuilder
public enum __TestBuilder {
  public static func buildBlock(_ isMatching: Bool) -> Bool { isMatching }

  /// A closure, or a case of a `switch` in it, that stops the process.
  @_disfavoredOverload
  public static func buildBlock(_ stop: Never) -> Bool {}

  public static func buildEither(first isMatching: Bool) -> Bool { isMatching }

  public static func buildEither(second isMatching: Bool) -> Bool { isMatching }
}
