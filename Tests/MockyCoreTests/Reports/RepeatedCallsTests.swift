import Testing

@testable import MockyCore

/// Equal calls, and rounds of calls, in one line.
struct RepeatedCallsTests {
  /// The lines of calls, each of which is a letter.
  private func lines(_ calls: String, newestFirst: Bool = false) -> [String] {
    var runs: [RepeatedCalls<Character>] = []
    let numbered = Array(calls.enumerated())
    for (index, call) in newestFirst ? numbered.reversed() : numbered {
      RepeatedCalls.add(RepeatedCalls(call, number: index + 1), to: &runs, alike: ==)
    }
    let lines = runs.map { "\($0.label) \($0.prefix)\($0.call)" }
    return newestFirst ? lines.reversed() : lines
  }

  @Test(arguments: [
    ("", []),
    ("a", ["1. a"]),
    ("aab", ["1–2. 2 calls of a", "3. b"]),
    ("abab", ["1. a", "2. b", "3. a", "4. b"]),
    ("ababab", ["1–5. 3 calls of a", "2–6. 3 calls of b"]),
    ("abababab", ["1–7. 4 calls of a", "2–8. 4 calls of b"]),
    ("cabababc", ["1. c", "2–6. 3 calls of a", "3–7. 3 calls of b", "8. c"]),
    ("abcabcabc", ["1–7. 3 calls of a", "2–8. 3 calls of b", "3–9. 3 calls of c"]),
    ("aaabaaab", ["1–3. 3 calls of a", "4. b", "5–7. 3 calls of a", "8. b"]),
    (
      "abcdabcdabcd",
      ["1–9. 3 calls of a", "2–10. 3 calls of b", "3–11. 3 calls of c", "4–12. 3 calls of d"]
    ),
  ])
  func theyReadTheSameFromBothEnds(_ calls: String, _ expected: [String]) {
    #expect(lines(calls) == expected)
    #expect(lines(calls, newestFirst: true) == expected)
  }

  @Test func aRoundThatHasNotEnded() {
    #expect(lines("abababa") == ["1–5. 3 calls of a", "2–6. 3 calls of b", "7. a"])
    #expect(
      lines("abababa", newestFirst: true) == ["1. a", "2–6. 3 calls of b", "3–7. 3 calls of a"])
    #expect(lines("abababb") == ["1–5. 3 calls of a", "2–6. 3 calls of b", "7. b"])
  }

  @Test func itKnowsTheNumbers() {
    var runs: [RepeatedCalls<Character>] = []
    for (index, call) in "ababab".enumerated() {
      RepeatedCalls.add(RepeatedCalls(call, number: index + 1), to: &runs, alike: ==)
    }
    #expect(runs.map(\.first) == [1, 2])
    #expect(runs.map(\.distance) == [2, 2])
  }
}
