import Testing

@testable import MockyCore

/// Equal calls in one line.
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
    ("aaabaaab", ["1–3. 3 calls of a", "4. b", "5–7. 3 calls of a", "8. b"]),
  ])
  func theyReadTheSameFromBothEnds(_ calls: String, _ expected: [String]) {
    #expect(lines(calls) == expected)
    #expect(lines(calls, newestFirst: true) == expected)
  }
}
