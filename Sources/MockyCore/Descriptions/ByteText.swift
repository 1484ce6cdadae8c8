import Foundation

/// Bytes as messages show them.
enum ByteText {
  private static let limit: Int = 16
  /// The maximum number of bytes to read as text.
  private static let textLimit: Int = 100_000
  /// The characters of a text that are shown.
  private static let shownText: Int = 80

  /// "8 bytes: 01 02 03 04 05 06 07 09"; of many only the first.
  static func of(_ data: Data) -> String {
    guard !data.isEmpty else { return "0 bytes" }
    let bytes = Counts.of(data.count, "byte")
    if let text = text(data) {
      let shown = EscapedText.quoted(String(text.prefix(shownText)))
      return "\(bytes): \(shown)\(text.count > shownText ? " …" : "")"
    }
    let end = data.count > limit ? " …" : ""
    return "\(bytes): \(hexadecimal(data.prefix(limit)))\(end)"
  }

  /// The text that bytes contain; nil if they are none that a person could read.
  static func text(_ data: Data) -> String? {
    let isReadable = data.allSatisfy { $0 >= 0x20 && $0 != 0x7f || 9...13 ~= $0 }
    guard !data.isEmpty, data.count <= textLimit, isReadable else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// "01 02 0F".
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02X", $0) }.joined(separator: " ")
  }
}
