import Foundation

/// An element of two collections, one of which may not have it.
struct ElementPair {
  indirect enum Place {
    case index(Int)
    case key(Any)
    /// A set's elements have no place.
    case none

    var isNone: Bool { if case .none = self { true } else { false } }

    var text: String {
      switch self {
      case .index(let index): "[\(index)]"
      case .key(let key): "[\(ShortText.of(key))]"
      case .none: ""
      }
    }
  }

  let place: Place
  let expected: Any?
  let actual: Any?
}

/// A collection whose elements can be set beside those of another one.
protocol ComparableContents {
  /// The elements that differ, in an order that is always the same; nil if the other value is no such
  /// collection.
  /// - Parameter isEqual: compares elements that are not `Equatable`.
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]?

  /// Some of the elements of a collection without an order, as they come: each a value, or a key and
  /// its value; nil where there is an order.
  func unorderedEntries(upTo limit: Int) -> [[Any]]?
}

/// How many elements are set beside each other one by one.
private let elementLimit: Int = 1_000

extension Array: ComparableContents {
  func unorderedEntries(upTo limit: Int) -> [[Any]]? { nil }

  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? [Element] else { return nil }
    let typed = self as? any EquatableList
    let common =
      typed?.common(with: other)
      ?? Alignment.common(count, other.count) { isEqual(self[$0], other[$1]) }
    let alignment = Alignment(
      expected: common.prefix..<(count - common.suffix),
      actual: common.prefix..<(other.count - common.suffix)
    ) { isEqual(self[$0], other[$1]) }
    return alignment.pairs.map { left, right in
      ElementPair(
        place: .index(left ?? right ?? 0), expected: left.map { self[$0] },
        actual: right.map { other[$0] })
    }
  }
}

extension ArraySlice: ComparableContents {
  func unorderedEntries(upTo limit: Int) -> [[Any]]? { nil }

  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    (other as? Self).flatMap { Array(self).pairs(with: Array($0), isEqual) }
  }
}

/// An array whose elements are compared without looking up how.
private protocol EquatableList {
  func common(with other: Any) -> (prefix: Int, suffix: Int)?
}

extension Array: EquatableList where Element: Equatable {
  /// How many elements two arrays have in common at their beginning and at their end.
  fileprivate func common(with other: Any) -> (prefix: Int, suffix: Int)? {
    guard let other = other as? [Element] else { return nil }
    let shorter = Swift.min(count, other.count)
    if let (prefix, suffix) = commonBytes(with: other) {
      return (prefix, Swift.min(suffix, shorter - prefix))
    }
    // By halves, so that Swift's own code compares the elements.
    let prefix = CommonLength.of(shorter) { offset, length in
      self[offset..<(offset + length)] == other[offset..<(offset + length)]
    }
    let suffix = CommonLength.of(shorter - prefix) { offset, length in
      let ends = (count - offset, other.count - offset)
      return self[(ends.0 - length)..<ends.0] == other[(ends.1 - length)..<ends.1]
    }
    return (prefix, suffix)
  }
}

extension Array {
  /// How many elements are the same at both ends, where they are equal if their bytes are.
  fileprivate func commonBytes(with other: [Element]) -> (prefix: Int, suffix: Int)? {
    guard LastingHash.isInteger(Element.self) else { return nil }
    let size = MemoryLayout<Element>.stride
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        (
          CommonLength.ofBytes(left, right) / size,
          CommonLength.ofBytes(left, right, atEnd: true) / size
        )
      }
    }
  }
}

/// The length of what two sequences have in common.
enum CommonLength {
  /// How many bytes are the same at the beginning of two regions, or at their end.
  static func ofBytes(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, atEnd: Bool = false
  ) -> Int {
    guard let one = left.baseAddress, let other = right.baseAddress else { return 0 }
    return of(min(left.count, right.count)) { offset, length in
      let starts =
        atEnd ? (left.count - offset - length, right.count - offset - length) : (offset, offset)
      return memcmp(one + starts.0, other + starts.1, length) == 0
    }
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

/// Which elements of two lists belong together, where some were added or left out.
struct Alignment {
  /// How many elements on each side are searched for what was added or left out.
  private static let searched: Int = 40

  /// The indices of those that differ; nil where one list has none.
  let pairs: [(Int?, Int?)]

  /// How much is the same at both ends, as far as it is looked at.
  static func common(
    _ left: Int, _ right: Int, _ isEqual: (Int, Int) -> Bool
  ) -> (prefix: Int, suffix: Int) {
    let shorter = min(left, right)
    let prefix = (0..<shorter).prefix { isEqual($0, $0) }.count
    let rest = min(shorter - prefix, elementLimit)
    let suffix = (0..<rest).prefix { isEqual(left - 1 - $0, right - 1 - $0) }.count
    return (prefix, suffix)
  }

  /// - Parameter isEqual: compares an element of the first list with one of the second.
  init(expected: Range<Int>, actual: Range<Int>, _ isEqual: (Int, Int) -> Bool) {
    let besides = Self.besideEachOther(expected, actual, isEqual)
    guard max(expected.count, actual.count) <= Self.searched else {
      pairs = besides
      return
    }
    let shifted = Self.shifted(expected, actual, isEqual)
    pairs = shifted.count < besides.count ? shifted : besides
  }

  /// The elements at equal places, and what one list has more.
  private static func besideEachOther(
    _ expected: Range<Int>, _ actual: Range<Int>, _ isEqual: (Int, Int) -> Bool
  ) -> [(Int?, Int?)] {
    let limit = elementLimit
    let both = zip(expected, actual).prefix(limit).filter { !isEqual($0, $1) }
    let missing = expected.dropFirst(actual.count).prefix(limit)
    let additional = actual.dropFirst(expected.count).prefix(limit)
    return both.map { ($0, $1) } + missing.map { ($0, nil) } + additional.map { (nil, $0) }
  }

  /// What is left beside the longest list that both contain.
  private static func shifted(
    _ expected: Range<Int>, _ actual: Range<Int>, _ isEqual: (Int, Int) -> Bool
  ) -> [(Int?, Int?)] {
    let same = expected.map { left in actual.map { isEqual(left, $0) } }
    let lengths = commonLengths(same, expected.count, actual.count)
    var (left, right) = (0, 0)
    var pairs: [(Int?, Int?)] = []
    while left < expected.count || right < actual.count {
      let (more, other) = (left < expected.count, right < actual.count)
      if more, other, same[left][right] {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let isGone = more && (!other || lengths[left + 1][right] == lengths[left][right])
      let next = lengths[left + (isGone ? 1 : 0)]
      let isNew = other && (!more || next[right + 1] == lengths[left][right])
      pairs.append(
        (isGone ? expected.lowerBound + left : nil, isNew ? actual.lowerBound + right : nil))
      (left, right) = (left + (isGone ? 1 : 0), right + (isNew ? 1 : 0))
    }
    return pairs
  }

  /// The length of the longest list that two lists contain from two places on.
  private static func commonLengths(_ same: [[Bool]], _ count: Int, _ other: Int) -> [[Int]] {
    var lengths = Array(repeating: Array(repeating: 0, count: other + 1), count: count + 1)
    for left in (0..<count).reversed() {
      for right in (0..<other).reversed() {
        lengths[left][right] =
          same[left][right]
          ? lengths[left + 1][right + 1] + 1
          : max(lengths[left + 1][right], lengths[left][right + 1])
      }
    }
    return lengths
  }
}

extension Set: ComparableContents {
  func unorderedEntries(upTo limit: Int) -> [[Any]]? { prefix(limit).map { [$0] } }

  /// Some of the elements that another set does not have, each looked up once.
  private func elements(lackingIn other: Set<Element>) -> [Element] {
    var lacking: [Element] = []
    for element in self where !other.contains(element) {
      lacking.append(element)
      if lacking.count == ValueComparison.differenceLimit { break }
    }
    return lacking
  }

  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? Set<Element> else { return nil }
    let missing = elements(lackingIn: other)
    let additional = other.elements(lackingIn: self)
    let lacking = missing.sortedByText { $0 }.map {
      ElementPair(place: .none, expected: $0, actual: nil)
    }
    let having = additional.sortedByText { $0 }.map {
      ElementPair(place: .none, expected: nil, actual: $0)
    }
    return lacking + having
  }
}

extension Dictionary: ComparableContents {
  func unorderedEntries(upTo limit: Int) -> [[Any]]? { prefix(limit).map { [$0.key, $0.value] } }

  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? [Key: Value] else { return nil }
    let typed = self as? any EquatableDictionary
    let found =
      typed?.keys(differingFrom: other) as? [Key]
      ?? keysOfEntries { key, value in !(other[key].map { isEqual(value, $0) } ?? false) }
    let additional = other.keysOfEntries { key, _ in self[key].isNil }
    return (found + additional).sortedByText { $0 }.map { key in
      ElementPair(place: .key(key), expected: self[key], actual: other[key])
    }
  }

  /// Some of the keys whose entries pass a test.
  fileprivate func keysOfEntries(where passes: (Key, Value) -> Bool) -> [Key] {
    var keys: [Key] = []
    for (key, value) in self where passes(key, value) {
      keys.append(key)
      if keys.count == ValueComparison.differenceLimit { break }
    }
    return keys
  }
}

/// A dictionary whose values are compared without looking up how.
private protocol EquatableDictionary {
  /// Some of the keys that have another value in a dictionary of the same type, or none.
  func keys(differingFrom other: Any) -> [Any]?
}

extension Dictionary: EquatableDictionary where Value: Equatable {
  fileprivate func keys(differingFrom other: Any) -> [Any]? {
    (other as? Self).map { other in keysOfEntries { key, value in other[key] != value } }
  }
}

extension Sequence {
  /// The elements in the order of their texts, numbers in their own.
  fileprivate func sortedByText(_ value: (Element) -> Any) -> [Element] {
    let keyed = map { (element: $0, text: ValueText.of(value($0))) }
    return keyed.sorted {
      guard let left = Double($0.text), let right = Double($1.text) else {
        return $0.text < $1.text
      }
      return left < right
    }.map(\.element)
  }
}
