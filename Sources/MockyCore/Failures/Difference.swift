/// Where two texts begin to differ; of long ones only the neighbourhood is kept.
struct Difference {
  /// Texts up to this length are shown whole.
  private static let wholeLength: Int = 70
  /// What is kept of a long text before and after the first difference.
  private static let context = (before: 20, after: 40)

  let expected: String
  let actual: String
  /// A caret under the first character that differs.
  let caret: String

  /// Compares two texts; nil if they are the same.
  init?(_ expected: String, _ actual: String) {
    self.init(Excerpt(text: expected), Excerpt(text: actual))
  }

  /// Compares two texts that may go on before and behind; nil if they are the same.
  init?(_ expected: Excerpt, _ actual: Excerpt) {
    let texts = (expected.text, actual.text)
    guard texts.0 != texts.1 else { return nil }
    let common = zip(texts.0, texts.1).prefix { $0 == $1 }.count
    let isLong =
      expected.isPart || actual.isPart || max(texts.0.count, texts.1.count) > Self.wholeLength
    let start = isLong ? max(0, common - Self.context.before) : 0
    let end = isLong ? common + Self.context.after : .max
    self.expected = expected.cut(from: start, to: end)
    self.actual = actual.cut(from: start, to: end)
    let hasMark = start > 0 || expected.beginsLater
    caret = String(repeating: " ", count: common - start + (hasMark ? 1 : 0)) + "^"
  }
}

/// A part of a text.
struct Excerpt {
  let text: String
  /// The whole text has something before it.
  var beginsLater: Bool = false
  /// The whole text has something behind it.
  var endsEarlier: Bool = false

  var isPart: Bool { beginsLater || endsEarlier }

  /// A part of it, with marks where something is left out.
  fileprivate func cut(from start: Int, to end: Int) -> String {
    let kept = text.dropFirst(start).prefix(end == .max ? .max : end - start)
    let isCutBefore = start > 0 || beginsLater
    let isCutBehind = endsEarlier || start + kept.count < text.count
    return "\(isCutBefore ? "…" : "")\(kept)\(isCutBehind ? "…" : "")"
  }
}
