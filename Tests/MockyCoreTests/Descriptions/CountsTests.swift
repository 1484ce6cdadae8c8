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
