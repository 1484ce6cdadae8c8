import Testing

@testable import MockyGenerator

@Suite struct WordLexingTests {
  @Test func wordsAreOfAllLetters() {
    #expect(tokens("_a1 $0 é日本 🧪b") == ["_a1", "$0", "é日本", "🧪b"])
  }

  @Test func namesInBackticksMayHaveBlanks() {
    #expect(tokens("`a b` `class`") == ["quotedIdentifier:`a b`", "quotedIdentifier:`class`"])
  }

  @Test func backticksWithoutAnEndMeanNothing() {
    #expect(tokens("`a\nb ``") == ["unknown:`a", "b", "unknown:``"])
  }

  @Test(arguments: ["1", "0x1F.8p-3", "1_000.5e+10", "0b01", "1e5", "0o7"])
  func aNumberIsOneToken(_ number: String) {
    #expect(tokens("\(number) a") == ["number:\(number)", "a"])
  }

  @Test func aNumberEndsBeforeAMember() {
    #expect(
      tokens("1.a 1...2 1.+2") == [
        "number:1", ".", "a", "number:1", "operator:...", "number:2", "number:1", ".", "operator:+",
        "number:2",
      ])
  }

  @Test func aSignAndAWordAreADirective() {
    #expect(tokens("#if #a ## #") == ["pound:#if", "pound:#a", "unknown:##", "unknown:#"])
  }

  @Test func bytesThatAreNoTextMeanNothing() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC0, 0x80, 0x20, 0x62]
    #expect(tokens(bytes).count == 3)
    #expect(tokens([0xE2, 0x86]).count == 1)
    #expect(tokens([0xED, 0xA0, 0x80]).count == 1)
    #expect(tokens([0x01, 0x61]).count == 2)
  }
}
