import Foundation

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
