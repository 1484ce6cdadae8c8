import Testing

@testable import MockyCore

struct TextDifferenceTests {
  @Test(arguments: [
    ("some message", "some mesage", 9),
    ("abc", "xbc", 1),
    ("abc", "ab", 3),
    ("ab", "abc", 3),
    ("äöü", "äöx", 3),
    ("Cafe\u{301} Zürich", "Café Zurich", 7),
    ("🎉🎉 A", "🎉🎉 B", 6),
    ("日本語", "日本人", 5),
    ("a\u{A0}b", "a\u{A0}c", 8),
  ])
  func theCaretIsUnderTheFirstCharacterThatDiffers(
    expected: String, actual: String, column: Int
  ) {
    let difference = TextDifference(expected, actual)
    #expect(difference.expected == EscapedText.quoted(expected))
    #expect(difference.actual == EscapedText.quoted(actual))
    #expect(difference.caret == String(repeating: " ", count: column) + "^")
  }

  @Test func textsUpToSeventyCharactersAreWhole() {
    let seventy = String(repeating: "a", count: 70)
    let difference = TextDifference(seventy, seventy.dropLast() + "b")
    #expect(difference.expected == "\"\(seventy)\"")
    #expect(difference.caret == String(repeating: " ", count: 70) + "^")
  }

  @Test func ofLongTextsOnlyTheNeighborhoodIsKept() {
    let (before, after) = (String(repeating: "a", count: 100), String(repeating: "z", count: 100))
    let difference = TextDifference("\(before)X\(after)", "\(before)Y\(after)")
    let (left, right) = (String(repeating: "a", count: 20), String(repeating: "z", count: 39))
    #expect(difference.expected == "…\(left)X\(right)…")
    #expect(difference.actual == "…\(left)Y\(right)…")
    #expect(difference.caret == String(repeating: " ", count: 21) + "^")
  }

  @Test func aDifferenceAtTheStartOfALongTextCutsTheEndOnly() {
    let rest = String(repeating: "z", count: 100)
    let difference = TextDifference("X\(rest)", "Y\(rest)")
    #expect(difference.expected == "\"X\(String(repeating: "z", count: 39))…")
    #expect(difference.caret == " ^")
  }

  @Test func aDifferenceAtTheEndOfALongTextCutsTheStartOnly() {
    let rest = String(repeating: "a", count: 100)
    let difference = TextDifference("\(rest)X", rest)
    #expect(difference.expected == "…\(String(repeating: "a", count: 20))X\"")
    #expect(difference.actual == "…\(String(repeating: "a", count: 20))\"")
    #expect(difference.caret == String(repeating: " ", count: 21) + "^")
  }

  @Test func quotesAreNotEscaped() {
    let difference = TextDifference(#"{"id":7}"#, #"{"id":8}"#)
    #expect(difference.expected == ##"#"{"id":7}"#"##)
    #expect(difference.caret == String(repeating: " ", count: 8) + "^")
    // Both have the same quotes.
    #expect(TextDifference("a", "\"a\"").expected == ##"#"a"#"##)
    #expect(TextDifference("a\n", "\"a\"").actual == #""\"a\"""#)
  }

  @Test func charactersThatLookAlikeAreNamed() {
    #expect(TextDifference("pay", "p\u{430}y").caret == "  ^ U+0430, expected U+0061")
  }

  @Test func blanksAtTheEndOfALineCanBeSeen() {
    let difference = TextDifference("a  ", "a", quotes: false)
    #expect(difference.expected == "a\\u{20}\\u{20}")
    #expect(difference.actual == "a")
  }

  @Test func linesThatWereAddedAreFoundAmongOthers() {
    let lines = (1...30).map { "line number \($0)" }
    let (expected, actual) = (lines, lines[..<4] + ["new"] + lines[4...])
    let differences = ValueComparison.differences(
      of: actual.joined(separator: "\n"), from: expected.joined(separator: "\n"))
    #expect(differences.map(\.path) == ["line 5 of 30"])
    #expect(differences.map(\.line) == [5])
    #expect(differences.map(\.expected) == [nil])
    #expect(differences.map(\.actual) == ["new"])
  }
}

struct ShortTextTests {
  private struct Pair {
    let name: String
    let values: [Int]
  }

  @Test func valuesAreCutBetweenTheirParts() {
    let pair = Pair(name: "a long name of a pair", values: Array(1...30))
    #expect(ShortText.of(pair, upTo: 40) == #"Pair(name: "a long name of a pair", …)"#)
    #expect(
      ShortText.of([pair], upTo: 40)
        == #"[Pair(name: "a long name of a pair", …)] (1 element)"#)
    #expect(
      ShortText.of(Array(1...30), upTo: 40)
        == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …] (30 elements)")
  }

  @Test func stringsAreCutInTheirQuotes() {
    let text = String(repeating: "a", count: 60)
    #expect(
      ShortText.of(text, upTo: 40) == #""\#(text.prefix(39))…" (60 characters)"#)
    #expect(
      ShortText.of("\(text.prefix(38))\u{A0}\(text)", upTo: 40).hasPrefix(
        #""\#(text.prefix(38))…""#))
  }

  @Test func quotesInStringsAreNotEscaped() {
    let text = #"{"id": 7, "names": ["Ann", "Bob"], "isIn": true}"#
    #expect(
      ShortText.of(text, upTo: 40)
        == ##"#"{"id": 7, "names": ["Ann", "Bob"], "is…"# (48 characters)"##)
    let pair = Pair(name: text, values: [1])
    #expect(ShortText.of(pair, upTo: 40) == ##"Pair(name: #"{"id": 7, "names": ["Ann", …"#)"##)
    #expect(ShortText.of([#"a "b""#, text], upTo: 20) == ##"[#"a "b""#, …] (2 elements)"##)
  }

  @Test func shortValuesAreWhole() {
    let text = String(repeating: "a", count: 38)
    #expect(ShortText.of(text) == "\"\(text)\"")
    #expect(ShortText.of(Int?.none as Any) == "nil")
  }
}
