import Foundation

/// The texts of values in failure messages.
package enum ValueText {
  /// The longest text a single value is given; more is cut in the middle.
  package static let limit: Int = 400

  /// The text of a value, bounded in length.
  package static func of(_ value: Any) -> String {
    if let text = string(value), text.utf8.count > RenderedText.limit { return short(large: text) }
    return rendered(value).short
  }

  /// The text of a value for comparing two of them: whole, unless it is very long.
  static func rendered(_ value: Any, upTo limit: Int = RenderedText.limit) -> RenderedText {
    Rendering.run {
      var writer = ValueWriter(limit: limit)
      writer.write(value)
      return writer.rendered
    }
  }

  /// A value as a string, if it is one, perhaps in an optional.
  static func string(_ value: Any) -> String? {
    let value = Optionals.unwrapped(value)
    return value as? String ?? (value as? Substring).map(String.init)
  }

  /// Both ends of a string that is too long to be quoted whole, or to have its characters counted.
  private static func short(large text: String) -> String {
    let half = limit / 2 - 1
    // One character can be as long as the whole.
    let ends = (text.utf8Prefix(RenderedText.limit), text.utf8Suffix(RenderedText.limit))
    let (head, tail) = (String(ends.0.prefix(half)), String(ends.1.suffix(half)))
    let quotes = VisibleText.Quotes(for: head + tail)
    let shown = [head, tail].map { VisibleText.escaped($0, in: quotes) }.joined(separator: " … ")
    return "\(quotes.open)\(shown)\(quotes.close) (\(text.utf8.count) bytes)"
  }

  /// True for a function, including one inside an optional.
  static func isFunction(_ value: Any) -> Bool {
    guard "\(type(of: value))".contains("->"), let value = Optionals.unwrapped(value) else {
      return false
    }
    return Mirror(reflecting: value).displayStyle.isNil
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

/// The name of a part of a value in messages.
enum KeyPathText {
  /// The path without its root, such as `address.city`. Not every platform tells the names of
  /// computed parts: these are looked up by the code that reads them, or shown by their types.
  static func of<Root, Part>(_ path: KeyPath<Root, Part>) -> String {
    let text = "\(path)"
    guard text.hasPrefix("\\"), let dot = text.firstIndex(of: ".") else { return "<\(Part.self)>" }
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
    let frames = SymbolLookup.shared.frames(at: address, passingOver: { _ in true }) ?? []
    let name = frames.map(\.function).first { $0.hasPrefix("key path getter for ") }
    let member = name?.dropFirst("key path getter for ".count).prefix { $0 != " " }
    return member.map { String($0).lastPart(after: ".") }
  }
}
