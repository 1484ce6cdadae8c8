extension String {
  /// A directive with `true` for each flag that is known to be set.
  ///
  /// The tests are compiled without the flags of the modules that they test.
  func setting(_ flags: Set<String>) -> String {
    guard hasPrefix("#if") || hasPrefix("#elseif"), !flags.isEmpty else { return self }
    var text = ""
    var word = ""
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      text += flags.contains(word) ? "true" : word
      word = ""
      text.append(character)
    }
    return String(text.dropLast())
  }
}

extension Member {
  /// The member with directives in which flags are set.
  func setting(_ flags: Set<String>) -> Member {
    guard case .conditional(let clauses) = self, !flags.isEmpty else { return self }
    return .conditional(
      clauses.map { clause in
        ConditionalClause(
          directive: clause.directive.setting(flags),
          members: clause.members.map { $0.setting(flags) }, range: clause.range)
      })
  }
}
