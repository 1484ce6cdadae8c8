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
