extension Parser {
  var isAtEffect: Bool {
    at(word: "async") || at(word: "throws") || at(word: "rethrows") || at(word: "reasync")
  }

  /// `async throws(E)`, in any order.
  mutating func parseEffects() throws(SyntaxProblem) -> Effects {
    var effects = Effects()
    while isAtEffect {
      switch takeIdentifier().text {
      case "async": effects.asynchrony = .async
      case "reasync": effects.asynchrony = .reasync
      case "rethrows": effects.throwing = .rethrows
      default: effects.throwing = try parseThrownType()
      }
    }
    return effects
  }

  /// What stands after `throws`.
  private mutating func parseThrownType() throws(SyntaxProblem) -> Effects.Throwing {
    guard at(.leftParenthesis), !token.startsLine else { return .throws }
    advance()
    let type = try parseType("a type after '('")
    try expect(.rightParenthesis, "')'")
    return .typed(type)
  }
}
