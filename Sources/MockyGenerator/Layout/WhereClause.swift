extension SourceLines {
  /// Adds a `where` clause that stands on lines of its own, and what is behind it.
  ///
  /// - Parameters:
  ///   - clause: with the word.
  ///   - end: ` {`, which stands alone where the clause needs several lines.
  mutating func add(clause: String, _ end: String) {
    let whole = clause.trimmed + end
    if whole.count <= width { return add(whole) }
    let terms = ScannedText(String(clause.trimmed.dropFirst("where ".count))).parts
    add("where")
    indented { $0.add(LineBreaking.filled(terms, .type, width: $0.width)) }
    add(end.trimmed)
  }
}
