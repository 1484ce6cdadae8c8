import Testing

@testable import MockyCore

struct CountsTests {
  @Test(arguments: [(0, "never"), (1, "once"), (2, "2 times"), (10, "10 times")])
  func callsAreCountedInTimes(count: Int, text: String) {
    #expect(Counts.times(count) == text)
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"), (12, "12th"),
    (13, "13th"), (21, "21st"), (22, "22nd"), (101, "101st"), (111, "111th"), (113, "113th"),
  ])
  func positionsHaveTheirEndings(number: Int, text: String) {
    #expect(Counts.ordinal(number) == text)
  }

  @Test(arguments: [
    (2, "a 2nd"), (8, "an 8th"), (11, "an 11th"), (18, "an 18th"), (80, "an 80th"),
    (81, "an 81st"), (111, "a 111th"), (811, "an 811th"), (1_800, "a 1800th"),
    (8_000, "an 8000th"), (11_000, "an 11000th"),
  ])
  func positionsHaveTheirArticle(number: Int, text: String) {
    #expect(Counts.ordinalWithArticle(number) == text)
  }

  @Test(arguments: [(0, "0 calls"), (1, "1 call"), (2, "2 calls")])
  func nounsHaveAPlural(count: Int, text: String) {
    #expect(Counts.of(count, "call") == text)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func listsEndWithAnd(words: [String], text: String) {
    #expect(Counts.list(words) == text)
  }
}
