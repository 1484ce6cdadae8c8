/// A source of one line in which marks stand around what is to be reported: "«static» func f()".
struct MarkedSource {
  let source: String
  private let column: Int
  private let length: Int

  init(_ marked: String) {
    let parts = marked.split(omittingEmptySubsequences: false) { "«»".contains($0) }
    precondition(parts.count == 3, "no marks in \(marked)")
    source = parts.joined()
    column = parts[0].count
    length = parts[1].count
  }

  /// The diagnostic's whole text.
  func text(_ message: String) -> String {
    let line = source.prefix { $0 != "\n" }
    let blanks = String(repeating: " ", count: column)
    let underline = "^" + String(repeating: "~", count: max(length - 1, 0))
    return "1:\(column + 1): \(message)\n\(line)\n\(blanks)\(underline)"
  }
}
