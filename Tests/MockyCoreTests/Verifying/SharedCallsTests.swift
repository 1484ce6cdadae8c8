import Testing

@testable import MockyCore

/// Sharing out calls, compared with trying all ways to do it.
struct SharedCallsTests {
  /// Tries all ways to give each need one of its calls, and each call to one need.
  private func canServe(_ needs: [[Int]], besides taken: Set<Int> = []) -> Bool {
    guard let calls = needs.first else { return true }
    return calls.contains { call in
      !taken.contains(call) && canServe(Array(needs.dropFirst()), besides: taken.union([call]))
    }
  }

  /// The lines that are met, where the first of them win.
  private func met(_ lines: [(calls: [Int], need: Int)]) -> [Bool] {
    var served: [[Int]] = []
    return lines.map { line in
      let needs = Array(repeating: line.calls, count: line.need)
      guard canServe(served + needs) else { return false }
      served += needs
      return true
    }
  }

  @Test func itServesAsManyLinesAsThereAreWaysTo() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...6, using: &random)
      let lines = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (
          calls: (0..<count).filter { _ in Bool.random(using: &random) },
          need: Int.random(in: 0...3, using: &random)
        )
      }
      var shared = SharedCalls(lines.map(\.calls))
      let given = lines.indices.map { shared.give(lines[$0].need, to: $0) }
      #expect(given == met(lines), "\(lines)")
      for (index, line) in lines.enumerated() {
        let own = (0..<count).filter { shared.owner(of: $0) == index }
        #expect(own.count == (given[index] ? line.need : 0), "\(lines)")
        #expect(own.allSatisfy(line.calls.contains), "\(lines)")
      }
    }
  }

  @Test func ifAllLinesCanBeMetTheirOrderMakesNoDifference() {
    let lines = [[0, 1, 2], [0], [1, 0], [2, 3], [3, 4, 0]]
    func expectMet(_ order: [Int], _ rest: [Int]) {
      for next in rest { expectMet(order + [next], rest.filter { $0 != next }) }
      guard rest.isEmpty else { return }
      var shared = SharedCalls(order.map { lines[$0] })
      let given = order.indices.map { shared.give(1, to: $0) }
      #expect(!given.contains(false), "\(order)")
    }
    expectMet([], Array(lines.indices))
  }

  @Test func aLongChainOfLinesExchangesCalls() {
    let count = 1_000
    var shared = SharedCalls((0..<count).map { [$0, $0 + 1] } + [[0]])
    let given = (0...count).map { shared.give(1, to: $0) }
    #expect(!given.contains(false))
    #expect(shared.owner(of: 0) == count)
    #expect(shared.owner(of: count) == count - 1)
  }
}
