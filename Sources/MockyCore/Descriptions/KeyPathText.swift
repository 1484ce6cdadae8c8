import Foundation

/// How messages call a part of a value.
enum KeyPathText {
  /// The path without its root, such as `address.city`.
  ///
  /// Not every platform knows the names of computed parts: these are shown by their types.
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
