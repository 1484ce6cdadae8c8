import Foundation

/// Writes the text of a value, up to a limit.
struct ValueWriter {
  /// The maximum depth of values to write.
  private static let depthLimit: Int = 40
  /// The maximum depth of objects to write, because objects may reach a whole program.
  private static let objectLimit: Int = 3
  /// The maximum number of unordered elements to sort.
  private static let sortLimit: Int = 200

  private let limit: Int
  /// False to write `.init` for the names of the user's structs.
  private let namesStructs: Bool
  /// The text so far.
  private(set) var rendered = RenderedText()
  /// The number of values that are being written, and the objects among them.
  private var depth: Int = 0
  private var objects: [ObjectIdentifier] = []

  /// - Parameter limit: how much text is enough, in bytes of UTF-8.
  init(limit: Int, namingStructs namesStructs: Bool = true) {
    (self.limit, self.namesStructs) = (limit, namesStructs)
  }

  /// Writes a value, which may be a part of another one.
  mutating func write(_ value: Any) {
    guard rendered.isWhole else { return }
    guard depth < Self.depthLimit else { return append("…") }
    depth += 1
    defer { depth -= 1 }
    let (opened, optionals) = Optionals.opened(value)
    guard let value = opened else {
      let depth = min(optionals, Self.depthLimit)
      return append((0..<depth).reduce("nil") { text, _ in ".some(\(text))" })
    }
    if let mock = ObjectCast.mock(value) { return append(mock.mockObject.name) }
    if let argument = ObjectCast.inoutArgument(value) { return write(argument.initialValue) }
    if let text = CustomText.of(value) ?? Self.rangeText(value) { return append(text) }
    if let text = ValueText.string(value) ?? (value as? Character).map(String.init) {
      return append(quoted: text)
    }
    switch value {
    case let type as Any.Type: append("\([Any].name(of: type)).self")
    case let placeholder as ArgumentPlaceholder: append(placeholder.text)
    case let any as AnyHashable where type(of: value) == AnyHashable.self: write(any.base)
    default: write(structured: value)
    }
  }

  private mutating func write(structured value: Any) {
    let whole = ValueParts(of: value)
    if type(of: value) is AnyClass, !(value is any Actor) { rendered.showsObject = true }
    if describesItself(value, whole) {
      return append((value as? Data).map(ByteText.of) ?? Self.ownText(of: value))
    }
    switch whole.style {
    case .collection, .tuple: write(whole)
    case .set: write(unordered: whole.parts.lazy.map { [$0.value] }, empty: "[]")
    case .dictionary:
      let entries = whole.parts.lazy.map { Mirror(reflecting: $0.value).children.map(\.value) }
      write(unordered: entries, empty: "[:]")
    case .enum:
      append(".\(whole.caseName)")
      if !whole.mirror.children.isEmpty { write(whole) }
    case .struct:
      append(namesStructs || Self.isOfSystem(value) ? "\(type(of: value))" : ".init")
      write(whole)
    case .class: write(object: value, whole)
    default:
      let text = value is any Actor ? "\(type(of: value))" : Self.ownText(of: value)
      append(ValueText.isFunction(value) ? "a closure" : text)
    }
  }

  /// Returns the text that a type gives a value, without addresses, which differ in each run:
  /// "<NSLock>" for "<NSLock: 0x000055b7503c14b0>", and a pointer's type.
  private static func ownText(of value: Any) -> String {
    let text = String(describing: value)
    guard text.contains("0x") else { return text }
    let (address, name) = ("0x[0-9a-fA-F]{6,16}", "\(type(of: value))")
    let isPointer = name.hasPrefix("Unsafe") || value is ObjectIdentifier || value is OpaquePointer
    return isPointer && isOfSystem(value)
      ? name
      : text.replacingOccurrences(
        of: "(<[^<>: ]+):? \(address)\\b", with: "$1", options: .regularExpression)
  }

  /// Returns whether a value is shown by its own description. Tuples and the collections of Swift
  /// and Foundation are shown by their parts.
  private func describesItself(_ value: Any, _ whole: ValueParts) -> Bool {
    guard Self.hasOwnText(value), whole.style != .tuple else { return false }
    return !whole.isCollection || !(value is any ComparableContents || Self.isOfSystem(value))
  }

  /// Returns a range as it is written, its bounds as any other value; nil for other values.
  private static func rangeText(_ value: Any) -> String? {
    guard value is any RangeExpression, isOfSystem(value) else { return nil }
    let name = "\(type(of: value))".prefix { $0 != "<" }
    let sign = ["Range", "PartialRangeUpTo"].contains(name) ? "..<" : "..."
    let ends = Mirror(reflecting: value).children.map { ValueText.of($0.value) }
    if ends.count == 2 { return ends.joined(separator: sign) }
    return name == "PartialRangeFrom" ? "\(ends[0])\(sign)" : "\(sign)\(ends[0])"
  }

  static func isOfSystem(_ value: Any) -> Bool {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return ["Swift", "Foundation", "FoundationEssentials", "__C"].contains(module)
  }

  /// An object by its parts; one that is being written, or deep inside others, by its type.
  private mutating func write(object value: Any, _ whole: ValueParts) {
    append("\(type(of: value))")
    let identity = ObjectIdentifier(value as AnyObject)
    guard objects.count < Self.objectLimit, !objects.contains(identity) else {
      return append("(…)")
    }
    objects.append(identity)
    write(whole)
    objects.removeLast()
  }

  /// Writes an unordered collection, sorted by the texts of its elements. Each element is a value,
  /// or a key and its value.
  private mutating func write(unordered entries: some Sequence<[Any]>, empty: String) {
    var texts: [String] = []
    var length = 0
    for entry in entries {
      guard texts.count < Self.sortLimit, length < limit else { break }
      let text = text(ofEntry: entry)
      texts.append(text)
      length += text.utf8.count
    }
    append(texts.isEmpty ? empty : "[\(texts.sorted().joined(separator: ", "))")
    if texts.count == Self.sortLimit || length >= limit { rendered.isWhole = false }
    if !texts.isEmpty { append("]") }
  }

  private mutating func text(ofEntry parts: [Any]) -> String {
    parts.map { part in
      var writer = self
      writer.rendered.text = ""
      writer.write(part)
      rendered.showsObject = writer.rendered.showsObject
      return writer.rendered.text
    }.joined(separator: ": ")
  }

  /// Writes the parts, with their labels unless they are elements.
  private mutating func write(_ whole: ValueParts) {
    let brackets = whole.style == .collection ? ("[", "]") : ("(", ")")
    append(brackets.0)
    var separator = ""
    for (name, value) in whole.parts {
      append(separator)
      if whole.style != .collection, !name.isEmpty, Int(name).isNil { append("\(name): ") }
      write(value)
      if !rendered.isWhole { return }
      separator = ", "
    }
    append(brackets.1)
  }

  /// True if a type describes its values itself.
  static func hasOwnText(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable || !CustomText.of(value).isNil
  }

  private mutating func append(quoted text: String) {
    let kept = text.utf8Prefix(limit)
    append(EscapedText.quoted(kept))
    if kept.utf8.count < text.utf8.count { rendered.isWhole = false }
  }

  private mutating func append(_ words: String) {
    guard rendered.isWhole else { return }
    rendered.text += words
    guard rendered.text.utf8.count > limit else { return }
    rendered.text = rendered.text.utf8Prefix(limit)
    rendered.isWhole = false
  }
}
