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

  /// A class instance by its type and address, so that two equal ones can be told apart; a mock
  /// by its name.
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
