import Foundation

/// How failure messages show a value.
package enum ValueText {
  /// The longest text a single value is given; more is cut in the middle.
  package static let limit: Int = 400

  /// The text of a value, bounded in length.
  package static func of(_ value: Any) -> String { shown(value).text }

  /// The text of a value, bounded in length, and whether it says what an object is like.
  static func shown(_ value: Any) -> (text: String, showsObject: Bool) {
    if let text = string(value), text.utf8.count > MadeText.limit {
      return (shown(large: text), false)
    }
    let made = made(of: value)
    return (made.shown, made.showsObject)
  }

  /// The text of a value for comparing two of them: whole, unless it is very long.
  static func made(of value: Any, upTo limit: Int = MadeText.limit) -> MadeText {
    Rendering.run {
      var writer = ValueWriter(limit: limit)
      writer.write(value, depth: 0)
      return writer.made
    }
  }

  /// A value as a string, if it is one, perhaps in an optional.
  static func string(_ value: Any) -> String? {
    switch Optionals.unwrapped(value) {
    case let text as String: text
    case let text as Substring: String(text)
    default: nil
    }
  }

  /// Cuts the middle out of a long text.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    let half = limit / 2
    return "\(text.prefix(half)) … \(text.suffix(half)) (\(text.count) characters)"
  }

  /// Both ends of a string that is too long to be quoted whole, or to have its characters counted.
  private static func shown(large text: String) -> String {
    let half = limit / 2 - 1
    // One character can be as long as the whole.
    let ends = (text.utf8Prefix(MadeText.limit), text.utf8Suffix(MadeText.limit))
    let head = VisibleText.quoted(String(ends.0.prefix(half))).dropLast()
    let tail = VisibleText.quoted(String(ends.1.suffix(half))).dropFirst()
    return "\(head) … \(tail) (\(text.utf8.count) bytes)"
  }

  /// Whether a value is a function, also inside an optional.
  static func isFunction(_ value: Any) -> Bool {
    guard "\(type(of: value))".contains("->"), let value = Optionals.unwrapped(value) else {
      return false
    }
    return Mirror(reflecting: value).displayStyle.isNil
  }
}

/// The text of a value, as far as it was made.
struct MadeText {
  /// The most text that is made of a value, in bytes of UTF-8: what nobody reads must cost nothing.
  static let limit: Int = 4_000

  let text: String
  /// Nothing was left out at its end.
  let isWhole: Bool
  /// It says what an object is like, which may change.
  let showsObject: Bool

  /// The text bounded in length, as messages show it.
  var shown: String {
    guard !isWhole else { return ValueText.bounded(text) }
    return "\(text.prefix(ValueText.limit)) … (more than \(text.count) characters)"
  }
}

/// Writes the text of a value, and stops where there is enough of it.
struct ValueWriter {
  /// How many values inside each other are written.
  private static let depthLimit: Int = 40
  /// How many objects inside each other are written: they may hold all of a program.
  private static let objectLimit: Int = 3
  /// How many elements without an order are put into one.
  private static let sortLimit: Int = 200

  private let limit: Int
  private var text: String = ""
  /// Something was left out.
  private var isCut: Bool = false
  /// It says what an object is like, which may change.
  private var showsObject: Bool = false
  /// The objects that are being written.
  private var objects: [ObjectIdentifier] = []

  /// - Parameter limit: how much text is enough, in bytes of UTF-8.
  init(limit: Int) { self.limit = limit }

  /// What was written.
  var made: MadeText { MadeText(text: text, isWhole: !isCut, showsObject: showsObject) }

  /// Writes a value that stands inside so many others.
  mutating func write(_ value: Any, depth: Int) {
    guard !isCut else { return }
    guard depth < Self.depthLimit else { return append("…") }
    guard let value = Optionals.unwrapped(value) else { return append(Self.textOfNil(value)) }
    if let mock = ObjectCast.mock(value) { return append(mock.mockObject.name) }
    if let argument = ObjectCast.inoutArgument(value) {
      return write(argument.initialValue, depth: depth + 1)
    }
    switch value {
    case let text as String: append(quoted: text)
    case let text as Substring: append(quoted: String(text))
    case let character as Character: append(quoted: String(character))
    case let type as Any.Type: append("\(type).self")
    case let placeholder as ArgumentPlaceholder: append(placeholder.text)
    case let range as any DescribedRange: append(range.rangeText)
    case let any as AnyHashable where type(of: value) == AnyHashable.self:
      write(any.base, depth: depth + 1)
    default: write(structured: value, depth: depth)
    }
  }

  /// "nil", ".some(nil)".
  private static func textOfNil(_ value: Any) -> String {
    let depth = min(Optionals.nilDepth(of: value) ?? 0, depthLimit)
    return (0..<depth).reduce("nil") { text, _ in ".some(\(text))" }
  }

  private mutating func write(structured value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    if type(of: value) is AnyClass, !(value is any Actor) { showsObject = true }
    switch mirror.displayStyle {
    case .collection: write(elements: mirror.children, depth: depth)
    case .set where !(value is any ComparableContents):
      write(unordered: mirror.children.lazy.map { [$0.value] }, empty: "[]", depth: depth)
    case .set: write(contents: value, empty: "[]", depth: depth)
    case .dictionary where value is any ComparableContents:
      write(contents: value, empty: "[:]", depth: depth)
    case .dictionary:
      let entries = mirror.children.lazy.map { Mirror(reflecting: $0.value).children.map(\.value) }
      write(unordered: entries, empty: "[:]", depth: depth)
    case .tuple: write(parts: ValueParts(of: value), depth: depth)
    case .enum where !hasOwnText(value): write(enumCase: value, mirror, depth: depth)
    case .struct where !hasOwnText(value):
      append("\(type(of: value))")
      write(parts: ValueParts(of: value), depth: depth)
    case .class where !hasOwnText(value): write(object: value, depth: depth)
    case nil where !hasOwnText(value) && ValueText.isFunction(value): append("a closure")
    default: write(described: value)
    }
  }

  /// A set or a dictionary of Swift's, which need not be mirrored.
  private mutating func write(contents value: Any, empty: String, depth: Int) {
    let entries = (value as? any ComparableContents)?.unorderedEntries(upTo: Self.sortLimit)
    write(unordered: entries ?? [], empty: empty, depth: depth)
  }

  private mutating func write(described value: Any) {
    if let data = value as? Data { return append(ByteText.of(data)) }
    append(String(describing: value))
  }

  /// An object by its parts; one that is being written, or deep inside others, by its type.
  private mutating func write(object value: Any, depth: Int) {
    append("\(type(of: value))")
    if value is any Actor { return }
    let identity = ObjectIdentifier(value as AnyObject)
    guard objects.count < Self.objectLimit, !objects.contains(identity) else {
      return append("(…)")
    }
    objects.append(identity)
    write(parts: ValueParts(of: value), depth: depth)
    objects.removeLast()
  }

  private mutating func write(elements: Mirror.Children, depth: Int) {
    append("[")
    var separator = ""
    for element in elements {
      append(separator)
      write(element.value, depth: depth + 1)
      if isCut { return }
      separator = ", "
    }
    append("]")
  }

  /// Writes what has no order in that of its texts: each a value, or a key and its value.
  private mutating func write(
    unordered entries: some Sequence<[Any]>, empty: String, depth: Int
  ) {
    var texts: [String] = []
    var length = 0
    for entry in entries {
      guard texts.count < Self.sortLimit, length < limit else { break }
      let text = text(ofEntry: entry, depth: depth + 1)
      texts.append(text)
      length += text.utf8.count
    }
    append(texts.isEmpty ? empty : "[\(texts.sorted().joined(separator: ", "))")
    if texts.count == Self.sortLimit || length >= limit { isCut = true }
    if !texts.isEmpty { append("]") }
  }

  private mutating func text(ofEntry parts: [Any], depth: Int) -> String {
    var texts: [String] = []
    for part in parts {
      var writer = ValueWriter(limit: limit)
      writer.objects = objects
      writer.write(part, depth: depth)
      texts.append(writer.text)
      showsObject = showsObject || writer.showsObject
    }
    return texts.joined(separator: ": ")
  }

  private mutating func write(enumCase value: Any, _ mirror: Mirror, depth: Int) {
    guard let payload = mirror.children.first, let name = payload.label else {
      return append(".\(value)")
    }
    append(".\(name)")
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    if !isTuple { append("(") }
    write(payload.value, depth: depth + 1)
    if !isTuple { append(")") }
  }

  /// The parts of a tuple, a struct or an object, with their labels.
  private mutating func write(parts: ValueParts, depth: Int) {
    append("(")
    var separator = ""
    for part in parts.parts {
      append(separator)
      if Int(part.name).isNil { append("\(part.name): ") }
      write(part.value, depth: depth + 1)
      if isCut { return }
      separator = ", "
    }
    append(")")
  }

  /// Whether a type says itself how its values are shown.
  private func hasOwnText(_ value: Any) -> Bool { Self.hasOwnText(value) }

  /// Whether a type says itself how its values are shown.
  static func hasOwnText(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  private mutating func append(quoted text: String) {
    let kept = text.utf8Prefix(limit)
    append(VisibleText.quoted(kept))
    if kept.utf8.count < text.utf8.count { isCut = true }
  }

  private mutating func append(_ words: String) {
    guard !isCut else { return }
    text += words
    guard text.utf8.count > limit else { return }
    text = text.utf8Prefix(limit)
    isCut = true
  }
}

extension String {
  /// Its beginning, of so many bytes of UTF-8 at most; itself if it is not longer.
  func utf8Prefix(_ count: Int) -> String {
    guard utf8.count > count else { return self }
    return String(self[..<scalarIndex(before: count)])
  }

  /// Its end, of so many bytes of UTF-8 or a few more; itself if it is not longer.
  fileprivate func utf8Suffix(_ count: Int) -> String {
    guard utf8.count > count else { return self }
    return String(self[scalarIndex(before: utf8.count - count)...])
  }

  /// The index of the last whole scalar at or before an offset in UTF-8.
  func scalarIndex(before offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index.samePosition(in: unicodeScalars).isNil { index = utf8.index(before: index) }
    return index
  }
}

/// Bytes as messages show them.
enum ByteText {
  private static let limit: Int = 16

  /// "8 bytes: 01 02 03 04 05 06 07 09"; of many only the first.
  static func of(_ data: Data) -> String {
    guard !data.isEmpty else { return "0 bytes" }
    let end = data.count > limit ? " …" : ""
    return "\(Counts.of(data.count, "byte")): \(hexadecimal(data.prefix(limit)))\(end)"
  }

  /// "01 02 0F".
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0\(digits)" : digits
    }.joined(separator: " ")
  }
}

/// A range that is shown as it is written, its bounds as any other value.
protocol DescribedRange {
  var rangeText: String { get }
}

extension ClosedRange: DescribedRange {
  var rangeText: String { "\(ValueText.of(lowerBound))...\(ValueText.of(upperBound))" }
}

extension Range: DescribedRange {
  var rangeText: String { "\(ValueText.of(lowerBound))..<\(ValueText.of(upperBound))" }
}

extension PartialRangeFrom: DescribedRange {
  var rangeText: String { "\(ValueText.of(lowerBound))..." }
}

extension PartialRangeThrough: DescribedRange {
  var rangeText: String { "...\(ValueText.of(upperBound))" }
}

extension PartialRangeUpTo: DescribedRange {
  var rangeText: String { "..<\(ValueText.of(upperBound))" }
}

/// How messages call a part of a value.
enum KeyPathText {
  /// The path without its root, such as `address.city`. Not every platform tells the names of
  /// computed parts: these are looked up by the code that reads them, or shown by their types.
  static func of<Root, Part>(_ path: KeyPath<Root, Part>) -> String {
    let text = "\(path)"
    guard text.hasPrefix("\\"), let dot = text.firstIndex(of: ".") else {
      return "<\(Part.self)>"
    }
    return named(text[text.index(after: dot)...])
  }

  /// A path with names for what is shown as `<computed 0x00005585506011d0 (Int)>`.
  private static func named(_ path: Substring) -> String {
    guard let start = path.range(of: "<computed 0x"), let end = path.range(of: ")>") else {
      return String(path)
    }
    let digits = path[start.upperBound...].prefix(while: \.isHexDigit)
    let type = path[digits.endIndex..<end.lowerBound].drop { $0 == " " || $0 == "(" }
    let name = UInt(digits, radix: 16).flatMap(property) ?? "<computed \(type)>"
    return "\(path[..<start.lowerBound])\(name)\(named(path[end.upperBound...]))"
  }

  /// The property that the code at an address reads: "url" of "key path getter for URLRequest.url : …".
  private static func property(readAt address: UInt) -> String? {
    let place = CallStackWalk.Place(address: address, isResumption: true)
    let frames = CallStackLookup.shared.frames(at: place, passingOver: { _ in true }) ?? []
    let name = frames.map(\.function).first { $0.hasPrefix("key path getter for ") }
    let member = name?.dropFirst("key path getter for ".count).prefix { $0 != " " }
    return member.map { String($0).lastPart(after: ".") }
  }
}
