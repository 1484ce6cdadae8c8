/// Takes some values of an argument, and describes itself and values that differ.
///
/// ```swift
/// expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
/// expectThat(scale).receives.weigh(!.close(to: 1.0, within: 0.1) && .greaterThan(0))
/// ```
///
/// Contract: may be asked many times, on any thread, also for calls that are taken elsewhere; must
/// not change what it looks at.
///
/// From Hamcrest (`Matcher`).
///
/// `@unchecked Sendable`: it holds the values that a test compares with, which are only read.
public struct Matcher<Value>: SelfDescribing, @unchecked Sendable {
  /// All of it in one object, so that tests are compiled with little.
  let body: TypedArgumentMatcher<Value>

  init(
    expected: @escaping @autoclosure () -> String,
    mismatch: ((Value) -> String?)? = nil,
    plain: PlainValue? = nil,
    isAny: Bool = false,
    capture: ((Value) -> Void)? = nil,
    misuse: Misuse? = nil,
    textPart: TextPart? = nil,
    logic: Logic<Matcher>? = nil,
    test: @escaping (Value) -> Bool
  ) {
    body = CustomArgumentMatcher(
      describe: expected, difference: mismatch, plain: plain, isAny: isAny, keep: capture,
      misuse: misuse, textPart: textPart, logic: logic, test: test)
  }

  /// The matcher of a body.
  init(_ body: TypedArgumentMatcher<Value>) { self.body = body }

  var plain: PlainValue? { body.plain }
  var isAny: Bool { body.isAny }
  var capture: ((Value) -> Void)? { body.keep }
  var misuse: Misuse? { body.misuse }

  func test(_ value: Value) -> Bool { body.test(value) }

  /// Makes a matcher from a test and its description; so one for another library's matcher, too.
  ///
  /// ```swift
  /// extension Matcher where Value == Int {
  ///   static var even: Matcher { Matcher("an even number") { $0.isMultiple(of: 2) } }
  /// }
  /// let adapted = Matcher("\(theirs)") { theirs.matches($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - description: what is expected, such as "an even number".
  ///   - mismatch: what a value that does not match is, such as "3, which is odd"; the value
  ///     itself if not given.
  ///   - matches: whether a value matches.
  ///
  /// From Hamcrest (`CustomMatcher`) and LRMocky (its adapter for OCHamcrest).
  public init(
    _ description: String,
    mismatch: (@Sendable (Value) -> String)? = nil,
    matches: @escaping @Sendable (Value) -> Bool
  ) {
    self.init(expected: description, mismatch: mismatch, test: matches)
  }

  /// True if a value, the argument of a call, matches. From Hamcrest (`matches`).
  public func matches(_ value: Value) -> Bool { test(value) }

  /// Appends what is expected. From Hamcrest (`describeTo`).
  public func describe(to description: inout Description) { description.append(body.words) }

  /// Appends what a value that does not match is, as it follows "got" in a failure. From Hamcrest
  /// (`describeMismatch`).
  public func describeMismatch(of value: Value, to description: inout Description) {
    description.append(mismatchText(of: value))
  }

  func mismatchText(of value: Value) -> String {
    Rendering.run { body.difference(of: value) } ?? ValueText.of(value)
  }

  /// The matcher of values that match as a part of them does. A value without the part does not match.
  /// - Parameters:
  ///   - expected: makes the words of this matcher those of the whole.
  ///   - mismatch: does so with the words for a part that does not match; nil for the whole value.
  func of<Whole>(
    plain: PlainValue? = nil, isAny: Bool = false, textPart: TextPart? = nil,
    expected: @escaping (String) -> String = { $0 },
    mismatch: ((Whole, String) -> String)? = { $1 },
    _ part: @escaping (Whole) -> Value?
  ) -> Matcher<Whole> {
    Matcher<Whole>(
      expected: expected(describedText),
      mismatch: mismatch.map { words in
        { whole in part(whole).map { words(whole, mismatchText(of: $0)) } }
      },
      plain: plain,
      isAny: isAny,
      capture: capture.map { capture in { part($0).map(capture) } },
      misuse: misuse,
      textPart: textPart,
      test: { part($0).map(test) ?? false })
  }
}

extension Matcher {
  /// Any value; written `Matcher.any` where the argument's type has its own static `any`, and
  /// `Matcher<Int>.any` where overloads leave open which type is meant. From jMock (`any`) and
  /// OCMock 4 (`OCMArg any`).
  public static var any: Matcher { Matcher(TypedArgumentMatcher(isAny: true)) }

  /// A value of the given type, or of one that inherits from it or conforms to it:
  /// `.ofType(Store.self)`. After OCMock 4 (`isKindOfClass:`).
  public static func ofType<Type>(_ type: Type.Type) -> Matcher {
    Matcher(
      expected: "of type \(type)",
      mismatch: { value in
        let unwrapped = Optionals.unwrapped(value)
        return unwrapped.map { "\(ValueText.of($0)) (\(Swift.type(of: $0)))" }
      },
      test: { $0 is Type })
  }

  /// A value that passes a test of your own, which failures describe:
  /// `.matching("over 5") { $0 > 5 }`. After OCMock 4 (`checkWithBlock:`).
  public static func matching(
    _ description: String, _ test: @escaping @Sendable (Value) -> Bool
  ) -> Matcher {
    Matcher(description, matches: test)
  }

  /// A value one part of which matches: `.where(\.name, .startingWith("B"))`. After Hamcrest
  /// (`hasProperty`) and gMock (`Field`).
  @_disfavoredOverload
  public static func `where`<Part>(
    _ path: KeyPath<Value, Part>, _ matcher: Matcher<Part>
  ) -> Matcher {
    matcher.of(
      expected: { "with \(KeyPathText.of(path)) \($0)" },
      mismatch: { "\(ShortText.of($0)), whose \(KeyPathText.of(path)) is \($1)" },
      { $0[keyPath: path] })
  }

  /// A value one part of which is the given one: `.where(\.last, "Tests")`. After Hamcrest
  /// (`hasProperty`) and gMock (`Field`).
  public static func `where`<Part>(_ path: KeyPath<Value, Part>, _ part: Part) -> Matcher {
    .where(path, .value(part))
  }
}

extension Matcher {
  /// A value that both match; the left one is asked first: `.atLeast(1) && .atMost(9)`. From
  /// Hamcrest (`both … and`).
  public static func && (left: Matcher, right: Matcher) -> Matcher { .allOf(left, right) }

  /// A value that at least one of both matches; the left one is asked first:
  /// `.equal(to: 1) || .greaterThan(9)`. From Hamcrest (`either … or`).
  public static func || (left: Matcher, right: Matcher) -> Matcher { .anyOf(left, right) }

  /// A value that does not match: `!.in(0...9)`. From Hamcrest (`not`).
  public static prefix func ! (matcher: Matcher) -> Matcher { combined(.not, [matcher]) }

  /// A value that all of them match, asked in their order; without any, every value does. From
  /// Hamcrest (`allOf`).
  public static func allOf(_ matchers: Matcher...) -> Matcher { combined(.all, matchers) }

  /// A value that at least one of them matches, asked in their order; without any, no value does.
  /// From Hamcrest (`anyOf`).
  public static func anyOf(_ matchers: Matcher...) -> Matcher { combined(.any, matchers) }

  private static func combined(_ kind: Logic<Matcher>.Kind, _ matchers: [Matcher]) -> Matcher {
    let logic = Logic(kind, matchers.map { $0.body.logic ?? Logic(.leaf($0)) })
    return Matcher(
      expected: logic.text(pieces),
      mismatch: { value in
        let decision = logic.decide { $0.test(value) }
        return decision.holds ? nil : decision.leaves.first?.body.difference(of: value)
      },
      capture: matchers.contains { $0.capture != nil }
        ? { value in
          for leaf in logic.decide({ $0.test(value) }).leaves { leaf.capture?(value) }
        } : nil,
      misuse: matchers.lazy.compactMap(\.misuse).first,
      logic: logic,
      test: { value in logic.holds { $0.test(value) } })
  }

  /// "not 3", "(1 or (greater than 3 and less than 5))".
  private static func pieces(of logic: Logic<Matcher>) -> [Logic<Matcher>.Piece] {
    let isAll: Bool
    switch logic.kind {
    case .leaf(let matcher): return [.words(matcher.describedText)]
    case .not: return [.words("not "), .part(logic.parts[0])]
    case .all: isAll = true
    case .any: isAll = false
    }
    switch logic.parts.count {
    case 0: return [.words(isAll ? "any" : "nothing")]
    case 1: return [.part(logic.parts[0])]
    default:
      let parts = logic.parts.map { [Logic<Matcher>.Piece.part($0)] }
      return [.words("(")] + Logic.pieces(of: parts, joinedBy: isAll ? "and" : "or") + [.words(")")]
    }
  }
}
