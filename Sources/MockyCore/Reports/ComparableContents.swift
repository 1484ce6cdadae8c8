/// An element of two collections with its place: "[1]", "["key"]". One of the two may lack it.
/// Elements of a set have no place.
typealias ElementPair = (place: String?, expected: Any?, actual: Any?)

/// A collection whose elements can be compared with those of another one.
protocol ComparableContents {
  /// Returns the different elements, in a stable order; nil if the other value isn't such a
  /// collection.
  /// - Parameter isEqual: compares elements that are not `Equatable`.
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]?
}

extension Array: ComparableContents {
  /// The maximum number of elements between equal ends to search for additions and gaps.
  private static var searched: Int { 40 }
  /// The maximum number of elements between equal ends to compare one by one.
  private static var compared: Int { 1_000 }

  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? [Element] else { return nil }
    return alignment(with: other, isEqual).map { left, right in
      ("[\(left ?? right ?? 0)]", left.map { self[$0] }, right.map { other[$0] })
    }
  }

  /// Returns the indices of elements that differ from another array's. An index is nil if one array
  /// lacks the element.
  func alignment(with others: [Element], _ isEqual: (Element, Element) -> Bool) -> [(Int?, Int?)] {
    let ends = common(with: others, isEqual)
    let left = ends.prefix..<(count - ends.suffix)
    let right = ends.prefix..<(others.count - ends.suffix)
    func isSame(_ one: Int, _ other: Int) -> Bool { isEqual(self[one], others[other]) }
    let longer = Swift.max(left.count, right.count)
    let pairs = (0..<Swift.min(longer, Self.compared)).compactMap { offset -> (Int?, Int?)? in
      let (one, other) = (left.dropFirst(offset).first, right.dropFirst(offset).first)
      if let one, let other, isSame(one, other) { return nil }
      return (one, other)
    }
    guard longer <= Self.searched else { return pairs }
    let shifted = Self.pairs(of: right.difference(from: left, by: isSame), left, right)
    return shifted.count < pairs.count ? shifted : pairs
  }

  /// Returns the elements outside of the longest list that both arrays contain.
  private static func pairs(
    of changes: CollectionDifference<Int>, _ left: Range<Int>, _ right: Range<Int>
  ) -> [(Int?, Int?)] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for case .remove(_, let index, _) in changes { removed.insert(index) }
    for case .insert(_, let index, _) in changes { inserted.insert(index) }
    var (one, other, pairs) = (left.lowerBound, right.lowerBound, [(Int?, Int?)]())
    while one < left.upperBound || other < right.upperBound {
      let (isGone, isNew) = (removed.contains(one), inserted.contains(other))
      if isGone || isNew { pairs.append((isGone ? one : nil, isNew ? other : nil)) }
      one += isNew && !isGone ? 0 : 1
      other += isGone && !isNew ? 0 : 1
    }
    return pairs
  }
}

extension ArraySlice: ComparableContents {
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    (other as? Self).flatMap { Array(self).pairs(with: Array($0), isEqual) }
  }
}

extension Set: ComparableContents {
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? Set<Element> else { return nil }
    // Requests find each other although they differ.
    let found = RequestParts.mayBeIn(self) ? some { other.contains($0) } : []
    let pairs = found.sortedByText().compactMap { one in
      other.firstIndex(of: one).map { (one, other[$0]) }
    }
    return pairs.filter { !isEqual($0, $1) }.map { (nil, $0, $1) }
      + some { !other.contains($0) }.sortedByText().map { (nil, $0, nil) }
      + other.some { !contains($0) }.sortedByText().map { (nil, nil, $0) }
  }
}

extension Dictionary: ComparableContents {
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? [Key: Value] else { return nil }
    let differing = some { key, value in other[key].map { !isEqual(value, $0) } ?? true }
    let additional = other.some { key, _ in self[key].isNil }
    return (differing + additional).map(\.key).sortedByText().map { key in
      ("[\(ShortText.of(key))]", self[key], other[key])
    }
  }
}

extension Sequence {
  /// Returns elements that pass a test, up to the limit for differences.
  fileprivate func some(where passes: (Element) -> Bool) -> [Element] {
    Array(lazy.filter(passes).prefix(ValueComparison.differenceLimit))
  }

  /// Returns the elements in the order of their texts; numbers in numeric order.
  fileprivate func sortedByText() -> [Element] {
    let keyed = map { (element: $0, text: ValueText.of($0)) }
    return keyed.sorted {
      let numbers = (Double($0.text), Double($1.text))
      if let left = numbers.0, let right = numbers.1 { return left < right }
      return $0.text < $1.text
    }.map(\.element)
  }
}

extension Array {
  /// Returns the numbers of equal elements at the beginning and at the end of two arrays.
  func common(
    with other: [Element], _ isEqual: (Element, Element) -> Bool
  ) -> (prefix: Int, suffix: Int) {
    var (prefix, suffix, rest) = (0, 0, Swift.min(count, other.count))
    while rest > 0, isEqual(self[prefix], other[prefix]) { (prefix, rest) = (prefix + 1, rest - 1) }
    while rest > 0, isEqual(self[count - 1 - suffix], other[other.count - 1 - suffix]) {
      (suffix, rest) = (suffix + 1, rest - 1)
    }
    return (prefix, suffix)
  }
}
