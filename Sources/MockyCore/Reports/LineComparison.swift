import Foundation

/// The lines in which two long texts of several lines differ.
struct LineComparison {
  struct Line {
    /// Counted from 1.
    let number: Int
    let expected: String?
    let actual: String?
  }

  let differences: [Line]
  /// The number of lines that were expected.
  let count: Int

  /// Nil if both texts are short, and fit in a line, or neither has a second line.
  init?(_ expected: String, _ actual: String) {
    guard max(expected.utf8.count, actual.utf8.count) > Layout.text else { return nil }
    let (left, right) = (expected.lines, actual.lines)
    guard max(left.count, right.count) > 1 else { return nil }
    count = left.count
    differences = left.alignment(with: right) { $0 == $1 }.map { one, other in
      Line(
        number: (one ?? other ?? 0) + 1, expected: one.map { left[$0] },
        actual: other.map { right[$0] })
    }
  }
}

extension String {
  /// Its lines, found without a loop over its bytes, which is slow in debug builds.
  fileprivate var lines: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var (lines, rest) = ([String](), UnsafeRawBufferPointer(bytes))
      while let start = rest.baseAddress, let end = memchr(start, 10, rest.count) {
        let length = UnsafeRawPointer(end) - start
        lines.append(String(decoding: rest[..<length], as: UTF8.self))
        rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
      }
      return lines + [String(decoding: rest, as: UTF8.self)]
    }
  }
}
