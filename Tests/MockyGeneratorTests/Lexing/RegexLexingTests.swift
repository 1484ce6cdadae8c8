import Testing

@testable import MockyGenerator

@Suite struct RegexLexingTests {
  @Test(arguments: [
    #"/a"b{/"#, #"/\/{/"#, #"/[)]{(a)/"#, #"/a\ /"#, "!/{/", "/(/", "/é{/",
  ])
  func aSlashBeforeAnOperandBeginsARegex(_ regex: String) {
    #expect(tokens("x = \(regex) + y").contains("regex:\(regex)"))
    #expect(tokens("f(\(regex), y)").contains("regex:\(regex)"))
    #expect(tokens("x\n\(regex)\n.y").contains("regex:\(regex)"))
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a) / b / {", "reduce(1, /) / {", "(/) + (/)", "a /b c",
    "a /* / */ / b", "func /(a: A) /", "operator /^/", "f(/ , /)",
  ])
  func otherSlashesDivide(_ source: String) {
    #expect(!tokens(source).contains { $0.hasPrefix("regex") })
  }

  @Test(arguments: ["x = /,/", "f(/,/)", "return /:/", "try? /^ x/", "case /)/"])
  func aRegexMayBeginWhereAnOperandIsExpected(_ source: String) {
    #expect(tokens(source).contains { $0.hasPrefix("regex") })
  }

  @Test func aRegexEndsWithItsLine() {
    #expect(tokens("x = /a\n/ b") == ["x", "operator:=", "operator:/", "a", "operator:/", "b"])
  }

  @Test func aCommentIsNoRegex() {
    #expect(tokens("x = //a/\ny") == ["x", "operator:=", "y"])
  }

  @Test func aRawRegexHoldsSlashes() {
    #expect(tokens(##"#/a/b"{/# c"##) == [##"regex:#/a/b"{/#"##, "c"])
    #expect(tokens(###"##/a/#\/##{/## c"###) == [###"regex:##/a/#\/##{/##"###, "c"])
  }

  @Test func aRawRegexMayHaveSeveralLines() {
    #expect(tokens("#/ \n a{ # \"\n /# b") == ["regex:#/ \n a{ # \"\n /#", "b"])
  }

  @Test func aRawRegexWithoutAnEndEndsWithItsLine() {
    #expect(tokens("#/a\nb") == ["unterminatedRegex:#/a", "b"])
    #expect(tokens("#/\nb") == ["unterminatedRegex:#/\nb"])
  }
}
