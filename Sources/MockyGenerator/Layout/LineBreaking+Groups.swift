extension LineBreaking {
  /// A group with what is in it on lines of its own: the last for whose beginning there is room.
  static func inGroup(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int
  ) -> [String]? {
    let groups = text.groups.filter { group in
      group.closing > group.opening + 1 && group.opening < width
    }
    if form == .expression, let last = groups.last, text.isSubscript(at: last.opening),
      let chain = text.last(".", upTo: width), chain > last.closing
    {
      return nil
    }
    guard let group = groups.last else { return nil }
    let start = text.text(to: group.opening + 1)
    let inside = text.text(from: group.opening + 1, to: group.closing)
    let end = text.text(from: group.closing)
    if text[group.opening] == "{" { return closure(start, inside, end, width) }
    let hasOnePart = ScannedText(inside).parts.count == 1
    if form == .type ? text[group.opening] == "[" : hasOnePart && text.isTuple(at: group.opening) {
      return unbroken(start, inside, end, width, following)
    }
    var lines = filled(ScannedText(inside).parts, form, width: width - 2)
    let isLiteral = text[group.opening] == "[" && !text.isSubscript(at: group.opening)
    if form == .expression, isLiteral, ScannedText(inside).parts.count > 1 {
      lines = lines.ending(with: ",")
    }
    let isCall = form == .expression && text.isCall(at: group.opening)
    if isCall, (lines.last?.count ?? 0) + 2 + end.count + following <= width {
      return [start] + lines.indented.ending(with: end)
    }
    return [start] + lines.indented + broken(end, form, width: width, before: following)
  }

  /// One type in parentheses or brackets, which are not broken themselves:
  /// `(@Sendable (Int) -> Void).self`.
  private static func unbroken(
    _ start: String, _ inside: String, _ end: String, _ width: Int, _ following: Int
  ) -> [String]? {
    let whole = start + inside + end.prefix(1)
    if columns(whole) <= width, end.hasPrefix(").") { return [whole, "  \(end.dropFirst(1))"] }
    let text = ScannedText(inside)
    var lines: [String]?
    if let arrow = text.first(" -> "),
      let parameters = text.groups.last(where: { $0.closing < arrow })
    {
      let taken = text.text(from: parameters.opening + 1, to: parameters.closing)
      lines =
        ScannedText(taken).parts.count > 1
        ? atParameters(text, .type, width, end.count + following, from: parameters)
        : text.last(" -> ", upTo: width - start.count)
          .map { [text.text(to: $0), "  \(text.text(from: $0 + 1))"] }
    } else {
      lines = inGroup(text, .type, width - start.count, end.count + following)
    }
    guard var lines else { return nil }
    lines[0] = start + lines[0]
    return lines.ending(with: end)
  }

  /// A closure, with what it takes on its first line.
  private static func closure(
    _ start: String, _ inside: String, _ end: String, _ width: Int
  ) -> [String] {
    let scanned = ScannedText(inside)
    let signature = scanned.first(" in ").map { scanned.text(to: $0 + 3) } ?? ""
    let body = String(inside.dropFirst(signature.count)).trimmed
    return [start + signature] + expression(body, width: width - 2).indented + [end]
  }
}

extension ScannedText {
  /// Whether a parenthesis opens the arguments of a call, and not a tuple.
  fileprivate func isCall(at opening: Int) -> Bool {
    self[opening] == "(" && opening > 0 && !" (".contains(self[opening - 1])
  }

  /// Whether a parenthesis opens a tuple, or a type in parentheses.
  fileprivate func isTuple(at opening: Int) -> Bool {
    self[opening] == "(" && !isCall(at: opening)
  }

  /// Whether a bracket opens the arguments of a subscript, and not an array.
  fileprivate func isSubscript(at opening: Int) -> Bool {
    self[opening] == "[" && opening > 0 && !" (".contains(self[opening - 1])
  }
}
