import Foundation

extension Array {
  /// Returns the numbers of equal elements at the beginning and at the end of two arrays.
  func common(
    with other: [Element], _ isEqual: (Element, Element) -> Bool
  ) -> (prefix: Int, suffix: Int) {
    let list = self as? any EquatableList
    func hasSame(_ length: Int, _ start: Int, _ otherStart: Int) -> Bool {
      list?.hasSame(length, at: start, as: other, at: otherStart)
        ?? (0..<length).allSatisfy { isEqual(self[start + $0], other[otherStart + $0]) }
    }
    let shorter = Swift.min(count, other.count)
    let prefix = Self.length(upTo: shorter) { hasSame($1, $0, $0) }
    let suffix = Self.length(upTo: shorter - prefix) {
      hasSame($1, count - $0 - $1, other.count - $0 - $1)
    }
    return (prefix, suffix)
  }

  /// Finds a common length by bisection, because Swift's own code compares many elements quickly.
  private static func length(
    upTo limit: Int, _ isSame: (_ offset: Int, _ length: Int) -> Bool
  ) -> Int {
    var (common, rest) = (0, limit)
    while rest > 0 {
      let half = (rest + 1) / 2
      if isSame(common, half) {
        common += half
        rest -= half
      } else {
        rest = half == 1 ? 0 : half
      }
    }
    return common
  }
}

/// An array with `Equatable` elements, compared without a lookup for each.
private protocol EquatableList {
  func hasSame(_ length: Int, at start: Int, as other: Any, at otherStart: Int) -> Bool
}

extension Array: EquatableList where Element: Equatable {
  /// Returns whether this number of elements is equal. It compares integers by their bytes, because
  /// `==` takes 100 times as long in a debug build.
  func hasSame(_ length: Int, at start: Int, as other: Any, at otherStart: Int) -> Bool {
    guard let other = other as? [Element] else { return false }
    guard NativeHash.isInteger(Element.self) else {
      return self[start..<(start + length)] == other[otherStart..<(otherStart + length)]
    }
    let size = MemoryLayout<Element>.stride
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return length == 0 }
        return memcmp(left + start * size, right + otherStart * size, length * size) == 0
      }
    }
  }
}
