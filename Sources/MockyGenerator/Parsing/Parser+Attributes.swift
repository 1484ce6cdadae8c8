extension Parser {
  /// Type attributes that are never followed by arguments, only by a function's parameters.
  private static let bareTypeAttributes: Set<String> = [
    "escaping", "autoclosure", "Sendable", "MainActor", "noescape", "unchecked", "preconcurrency",
    "concurrent", "nonisolated", "retroactive", "thin", "thick",
  ]

  /// Type attributes whose arguments may be set off with a blank.
  private static let typeAttributesWithArguments: Set<String> = ["convention", "isolated"]

  /// Reads an attribute, known or not, at its `@`.
  func parseAttribute(ofType: Bool = false) throws(SyntaxProblem) -> Attribute {
    let start = token.start
    advance()
    guard isWord(token), !token.followsBlank else { throw expected("a name after '@'") }
    let name = try parseAttributeName()
    guard at(.leftParenthesis), ofType ? hasArguments(name) : !token.startsLine else {
      return Attribute(name, SourceRange(start, lastEnd))
    }
    let arguments = try parseGroup()
    return Attribute(name, arguments: arguments, SourceRange(start, lastEnd))
  }

  private func parseAttributeName() throws(SyntaxProblem) -> String {
    let start = token.start
    _ = takeQualifiedName()
    while true {
      if at(.period), isWord(following) {
        advance()
        advance()
      } else if at(prefix: UInt8(ascii: "<")), !token.followsBlank {
        _ = try parseGenericArguments()
      } else {
        return lexer.text(start, lastEnd)
      }
    }
  }

  /// Returns whether the parenthesis after a type's attribute opens its arguments.
  private func hasArguments(_ name: String) -> Bool {
    if Parser.bareTypeAttributes.contains(name) { return false }
    if Parser.typeAttributesWithArguments.contains(name) { return true }
    return !token.followsBlank && !precedesFunctionType
  }

  /// A Boolean value that indicates whether the group that begins here can be a function's
  /// parameters.
  private var precedesFunctionType: Bool {
    var ahead = lexer
    var open = OpenGroups()
    var next = token
    for _ in 0..<Parser.furthestLookahead {
      open.follow(next.kind)
      next = ahead.next()
      if open.isEmpty { return followsParameters(next) }
    }
    return false
  }

  private func followsParameters(_ token: Token) -> Bool {
    if token.kind == .operator { return lexer.matches("->", token.start, token.end) }
    return isWord(token, "async") || isWord(token, "throws") || isWord(token, "rethrows")
  }
}
