import Foundation

/// The elements of two lists that belong together, where some were added or left out.
enum Alignment {
  /// The most elements on each side that are searched for additions and gaps, and the most that are
  /// compared one by one.
  private static let limits = (searched: 40, compared: 1_000)

  /// The numbers of equal elements at both ends, as far as they are looked at.
  static func common(
    _ left: Int, _ right: Int, _ isSame: (Int, Int) -> Bool
  ) -> (prefix: Int, suffix: Int) {
    let shorter = min(left, right)
    let prefix = (0..<shorter).prefix { isSame($0, $0) }.count
    let rest = min(shorter - prefix, limits.compared)
    let suffix = (0..<rest).prefix { isSame(left - 1 - $0, right - 1 - $0) }.count
    return (prefix, suffix)
  }

  /// The indices of the elements that differ; nil where one list has none.
  /// - Parameter isSame: compares an element of the first list with one of the second.
  static func pairs(
    _ left: Range<Int>, _ right: Range<Int>, _ isSame: (Int, Int) -> Bool
  ) -> [(Int?, Int?)] {
    let limit = limits.compared
    let both = zip(left, right).prefix(limit).filter { !isSame($0, $1) }.map { ($0, $1) }
    let missing = left.dropFirst(right.count).prefix(limit).map { ($0, Int?.none) }
    let additional = right.dropFirst(left.count).prefix(limit).map { (Int?.none, $0) }
    let pairs: [(Int?, Int?)] = both + missing + additional
    guard max(left.count, right.count) <= limits.searched else { return pairs }
    let shifted = shiftedPairs(left, right, isSame)
    return shifted.count < pairs.count ? shifted : pairs
  }

  /// The elements beside the longest list that both contain.
  private static func shiftedPairs(
    _ left: Range<Int>, _ right: Range<Int>, _ isSame: (Int, Int) -> Bool
  ) -> [(Int?, Int?)] {
    let changes = right.difference(from: left, by: isSame)
    let removed = Set(changes.removals.map(\.index))
    let inserted = Set(changes.insertions.map(\.index))
    var (one, other) = (0, 0)
    var pairs: [(Int?, Int?)] = []
    while one < left.count || other < right.count {
      let (isGone, isNew) = (removed.contains(one), inserted.contains(other))
      if isGone || isNew {
        pairs.append((isGone ? left.lowerBound + one : nil, isNew ? right.lowerBound + other : nil))
      }
      one += isNew && !isGone ? 0 : 1
      other += isGone && !isNew ? 0 : 1
    }
    return pairs
  }
}

extension CollectionDifference.Change {
  fileprivate var index: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// The length of what two sequences have in common.
enum CommonLength {
  /// The number of equal bytes at the beginning of two regions, or at their end.
  static func ofBytes(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, atEnd: Bool = false
  ) -> Int {
    of(min(left.count, right.count)) { offset, length in
      atEnd
        ? isSame(left, left.count - offset - length, right, right.count - offset - length, length)
        : isSame(left, offset, right, offset, length)
    }
  }

  static func isSame(
    _ left: UnsafeRawBufferPointer, _ start: Int, _ right: UnsafeRawBufferPointer,
    _ otherStart: Int, _ length: Int
  ) -> Bool {
    guard let one = left.baseAddress, let other = right.baseAddress else { return length == 0 }
    return memcmp(one + start, other + otherStart, length) == 0
  }

  /// Finds it by halves.
  static func of(_ length: Int, _ isSame: (_ offset: Int, _ length: Int) -> Bool) -> Int {
    var (common, rest) = (0, length)
    while rest > 0 {
      let half = (rest + 1) / 2
      if isSame(common, half) {
        common += half
        rest -= half
      } else if half == 1 {
        return common
      } else {
        rest = half
      }
    }
    return common
  }
}
