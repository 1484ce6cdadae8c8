/// A condition on an argument, which describes itself and the values that differ.
///
/// ```swift
/// expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
/// expectThat(scale).receives.weigh(!.close(to: 1.0, within: 0.1) && .greaterThan(0))
/// ```
///
/// Mocky may ask a matcher many times, on any thread, and for calls that another expectation
/// handles. A matcher must not change the values that it looks at.
///
/// From Hamcrest (`Matcher`).
///
/// `@unchecked Sendable`: it holds the values that a test compares with, which are only read.
public struct Matcher<Value>: SelfDescribing, @unchecked Sendable {
  /// All of it in one object, so that compiling tests takes little time.
  let body: TypedArgumentMatcher<Value>

  init(
    expected: @escaping @autoclosure () -> String,
    mismatch: ((Value) -> String?)? = nil,
    plain: PlainValue? = nil,
    isAny: Bool = false,
    capture: ((Value) -> Void)? = nil,
    misuse: Misuse? = nil,
    differences: ((Value) -> [PartDifference]?)? = nil,
    logic: Logic<Matcher>? = nil,
    test: @escaping (Value) -> Bool
  ) {
    let parts = (test, expected, mismatch, capture, misuse, differences, logic)
    body = TypedArgumentMatcher(isAny: isAny, plain: plain, .parts(parts))
  }

  /// The matcher of a body.
  init(_ body: TypedArgumentMatcher<Value>) { self.body = body }

  var plain: PlainValue? { body.plain }
  var isAny: Bool { body.isAny }
  var capture: ((Value) -> Void)? { body.keep }
  var misuse: Misuse? { body.misuse }

  func test(_ value: Value) -> Bool { body.test(value) }

  /// Makes a matcher from a test and its description.
  ///
  /// ```swift
  /// extension Matcher where Value == Int {
  ///   static var even: Matcher { Matcher("an even number") { $0.isMultiple(of: 2) } }
  /// }
  /// let adapted = Matcher("\(theirs)") { theirs.matches($0) }
  /// ```
  ///
  /// The second one adapts a matcher of another library.
  ///
  /// - Parameters:
  ///   - description: the expected value in words, such as "an even number".
  ///   - mismatch: returns the words for a value that does not match, such as "3, which is odd";
  ///     the value itself if you give none.
  ///   - matches: returns true if a value matches.
  ///
  /// From Hamcrest (`CustomMatcher`) and LRMocky (its adapter for OCHamcrest).
  public init(
    _ description: String,
    mismatch: (@Sendable (Value) -> String)? = nil,
    matches: @escaping @Sendable (Value) -> Bool
  ) {
    self.init(expected: description, mismatch: mismatch, test: matches)
  }

  /// Returns whether a value matches.
  ///
  /// - Parameter value: the value, such as the argument of a call.
  /// - Returns: true if it matches.
  ///
  /// From Hamcrest (`matches`).
  public func matches(_ value: Value) -> Bool { test(value) }

  /// Appends the expected value in words.
  ///
  /// - Parameter description: the text so far.
  ///
  /// From Hamcrest (`describeTo`).
  public func describe(to description: inout Description) {
    let words = body.words
    let isGrouped = !body.logic.isNil && words.hasPrefix("(") && words.hasSuffix(")")
    description.append(isGrouped ? String(words.dropFirst().dropLast()) : words)
  }

  /// Appends the words for a value that does not match, as they follow "got" in a failure.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - description: the text so far.
  ///
  /// From Hamcrest (`describeMismatch`).
  public func describeMismatch(of value: Value, to description: inout Description) {
    description.append(mismatchText(of: value))
  }

  func mismatchText(of value: Value) -> String {
    Rendering.run { body.difference(of: value) } ?? ValueText.of(value)
  }

  /// Returns a matcher of values a part of which this one matches. A value without the part does
  /// not match.
  ///
  /// - Parameters:
  ///   - expected: turns the words of this matcher into those of the whole.
  ///   - mismatch: turns the words for a part that does not match into those of the whole.
  ///   - path: the path of the part in the whole; nil if the part is shown as the whole.
  func of<Whole>(
    plain: PlainValue? = nil, isAny: Bool = false,
    expected: @escaping (String) -> String = { $0 },
    mismatch: @escaping (Whole, String) -> String = { $1 },
    at path: ((Whole) -> String)? = nil,
    _ part: @escaping (Whole) -> Value?
  ) -> Matcher<Whole> {
    Matcher<Whole>(
      expected: expected(body.words),
      mismatch: { whole in part(whole).map { mismatch(whole, mismatchText(of: $0)) } },
      plain: plain, isAny: isAny,
      capture: capture.map { capture in { part($0).map(capture) } },
      misuse: misuse,
      differences: path.isNil && !body.comparesParts
        ? nil
        : { whole in
          part(whole).map { body.differences(of: $0).map { $0.below(path?(whole) ?? "") } }
        },
      test: { part($0).map(test) ?? false })
  }

  /// Matches any value: `.any`.
  ///
  /// Write `Matcher.any` if the argument's type has its own static `any`. Write `Matcher<Int>.any`
  /// if overloads leave open which type is meant.
  ///
  /// From jMock (`any`) and OCMock 4 (`OCMArg any`).
  public static var any: Matcher { Matcher(TypedArgumentMatcher(isAny: true)) }

  /// Matches a value of the given type: `.ofType(Store.self)`.
  ///
  /// A value of a subclass matches, too, and so does one that conforms to a given protocol.
  ///
  /// - Parameter type: the type.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`isKindOfClass:`).
  public static func ofType<Type>(_ type: Type.Type) -> Matcher {
    Matcher(
      expected: Counts.withArticle("\(type)"),
      mismatch: { value in
        let unwrapped = Optionals.unwrapped(value)
        return unwrapped.map { "\(ValueText.of($0)) (\(Swift.type(of: $0)))" }
      },
      test: { $0 is Type })
  }

  /// Matches a value that passes a test of your own: `.matching("over 5") { $0 > 5 }`.
  ///
  /// - Parameters:
  ///   - description: the expected value in words, which failures show.
  ///   - test: returns true if a value matches.
  /// - Returns: the matcher.
  ///
  /// After OCMock 4 (`checkWithBlock:`).
  public static func matching(
    _ description: String, @__TestBuilder _ test: @escaping @Sendable (Value) -> Bool
  ) -> Matcher { Matcher(description, matches: test) }

  /// Matches a value that passes a test of your own, which failures name by its line: `.matching {
  /// $0 > 5 }`.
  ///
  /// - Parameter test: returns true if a value matches.
  /// - Returns: the matcher.
  public static func matching(
    line: UInt = #line, @__TestBuilder _ test: @escaping @Sendable (Value) -> Bool
  ) -> Matcher { Matcher("a value that passes the test at :\(line)", matches: test) }

  /// Matches a value if a part of it matches: `.where(\.name, .startingWith("B"))`.
  ///
  /// - Parameters:
  ///   - path: the key path of the part.
  ///   - matcher: the matcher of the part.
  /// - Returns: the matcher.
  ///
  /// After Hamcrest (`hasProperty`) and gMock (`Field`).
  @_disfavoredOverload
  public static func `where`<Part>(
    _ path: KeyPath<Value, Part>, _ matcher: Matcher<Part>
  ) -> Matcher {
    matcher.of(
      expected: { "with \(KeyPathText.of(path)) \($0)" },
      mismatch: { "\(ShortText.of($0)), whose \(KeyPathText.of(path)) is \($1)" },
      at: { _ in KeyPathText.of(path) }, { $0[keyPath: path] })
  }

  /// Matches a value with the given part: `.where(\.last, "Tests")`.
  ///
  /// - Parameters:
  ///   - path: the key path of the part.
  ///   - part: the expected part, which is compared like any plain value.
  /// - Returns: the matcher.
  ///
  /// After Hamcrest (`hasProperty`) and gMock (`Field`).
  public static func `where`<Part>(_ path: KeyPath<Value, Part>, _ part: Part) -> Matcher {
    .where(path, .value(part))
  }

  /// Matches a value if all of several matchers do: `.allOf(.greaterThan(2), even)`.
  ///
  /// - Parameter matchers: the matchers, which are asked in their order. If there are none, every
  ///   value matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`allOf`).
  public static func allOf(_ matchers: Matcher...) -> Matcher { allOf(matchers) }

  /// Matches a value if at least one of several matchers does: `.anyOf(.lessThan(3), .equal(to:
  /// 5))`.
  ///
  /// - Parameter matchers: the matchers, which are asked in their order. If there are none, no
  ///   value matches.
  /// - Returns: the matcher.
  ///
  /// From Hamcrest (`anyOf`).
  public static func anyOf(_ matchers: Matcher...) -> Matcher {
    combined(.any(matchers.map(\.logic)))
  }

  /// The matcher as a part of a combination.
  private var logic: Logic<Matcher> { body.logic ?? .leaf(self) }

  static func allOf(_ matchers: [Matcher]) -> Matcher { combined(.all(matchers.map(\.logic))) }

  static func not(_ matcher: Matcher) -> Matcher { combined(.not(matcher.logic)) }

  private static func combined(_ logic: Logic<Matcher>) -> Matcher {
    let leaves = logic.leaves
    return Matcher(
      expected: text(of: logic),
      mismatch: { mismatch(of: $0, from: logic) },
      capture: leaves.contains { $0.capture != nil }
        ? { value in
          for leaf in logic.leaves(holding: { $0.test(value) }) ?? [] { leaf.capture?(value) }
        } : nil,
      misuse: leaves.lazy.compactMap(\.misuse).first,
      differences: { differences(of: $0, from: logic) },
      logic: logic,
      test: { value in logic.holds { $0.test(value) } })
  }

  /// Returns the different parts of a value; nil if a condition that it fails compares no parts.
  private static func differences(
    of value: Value, from logic: Logic<Matcher>
  ) -> [PartDifference]? {
    switch logic {
    case .leaf(let matcher):
      return matcher.body.comparesParts ? matcher.body.differences(of: value) : nil
    case .all(let parts):
      var found: [PartDifference] = []
      for part in parts {
        // A closure may rely on the conditions before it.
        if !found.isEmpty, !part.leaves.allSatisfy({ $0.body.comparesParts }) { break }
        if part.holds({ $0.test(value) }) { continue }
        guard let differences = differences(of: value, from: part) else { return nil }
        found += differences
      }
      return found
    case .not, .any: return nil
    }
  }

  /// Returns the words of the first condition that a value fails; nil for the value's own text.
  private static func mismatch(of value: Value, from logic: Logic<Matcher>) -> String? {
    switch logic {
    case .leaf(let matcher): return matcher.body.difference(of: value)
    case .all(let parts):
      return parts.first { !$0.holds { $0.test(value) } }.flatMap { mismatch(of: value, from: $0) }
    case .not, .any: return nil
    }
  }

  /// "not 3", "(1 or (greater than 3 and less than 5))".
  private static func text(of logic: Logic<Matcher>) -> String {
    switch logic {
    case .leaf(let matcher): return matcher.body.words
    case .not(let part): return "not \(text(of: part))"
    // A captor beside another matcher demands nothing.
    case .all(let parts): return text(of: parts.filter { !isAny($0) }, joinedBy: "and") ?? "any"
    case .any(let parts): return text(of: parts, joinedBy: "or") ?? "nothing"
    }
  }

  private static func text(of parts: [Logic<Matcher>], joinedBy word: String) -> String? {
    let texts = parts.map(text)
    return texts.count > 1 ? "(\(texts.joined(separator: " \(word) ")))" : texts.first
  }

  private static func isAny(_ logic: Logic<Matcher>) -> Bool {
    if case .leaf(let matcher) = logic { matcher.isAny } else { false }
  }
}
