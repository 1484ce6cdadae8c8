import Foundation

/// The different lines of two long texts.
struct LineComparison {
  /// The different lines. Their numbers are counted from 1.
  let differences: [(number: Int, expected: String?, actual: String?)]
  /// The number of expected lines.
  let count: Int

  /// Compares two texts; nil if both fit in a line, or neither has a second line.
  init?(_ expected: String, _ actual: String) {
    guard max(expected.utf8.count, actual.utf8.count) > Layout.text else { return nil }
    let (left, right) = (expected.lines, actual.lines)
    guard max(left.count, right.count) > 1 else { return nil }
    count = left.count
    differences = left.alignment(with: right) { $0 == $1 }.map { one, other in
      ((one ?? other ?? 0) + 1, one.map { left[$0] }, other.map { right[$0] })
    }
  }
}

extension String {
  /// Its lines, without a loop over its bytes, which is slow in debug builds.
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
