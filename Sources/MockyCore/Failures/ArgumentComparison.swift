/// How one argument of a call fares against what was expected of it.
package struct ArgumentComparison {
  let matches: Bool
  /// What was expected, in words.
  let expected: String
  /// What came, in words.
  let actual: String
  /// Both as plain texts of full length, where a plain value was expected: the difference shows.
  let plainTexts: (expected: String, actual: String)?

  init(matcher: ArgumentMatcher, argument: Any) {
    matches = matcher.matches(argument)
    expected = matcher.expected
    actual = matches ? ValueText.of(argument) : matcher.mismatch(of: argument)
    plainTexts = matcher.plain.flatMap { plain in
      let texts = (ValueText.unbounded(plain.value), ValueText.unbounded(argument))
      return texts.0 == texts.1 ? nil : texts
    }
  }

  /// The lines that show it, under the given label.
  func lines(label: String) -> [String] {
    guard !matches else { return ["\(label)✓ \(actual)"] }
    let indent = String(repeating: " ", count: label.count)
    guard let plainTexts, let difference = Difference(plainTexts.expected, plainTexts.actual) else {
      return ["\(label)✗ expected \(expected)", "\(indent)       got \(actual)"]
    }
    return [
      "\(label)✗ expected \(difference.expected)",
      "\(indent)       got \(difference.actual)",
      "\(indent)           \(difference.caret)",
    ]
  }
}
