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
    guard expected != actual else { return nil }
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    let isLong = max(expected.count, actual.count) > Self.wholeLength
    let start = isLong ? max(0, common - Self.context.before) : 0
    let end = isLong ? common + Self.context.after : .max
    self.expected = Self.cut(expected, from: start, to: end)
    self.actual = Self.cut(actual, from: start, to: end)
    let column = common - start + (start > 0 ? 1 : 0)
    caret = String(repeating: " ", count: column) + "^"
  }

  private static func cut(_ text: String, from start: Int, to end: Int) -> String {
    let kept = text.dropFirst(start).prefix(end == .max ? .max : end - start)
    let isCutBehind = start + kept.count < text.count
    return "\(start > 0 ? "…" : "")\(kept)\(isCutBehind ? "…" : "")"
  }
}
