/// An argument of a call beside its matcher.
///
/// Its words are made only on request, because a failure compares many arguments and shows few.
final class ArgumentComparison {
  let matches: Bool
  private let matcher: ArgumentMatcher
  private let argument: Any
  /// The different parts, or the whole argument.
  private lazy var differences: [PartDifference] = matcher.differences(of: argument)

  init(matcher: ArgumentMatcher, argument: Any) {
    self.matcher = matcher
    self.argument = argument
    matches = matcher.matches(argument)
  }

  /// Returns whether another argument of the call equals the expected plain value.
  func wouldMatch(_ other: ArgumentComparison) -> Bool {
    !matcher.plain.isNil && matcher.matches(other.argument)
  }

  /// True if a text was expected.
  var isText: Bool { matcher.plain.map { ValueText.string($0.value) != nil } ?? false }

  /// Returns its lines, under the given label.
  func lines(label: String) -> [String] {
    guard !matches else { return ["\(label)✓ \(ShortText.of(argument))"] }
    let text = mismatchLines.joined(separator: "\n").indentedLines(by: label.count + 2)
    return "\(label)✗ \(text)".split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private var mismatchLines: [String] {
    let parts = differences.prefix(Layout.parts)
    let width = parts.map(\.path.count).max() ?? 0
    let more = differences.count - parts.count
    let remark = matcher.plain.flatMap { ValueComparison.remark(on: $0.value) }
    return parts.flatMap { $0.lines(pathWidth: width) }
      + (more > 0 ? ["… and \(atLeast)\(more) more"] : []) + [remark].compactMap { $0 }
  }

  /// "at least ", if the comparison stopped at its limit.
  private var atLeast: String {
    differences.count == ValueComparison.differenceLimit ? "at least " : ""
  }

  /// Returns the comparison as values.
  func values(label: String?) -> MockFailure.Argument {
    let isWhole = matcher.plain.isNil && differences.allSatisfy(\.path.isEmpty)
    let parts = matches || isWhole ? [] : differences
    return MockFailure.Argument(
      label: label, matches: matches, expected: matcher.expected,
      actual: matches ? ValueText.of(argument) : matcher.mismatch(of: argument),
      differences: parts.map { .init(path: $0.path, expected: $0.expected, actual: $0.actual) })
  }

  /// The argument to expect in place of the plain value, if it differs as a whole and its text is
  /// short: `"apple"`, `UInt16(8080)`, `.close(to: 0.6, within: 1e-9)`; nil otherwise.
  var replacement: String? {
    guard let plain = matcher.plain, differences.count == 1, differences[0].path.isEmpty else {
      return nil
    }
    if let expectation = PartDifference.closeness(plain.value, argument) { return expectation }
    let value = ShortText.rendered(argument)
    guard value.text != ShortText.of(plain.value) else { return ValueCode.of(argument) }
    let isCode = (Optionals.unwrapped(argument) as? any FloatingPoint)?.isFinite ?? true
    return value.isWhole && isCode && value.text.count <= Layout.text ? value.text : nil
  }

  /// The argument in a call.
  private lazy var shown: RenderedText = ShortText.rendered(argument)

  /// True if a call shows only a part of the argument.
  var isAbridged: Bool { !shown.isWhole }

  /// The argument in a headline, which leaves out a long one if it names the different part.
  var outline: String {
    let isTold = matches || differences.first?.showsActual ?? false
    return isAbridged && isTold ? ShortText.outline(of: argument) : shown.text
  }

  /// The expected value, if it takes the place of the whole argument that a call shows.
  var expectedBesideCall: String? {
    guard differences.count == 1, shown.isWhole else { return nil }
    let ofBytes = shown.text.components(separatedBy: " bytes: ").last ?? ""
    let expected = differences[0].expected(beside: [shown.text, ValueText.of(argument), ofBytes])
    return expected?.hasPrefix("…") == true ? nil : expected
  }

  /// Returns the words of the headline: "'amount' is 10, expected 100", "line 5 of argument 1 is …,
  /// and 2 more lines differ"; nil if they are too long.
  /// - Parameter isClear: true to leave out the name if there is a part.
  func headline(_ name: String, isClear: Bool) -> String? {
    guard let part = differences.first, let words = part.headline else { return nil }
    let first = "\(part.subject(in: name, isClear: isClear)) \(words)"
    let more = differences.count - 1
    if more == 0 { return first }
    let noun = differences.allSatisfy { $0.line != nil } ? "line" : "part"
    let verb = more == 1 ? "differs" : "differ"
    return "\(first), and \(atLeast)\(Counts.of(more, "more \(noun)")) \(verb)"
  }

  /// The length of the equal texts before and after the difference, and of the whole. Texts that
  /// differ in case only are nearly equal. For long values, it compares the beginning. A matcher half
  /// agrees if a part differs: the value is at least of its kind.
  var agreement: (common: Double, length: Double) {
    guard let plain = matcher.plain else {
      return (matches ? 1 : differences.first?.path.isEmpty == false ? 0.5 : 0, 1)
    }
    let limit = 5 * ValueText.limit
    let expected = ValueText.rendered(plain.value, upTo: limit).text
    let length = Double(expected.utf8.count)
    if matches { return (length, length) }
    let actual = ValueText.rendered(argument, upTo: limit).text
    let longer = max(length, Double(actual.utf8.count))
    if expected == actual { return (0, longer) }
    let isOtherCase = expected.lowercased() == actual.lowercased()
    return (longer * (isOtherCase ? 0.9 : TextDifference(expected, actual).agreement), longer)
  }
}

/// A call beside an expectation.
final class CallComparison {
  let call: Invocation
  /// The call with its outcome, if it was made before.
  var snapshot: CallSnapshot?
  let entry: Expectation
  let arguments: [ArgumentComparison]
  /// The number of arguments that differ; 1 for two that are swapped.
  let mismatches: Int
  /// True if two arguments are expected in each other's place, and the others match.
  private let isSwapped: Bool
  /// The share of equal text in all arguments, from 0 to 1.
  private lazy var agreement: Double = {
    let parts = arguments.map(\.agreement)
    let length = parts.reduce(0) { $0 + $1.length }
    return length == 0 ? 0 : parts.reduce(0) { $0 + $1.common } / length
  }()

  init(_ call: Invocation, _ arguments: [Any], with entry: Expectation) {
    self.call = call
    self.entry = entry
    self.arguments = zip(entry.arguments.matchers ?? [], arguments).map {
      ArgumentComparison(matcher: $0, argument: $1)
    }
    let different = self.arguments.filter { !$0.matches }
    isSwapped =
      different.count == 2
      && different[0].wouldMatch(different[1]) && different[1].wouldMatch(different[0])
    mismatches = isSwapped ? 1 : different.count
  }

  /// The difference beside the call: `expected 100 as 'amount'`, `items[1].sku is "B", expected
  /// "A"`; nil if there is none.
  var difference: String? { difference(besideCall: true) }

  /// Returns the difference: "'amount' is 10, expected 100", "arguments 1 and 'urgent' differ"; nil
  /// if there is none.
  /// - Parameter isBeside: true if the text of the call is beside it, with all short arguments.
  func difference(besideCall isBeside: Bool) -> String? {
    let labels = call.member.labels
    let differing = arguments.enumerated().filter { !$1.matches }.map { index, argument in
      (name: labels.name(index), argument: argument)
    }
    guard !differing.isEmpty else { return nil }
    if isSwapped { return "\(Counts.list(differing.map(\.name))) are swapped" }
    let isClear = isBeside && arguments.count(where: \.isAbridged) == 1
    let told = differing.prefix(3).map { name, argument in
      let value = isBeside ? argument.expectedBesideCall : nil
      let words = argument.headline(name, isClear: isClear && argument.isAbridged)
      return (name: name, value: value.map { "\($0) as \(name)" }, words: value.isNil ? words : nil)
    }
    let values = told.compactMap(\.value)
    let list = values.isEmpty ? [] : ["expected \(Counts.list(values))"]
    let parts = list + told.compactMap(\.words)
    let text = parts.joined(separator: "; ")
    let isWhole = told.allSatisfy { !$0.value.isNil || !$0.words.isNil } && told.count == mismatches
    if isWhole, mismatches == 1 || text.count <= 100 { return text }
    if mismatches == 1 { return "\(differing[0].name) differs" }
    let texts = told.compactMap { name, value, words in
      (value.map { "expected \($0)" } ?? words).map { (name: name, text: $0) }
    }
    guard let shortest = texts.min(by: { $0.text.count < $1.text.count }) else {
      return mismatches <= 3
        ? "\(Counts.list(differing.map(\.name))) differ" : "\(mismatches) arguments differ"
    }
    let others = differing.map(\.name).filter { $0 != shortest.name }
    let rest = mismatches <= 3 ? Counts.list(others) : "\(mismatches - 1) other arguments"
    return "\(shortest.text); \(rest) \(others.count == 1 ? "differs" : "differ"), too"
  }

  /// The number of matching texts, because names and keys mean more than numbers and Boolean
  /// values.
  private var matchingTexts: Int { arguments.count { $0.matches && $0.isText } }

  /// Returns whether it is closer: with fewer different arguments, then with swapped ones, then with
  /// more matching texts, then with more equal text.
  func isCloser(than other: CallComparison) -> Bool {
    guard mismatches == other.mismatches else { return mismatches < other.mismatches }
    if isSwapped != other.isSwapped { return isSwapped }
    let texts = (matchingTexts, other.matchingTexts)
    return texts.0 == texts.1 ? agreement > other.agreement : texts.0 > texts.1
  }

  /// Returns whether as many arguments match, with nearly as much equal text.
  func isAsClose(as other: CallComparison) -> Bool {
    !other.isCloser(than: self)
      || mismatches == other.mismatches && agreement >= max(0.5, other.agreement - 0.2)
  }
}
