/// The calls of one member of one mock. It has only their places in the history, so it keeps nothing
/// alive.
struct MemberCalls {
  /// The places, oldest first.
  var places: [Int] = []
  /// The number of first places whose calls verifications have found, or the history has no more.
  private var done: Int = 0

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
}
