/// Shares out calls among the lines of a `verify` block that have no maximum, each call to one
/// line. Lines and calls are numbers.
struct SharedCalls {
  /// The calls that match each line.
  private let matches: [[Int]]
  /// The line that has each call; -1 if none has.
  private var owners: [Int]
  /// True for calls that no exchange can make free.
  private var isStuck: [Bool]

  /// - Parameter count: the number of calls.
  init(_ matches: [[Int]], count: Int) {
    self.matches = matches
    owners = Array(repeating: -1, count: count)
    isStuck = Array(repeating: false, count: count)
  }

  /// The line that has a call; nil if none has.
  func owner(of call: Int) -> Int? { owners[call] < 0 ? nil : owners[call] }

  /// Gives a line a number of calls, if need be by giving other lines other ones.
  /// - Returns: false if there are not enough. The line then has none.
  mutating func give(_ count: Int, to line: Int) -> Bool {
    guard matches[line].count >= count else { return false }
    for given in 0..<count where !giveOne(to: line) {
      guard given > 0 else { return false }
      for call in matches[line] where owners[call] == line { owners[call] = -1 }
      isStuck = Array(repeating: false, count: owners.count)
      return false
    }
    return true
  }

  /// Looks for a free call along the shortest chain of lines that exchange calls: a line that
  /// gives a call away looks for another one.
  private mutating func giveOne(to line: Int) -> Bool {
    if let free = matches[line].first(where: { owners[$0] < 0 }) {
      owners[free] = line
      return true
    }
    var (looking, next) = ([line], 0)
    /// The line that gets each call, and the call that each line gives away.
    var getter = Array(repeating: -1, count: owners.count)
    var loss: [Int: Int] = Dictionary()
    while next < looking.count {
      let current = looking[next]
      next += 1
      for call in matches[current] where getter[call] < 0 && !isStuck[call] {
        getter[call] = current
        let owner = owners[call]
        if owner < 0 { return exchange(from: call, getter, loss) }
        guard owner != line, loss[owner] == nil else { continue }
        loss[owner] = call
        looking.append(owner)
      }
    }
    for call in getter.indices where getter[call] >= 0 { isStuck[call] = true }
    return false
  }

  private mutating func exchange(from free: Int, _ getter: [Int], _ loss: [Int: Int]) -> Bool {
    var free = Optional(free)
    while let call = free {
      owners[call] = getter[call]
      free = loss[getter[call]]
    }
    return true
  }
}
