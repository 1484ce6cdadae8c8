extension Parser {
  /// Skips a group in parentheses, brackets or braces and returns the text inside.
  func parseGroup() throws(SyntaxProblem) -> String {
    let opening = token
    var open = OpenGroups()
    repeat {
      if token.kind.isUnterminated { throw expected("") }
      guard !at(.endOfFile), open.admits(token.kind), !leavesBranch(&open) else {
        throw .unclosed(text(opening), opening.range)
      }
      open.follow(token.kind)
      advance()
    } while !open.isEmpty
    return lexer.text(opening.end, lastEnd - 1)
  }

  /// Skips a group, or its tokens up to the brace or the declaration at which it breaks off.
  package func skipGroup() {
    if at(.leftBrace) { return skipBraces() }
    var open = OpenGroups()
    repeat {
      guard !at(.endOfFile), open.admits(token.kind), !leavesBranch(&open) else { return }
      if !open.isEmpty, !open.hasBraces, startsNextDeclaration, isWord(following) { return }
      open.follow(token.kind)
      advance()
    } while !open.isEmpty
  }

  /// Returns whether a branch of a condition ends here that began before the open groups.
  private func leavesBranch(_ open: inout OpenGroups) -> Bool {
    if at(directive: "#if") { open.conditions += 1 }
    guard open.conditions > 0 else { return isBranchEnd }
    if at(directive: "#endif") { open.conditions -= 1 }
    return false
  }

  /// Skips braces and their contents.
  ///
  /// Only braces count inside, and each branch of a condition begins as deep as the first.
  /// - Parameter beginning: the start of a declaration that is skipped as a whole.
  package func skipBraces(from beginning: Int? = nil) {
    let start = token.end
    var depth = 0
    var isPlain = true
    var conditions: [Int] = []
    repeat {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .pound where conditions.isEmpty && isBranchEnd: return
      case .pound:
        isPlain = isPlain && !at(directive: "#if")
        followCondition(&depth, &conditions)
      case .endOfFile: return
      default: break
      }
      advance()
    } while depth > 0 || !conditions.isEmpty
    if isPlain {
      skipped.append(
        beginning.map { SourceRange($0, lastEnd) } ?? SourceRange(start, lastEnd - 1))
    }
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

  /// A Boolean value that indicates whether a declaration may begin here, at the start of a line.
  var startsNextDeclaration: Bool {
    guard token.startsLine, at(.identifier) else { return false }
    return Keyword.declarations.contains(text(token)) || Keyword.modifiers.contains(text(token))
  }
}

/// The parentheses, brackets and braces that are open.
struct OpenGroups {
  private var groups = 0
  private var braces = 0
  /// The number of conditions that are open inside.
  var conditions = 0

  var isEmpty: Bool { groups == 0 }
  var hasBraces: Bool { braces > 0 }

  /// Returns whether a token may be here: a closing brace needs an open one.
  func admits(_ kind: Token.Kind) -> Bool { kind != .rightBrace || braces > 0 }

  /// Counts a token.
  mutating func follow(_ kind: Token.Kind) {
    switch kind {
    case .leftParenthesis, .leftBracket, .leftBrace: groups += 1
    case .rightParenthesis, .rightBracket, .rightBrace: groups = max(groups - 1, 0)
    default: break
    }
    if kind == .leftBrace { braces += 1 }
    if kind == .rightBrace { braces = max(braces - 1, 0) }
  }
}
