/// The calls of one member of one mock that no verification has found yet: a chain through the
/// history, from the last one back.
///
/// So a call costs no room but in itself, and a verification looks at the calls of no other member.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class MemberCalls: @unchecked Sendable {
  /// The place of the last one in the history; -1 if there is none.
  @exclusivity(unchecked) private var last: Int = -1
  /// Which history that is: a reset begins another one.
  @exclusivity(unchecked) private var era: Int = 0
  /// Those that can be found by their arguments; made when first asked for.
  private var index = PlaceIndex()

  /// Adds a call, the last one of its history.
  func add(_ invocation: Invocation, at place: Int, era: Int) {
    invocation.place = place
    invocation.placeBefore = self.era == era ? last : -1
    self.era = era
    last = place
  }

  /// Those that no verification has found, oldest first; what it has found leaves the chain.
  func open(in history: [Invocation], era: Int) -> [Invocation] {
    guard self.era == era else { return [] }
    var open: [Invocation] = []
    var place = last
    while place >= 0 {
      let invocation = history[place]
      place = invocation.placeBefore
      if !invocation.isVerified {
        open.append(invocation)
      } else if let newer = open.last {
        newer.placeBefore = place
      } else {
        last = place
      }
    }
    open.reverse()
    return open
  }

  /// Those of them, oldest first, that may have arguments with a ``LastingHash``.
  func open(in history: [Invocation], era: Int, with hash: Int) -> [Invocation] {
    guard self.era == era else { return [] }
    index.add(placesAfter(index.end(in: era), in: history), of: history, era: era)
    return index.open(with: hash, in: history)
  }

  /// The places of calls that are newer than one, newest first.
  private func placesAfter(_ end: Int, in history: [Invocation]) -> [Int] {
    var places: [Int] = []
    var place = last
    while place > end {
      places.append(place)
      place = history[place].placeBefore
    }
    return places
  }
}

/// The places of calls in the history by the hash of their arguments.
///
/// Places and no calls, so that a reset lets go of these.
private struct PlaceIndex {
  private var hashed: [Int: [Int]] = [:]
  /// Calls with an argument whose hash may change, or that has none.
  private var others: [Int] = []
  /// The place of the newest call in it.
  private var last: Int = -1
  private var era: Int = 0

  /// The place of the newest call in it, of this history; -1 if there is none.
  func end(in era: Int) -> Int { era == self.era ? last : -1 }

  /// Adds calls that are newer than those in it; their places come newest first.
  mutating func add(_ places: [Int], of history: [Invocation], era: Int) {
    if era != self.era { self = PlaceIndex() }
    self.era = era
    for place in places.reversed() {
      if let hash = history[place].lastingHash {
        hashed[hash, default: []].append(place)
      } else {
        others.append(place)
      }
    }
    last = places.first ?? last
  }

  /// The calls that no verification has found, oldest first; what it has found is forgotten.
  mutating func open(with hash: Int, in history: [Invocation]) -> [Invocation] {
    others.removeAll { history[$0].isVerified }
    let own = (hashed[hash] ?? []).filter { !history[$0].isVerified }
    hashed[hash] = own
    let places = others.isEmpty ? own : (own + others).sorted()
    return places.map { history[$0] }
  }
}
