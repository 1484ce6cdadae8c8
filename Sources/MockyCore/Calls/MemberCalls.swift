/// The calls of one member of one mock. It has only their places in the history, so it keeps nothing
/// alive.
struct MemberCalls {
  /// The places, oldest first.
  var places: [Int] = []
  /// The number of first places whose calls verifications have found, or the history has no more.
  private var done: Int = 0
  /// The place of the last call that was left out of the history; -1 if none was.
  var lastLost: Int = -1

  /// Returns the calls from a place on, oldest first.
  /// - Parameter all: false to leave aside calls that a verification has found.
  mutating func look(in history: History, from place: Int, all: Bool) -> [Invocation] {
    while done < places.count, history[places[done]]?.isVerified ?? true { done += 1 }
    var index = places.count
    let first = all ? 0 : done
    while index > first, places[index - 1] >= place { index -= 1 }
    var calls: [Invocation] = []
    for place in places[index...] {
      if let call = history[place], all || !call.isVerified { calls.append(call) }
    }
    return calls
  }

  /// Drops the places of left-out calls, when they may be half of all.
  /// - Returns: false if there are no others.
  mutating func forget(before oldest: Int, limit: Int) -> Bool {
    guard let last = places.last, last >= oldest else { return false }
    if places.count > 2 * limit + 64 {
      places.removeFirst(places.firstIndex { $0 >= oldest } ?? 0)
      done = 0
    }
    return true
  }
}
