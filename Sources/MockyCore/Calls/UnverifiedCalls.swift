/// The calls of one member of one mock that no verification has found yet. It has only their places
/// in the history, so it keeps nothing alive. A search drops the places of found, left-out and
/// forgotten calls.
struct UnverifiedCalls {
  /// The places, oldest first.
  var places: [Int] = []
  /// The places by the ``NativeHash`` of the arguments, filled at the first search.
  private var hashed: [Int: [Int]] = Dictionary()
  /// The places of calls without such a hash.
  private var unhashed: [Int] = []
  /// The place of the first call that isn't in the index.
  private var hashedEnd: Int = 0
  /// The place of the last call that was left out of the history; -1 if none was.
  var lastLost: Int = -1

  /// Returns the calls that may have a hash, oldest first; all calls if the hash is nil, or if
  /// there are few.
  mutating func calls(in history: History, with hash: Int? = nil) -> [Invocation] {
    guard let hash, places.count > 8 else { return Self.calls(at: &places, in: history) }
    enterNewCalls(of: history)
    let others = Self.calls(at: &unhashed, in: history)
    guard var places = hashed[hash] else { return others }
    let own = Self.calls(at: &places, in: history)
    hashed[hash] = places
    return others.isEmpty ? own : (own + others).sorted { $0.place < $1.place }
  }

  private mutating func enterNewCalls(of history: History) {
    let known = places.lastIndex { $0 < hashedEnd } ?? -1
    for index in (known + 1)..<places.count {
      guard let call = history[places[index]] else { continue }
      if let hash = call.nativeHash {
        hashed[hash, default: []].append(places[index])
      } else {
        unhashed.append(places[index])
      }
    }
    hashedEnd = history.end
  }

  /// Returns the calls at some places, and drops the places of other calls.
  private static func calls(at places: inout [Int], in history: History) -> [Invocation] {
    var calls: [Invocation] = []
    for place in places { if let call = history[place], !call.isVerified { calls.append(call) } }
    if calls.count < places.count { places = calls.map(\.place) }
    return calls
  }

  /// Drops the places of left-out calls, when they may be half of all.
  /// - Returns: false if there are no others.
  mutating func forget(before oldest: Int, limit: Int) -> Bool {
    guard let last = places.last, last >= oldest else { return false }
    if places.count > 2 * limit + 64 {
      places.removeFirst(places.firstIndex { $0 >= oldest } ?? 0)
      (hashed, unhashed, hashedEnd) = (Dictionary(), [], 0)
    }
    return true
  }
}
