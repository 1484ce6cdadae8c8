/// Shares out calls among the lines of a `verify` block that have no maximum, each call to one
/// line. Lines and calls are numbers.
struct SharedCalls {
  /// The calls that match each line.
  private let matches: [[Int]]
  /// The lines that have calls, by the calls.
  private var owners: [Int: Int] = Dictionary()
  /// The calls that the search has seen. None of them can become free if it fails.
  private var seen: Set<Int> = []

  init(_ matches: [[Int]]) { self.matches = matches }

  /// The line that has a call; nil if none has.
  func owner(of call: Int) -> Int? { owners[call] }

  /// Gives a line a number of calls, if need be by giving other lines other ones.
  /// - Returns: false if there are not enough. The line then has none.
  mutating func give(_ count: Int, to line: Int) -> Bool {
    guard matches[line].count >= count else { return false }
    for given in 0..<count {
      if giveOne(to: line) {
        seen = []
      } else {
        if given > 0 { (owners, seen) = (owners.filter { $0.value != line }, []) }
        return false
      }
    }
    return true
  }

  /// Gives a line a free call, or one of another line that gets another one, and so on.
  private mutating func giveOne(to line: Int) -> Bool {
    /// The lines that look for a call, each with the one that it gives to the line before it.
    var chain = [(line: line, loss: -1)]
    while let (current, _) = chain.last {
      let own = matches[current]
      if var free = own.first(where: { owners[$0].isNil }) {
        for (line, loss) in chain.reversed() { (owners[free], free) = (line, loss) }
        return true
      }
      if let call = own.first(where: { owners[$0] != current && !seen.contains($0) }) {
        seen.insert(call)
        chain.append((owners[call] ?? current, call))
      } else {
        chain.removeLast()
      }
    }
    return false
  }
}
