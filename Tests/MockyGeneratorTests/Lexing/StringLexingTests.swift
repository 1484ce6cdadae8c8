import Testing

@testable import MockyGenerator

@Suite struct StringLexingTests {
  @Test func aStringEndsAtItsQuote() {
    #expect(tokens(#""a" b"#) == [#"string:"a""#, "b"])
    #expect(tokens(#""" b"#) == [#"string:"""#, "b"])
  }

  @Test func anEscapedQuoteEndsNothing() {
    #expect(tokens(#""a\"b\\" c"#) == [#"string:"a\"b\\""#, "c"])
  }

  @Test func aStringWithoutAnEndEndsWithItsLine() {
    #expect(tokens("\"a {\nb") == ["unterminatedString:\"a {", "b"])
    #expect(tokens("\"a\\\nb") == ["unterminatedString:\"a\\", "b"])
    #expect(tokens("\"") == ["unterminatedString:\""])
  }

  @Test func valuesInStringsMayHoldStringsWithValues() {
    let source = #""a\(f("b\(g("}"))", (1)))c" d"#
    #expect(tokens(source) == ["string:" + source.dropLast(2), "d"])
  }

  @Test func aValueEndsWithTheLineOfItsString() {
    #expect(tokens("\"a\\(b\nc") == ["unterminatedString:\"a\\(b", "c"])
  }

  @Test func aStringOfSeveralLinesEndsAtThreeQuotes() {
    let source = "\"\"\"\n a \"b\" \"\" } \\\"\"\" \\(\"\"\"\n)\n\"\"\"\n) \"\"\""
    #expect(tokens(source + " x") == ["string:" + source, "x"])
  }

  @Test func aRawStringEndsAtAsManySigns() {
    #expect(tokens(##"#"a"b\"# c"##) == [##"string:#"a"b\"#"##, "c"])
    #expect(tokens(###"##"a"#b"## c"###) == [###"string:##"a"#b"##"###, "c"])
  }

  @Test func aRawStringHasItsOwnEscapes() {
    #expect(tokens(##"#"\("a\#(b("}"))"# c"##) == [##"string:#"\("a\#(b("}"))"#"##, "c"])
  }

  @Test func threeQuotesInARawStringOfOneLineAreText() {
    #expect(tokens(##"#"""# a"##) == [##"string:#"""#"##, "a"])
    #expect(tokens(##"#"""a"""# b"##) == [##"string:#"""a"""#"##, "b"])
  }

  @Test func aRawStringMayHaveSeveralLines() {
    let source = "#\"\"\"\n\"\"\" \\(a \\#(\"\"\"\n}\n\"\"\")\n\"\"\"#"
    #expect(tokens(source + " b") == ["string:" + source, "b"])
  }

  @Test func commentsAreCommentsInValuesAndTextInStrings() {
    #expect(tokens(#""// /*" a"#) == [#"string:"// /*""#, "a"])
    #expect(tokens(#""\(b /* ") */)" a"#) == [#"string:"\(b /* ") */)""#, "a"])
    #expect(
      tokens("\"\"\"\n\\(b // \")\n)\"\"\" a") == ["string:\"\"\"\n\\(b // \")\n)\"\"\"", "a"])
  }

  @Test func aCommentWithoutAnEndInAValueEndsTheLine() {
    #expect(tokens("\"\\(/*\nb") == ["unterminatedString:\"\\(/*", "b"])
    #expect(tokens("\"\\(//)\"\nb") == ["unterminatedString:\"\\(//)\"", "b"])
    #expect(tokens("\"\"\"\n\\(/*\nb") == ["unterminatedString:\"\"\"\n\\(/*\nb"])
  }

  @Test func apostrophesQuoteAsWell() {
    #expect(tokens("'a\"' b") == ["string:'a\"'", "b"])
    #expect(tokens("\"it's\" b") == ["string:\"it's\"", "b"])
  }
}
