/// The number of calls that an expectation takes.
///
/// ```swift
/// expectThat(clock).receives(.exactly(3)).tick()
/// expectThat(clock).receives(1...3).tick()
/// ```
///
/// From jMock (`Cardinality`).
public struct Cardinality: CallCount, Sendable, Equatable, SelfDescribing {
  /// The fewest calls that satisfy it.
  package let minimum: Int
  /// The most calls it takes; `Int.max` if there is no end.
  let limit: Int

  /// The most calls it takes; nil if there is no end.
  package var maximum: Int? { limit == .max ? nil : limit }

  /// Any number of calls, including none, as `allowing` takes them.
  static var anyNumber: Cardinality { .atLeast(0) }

  /// Itself.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { self }

  /// Appends the number of calls in words: "once", "2 to 3 times", "allowed".
  public func describe(to description: inout Description) {
    switch (minimum, maximum) {
    case (0, nil): description.append("allowed")
    case (0, 0): description.append("never")
    case (1, 1): description.append("once")
    case (let least, nil): description.append("at least \(Counts.times(least))")
    case (0, let most?): description.append("at most \(Counts.times(most))")
    case (let least, let most?) where least == most: description.append("exactly \(least) times")
    case (let least, let most?): description.append("\(least) to \(most) times")
    }
  }

  /// "expected once", or "allowed".
  var expectedText: String { self == .anyNumber ? "allowed" : "expected \(describedText)" }

  /// The mistake in the number of calls; nil if there is none.
  var misuse: Misuse? {
    guard minimum >= 0, limit >= 0 else { return .negativeCount(rangeText) }
    return minimum <= limit ? nil : .emptyRange(rangeText)
  }

  private var rangeText: String {
    guard let maximum else { return "at least \(minimum)" }
    if minimum == 0 { return "at most \(maximum)" }
    return minimum == maximum ? "\(minimum)" : "at least \(minimum) and at most \(maximum)"
  }

  /// No call may happen.
  var isNever: Bool { limit == 0 }

  /// No call is required, and there is a maximum.
  var onlyForbids: Bool { minimum == 0 && limit < .max }

  func isSatisfied(by count: Int) -> Bool { count >= minimum }

  /// True if these are too many calls.
  func isExceeded(by count: Int) -> Bool { count > limit }

  /// True if these are neither too few calls nor too many.
  func contains(_ count: Int) -> Bool { count >= minimum && count <= limit }
}

/// The words for a number of calls, which follow a leading dot: `receives(.atLeast(2))`.
extension CallCount where Self == Cardinality {
  /// Exactly one call, the default of `expectThat`: `receives(.once)`.
  ///
  /// From jMock (`once`).
  public static var once: Cardinality { .exactly(1) }

  /// No call: `receives(.never)`.
  ///
  /// A call that matches fails, even if another expectation would handle it.
  ///
  /// From jMock (`never`), OCMock 3.3 and 9.1.
  public static var never: Cardinality { .exactly(0) }

  /// Exactly this many calls: `receives(.exactly(3))`.
  ///
  /// - Parameter count: the number of calls. Mocky reports a negative one.
  ///
  /// From jMock and LRMocky (`exactly`), OCMock 3.3.
  public static func exactly(_ count: Int) -> Cardinality { Self(minimum: count, limit: count) }

  /// This many calls or more: `receives(.atLeast(2))`.
  ///
  /// - Parameter count: the fewest calls. Mocky reports a negative number.
  ///
  /// From jMock and LRMocky (`atLeast`).
  public static func atLeast(_ count: Int) -> Cardinality { Self(minimum: count, limit: .max) }

  /// This many calls or fewer: `receives(.atMost(5))`.
  ///
  /// - Parameter count: the most calls. Mocky reports a negative number, and zero means ``never``.
  ///
  /// From jMock and LRMocky (`atMost`).
  public static func atMost(_ count: Int) -> Cardinality { Self(minimum: 0, limit: count) }

  /// Any number of calls between two: `receives(.between(1, and: 3))`.
  ///
  /// Mocky reports a negative number, and a minimum above the maximum.
  ///
  /// - Parameters:
  ///   - minimum: the fewest calls.
  ///   - maximum: the most calls.
  ///
  /// From jMock and LRMocky (`between`).
  public static func between(_ minimum: Int, and maximum: Int) -> Cardinality {
    Cardinality(minimum: minimum, limit: maximum)
  }
}

/// A type that describes how often a call is expected: a number, a range, or words.
///
/// ```swift
/// expectThat(clock).receives(3).tick()
/// expectThat(clock).receives(1...3).tick()
/// expectThat(clock).receives(.atLeast(2)).tick()
/// ```
///
/// Don't conform types of your own to it.
///
/// After jMock (`Cardinality`); numbers and ranges are Mocky's own.
public protocol CallCount {
  /// The fewest and the most calls.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var __cardinality: Cardinality { get }
}

extension Int: CallCount {
  /// Exactly this many calls: `receives(3)`.
  ///
  /// Mocky reports a negative number, and zero means never.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { .exactly(self) }
}

extension ClosedRange: CallCount where Bound == Int {
  /// Between two numbers of calls: `receives(1...3)`.
  ///
  /// Mocky reports negative numbers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { .between(lowerBound, and: upperBound) }
}

extension Range: CallCount where Bound == Int {
  /// The fewest calls, and one more than the most: `receives(1..<4)`.
  ///
  /// Mocky reports an empty range and negative numbers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { .between(lowerBound, and: upperBound &- 1) }
}

extension PartialRangeFrom: CallCount where Bound == Int {
  /// This many calls or more: `receives(2...)`.
  ///
  /// Mocky reports a negative number.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { .atLeast(lowerBound) }
}

extension PartialRangeThrough: CallCount where Bound == Int {
  /// This many calls or fewer: `receives(...5)`.
  ///
  /// Mocky reports a negative number, and zero means never.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { .atMost(upperBound) }
}

extension PartialRangeUpTo: CallCount where Bound == Int {
  /// Fewer calls than this many: `receives(..<5)`.
  ///
  /// Mocky reports zero and negative numbers, and one means never.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var __cardinality: Cardinality { .atMost(max(upperBound, .min + 1) - 1) }
}
