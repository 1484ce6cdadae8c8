import Testing

@testable import MockyGenerator

@Suite struct OperatorLexingTests {
  @Test func anOperatorIsAsLongAsItCanBe() {
    #expect(tokens("a<=>b") == ["a", "operator:<=>", "b"])
    #expect(tokens("a→±b") == ["a", "operator:→±", "b"])
  }

  @Test func aDotBelongsToOperatorsThatBeginWithOne() {
    #expect(
      tokens("a...b ..<c +.d") == [
        "a", "operator:...", "b", "operator:..<", "c", "operator:+", ".", "d",
      ])
  }

  @Test func aCommentEndsAnOperator() {
    #expect(tokens("a +/* */ b -// c") == ["a", "operator:+", "b", "operator:-"])
  }

  @Test func marksAfterAnOperandStandAlone() {
    #expect(tokens("a??") == ["a", "postfixMark:?", "postfixMark:?"])
    #expect(
      tokens("a! !b ?? c") == [
        "a", "postfixMark:!", "operator:!", "b", "operator:??", "c",
      ])
  }
}
