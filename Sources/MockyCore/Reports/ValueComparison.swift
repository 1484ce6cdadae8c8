import Foundation

/// Compares two values by their parts, as reflection shows them.
///
/// Below the whole values, it calls `==` first and stops if the result is true. It follows no object
/// twice, and stops after a maximum number of parts.
///
/// Runs users' `==`, so never under the lock.
struct ValueComparison {
  private static let depthLimit: Int = 20
  private static let nodeLimit: Int = 2_000
  /// The maximum number of differences to keep.
  static let differenceLimit: Int = 50

  private(set) var differences: [PartDifference] = []
  private var nodes: Int = 0
  /// The pairs of objects that were compared.
  private var met: Set<[ObjectIdentifier]> = []

  /// The place of a part in the whole.
  struct Place {
    var path: String = ""
    var depth: Int = 0

    func part(_ name: String) -> Place {
      let isFirst = path.isEmpty && Int(name).isNil
      return Place(path: name.isEmpty ? path : isFirst ? name : "\(path).\(name)", depth: depth + 1)
    }
  }

  /// Returns the different parts of two values; at least one.
  static func differences(of actual: Any, from expected: Any) -> [PartDifference] {
    var comparison = ValueComparison()
    comparison.compare(expected, actual, at: Place())
    if comparison.differences.isEmpty { comparison.addWhole(expected, actual) }
    return comparison.differences
  }

  private var isFull: Bool { differences.count >= Self.differenceLimit || nodes >= Self.nodeLimit }

  /// Compares two parts that may be optional.
  mutating func compare(_ expected: Any, _ actual: Any, at place: Place) {
    guard !isFull else { return }
    nodes += 1
    let values = (Self.plain(expected), Self.plain(actual))
    guard let left = values.0, let right = values.1 else {
      let depths = (Optionals.nilDepth(of: expected), Optionals.nilDepth(of: actual))
      if depths.0 != depths.1 { add(.values(expected, actual), at: place) }
      return
    }
    guard type(of: left) == type(of: right) else { return add(.values(left, right), at: place) }
    let isEqual = isEqual(left, right)
    if place.depth > 0, isEqual == true { return }
    if type(of: left) is AnyClass, !isNew(left, right) { return }
    let before = differences.count
    compare(present: left, right, at: place)
    guard differences.count == before, place.depth > 0, isEqual == false else { return }
    if !PlainValue.isIdentified(left) { add(.values(left, right), at: place) }
  }

  /// Returns a value without the optionals and wrappers around it; nil if there is none.
  private static func plain(_ value: Any) -> Any? {
    guard let value = Optionals.unwrapped(value) else { return nil }
    let isHashable = type(of: value) == AnyHashable.self
    if isHashable, let value = value as? AnyHashable { return plain(value.base) }
    return ObjectCast.initialValue(value)
  }

  /// Returns whether two values are equal; nil if they have no `==`.
  private func isEqual(_ left: Any, _ right: Any) -> Bool? {
    PlainValue.of(left)?.isEqual(to: right)
  }

  /// Compares two values of one type.
  private mutating func compare(present left: Any, _ right: Any, at place: Place) {
    if let left = left as? URL, let right = right as? URL, compareURLs(left, right, at: place) {
      return
    }
    if let left = RequestParts(left), let right = RequestParts(right) {
      return compare(left.all, right.all, at: place)
    }
    if let left = left as? any OptionSet, let right = right as? any OptionSet,
      !ValueWriter.hasOwnText(left), let difference = PartDifference.options(left, right)
    {
      return add(difference, at: place.part("rawValue"))
    }
    guard place.depth < Self.depthLimit, !isAtomic(left, right) else {
      return compare(undivided: left, right, at: place)
    }
    if compareText(left, right, at: place) || compareContents(left, right, at: place) { return }
    let parts = (ValueParts(of: left), ValueParts(of: right))
    switch parts.0.style {
    case .enum:
      let name = parts.0.caseName
      if name == parts.1.caseName, !name.isEmpty {
        let place = Place(path: place.part(name).path, depth: place.depth)
        compare(parts.0.parts, parts.1.parts, at: place)
      } else if isEqual(left, right) != true, ValueText.of(left) != ValueText.of(right) {
        add(.values(left, right), at: place)
      }
    case .struct, .tuple, .class: compare(parts.0.parts, parts.1.parts, at: place)
    default: compare(undivided: left, right, at: place)
    }
  }

  private mutating func compare(undivided left: Any, _ right: Any, at place: Place) {
    if isEqual(left, right) == false { add(.values(left, right), at: place) }
  }

  private mutating func isNew(_ left: Any, _ right: Any) -> Bool {
    met.insert([left, right].map { ObjectIdentifier($0 as AnyObject) }).inserted
  }

  fileprivate mutating func compare<Parts: Sequence<(name: String, value: Any)>>(
    _ parts: Parts, _ others: Parts, at place: Place
  ) {
    for (left, right) in zip(parts, others) {
      compare(left.value, right.value, at: place.part(left.name))
    }
  }

  /// Returns whether two values are best shown by their own descriptions: mocks, values of Swift
  /// and Foundation, and values with short and different descriptions.
  private func isAtomic(_ left: Any, _ right: Any) -> Bool {
    if ObjectCast.mock(left) != nil { return true }
    if left is Any.Type || left is ArgumentPlaceholder { return true }
    guard ValueWriter.hasOwnText(left), !(left is any ComparableContents) else { return false }
    if ValueText.string(left) != nil || left is Data { return false }
    let texts = (ValueText.of(left), ValueText.of(right))
    guard texts.0 != texts.1 else { return left is Date || left is any BinaryFloatingPoint }
    return max(texts.0.utf8.count, texts.1.utf8.count) <= 60 || ValueWriter.isOfSystem(left)
  }

  // MARK: Differences

  /// - Parameter detail: the place in the part: "line 5 of 9".
  private mutating func add(
    _ difference: PartDifference, at place: Place = Place(), _ detail: String = ""
  ) {
    guard differences.count < Self.differenceLimit else { return }
    var difference = difference
    (difference.place, difference.detail) = (place.path, detail)
    differences.append(difference)
  }

  /// Adds the whole as the difference, because no part differs.
  private mutating func addWhole(_ expected: Any, _ actual: Any) {
    guard let left = Self.plain(expected), let right = Self.plain(actual),
      ValueText.of(left) == ValueText.of(right), type(of: expected) == type(of: actual)
    else { return add(.values(expected, actual)) }
    let isAnother = PlainValue.isIdentified(left)
    add(isAnother ? .alike(left, "another instance") : .values(left, right))
  }

  /// Returns a remark about the comparison of objects that are not `Equatable`.
  static func remark(on expected: Any) -> String? {
    guard let value = plain(expected), ObjectCast.mock(value).isNil, PlainValue.isIdentified(value)
    else { return nil }
    return "(\(type(of: value)) is not Equatable: objects are compared by identity)"
  }

  /// Compares strings of several lines, and bytes.
  private mutating func compareText(_ left: Any, _ right: Any, at place: Place) -> Bool {
    if let left = left as? Data, let right = right as? Data {
      if let text = ByteText.text(left), let other = ByteText.text(right), left != right {
        if text != other { return compareText(text, other, at: place) }
        let isDecomposed = Data(other.decomposedStringWithCanonicalMapping.utf8) == right
        let words = "the same text, \(isDecomposed ? "decomposed" : "composed")"
        add(.values(text, other).summed(up: "is \(words)", words), at: place)
        return true
      }
      addBytes(left, right, at: place)
      return true
    }
    guard let texts = ValueText.string(left), let other = ValueText.string(right) else {
      return false
    }
    if texts == other { return true }
    if let json = JSONText.value(of: texts), let otherJSON = JSONText.value(of: other) {
      return compareJSON(json, otherJSON, at: place, texts, other)
    }
    if !compareLines(texts, other, at: place) { add(.values(left, right), at: place) }
    return true
  }

  /// Compares the lines of two texts, unless both fit in a line, or neither has a second line.
  private mutating func compareLines(_ left: String, _ right: String, at place: Place) -> Bool {
    guard max(left.utf8.count, right.utf8.count) > Layout.text else { return false }
    let texts = [left, right].map { text in
      text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
    let (lines, others) = (texts[0], texts[1])
    guard max(lines.count, others.count) > 1 else { return false }
    for (one, other) in lines.alignment(with: others, ==).prefix(Self.differenceLimit) {
      let number = (one ?? other ?? 0) + 1
      let difference = PartDifference.line(number, one.map { lines[$0] }, other.map { others[$0] })
      add(difference, at: place, "line \(number) of \(lines.count)")
    }
    return true
  }

  /// Compares two texts by the JSON in them, or reports that only the spelling differs.
  private mutating func compareJSON(
    _ left: Any, _ right: Any, at place: Place, _ expected: String, _ actual: String
  ) -> Bool {
    let before = differences.count
    compare(left, right, at: Place(path: place.path, depth: place.depth + 1))
    guard differences.count == before else { return true }
    let words = "is the same JSON in another spelling"
    let note = "only spaces or the order of keys differ"
    add(.values(expected, actual).summed(up: words, note), at: place)
    return true
  }

  private mutating func addBytes(_ left: Data, _ right: Data, at place: Place) {
    guard left != right else { return }
    let common = Array(left).common(with: Array(right), ==).prefix
    let start = max(0, common - 2)
    let texts = [left, right].map { data -> String in
      let window = data.dropFirst(start).prefix(8)
      let marks = (start > 0 ? "…" : "", start + window.count < data.count ? " …" : "")
      let length = left.count == right.count ? "" : " (\(Counts.of(data.count, "byte")))"
      return "\(marks.0)\(ByteText.hexadecimal(window))\(marks.1)\(length)"
    }
    let difference = PartDifference(expected: texts[0], actual: texts[1])
    add(difference, at: place, "byte \(common + 1) of \(left.count)")
  }

  /// Compares arrays, sets and dictionaries.
  private mutating func compareContents(_ left: Any, _ right: Any, at place: Place) -> Bool {
    guard let left = left as? any ComparableContents,
      let pairs = left.pairs(with: right, { isEqual($0, $1) == true })
    else { return false }
    if isReordered(left, pairs) {
      let words = "the same elements in another order"
      let note = ".inAnyOrder([…]) takes any order"
      let lists = [left, right].map { $0 as? [Any] ?? [] }
      let parts = zip(lists[0], lists[1]).enumerated().compactMap { index, pair in
        isEqual(pair.0, pair.1) == true
          ? nil : Self.differences(of: pair.1, from: pair.0).first?.below("[\(index)]")
      }
      let isWhole = [left, right].allSatisfy { ShortText.rendered($0, upTo: 100).isWhole }
      add(
        isWhole
          ? .values(left, right).summed(up: "has \(words)", note)
          : .reordered("\(words), \(note)", "has \(words)", parts), at: place)
      return true
    }
    for pair in pairs {
      guard differences.count < Self.differenceLimit else { break }
      let part = Place(path: place.path + (pair.place ?? ""), depth: place.depth + 1)
      if let expected = pair.expected, let actual = pair.actual {
        compare(expected, actual, at: part)
      } else {
        add(.alone(pair), at: part)
      }
    }
    return true
  }

  /// The maximum number of elements to compare in another order.
  private static let reordered: Int = 40

  /// Returns whether two arrays have the same elements at different places.
  private mutating func isReordered(_ list: Any, _ pairs: [ElementPair]) -> Bool {
    guard (2...Self.reordered).contains(pairs.count), list is [Any] else { return false }
    var others = pairs.compactMap(\.actual)
    for element in pairs.compactMap(\.expected) {
      guard let index = others.firstIndex(where: { isEqual(element, $0) == true }) else {
        return false
      }
      others.remove(at: index)
    }
    return others.isEmpty
  }
}

extension ValueComparison {
  /// Compares URLs by their parts. Returns false if only the spelling or the order of a query's
  /// items differs, or if they have no parts.
  mutating func compareURLs(_ left: URL, _ right: URL, at place: Place) -> Bool {
    let urls = [left, right].map { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    guard let expected = urls[0], let actual = urls[1] else { return false }
    let areUnique = expected.hasUniqueNames && actual.hasUniqueNames
    let before = differences.count
    compare(expected.parts(areUnique), actual.parts(areUnique), at: place)
    return differences.count > before
  }
}

extension URLComponents {
  /// True if no name occurs twice in the query.
  fileprivate var hasUniqueNames: Bool {
    let names = (queryItems ?? []).map(\.name)
    return Set(names).count == names.count
  }

  /// Returns the parts, with the items of the query by their names, or the query as text.
  fileprivate func parts(_ byName: Bool) -> [(name: String, value: Any)] {
    let items = (queryItems ?? []).map { ($0.name, $0.value) }
    let query: Any = byName ? Dictionary(items) { $1 } : query as Any
    return [
      ("scheme", scheme as Any), ("user", user as Any), ("host", host as Any),
      ("port", port as Any), ("path", path), ("query", query), ("fragment", fragment as Any),
    ]
  }
}

/// JSON text, as values of Swift's own types.
enum JSONText {
  /// The maximum length of a text, in bytes.
  private static let limit: Int = 1_000_000

  /// Returns the array or object in a text; nil if it isn't JSON.
  static func value(of text: String) -> Any? {
    guard let start = text.first(where: { !$0.isWhitespace }), start == "{" || start == "[",
      text.utf8.count <= limit,
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    else { return nil }
    return plain(value)
  }

  private static func plain(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: list.map(plain)
    case let object as [String: Any]: object.mapValues(plain)
    case let text as String: text
    case let number as NSNumber: plain(number)
    default: Any?.none as Any
    }
  }

  private static func plain(_ number: NSNumber) -> Any {
    // The type codes of a Boolean value, which both systems use for JSON.
    let code = UInt8(truncatingIfNeeded: number.objCType.pointee)
    if "cB".utf8.contains(code) { return number.boolValue }
    return Int(exactly: number.doubleValue) ?? number.doubleValue
  }
}
