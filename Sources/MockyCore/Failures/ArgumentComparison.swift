/// How one argument of a call fares against what was expected of it.
///
/// It is put into words only where somebody asks: many are made for a failure, and few are shown.
package struct ArgumentComparison {
  let matches: Bool
  private let matcher: ArgumentMatcher
  private let argument: Any

  init(matcher: ArgumentMatcher, argument: Any) {
    self.matcher = matcher
    self.argument = argument
    matches = matcher.matches(argument)
  }

  /// What was expected, in words.
  var expected: String { matcher.expected }

  /// What came, in words.
  var actual: String { matches ? ValueText.of(argument) : matcher.mismatch(of: argument) }

  /// Where the texts begin to differ, where a plain value was expected.
  private var difference: Difference? {
    matcher.plain.flatMap { Difference(between: $0.value, and: argument) }
  }

  /// The lines that show it, under the given label.
  func lines(label: String) -> [String] {
    guard !matches else { return ["\(label)✓ \(actual)"] }
    let indent = String(repeating: " ", count: label.count)
    guard let difference else {
      return ["\(label)✗ expected \(expected)", "\(indent)       got \(actual)"]
    }
    return [
      "\(label)✗ expected \(difference.expected)",
      "\(indent)       got \(difference.actual)",
      "\(indent)           \(difference.caret)",
    ]
  }

  /// The part of the texts before and behind the difference, from 0 to 1; of long ones at their
  /// beginning.
  var agreement: Double {
    guard !matches, let plain = matcher.plain else { return 0 }
    let limit = 5 * ValueText.limit
    let expected = ValueText.made(of: plain.value, upTo: limit).text
    let actual = ValueText.made(of: argument, upTo: limit).text
    guard expected != actual else { return 0 }
    let lengths = (expected.utf8.count, actual.utf8.count)
    let before = expected.commonUTF8Prefix(with: actual)
    let behind = min(
      expected.commonUTF8Suffix(with: actual), min(lengths.0, lengths.1) - before)
    return Double(before + behind) / Double(max(lengths.0, lengths.1))
  }
}
