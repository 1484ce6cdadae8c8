/// The calls of one member of one mock that no verification has found yet. It has their places in
/// the history and no calls, so that it keeps nothing alive. Places of calls that were found, left
/// out or forgotten go when they are met.
struct UnverifiedCalls {
  /// The places, oldest first.
  private var places: [Int] = []
  /// These places by the ``NativeHash`` of the arguments; filled when first asked.
  private var hashed: [Int: [Int]] = Dictionary()
  /// Those of calls whose arguments have none.
  private var unhashed: [Int] = []
  /// The place of the first call that is not among these.
  private var hashedEnd: Int = 0
  /// The place of the last call that was left out of the history; -1 if none was.
  var lastLost: Int = -1

  @_transparent mutating func add(_ place: Int) { places.append(place) }

  /// The calls whose arguments may have a hash, oldest first; all if it is nil, or if they are few.
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

  /// The calls at some places. The places of others are forgotten.
  private static func calls(at places: inout [Int], in history: History) -> [Invocation] {
    var calls: [Invocation] = []
    for place in places {
      if let call = history[place], !call.isVerified { calls.append(call) }
    }
    if calls.count < places.count { places = calls.map(\.place) }
    return calls
  }

  /// Forgets the places of calls that were left out, once they may be half of all.
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
