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
    let half = limit / 2
    let head = String(text.prefix(half - 1)).debugDescription.dropLast()
    let tail = String(text.suffix(half - 1)).debugDescription.dropFirst()
    return "\(head) … \(tail) (\(text.utf8.count) bytes)"
  }

  /// Whether a value is a function, also inside an optional.
  static func isFunction(_ value: Any) -> Bool {
    guard "\(type(of: value))".contains("->"), let value = Optionals.unwrapped(value) else {
      return false
    }
    return Mirror(reflecting: value).displayStyle == nil
  }

  /// A class instance by its type and address, so that two equal ones can be told apart; a mock by
  /// its name.
  static func identity(_ object: AnyObject) -> String {
    if let mock = object as? any Mock { return mock.mockObject.name }
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return "\(type(of: object)) at 0x\(String(address, radix: 16))"
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
  /// How many elements without an order are put into one.
  private static let sortLimit: Int = 200

  private let limit: Int
  private var text: String = ""
  /// Something was left out.
  private var isCut: Bool = false
  /// It says what an object is like, which may change.
  private var showsObject: Bool = false

  /// - Parameter limit: how much text is enough, in bytes of UTF-8.
  init(limit: Int) { self.limit = limit }

  /// What was written.
  var made: MadeText { MadeText(text: text, isWhole: !isCut, showsObject: showsObject) }

  /// Writes a value that stands inside so many others.
  mutating func write(_ value: Any, depth: Int) {
    guard !isCut else { return }
    guard depth < Self.depthLimit else { return append("…") }
    guard let value = Optionals.unwrapped(value) else { return append("nil") }
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

  private mutating func write(structured value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let isIdentified = mirror.displayStyle == .class && !hasOwnText(value)
    if type(of: value) is AnyClass, !isIdentified { showsObject = true }
    switch mirror.displayStyle {
    case .collection: write(elements: mirror.children, depth: depth)
    case .set: write(unordered: mirror.children.lazy.map { [$0.value] }, empty: "[]", depth: depth)
    case .dictionary:
      let entries = mirror.children.lazy.map { Mirror(reflecting: $0.value).children.map(\.value) }
      write(unordered: entries, empty: "[:]", depth: depth)
    case .tuple: write(parts: mirror, depth: depth)
    case .enum where !hasOwnText(value): write(enumCase: value, mirror, depth: depth)
    case .struct where !hasOwnText(value):
      append("\(type(of: value))")
      write(parts: mirror, depth: depth)
    case .class where isIdentified: append(ValueText.identity(value as AnyObject))
    case nil where !hasOwnText(value) && ValueText.isFunction(value): append("a closure")
    default: append(String(describing: value))
    }
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

  /// The parts of a tuple or a struct, with their labels.
  private mutating func write(parts mirror: Mirror, depth: Int) {
    append("(")
    var separator = ""
    for child in mirror.children {
      append(separator)
      if let label = child.label, !label.hasPrefix(".") { append("\(label): ") }
      write(child.value, depth: depth + 1)
      if isCut { return }
      separator = ", "
    }
    append(")")
  }

  /// Whether a type says itself how its values are shown.
  private func hasOwnText(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  private mutating func append(quoted text: String) {
    let kept = text.utf8Prefix(limit)
    append(kept.debugDescription)
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

  /// The index of the last whole scalar at or before an offset in UTF-8.
  func scalarIndex(before offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(before: index) }
    return index
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
  /// The path without its root, such as `address.city`. Not every platform knows the names of
  /// computed parts: these are shown by their types.
  static func of<Root, Part>(_ path: KeyPath<Root, Part>) -> String {
    let text = "\(path)"
    guard text.hasPrefix("\\"), let dot = text.firstIndex(of: ".") else {
      return "<\(Part.self)>"
    }
    return String(text[text.index(after: dot)...])
      .replacingOccurrences(
        of: #"<computed 0x[0-9a-fA-F]+ \((.*?)\)>"#, with: "<computed $1>",
        options: .regularExpression)
  }
}
