/// Values as Swift code.
enum ValueCode {
  /// Returns a literal, a case, a mock's variable, or an array of these; nil for other values, and
  /// for values that an expectation cannot compare.
  static func of(_ value: Any) -> String? {
    if let box = ObjectCast.inoutArgument(value) { return of(box.initialValue) }
    guard !PlainValue.of(value).isNil, let text = text(of: value) else { return nil }
    return text.utf8.count <= RenderedText.limit ? text : nil
  }

  private static func text(of value: Any) -> String? {
    let (opened, depth) = Optionals.opened(value)
    guard let opened else { return depth == 0 ? "nil" : nil }
    let type = type(of: opened)
    if type is AnyClass { return ObjectCast.mock(opened)?.mockObject.identifier }
    switch opened {
    case let text as String where type == String.self: return EscapedText.quoted(text)
    case is Int where type == Int.self, is Bool where type == Bool.self: return "\(opened)"
    case let number as Double where type == Double.self && number.isFinite: return "\(number)"
    case let number as any BinaryInteger: return "\(type)(\(number))"
    case let number as Float where number.isFinite: return "Float(\(number))"
    default: break
    }
    switch Mirror(reflecting: opened).displayStyle {
    case .enum: return text(ofCase: opened)
    case .collection:
      guard let list = opened as? [Any] else { return nil }
      let texts = list.compactMap { text(of: $0) }
      return texts.count == list.count ? "[\(texts.joined(separator: ", "))]" : nil
    default: return nil
    }
  }

  /// Returns `Shop.Door.locked(by: "Ann")`.
  private static func text(ofCase value: Any) -> String? {
    let parts = ValueParts(of: value)
    guard case .enumCase(let known) = parts.kind else { return nil }
    // A case without values has no other name than its text, which its type may replace.
    let name = known.isEmpty && !ValueWriter.hasOwnText(value) ? "\(value)" : known
    let values = parts.parts.map { ($0.name, text(of: $0.value)) }
    guard name.isIdentifier, let type = self.name(of: type(of: value)),
      values.allSatisfy({ $1 != nil })
    else { return nil }
    let list = values.map { label, text in
      (label.isEmpty || label.first?.isNumber == true ? "" : "\(label): ") + (text ?? "")
    }
    return "\(type).\(name)" + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
  }

  /// Returns `Shop.Door`; nil for a generic type. Types that are private or in a function have an
  /// unknown part in their names, which code beside them does not need.
  private static func name(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    let parts = name.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
    return name.contains("<") ? nil : parts.joined(separator: ".")
  }

  /// Returns the text of a value, in one line.
  static func comment(on value: Any) -> String {
    EscapedText.escaped(ShortText.of(value), in: .none)
  }

  static func isClosure(_ value: Any) -> Bool {
    value is ArgumentPlaceholder || ValueText.isFunction(value)
  }

  /// Returns the action that repeats a call's result; a comment if code cannot write it.
  static func action(for outcome: Outcome) -> String {
    if let error = outcome.error {
      return text(of: error).map { ".then.throws(\($0))" } ?? "threw \(comment(on: error))"
    }
    let value = outcome.value
    return text(of: value).map { ".then.returns(\($0))" } ?? "returned \(comment(on: value))"
  }
}
