import Testing

@testable import MockyCore

struct DifferenceTests {
  @Test func equalTextsHaveNone() {
    #expect(Difference("same", "same") == nil)
  }

  @Test(arguments: [
    ("\"some message\"", "\"some mesage\"", 9),
    ("abc", "xbc", 0),
    ("abc", "ab", 2),
    ("ab", "abc", 2),
    ("", "a", 0),
    ("äöü", "äöx", 2),
  ])
  func theCaretIsUnderTheFirstCharacterThatDiffers(
    expected: String, actual: String, column: Int
  ) throws {
    let difference = try #require(Difference(expected, actual))
    #expect(difference.expected == expected)
    #expect(difference.actual == actual)
    #expect(difference.caret == String(repeating: " ", count: column) + "^")
  }

  @Test func textsUpToSeventyCharactersAreWhole() throws {
    let seventy = String(repeating: "a", count: 70)
    let difference = try #require(Difference(seventy, seventy.dropLast() + "b"))
    #expect(difference.expected == seventy)
    #expect(difference.caret == String(repeating: " ", count: 69) + "^")
  }

  @Test func ofLongTextsOnlyTheNeighbourhoodIsKept() throws {
    let (before, after) = (String(repeating: "a", count: 100), String(repeating: "z", count: 100))
    let difference = try #require(Difference("\(before)X\(after)", "\(before)Y\(after)"))
    let (left, right) = (String(repeating: "a", count: 20), String(repeating: "z", count: 39))
    #expect(difference.expected == "…\(left)X\(right)…")
    #expect(difference.actual == "…\(left)Y\(right)…")
    #expect(difference.caret == String(repeating: " ", count: 21) + "^")
  }

  @Test func aDifferenceAtTheStartOfALongTextCutsTheEndOnly() throws {
    let rest = String(repeating: "z", count: 100)
    let difference = try #require(Difference("X\(rest)", "Y\(rest)"))
    #expect(difference.expected == "X\(String(repeating: "z", count: 39))…")
    #expect(difference.caret == "^")
  }

  @Test func aDifferenceAtTheEndOfALongTextCutsTheStartOnly() throws {
    let rest = String(repeating: "a", count: 100)
    let difference = try #require(Difference("\(rest)X", rest))
    #expect(difference.expected == "…\(String(repeating: "a", count: 20))X")
    #expect(difference.actual == "…\(String(repeating: "a", count: 20))")
    #expect(difference.caret == String(repeating: " ", count: 21) + "^")
  }
}
