import Testing

@testable import MockyCore

struct CardinalityTests {
  /// Every kind, the fewest and the most calls it takes, and what it is called.
  static let all: [(Cardinality, least: Int, most: Int?, text: String)] = [
    (.once, 1, 1, "once"),
    (.exactly(1), 1, 1, "once"),
    (.never, 0, 0, "never"),
    (.exactly(0), 0, 0, "never"),
    (.atMost(0), 0, 0, "never"),
    (.between(0, and: 0), 0, 0, "never"),
    (.exactly(3), 3, 3, "exactly 3 times"),
    (.between(3, and: 3), 3, 3, "exactly 3 times"),
    (.atLeast(0), 0, nil, "allowed"),
    (.anyNumber, 0, nil, "allowed"),
    (.atLeast(1), 1, nil, "at least once"),
    (.atLeast(2), 2, nil, "at least 2 times"),
    (.atMost(1), 0, 1, "at most once"),
    (.atMost(5), 0, 5, "at most 5 times"),
    (.between(0, and: 5), 0, 5, "at most 5 times"),
    (.between(1, and: 3), 1, 3, "1 to 3 times"),
  ]

  typealias Sample = (cardinality: Cardinality, least: Int, most: Int?, text: String)

  @Test(arguments: all)
  func itIsDescribedInOneVocabulary(sample: Sample) {
    #expect(sample.cardinality.describedText == sample.text)
    #expect(sample.cardinality.misuse == nil)
  }

  @Test(arguments: all)
  func itContainsTheCountsFromTheFewestToTheMost(sample: Sample) {
    for count in 0...6 {
      let isInside = count >= sample.least && count <= sample.most ?? count
      #expect(sample.cardinality.contains(count) == isInside)
      #expect(sample.cardinality.isSatisfied(by: count) == (count >= sample.least))
    }
  }

  @Test(arguments: all)
  func neverIsWhatTakesNoCall(sample: Sample) {
    #expect(sample.cardinality.isNever == (sample.text == "never"))
  }

  @Test func whatIsExpectedIsSaidSo() {
    #expect(Cardinality.once.expectedText == "expected once")
    #expect(Cardinality.never.expectedText == "expected never")
    #expect(Cardinality.atLeast(0).expectedText == "allowed")
  }

  @Test(arguments: [
    (Cardinality.exactly(-1), "-1"),
    (.atLeast(-2), "at least -2"),
    (.atMost(-3), "at most -3"),
    (.between(-1, and: 2), "at least -1 and at most 2"),
  ])
  func aNegativeNumberOfCallsIsMisuse(cardinality: Cardinality, range: String) {
    #expect(
      cardinality.misuse?.text
        == "a call cannot be expected a negative number of times (\(range))")
  }

  @Test func anEmptyRangeIsMisuse() {
    #expect(
      Cardinality.between(3, and: 1).misuse?.text
        == "no number of calls is at least 3 and at most 1")
  }
}
