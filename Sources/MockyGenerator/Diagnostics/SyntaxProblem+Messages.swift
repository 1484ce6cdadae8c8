/// What the parser says; every text stands here.
extension SyntaxProblem {
  /// - Parameters:
  ///   - what: what should stand there: "a type after ':'".
  ///   - found: what stands there: "')'".
  static func expected(_ what: String, found: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("expected \(what), found \(found)", range)
  }

  static func unclosed(_ opening: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(opening)' is never closed", range)
  }

  static func unterminatedString(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this string has no end", range)
  }

  static func unterminatedRegex(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this regular expression has no end", range)
  }

  static func unterminatedComment(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this comment has no end", range)
  }

  static func nestedTooDeeply(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this is nested too deeply to be read", range)
  }

  static func unclosed(_ name: Identifier, _ keyword: String) -> SyntaxProblem {
    SyntaxProblem("\(keyword) '\(name)' has no closing '}'", name.range)
  }

  static func unclosedCondition(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this '#if' has no '#endif'", range)
  }

  static func strayDirective(_ directive: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(directive)' stands without an '#if'", range)
  }

  static func macro(_ name: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("what the macro '\(name)' expands to cannot be seen; write it out", range)
  }

  static func notARequirement(_ keyword: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(keyword)' cannot stand in a protocol", range)
  }
}
