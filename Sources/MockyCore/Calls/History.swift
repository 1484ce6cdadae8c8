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
  /// The number of calls that were left out since the last reset.
  private(set) var leftOut: Int = 0
  /// The number of calls since the last reset that a test has forgotten.
  private var forgotten: Int = 0
  /// The number of calls that were left out, and were neither expected nor found.
  private(set) var unaccountedLeftOut: Int = 0
  /// All calls before this place were expected or found by a verification.
  private var accountedFor: Int = 0
  /// No call before this place has a closure among its arguments any more.
  var withoutClosures: Int = 0
  /// The line that has verified the last call. One object serves all calls of a line.
  private var verifier: SourcePosition?
  /// The context has ended and will release nothing any more, so no call is kept.
  var isClosed: Bool = false

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

  /// Forgets the calls.
  mutating func clear(into bin: inout Bin) {
    for case let call? in slots { call.memberExpectations.forgetCalls() }
    bin.add(slots)
    slots = []
    (start, oldest, leftOut, forgotten, unaccountedLeftOut) = (end, end, 0, 0, 0)
  }

  /// Forgets the calls of some mocks, whose places stay empty.
  mutating func forget(callsOf mocks: [MockObject], into bin: inout Bin) {
    for index in slots.indices {
      guard let call = slots[index], mocks.contains(where: { $0 === call.mock }) else { continue }
      slots[index] = nil
      forgotten += 1
      bin.add(call)
    }
    for mock in mocks { for member in mock.table.members.values { member.forgetCalls() } }
  }

  /// Keeps so many calls from now on.
  mutating func limit(to count: Int, leavingOutInto bin: inout Bin) {
    limit = count
    leaveOut(&bin)
  }

  /// Leaves out calls that are more than the limit.
  private mutating func leaveOut(_ bin: inout Bin) {
    while end - oldest > limit {
      let call = self[oldest]
      slots[oldest - firstSlot] = nil
      oldest += 1
      if let call {
        bin.add(call)
        forget(call)
      }
    }
    if 2 * (oldest - firstSlot) > slots.count { slots.removeFirst(oldest - firstSlot) }
  }

  /// Notes what a verification must know of a call that is left out.
  private mutating func forget(_ call: Invocation) {
    leftOut += 1
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
  var count: Int { end - start - forgotten }

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
    isVerified || isUnexpected || takenBy?.verb == .expecting || takenBy?.isSilent == true
      || (takenBy == nil && member.kind == .notification)
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
