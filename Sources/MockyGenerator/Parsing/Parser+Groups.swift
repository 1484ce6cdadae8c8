extension Parser {
  /// Moves over a group in parentheses, brackets or braces and gives what stands within.
  mutating func parseGroup() throws(SyntaxProblem) -> String {
    let opening = token
    var open = OpenGroups()
    repeat {
      if token.kind.isUnterminated { throw expected("") }
      guard !at(.endOfFile), open.admits(token.kind) else {
        throw .unclosed(text(opening), opening.range)
      }
      open.follow(token.kind)
      advance()
    } while !open.isEmpty
    return lexer.text(opening.end, lastEnd - 1)
  }

  /// Moves over a group, or to the brace or the declaration at which it is broken off.
  mutating func skipGroup() {
    if at(.leftBrace) { return skipBraces() }
    var open = OpenGroups()
    repeat {
      guard !at(.endOfFile), open.admits(token.kind) else { return }
      if !open.isEmpty, !open.hasBraces, startsRequirement { return }
      open.follow(token.kind)
      advance()
    } while !open.isEmpty
  }

  /// Moves over braces and what they hold.
  ///
  /// Nothing but braces counts within, and each branch of a condition begins as deep as the
  /// first.
  mutating func skipBraces() {
    var depth = 0
    var conditions: [Int] = []
    repeat {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .pound: followCondition(&depth, &conditions)
      case .endOfFile: return
      default: break
      }
      advance()
    } while depth > 0
  }

  private func followCondition(_ depth: inout Int, _ conditions: inout [Int]) {
    if at(directive: "#if") {
      conditions.append(depth)
    } else if at(directive: "#elseif") || at(directive: "#else") {
      depth = conditions.last ?? depth
    } else if at(directive: "#endif") {
      depth = conditions.popLast() ?? depth
    }
  }
}

/// The parentheses, brackets and braces that are open.
struct OpenGroups {
  private var closers: [UInt8] = []
  private var braces = 0

  var isEmpty: Bool { closers.isEmpty }
  var hasBraces: Bool { braces > 0 }

  /// Whether a token may stand here: a closing brace only where one is open.
  func admits(_ kind: Token.Kind) -> Bool { kind != .rightBrace || braces > 0 }

  /// Takes account of a token.
  mutating func follow(_ kind: Token.Kind) {
    switch kind {
    case .leftParenthesis: closers.append(Token.Kind.rightParenthesis.rawValue)
    case .leftBracket: closers.append(Token.Kind.rightBracket.rawValue)
    case .leftBrace:
      closers.append(Token.Kind.rightBrace.rawValue)
      braces += 1
    case .rightParenthesis, .rightBracket:
      if closers.last == kind.rawValue { closers.removeLast() }
    case .rightBrace: closeBrace()
    default: break
    }
  }

  /// Closes the innermost brace and all that is open within it.
  private mutating func closeBrace() {
    guard braces > 0 else { return }
    while let last = closers.popLast(), last != Token.Kind.rightBrace.rawValue {}
    braces -= 1
  }
}
