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
  private var text: String = ""
  /// Something was left out.
  private var isCut: Bool = false
  /// True if the text describes an object, which may change.
  private var showsObject: Bool = false
  /// The number of values that are being written, and the objects among them.
  private var depth: Int = 0
  private var objects: [ObjectIdentifier] = []

  /// - Parameter limit: how much text is enough, in bytes of UTF-8.
  init(limit: Int, namingStructs namesStructs: Bool = true) {
    (self.limit, self.namesStructs) = (limit, namesStructs)
  }

  /// The text so far.
  var rendered: RenderedText { RenderedText(text: text, isWhole: !isCut, showsObject: showsObject) }

  /// Writes a value, which may be a part of another one.
  mutating func write(_ value: Any) {
    guard !isCut else { return }
    guard depth < Self.depthLimit else { return append("…") }
    depth += 1
    defer { depth -= 1 }
    guard let value = Optionals.unwrapped(value) else { return append(Self.textOfNil(value)) }
    if let mock = ObjectCast.mock(value) { return append(mock.mockObject.name) }
    if let argument = ObjectCast.inoutArgument(value) { return write(argument.initialValue) }
    if let text = CustomText.of(value) { return append(text) }
    if let range = Self.rangeText(value) { return append(range) }
    switch value {
    case let text as String: append(quoted: text)
    case let text as Substring: append(quoted: String(text))
    case let character as Character: append(quoted: String(character))
    case let type as Any.Type: append("\([Any].name(of: type)).self")
    case let placeholder as ArgumentPlaceholder: append(placeholder.text)
    case let any as AnyHashable where type(of: value) == AnyHashable.self: write(any.base)
    default: write(structured: value)
    }
  }

  /// "nil", ".some(nil)".
  private static func textOfNil(_ value: Any) -> String {
    let depth = min(Optionals.nilDepth(of: value) ?? 0, depthLimit)
    return (0..<depth).reduce("nil") { text, _ in ".some(\(text))" }
  }

  private mutating func write(structured value: Any) {
    let mirror = CustomText.mirror(of: value)
    if type(of: value) is AnyClass, !(value is any Actor) { showsObject = true }
    if describesItself(value, mirror) { return append(Self.ownText(of: value)) }
    switch mirror.displayStyle {
    case .collection:
      write(mirror.children.lazy.map { ("0", $0.value) }, between: ("[", "]"))
    case .set: write(unordered: mirror.children.lazy.map { [$0.value] }, empty: "[]")
    case .dictionary:
      let entries = mirror.children.lazy.map { Mirror(reflecting: $0.value).children.map(\.value) }
      write(unordered: entries, empty: "[:]")
    case .tuple: write(partsOf: value)
    case .enum where !Self.hasOwnText(value):
      append(".\(mirror.children.first?.label ?? "\(value)")")
      if !mirror.children.isEmpty { write(partsOf: value) }
    case .struct where !Self.hasOwnText(value):
      append(namesStructs || Self.isOfSystem(value) ? "\(type(of: value))" : ".init")
      write(partsOf: value)
    case .class where !Self.hasOwnText(value): write(object: value)
    case nil where !Self.hasOwnText(value) && ValueText.isFunction(value): append("a closure")
    default: append((value as? Data).map(ByteText.of) ?? Self.ownText(of: value))
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

  /// Returns whether a collection has a description of its own. Those of Swift and Foundation are
  /// shown by their elements.
  private func describesItself(_ value: Any, _ mirror: Mirror) -> Bool {
    [.collection, .set, .dictionary].contains(mirror.displayStyle)
      && !(value is any ComparableContents) && Self.hasOwnText(value) && !Self.isOfSystem(value)
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
  private mutating func write(object value: Any) {
    append("\(type(of: value))")
    if value is any Actor { return }
    let identity = ObjectIdentifier(value as AnyObject)
    guard objects.count < Self.objectLimit, !objects.contains(identity) else {
      return append("(…)")
    }
    objects.append(identity)
    write(partsOf: value)
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
    if texts.count == Self.sortLimit || length >= limit { isCut = true }
    if !texts.isEmpty { append("]") }
  }

  private mutating func text(ofEntry parts: [Any]) -> String {
    parts.map { part in
      var writer = self
      writer.text = ""
      writer.write(part)
      showsObject = writer.showsObject
      return writer.text
    }.joined(separator: ": ")
  }

  /// The parts of a tuple, a case, a struct or an object, with their labels.
  private mutating func write(partsOf value: Any) {
    write(ValueParts(of: value).parts, between: ("(", ")"))
  }

  private mutating func write(
    _ parts: some Sequence<(name: String, value: Any)>, between brackets: (String, String)
  ) {
    append(brackets.0)
    var separator = ""
    for (name, value) in parts {
      append(separator)
      if !name.isEmpty, Int(name).isNil { append("\(name): ") }
      write(value)
      if isCut { return }
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
