/// How one argument of a call fares against what was expected of it.
///
/// It is put into words only where somebody asks: many are made for a failure, and few are shown.
package struct ArgumentComparison {
  /// How many parts are shown that differ.
  private static let partLimit: Int = 6

  let matches: Bool
  private let matcher: ArgumentMatcher
  private let argument: Any
  private let found = Found()

  init(matcher: ArgumentMatcher, argument: Any) {
    self.matcher = matcher
    self.argument = argument
    matches = matcher.matches(argument)
  }

  /// The parts that differ, where a plain value was expected.
  private var differences: [PartDifference]? {
    matcher.plain.map { found.differences(of: argument, from: $0.value) }
  }

  /// What was found once, however often somebody asks.
  private final class Found {
    private var differences: [PartDifference]?

    func differences(of actual: Any, from expected: Any) -> [PartDifference] {
      if let differences { return differences }
      let found = Rendering.run { ValueComparison.differences(of: actual, from: expected) }
      differences = found
      return found
    }
  }

  /// The lines that show it, under the given label.
  func lines(label: String) -> [String] {
    guard !matches else { return ["\(label)✓ \(ShortText.of(argument, upTo: 80))"] }
    let indent = String(repeating: " ", count: label.count + 2)
    let lines = mismatchLines.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines.enumerated().map { "\($0 == 0 ? "\(label)✗ " : indent)\($1)" }
  }

  private var mismatchLines: [String] {
    guard let differences else { return wordedLines }
    let parts = differences.prefix(Self.partLimit).map(PartText.init)
    let width = parts.map(\.path.count).max() ?? 0
    let more = differences.count - parts.count
    let end = differences.count == ValueComparison.differenceLimit ? "or more " : ""
    let remark = matcher.plain.flatMap { ValueComparison.remark(on: $0.value, differences) }
    return parts.flatMap { $0.lines(pathWidth: width) }
      + (more > 0 ? ["… and \(more) \(end)more"] : []) + [remark].compactMap { $0 }
  }

  /// What a matcher says.
  private var wordedLines: [String] {
    if let pointed = matcher.textPart.flatMap({ PointedText($0, in: argument) }) {
      return [
        "expected \(matcher.expected)", "     got \(pointed.text)", "         \(pointed.caret)",
      ]
    }
    return [
      "expected \(matcher.expected.indentedLines(by: 13))",
      "     got \(matcher.mismatch(of: argument).indentedLines(by: 13))",
    ]
  }

  /// What was expected, and what came.
  var texts: (expected: String, actual: String) {
    (matcher.expected, matches ? ValueText.of(argument) : matcher.mismatch(of: argument))
  }

  /// The parts that differ, in words.
  var parts: [PartText] { matches ? [] : differences?.map(PartText.init) ?? [] }

  /// What the headline says of it: "amount is 10, expected 100"; nil where that is too long.
  func headline(_ name: String) -> String? {
    guard let differences else { return wordedHeadline(name) }
    guard differences.count == 1 else { return pathsHeadline(name, differences) }
    let part = PartText(differences[0])
    let subject = Self.subject(name, part.path)
    if let words = part.headline { return "\(subject) \(words)" }
    return part.place.isEmpty ? nil : "\(name) differs\(part.place)"
  }

  private func wordedHeadline(_ name: String) -> String? {
    let words = (ShortText.of(argument), matcher.expected)
    guard words.1.count <= 60, !words.1.contains("\n"), words.0 != words.1 else { return nil }
    return "\(name) is \(words.0), expected \(words.1)"
  }

  private func pathsHeadline(_ name: String, _ differences: [PartDifference]) -> String {
    let paths = differences.prefix(3).map { PartText($0).path }
    let numbers = differences.compactMap { difference in
      difference.place.hasPrefix("line ") ? difference.place.split(separator: " ")[1] : nil
    }
    if numbers.count == differences.count, numbers.count <= 3 {
      return "\(name) differs in lines \(Counts.list(numbers.map(String.init)))"
    }
    let isShort = differences.count <= 3 && !paths.contains("") && paths.joined().count <= 50
    return isShort
      ? "\(name) differs in \(Counts.list(paths))"
      : "\(name) differs in \(differences.count) parts"
  }

  /// "amount", "order.items[1].sku", "items[1].sku of argument 1".
  private static func subject(_ name: String, _ path: String) -> String {
    guard !path.isEmpty else { return name }
    if name.contains(" ") || path.contains(", ") { return "\(path) of \(name)" }
    return path.hasPrefix("[") || path.hasPrefix(".") ? "\(name)\(path)" : "\(name).\(path)"
  }

  /// How long the texts before and behind the difference are, and the whole; of long values at their
  /// beginning.
  var agreement: (common: Double, length: Double) {
    guard let plain = matcher.plain else { return (matches ? 1 : 0, 1) }
    let limit = 5 * ValueText.limit
    let expected = ValueText.made(of: plain.value, upTo: limit).text
    let length = Double(expected.utf8.count)
    if matches { return (length, length) }
    let actual = ValueText.made(of: argument, upTo: limit).text
    let longer = max(length, Double(actual.utf8.count))
    return (longer * (expected == actual ? 0 : TextDifference(expected, actual).agreement), longer)
  }
}

extension [ArgumentComparison] {
  /// "amount is 10, expected 100", "arguments 1 and 'urgent' differ"; nil where none does.
  func differing(_ labels: [String?]) -> String? {
    let names = indices.filter { !self[$0].matches }.map { (index: $0, name: name($0, labels)) }
    guard !names.isEmpty else { return nil }
    let words = names.prefix(3).compactMap { self[$0.index].headline($0.name) }
    let text = words.joined(separator: "; ")
    if words.count == names.count, words.count == 1 || text.count <= 100 { return text }
    if names.count == 1 { return "\(names[0].name) differs" }
    return names.count <= 3
      ? "\(Counts.list(names.map(\.name))) differ" : "\(names.count) arguments differ"
  }

  /// "amount", "argument 1".
  private func name(_ index: Int, _ labels: [String?]) -> String {
    // The arguments of a parameter pack have one label between them.
    let label = labels.indices.contains(index) ? labels[index] : nil
    return label ?? "argument \(index + 1)"
  }
}

extension String {
  /// Itself with its further lines under the first.
  func indentedLines(by count: Int) -> String {
    guard contains("\n") else { return self }
    let blanks = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\(blanks)")
  }
}
