import Testing

@testable import MockyGenerator

/// The tokens of a source, each with its kind if that is not plain: "a", "string:\"x\"".
func tokens(_ source: String) -> [String] {
  tokens(Array(source.utf8))
}

func tokens(_ bytes: [UInt8]) -> [String] {
  var lexer = Lexer(bytes)
  var result: [String] = []
  while true {
    let token = lexer.next()
    if token.kind == .endOfFile { return result }
    let text = lexer.text(token.start, token.end)
    result.append(named.contains(token.kind) ? "\(token.kind):\(text)" : text)
  }
}

private let named: Set<Token.Kind> = [
  .string, .unterminatedString, .regex, .unterminatedRegex, .unterminatedComment, .unknown,
  .quotedIdentifier, .pound, .postfixMark, .operator, .number,
]
