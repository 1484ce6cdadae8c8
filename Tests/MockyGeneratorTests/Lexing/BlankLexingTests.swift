import Testing

@testable import MockyGenerator

@Suite struct BlankLexingTests {
  @Test func commentsAreNoTokens() {
    #expect(tokens("a // b {\nc /* d\n */ e") == ["a", "c", "e"])
  }

  @Test func commentsMayHoldComments() {
    #expect(tokens("a /* /* } */ /**/ */ b") == ["a", "b"])
    #expect(tokens("a /*/ */ b") == ["a", "b"])
  }

  @Test func aCommentWithoutAnEndIsTheRest() {
    #expect(tokens("a /* /* */ b") == ["a", "unterminatedComment:/* /* */ b"])
    #expect(tokens("a /*/") == ["a", "unterminatedComment:/*/"])
  }

  @Test func byteOrderMarkAndInterpreterAreSkipped() {
    #expect(tokens("\u{FEFF}#!/usr/bin/swift {\na") == ["a"])
    #expect(tokens("a #!b") == ["a", "unknown:#", "postfixMark:!", "b"])
  }

  @Test func blanksOfEveryKindAreSkipped() {
    #expect(tokens("a\t\u{0B}\u{0C}\u{0}\r\n\u{A0}b") == ["a", "b"])
  }

  @Test(arguments: ["\n", "\r", "\r\n", " // x\n", "/*\n*/"])
  func everyLineBreakBeginsALine(_ lineBreak: String) {
    var lexer = Lexer(Array("a\(lineBreak)b".utf8))
    #expect(lexer.next().startsLine)
    #expect(lexer.next().startsLine)
  }

  @Test func aTokenKnowsWhetherBlanksStandBeforeIt() {
    var lexer = Lexer(Array("a (/**/b".utf8))
    _ = lexer.next()
    let parenthesis = lexer.next()
    #expect(parenthesis.followsBlank && !parenthesis.startsLine)
    #expect(lexer.next().followsBlank)
  }
}
