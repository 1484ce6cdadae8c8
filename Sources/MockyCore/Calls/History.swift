/// The calls of a context, oldest first.
struct History {
  private(set) var calls: [Invocation] = []
  /// Counts histories: a reset begins another one.
  private(set) var era: Int = 0
  /// How many verifications have found calls: what was open before may not be so after one.
  var verifications: Int = 0
  /// So many calls from the oldest on have no closure among their arguments any more.
  var withoutClosures: Int = 0
  /// So many calls from the oldest on were all expected or found by a verification.
  private var settled: Int = 0
  /// Those members of which it has calls.
  private var members: [MemberExpectations] = []
  /// The context has ended, and will not let go of anything any more: no call is kept.
  private var isClosed: Bool = false

  mutating func add(_ invocation: Invocation) {
    add(invocation, to: invocation.mock.table.expectations(of: invocation.member))
  }

  /// Enters a call where the calls of its member are at hand.
  mutating func add(_ invocation: Invocation, to member: MemberExpectations) {
    guard !isClosed else { return }
    if !member.calls.isKnown {
      member.calls.know(invocation.called)
      members.append(member)
    }
    member.calls.add(invocation, at: calls.count, era: era)
    calls.append(invocation)
  }

  mutating func close() { isClosed = true }

  /// Forgets the calls.
  /// - Returns: what is to be released outside the lock.
  mutating func clear() -> [Any] {
    defer {
      calls = []
      members = []
      era += 1
      settled = 0
      withoutClosures = 0
    }
    return [calls, members.map { $0.calls.takeCalled() as Any }]
  }

  /// The calls that were neither expected nor verified, oldest first. What was settled before them
  /// is not looked at again.
  mutating func takeUnasked() -> [Invocation] {
    while settled < calls.count, calls[settled].isSettled { settled += 1 }
    return settled == calls.count ? [] : calls[settled...].filter { !$0.isSettled }
  }
}

extension Invocation {
  /// An `expectThat` took it, a verification found it, or it has failed the test already. A
  /// notification that was not expected does not matter: any code may post it.
  fileprivate var isSettled: Bool {
    isVerified || isUnexpected || takenBy?.verb == .expecting
      || (takenBy == nil && member.kind == .notification)
  }
}

/// The calls of one member of one mock that no verification has found yet: a chain through the
/// history, from the last one back. So a call costs no room but in itself, and a verification looks
/// at the calls of no other member.
struct MemberCalls {
  /// What the calls have in common; nil if the history has none of them.
  private(set) var called: CalledMember?
  /// The history has some of them.
  private(set) var isKnown: Bool = false
  /// The place of the last call in the history; -1 if there is none.
  private var last: Int = -1
  private var era: Int = 0
  /// Finds calls by their arguments; filled when first asked.
  private var index = PlaceIndex()

  mutating func add(_ invocation: Invocation, at place: Int, era: Int) {
    invocation.place = place
    invocation.placeBefore = self.era == era ? last : -1
    self.era = era
    last = place
  }

  /// Keeps what the calls have in common, with the first one.
  mutating func know(_ called: CalledMember) {
    self.called = called
    isKnown = true
  }

  /// Forgets what the calls had in common.
  mutating func takeCalled() -> CalledMember? {
    defer { called = nil }
    isKnown = false
    return called
  }

  /// The calls that no verification has found, oldest first; the others leave the chain.
  mutating func open(in history: History) -> [Invocation] {
    guard era == history.era else { return [] }
    var open: [Invocation] = []
    var place = last
    while place >= 0 {
      let invocation = history.calls[place]
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

  /// The open calls, oldest first, whose arguments may have this ``LastingHash``.
  mutating func open(in history: History, with hash: Int) -> [Invocation] {
    guard era == history.era else { return [] }
    index.add(placesAfter(index.end(in: era), in: history.calls), of: history.calls, era: era)
    return index.open(with: hash, in: history.calls)
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

/// The places of calls in the history by the hash of their arguments. Places and no calls, so that
/// a reset lets go of these.
private struct PlaceIndex {
  private var hashed: [Int: [Int]] = [:]
  /// Calls with an argument whose hash may change, or that has none.
  private var others: [Int] = []
  /// The place of the newest call in it.
  private var last: Int = -1
  private var era: Int = 0

  /// The place of the newest call of this history in the index; -1 if there is none.
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

  /// The calls that no verification has found, oldest first; the others are forgotten.
  mutating func open(with hash: Int, in history: [Invocation]) -> [Invocation] {
    others.removeAll { history[$0].isVerified }
    let own = (hashed[hash] ?? []).filter { !history[$0].isVerified }
    hashed[hash] = own
    let places = others.isEmpty ? own : (own + others).sorted()
    return places.map { history[$0] }
  }
}
