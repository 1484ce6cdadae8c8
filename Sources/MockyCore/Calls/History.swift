/// The calls of a context, oldest first. A call's place counts all calls of its context, including
/// those that a reset has forgotten, so that a place means one call for ever.
struct History {
  /// The newest calls. Those at the front are nil once they are left out.
  private var slots: [Invocation?] = []
  /// The place of the next call.
  private(set) var end: Int = 0
  /// The place of the first call since the last reset.
  private(set) var start: Int = 0
  /// The place of the oldest call that is kept.
  private(set) var oldest: Int = 0
  /// The number of calls that are kept at most.
  private(set) var limit: Int = .max
  /// The place of the last call that was left out before a verification found it; -1 if none was.
  private(set) var lastLost: Int = -1
  /// The number of calls that were left out, and were neither expected nor found.
  private(set) var unaccountedLeftOut: Int = 0
  /// All calls before this place were expected or found by a verification.
  private var accountedFor: Int = 0
  /// No call before this place has a closure among its arguments any more.
  var withoutClosures: Int = 0
  /// The line that has verified the last call. One object serves all calls of a line.
  private var verifier: SourcePosition?
  /// The context has ended and will release nothing any more, so no call is kept.
  private var isClosed: Bool = false

  /// Enters a call.
  @_transparent mutating func add(
    _ invocation: Invocation, to member: MemberExpectations, leavingOutInto bin: inout Bin
  ) {
    if isClosed { return }
    invocation.place = end
    if !member.isShared { member.share(invocation.called) }
    member.unverified.add(end)
    slots.append(invocation)
    end &+= 1
    if end &- oldest > limit { leaveOut(&bin) }
  }

  mutating func close() { isClosed = true }

  /// Forgets the calls.
  mutating func clear(into bin: inout Bin) {
    for case let call? in slots { call.memberExpectations.forgetCalls() }
    bin.add(slots)
    slots = []
    (start, oldest, unaccountedLeftOut) = (end, end, 0)
  }

  /// Keeps so many calls from now on.
  mutating func limit(to count: Int, leavingOutInto bin: inout Bin) {
    limit = count
    leaveOut(&bin)
  }

  /// Leaves out calls that are more than the limit.
  private mutating func leaveOut(_ bin: inout Bin) {
    while end - oldest > limit, let call = self[oldest] {
      slots[oldest - firstSlot] = nil
      oldest += 1
      bin.add(call)
      forget(call)
    }
    if 2 * (oldest - firstSlot) > slots.count { slots.removeFirst(oldest - firstSlot) }
  }

  /// Notes what a verification must know of a call that is left out.
  private mutating func forget(_ call: Invocation) {
    let member = call.memberExpectations
    if !member.unverified.forget(before: oldest, limit: limit) { member.share(nil) }
    if !call.isAccountedFor { unaccountedLeftOut += 1 }
    guard !call.isVerified else { return }
    lastLost = call.place
    member.unverified.lastLost = call.place
  }
}

extension History {
  /// The number of calls since the last reset.
  var count: Int { end - start }

  /// The number of these that were left out.
  var leftOut: Int { oldest - start }

  private var firstSlot: Int { end - slots.count }

  /// The call at a place; nil if it is not kept.
  subscript(place: Int) -> Invocation? { place < oldest ? nil : slots[place - firstSlot] }

  /// Tells whether it keeps a call, which a reset may have forgotten or a limit may have left out.
  func keeps(_ call: Invocation) -> Bool { call.place >= oldest }

  /// The number of a call, counted from 1 since the last reset.
  func number(of call: Invocation) -> Int { call.place - start + 1 }

  /// The calls that it keeps from a place on, oldest first.
  func calls(from place: Int = 0) -> [Invocation] {
    slots.suffix(end - min(max(place, oldest), end)).compactMap(\.self)
  }

  /// The calls that were neither expected nor verified, oldest first. Those accounted for before
  /// them are not looked at again.
  mutating func takeUnaccounted() -> [Invocation] {
    let unaccounted = calls(from: accountedFor).filter { !$0.isAccountedFor }
    accountedFor = unaccounted.first?.place ?? end
    return unaccounted
  }

  /// Marks a call as found by a verification.
  mutating func verify(_ call: Invocation, at line: SourcePosition) {
    if line !== verifier, verifier?.isSame(as: line) != true { verifier = line }
    call.verifiedAt = verifier
  }
}

extension Invocation {
  fileprivate var memberExpectations: MemberExpectations { mock.table.expectations(of: member) }

  /// An `expectThat` took it, a verification found it, or it has failed the test already. A
  /// notification that was not expected does not matter: any code may post it.
  fileprivate var isAccountedFor: Bool {
    isVerified || isUnexpected || takenBy?.verb == .expecting
      || (takenBy == nil && member.kind == .notification)
  }
}

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

/// The calls that have not returned, and what each of them does.
struct CallsUnderWay {
  /// The calls themselves keep them alive, so none is released here.
  private var calls: [ObjectIdentifier: (call: Invocation, step: ActionStep?)] = Dictionary()

  /// In the order in which they came.
  var all: [(call: Invocation, step: ActionStep?)] {
    calls.values.sorted { $0.call.place < $1.call.place }
  }

  /// - Parameter step: the action that begins; nil for what is behind the mock.
  mutating func begin(_ call: Invocation, _ step: ActionStep?) {
    calls[ObjectIdentifier(call)] = (call, step)
  }

  mutating func end(_ call: Invocation) { calls[ObjectIdentifier(call)] = nil }
}
