extension LineBreaking {
  /// The type of a function: broken before its effects or its arrow if that is enough, else at its
  /// parameters.
  static func atArrow(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int, indentation: String = "  "
  ) -> [String]? {
    guard form == .type, let arrow = text.first(" -> "),
      let parameters = text.groups.last(where: { $0.closing < arrow })
    else { return nil }
    let indentation = text.text().hasPrefix("->") ? "" : indentation
    let result = text.text(from: arrow + 1)
    let effects = text.text(from: parameters.closing + 1, to: arrow).trimmed
    let head = text.text(to: parameters.closing + 1)
    let rests =
      effects.isEmpty
      ? [(head, result)]
      : [
        ("\(head) \(effects)", result), (head, "\(effects) \(result)"),
      ]
    for (first, rest) in rests
    where first.count <= width && rest.count + 2 + following <= width {
      return [first, indentation + rest]
    }
    return atParameters(text, form, width, following, from: parameters)
      ?? (head.count > width
        ? nil : [head] + type(rests[rests.count - 1].1, width: width - 2).map { indentation + $0 })
  }

  /// The type of a function with its parameters on lines of their own.
  static func atParameters(
    _ text: ScannedText, _ form: Form, _ width: Int, _ following: Int,
    from parameters: (opening: Int, closing: Int)
  ) -> [String]? {
    let inside = text.text(from: parameters.opening + 1, to: parameters.closing)
    guard !inside.isEmpty, parameters.opening < width else { return nil }
    let rest = text.text(from: parameters.closing)
    return [text.text(to: parameters.opening + 1)]
      + filled(ScannedText(inside).parts, .type, width: width - 2).indented
      + broken(rest, .type, width: width, before: following)
  }
}
