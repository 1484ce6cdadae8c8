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

  init(_ argumentType: Any.Type, isAny: Bool, plain: PlainValue?) {
    self.argumentType = argumentType
    self.isAny = isAny
    self.plain = plain
    isNative = isAny || plain.map { NativeHash.isNative($0.valueType) } ?? false
  }

  /// The reason that it cannot be used.
  var misuse: Misuse? { nil }

  /// True if it keeps its argument when an expectation handles the whole call.
  var captures: Bool { false }

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

  /// Returns the expected argument in one line, as in a call.
  /// - Parameter typed: true to name the type of the values, if no value shows it: "any (Int)".
  final func line(typed: Bool) -> String {
    let text = plain.map { ShortText.of($0.value) } ?? words(typed: typed)
    return captures ? "capturing \(text)" : text
  }

  private func words(typed: Bool) -> String {
    let text = expected
    if typed { return "\(text) (\(argumentType))" }
    let line = text.firstLine
    return ShortText.bounded(line.count < text.count ? "\(line) …" : text, to: 100, slack: 10)
  }

  /// True if the argument has the matcher's type, or replaces one that the history cannot keep.
  func isOfType(_ argument: Any) -> Bool { true }

  func passesTest(_ argument: Any) -> Bool { false }

  /// The words for an argument that does not match.
  func mismatch(of argument: Any) -> String { ValueText.of(argument) }

  /// Returns the parts of an argument that differ from the expected ones; the whole argument, in
  /// words, if no parts are compared.
  func differences(of argument: Any) -> [PartDifference] {
    guard let plain else {
      return [.words(expected, got: mismatch(of: argument))]
    }
    return Rendering.run { ValueComparison.differences(of: argument, from: plain.value) }
  }

  /// Keeps the argument, once an expectation handles the whole call.
  func capture(_ argument: Any) {}
}

/// Matchers for all arguments of a call together. `@unchecked Sendable`: all its matchers are.
package enum ArgumentsMatcher: @unchecked Sendable {
  /// Any arguments match.
  case anything
  /// The only argument of a call; most members have one.
  case one(ArgumentMatcher)
  case several([ArgumentMatcher])

  init(_ matchers: [ArgumentMatcher]) {
    self = matchers.count == 1 ? .one(matchers[0]) : .several(matchers)
  }

  /// One for each parameter; nil if any arguments match.
  var matchers: [ArgumentMatcher]? {
    switch self {
    case .anything: nil
    case .one(let matcher): [matcher]
    case .several(let matchers): matchers
    }
  }

  /// True if it has captors.
  var captures: Bool { matchers?.contains { $0.captures } ?? false }

  func matches(_ arguments: [Any]) -> Bool {
    guard let matchers else { return true }
    return matchers.count == arguments.count
      && zip(matchers, arguments).allSatisfy { $0.matches($1) }
  }

  /// Gives captors their arguments, once an expectation handles the call.
  func capture(_ arguments: [Any]) {
    guard let matchers else { return }
    for (matcher, argument) in zip(matchers, arguments) { matcher.capture(argument) }
  }

  /// Returns the expected arguments in words.
  /// - Parameter typed: true for a member that differs from others only by its types.
  func texts(typed: Bool = false) -> [String] { matchers?.map { $0.line(typed: typed) } ?? [] }

  /// The reason that one of the matchers cannot be used.
  var misuse: Misuse? { matchers?.lazy.compactMap(\.misuse).first }

  /// A hash of the arguments that it matches; nil unless only Swift's own code compares them.
  var nativeHash: Int? {
    let values = matchers?.compactMap { $0.isNative ? $0.plain?.value : nil } ?? []
    return values.count == matchers?.count ? NativeHash.of(ArgumentList(values)) : nil
  }
}
