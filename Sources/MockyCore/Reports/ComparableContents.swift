/// An element of two collections, one of which may not have it, and its place: "[1]", "["key"]". The
/// elements of a set have no place.
typealias ElementPair = (place: String?, expected: Any?, actual: Any?)

/// A collection whose elements can be set beside those of another one.
protocol ComparableContents {
  /// The elements that differ, in an order that is always the same; nil if the other value is no such
  /// collection.
  /// - Parameter isEqual: compares elements that are not `Equatable`.
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]?
}

extension Array: ComparableContents {
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? [Element] else { return nil }
    return alignment(with: other, isEqual).map { left, right in
      ("[\(left ?? right ?? 0)]", left.map { self[$0] }, right.map { other[$0] })
    }
  }

  /// The indices of the elements that differ from another array's; nil where one of them has none.
  func alignment(
    with other: [Element], _ isEqual: (Element, Element) -> Bool
  ) -> [(Int?, Int?)] {
    func isSame(_ left: Int, _ right: Int) -> Bool { isEqual(self[left], other[right]) }
    let common =
      (self as? any EquatableList)?.common(with: other)
      ?? Alignment.common(count, other.count, isSame)
    return Alignment.pairs(
      common.prefix..<(count - common.suffix), common.prefix..<(other.count - common.suffix),
      isSame)
  }
}

extension ArraySlice: ComparableContents {
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    (other as? Self).flatMap { Array(self).pairs(with: Array($0), isEqual) }
  }
}

/// An array whose elements are compared without looking up how.
private protocol EquatableList {
  /// The numbers of elements that two arrays have in common at their beginning and at their end.
  func common(with other: Any) -> (prefix: Int, suffix: Int)?
}

extension Array: EquatableList where Element: Equatable {
  func common(with other: Any) -> (prefix: Int, suffix: Int)? {
    guard let other = other as? [Element] else { return nil }
    let shorter = Swift.min(count, other.count)
    // By halves, so that Swift's own code compares the elements.
    let prefix = CommonLength.of(shorter) { hasSame($1, at: $0, as: other, at: $0) }
    let suffix = CommonLength.of(shorter - prefix) { offset, length in
      hasSame(length, at: count - offset - length, as: other, at: other.count - offset - length)
    }
    return (prefix, suffix)
  }

  /// True if so many elements are equal. Integers are compared by their bytes: `==` takes 100 times as
  /// long in a debug build.
  func hasSame(_ length: Int, at start: Int, as other: [Element], at otherStart: Int) -> Bool {
    guard NativeHash.isInteger(Element.self) else {
      return self[start..<(start + length)] == other[otherStart..<(otherStart + length)]
    }
    let size = MemoryLayout<Element>.stride
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        CommonLength.isSame(left, start * size, right, otherStart * size, length * size)
      }
    }
  }
}

extension Set: ComparableContents {
  func pairs(with other: Any, _ isEqual: (Any, Any) -> Bool) -> [ElementPair]? {
    guard let other = other as? Set<Element> else { return nil }
    let lacking = some { !other.contains($0) }.sortedByText()
    let having = other.some { !contains($0) }.sortedByText()
    return lacking.map { (nil, $0, nil) }
      + having.map { (nil, nil, $0) }
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
  /// As many elements that pass a test as differences are kept.
  fileprivate func some(where passes: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    for element in self where passes(element) {
      found.append(element)
      if found.count == ValueComparison.differenceLimit { break }
    }
    return found
  }

  /// The elements in the order of their texts, numbers in their own.
  fileprivate func sortedByText() -> [Element] {
    let keyed = map { (element: $0, text: ValueText.of($0)) }
    return keyed.sorted {
      guard let left = Double($0.text), let right = Double($1.text) else {
        return $0.text < $1.text
      }
      return left < right
    }.map(\.element)
  }
}
