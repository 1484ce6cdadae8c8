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
    let own = matches[line]
    if let free = own.first(where: { owners[$0].isNil }) {
      owners[free] = line
      return true
    }
    for call in own {
      guard let other = owners[call], other != line, seen.insert(call).inserted else { continue }
      guard giveOne(to: other) else { continue }
      owners[call] = line
      return true
    }
    return false
  }
}
