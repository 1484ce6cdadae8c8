/// How failure messages show a value.
package enum ValueText {
  /// The longest text a single value is given; more is cut in the middle.
  package static let limit: Int = 400

  /// The text of a value, bounded in length.
  package static func of(_ value: Any) -> String {
    bounded(unbounded(value))
  }

  /// The text of a value at its full length, for comparing two of them.
  static func unbounded(_ value: Any) -> String {
    Rendering.run { text(of: value) }
  }

  /// Cuts the middle out of a long text.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    let half = limit / 2
    return "\(text.prefix(half)) … \(text.suffix(half)) (\(text.count) characters)"
  }

  private static func text(of value: Any) -> String {
    guard let value = Optionals.unwrapped(value) else { return "nil" }
    switch value {
    case let mock as any Mock: return mock.mockObject.name
    case let text as String: return text.debugDescription
    case let text as Substring: return String(text).debugDescription
    case let character as Character: return String(character).debugDescription
    case let type as Any.Type: return "\(type).self"
    case let placeholder as ArgumentPlaceholder: return placeholder.text
    case let argument as any InoutArgument: return text(of: argument.initialValue)
    case let range as any DescribedRange: return range.rangeText
    case let any as AnyHashable where type(of: value) == AnyHashable.self: return text(of: any.base)
    default: return structured(value)
    }
  }

  private static func structured(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
    case .set:
      return "[\(mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return parts(mirror)
    case .enum where !hasOwnText(value): return enumCase(value, mirror)
    case .struct where !hasOwnText(value): return "\(type(of: value))\(parts(mirror))"
    case .class where !hasOwnText(value): return identity(value as AnyObject)
    case nil where isFunction(value): return "a closure"
    default: return String(describing: value)
    }
  }

  /// Whether a value is a function, also inside an optional.
  static func isFunction(_ value: Any) -> Bool {
    guard "\(type(of: value))".contains("->"), let value = Optionals.unwrapped(value) else {
      return false
    }
    return Mirror(reflecting: value).displayStyle == nil
  }

  private static func dictionary(_ mirror: Mirror) -> String {
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { text(of: $0.value) }.joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  }

  /// Whether a type says itself how its values are shown.
  private static func hasOwnText(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return isTuple ? ".\(name)\(text(of: payload.value))" : ".\(name)(\(text(of: payload.value)))"
  }

  /// The parts of a tuple or a struct, with their labels.
  private static func parts(_ mirror: Mirror) -> String {
    let parts = mirror.children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return text(of: child.value) }
      return "\(label): \(text(of: child.value))"
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// A class instance by its type and address, so that two equal ones can be told apart; a mock
  /// by its name.
  static func identity(_ object: AnyObject) -> String {
    if let mock = object as? any Mock { return mock.mockObject.name }
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return "\(type(of: object)) at 0x\(String(address, radix: 16))"
  }
}
