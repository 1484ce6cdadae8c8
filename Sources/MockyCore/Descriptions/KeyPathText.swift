import Foundation

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
    let whole = "\(path[..<start.lowerBound])\(name)\(named(path[end.upperBound...]))"
    return whole.replacingOccurrences(
      of: "\\.?subscript\\([^)]*\\)", with: "[…]", options: .regularExpression)
  }

  /// The property that the code at an address reads: "url" of "key path getter for URLRequest.url : …".
  private static func property(readAt address: UInt) -> String? {
    let frames = SymbolLookup.shared.frames(at: address, passingOver: { _ in true }) ?? []
    let name = frames.map(\.function).first { $0.hasPrefix("key path getter for ") }
    let member = name?.dropFirst("key path getter for ".count).prefix { $0 != " " }
    return member.map { String($0).lastPart(after: ".") }
  }
}
