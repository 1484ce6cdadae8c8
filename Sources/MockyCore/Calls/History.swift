/// The calls of a context. A call's place counts from the first one on, whatever is left out.
struct History {
  /// The newest calls: a ring once there are as many as it may have.
  private var kept: [Invocation] = []
  /// How many calls there were.
  private(set) var count: Int = 0
  /// How many calls it keeps.
  private(set) var limit: Int = .max
  /// How many calls were left out, the oldest; so the place of the oldest one that is kept.
  private(set) var leftOut: Int = 0
  /// How many of those no verification had found.
  private(set) var openLeftOut: Int = 0
  /// How many of those were neither expected nor found.
  private(set) var unaskedLeftOut: Int = 0
  /// The place of the call with which the ring begins.
  private var base: Int = 0
  /// Counts histories: a reset begins another one.
  private(set) var era: Int = 0
  /// How many verifications have found calls: what was open before may not be so after one.
  var verifications: Int = 0
  /// The lines that have verified calls. Each of these calls keeps the number of its line, counted
  /// from 1, which needs no room of its own.
  private var verifiers: [SourcePosition] = []
  /// So many calls from the oldest on have no closure among their arguments any more.
  var withoutClosures: Int = 0
  /// So many calls from the oldest on were all expected or found by a verification.
  private var settled: Int = 0
  /// Those members of which it has calls.
  private var members: [ObjectIdentifier: MemberExpectations] = Dictionary()
  /// The context has ended, and will not let go of anything any more: no call is kept.
  private var isClosed: Bool = false

  /// Enters a call.
  @_transparent mutating func add(
    _ invocation: Invocation, to member: MemberExpectations, leavingOutInto bin: inout Bin
  ) {
    if isClosed { return }
    if !member.calls.isKnown { know(member, invocation) }
    member.calls.add(invocation, at: count, era: era)
    count &+= 1
    if count &- leftOut > limit { return replaceOldest(with: invocation, &bin) }
    kept.append(invocation)
  }

  private mutating func know(_ member: MemberExpectations, _ invocation: Invocation) {
    member.calls.know(invocation.called)
    members[ObjectIdentifier(member)] = member
  }

  mutating func close() { isClosed = true }

  /// Forgets the calls.
  mutating func clear(into bin: inout Bin) {
    bin.add(kept)
    for member in members.values { bin.add(member.calls.takeCalled()) }
    kept = []
    members = Dictionary()
    era += 1
    (count, base, leftOut, openLeftOut, unaskedLeftOut) = (0, 0, 0, 0, 0)
    settled = 0
    withoutClosures = 0
  }

  /// The calls that were neither expected nor verified, oldest first. What was settled before them
  /// is not looked at again.
  mutating func takeUnasked() -> [Invocation] {
    settled = max(settled, leftOut)
    while settled < count, self[settled].isSettled { settled += 1 }
    return calls(from: settled).filter { !$0.isSettled }
  }
}

extension History {
  /// The call at a place from ``leftOut`` on.
  subscript(place: Int) -> Invocation { kept[(place - base) % limit] }

  /// Whether it keeps a call: a reset may have forgotten it, or newer ones have taken its place.
  func keeps(_ call: Invocation) -> Bool {
    let place = call.place
    return place >= leftOut && place < count && self[place] === call
  }

  /// The calls that it keeps from a place on, oldest first.
  func calls(from place: Int = 0) -> [Invocation] {
    place < count ? (max(place, leftOut)..<count).map { self[$0] } : []
  }

  /// Keeps so many calls from now on.
  mutating func limit(to count: Int, leavingOutInto bin: inout Bin) {
    let calls = calls()
    let excess = max(0, calls.count - count)
    for call in calls.prefix(excess) { leaveOut(call, &bin) }
    kept = Array(calls.dropFirst(excess))
    base = leftOut
    limit = count
  }

  private mutating func replaceOldest(with invocation: Invocation, _ bin: inout Bin) {
    let slot = (leftOut - base) % limit
    let oldest = kept[slot]
    kept[slot] = invocation
    leaveOut(oldest, &bin)
  }

  private mutating func leaveOut(_ call: Invocation, _ bin: inout Bin) {
    leftOut += 1
    tally(call, by: 1)
    bin.add(call)
    let member = call.mock.table.expectations(of: call.member)
    guard let called = member.calls.leaveOut(call) else { return }
    bin.add(called)
    members[ObjectIdentifier(member)] = nil
  }

  /// Marks a call as found by a verification. While that was looking it may have been left out, or a
  /// reset have begun another history than that of its era.
  mutating func verify(_ call: Invocation, of era: Int, at line: SourcePosition) {
    if era == self.era, call.place < leftOut { tally(call, by: -1) }
    call.verifier = number(of: line)
  }

  private mutating func number(of line: SourcePosition) -> UInt16 {
    let known = verifiers.lastIndex { $0 === line || $0.isSame(as: line) }
    if let known { return UInt16(known + 1) }
    guard verifiers.count + 1 < UInt16.max else { return .max }
    verifiers.append(line)
    return UInt16(verifiers.count)
  }

  /// The line that has verified a call; nil if none has, or if there are too many lines.
  func verifier(of call: Invocation) -> SourcePosition? {
    let number = Int(call.verifier)
    return number > 0 && number <= verifiers.count ? verifiers[number - 1] : nil
  }

  /// Counts a call that is left out, where it may matter to a verification.
  private mutating func tally(_ call: Invocation, by step: Int) {
    guard !call.isVerified else { return }
    openLeftOut += step
    if !call.isSettled { unaskedLeftOut += step }
    call.mock.table.expectations(of: call.member).calls.leftOut += step
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
  /// How many calls were left out of the history that no verification had found.
  fileprivate var leftOut: Int = 0
  /// Finds calls by their arguments; filled when first asked.
  private var index = PlaceIndex()

  @_transparent mutating func add(_ invocation: Invocation, at place: Int, era: Int) {
    if self.era != era { begin(era) }
    invocation.stand(at: place, after: last)
    last = place
  }

  private mutating func begin(_ era: Int) { (self.era, last, leftOut) = (era, -1, 0) }

  /// How many calls were left out of the history that no verification had found.
  func leftOut(of history: History) -> Int { era == history.era ? leftOut : 0 }

  /// Forgets what the calls have in common with the last of them.
  /// - Returns: what is to be released outside the lock.
  fileprivate mutating func leaveOut(_ invocation: Invocation) -> CalledMember? {
    last <= invocation.place ? takeCalled() : nil
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
    while place >= history.leftOut {
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

  /// The open calls, oldest first, whose arguments may have this ``NativeHash``.
  mutating func open(in history: History, with hash: Int) -> [Invocation] {
    guard era == history.era else { return [] }
    index.add(placesAfter(index.end(in: history), in: history), of: history)
    return index.open(with: hash, in: history)
  }

  /// The places of calls that are newer than one, newest first.
  private func placesAfter(_ end: Int, in history: History) -> [Int] {
    var places: [Int] = []
    var place = last
    while place > end, place >= history.leftOut {
      places.append(place)
      place = history[place].placeBefore
    }
    return places
  }
}

/// The places of calls in the history by the hash of their arguments. Places and no calls, so that
/// a reset lets go of these.
private struct PlaceIndex {
  private var hashed: [Int: [Int]] = Dictionary()
  /// Calls with an argument whose hash may change, or that has none.
  private var others: [Int] = []
  /// The place of the newest call in it.
  private var last: Int = -1
  /// How many calls have been entered.
  private var count: Int = 0
  private var era: Int = 0

  /// The place of the newest call of this history in the index; -1 if there is none, or if it has
  /// many that were left out since, so that it begins anew.
  mutating func end(in history: History) -> Int {
    let kept = history.count - history.leftOut
    if era != history.era || count > 2 * kept + 64 { self = PlaceIndex() }
    era = history.era
    return last
  }

  /// Adds calls that are newer than those in it; their places come newest first.
  mutating func add(_ places: [Int], of history: History) {
    count += places.count
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
  mutating func open(with hash: Int, in history: History) -> [Invocation] {
    guard var own = hashed[hash] else { return Self.open(&others, in: history) }
    let count = own.count
    let open = Self.open(&own, in: history)
    if own.count < count { hashed[hash] = own }
    if others.count == 0 { return open }
    return (open + Self.open(&others, in: history)).sorted { $0.place < $1.place }
  }

  /// The calls at some places that no verification has found; the places of others are forgotten.
  private static func open(_ places: inout [Int], in history: History) -> [Invocation] {
    // Without closures, which are slow in debug builds.
    var open: [Invocation] = []
    for index in 0..<places.count where places[index] >= history.leftOut {
      let call = history[places[index]]
      if !call.isVerified { open.append(call) }
    }
    if open.count < places.count { places = open.map(\.place) }
    return open
  }
}
