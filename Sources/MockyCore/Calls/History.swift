/// The calls of a context, oldest first. A call's place counts all calls of its context, including
/// calls that a reset has forgotten. A place therefore means one call forever.
struct History {
  /// The calls since the last reset. Those that a test has forgotten are nil.
  private var slots: [Invocation?] = []
  /// The place of the next call.
  private(set) var end: Int = 0
  /// The place of the first call since the last reset.
  private(set) var start: Int = 0
  /// The number of calls since the last reset that a test has forgotten.
  private var forgotten: Int = 0
  /// No call before this place has a closure among its arguments any more.
  var withoutClosures: Int = 0
  /// True if the history keeps no further call: the context has ended, and releases nothing any more,
  /// or it has refused very many calls.
  var isClosed: Bool = false

  /// Enters a call.
  @_transparent mutating func add(_ invocation: Invocation, to member: MemberExpectations) {
    if isClosed { return }
    invocation.place = end
    if !member.isShared { member.share(invocation.called) }
    slots.append(invocation)
    end &+= 1
  }

  /// Forgets the calls.
  mutating func clear(into bin: inout DeferredReleases) {
    for case let call? in slots { call.memberExpectations.forgetCalls() }
    bin.add(slots)
    slots = []
    (start, forgotten) = (end, 0)
  }

  /// Forgets the calls of some mocks. Their places stay empty.
  mutating func forget(callsOf mocks: [MockObject], into bin: inout DeferredReleases) {
    for index in slots.indices {
      guard let call = slots[index], mocks.contains(where: { $0 === call.mock }) else { continue }
      slots[index] = nil
      forgotten += 1
      bin.add(call)
    }
    for mock in mocks {
      for member in mock.table.members.values { member.forgetCalls() }
    }
  }

  /// The number of calls since the last reset.
  var count: Int { end - start - forgotten }

  /// The call at a place; nil if it is forgotten.
  subscript(place: Int) -> Invocation? { place < start ? nil : slots[place - start] }

  /// Returns whether it keeps a call. A reset may have dropped the call.
  func keeps(_ call: Invocation) -> Bool { call.place >= start }

  /// The number of a call, counted from 1 since the last reset.
  func number(of call: Invocation) -> Int { call.place - start + 1 }

  /// The calls that it keeps from a place on, oldest first.
  func calls(from place: Int = 0) -> [Invocation] {
    slots.suffix(end - min(max(place, start), end)).compactMap(\.self)
  }

  /// The calls that were neither expected nor found by a verification.
  var unaccounted: [Invocation] { calls().filter { !$0.isAccountedFor } }
}

extension Invocation {
  fileprivate var memberExpectations: MemberExpectations { mock.table.expectations(of: member) }

  /// True if an `expectThat` took it, a verification found it, or it has failed the test. An
  /// unexpected notification doesn't matter, because any code may post it.
  fileprivate var isAccountedFor: Bool {
    isVerified || isUnexpected || takenBy?.verb == .expecting || takenBy?.isSilent == true
      || (takenBy == nil && member.kind == .notification)
  }
}

/// The calls that have not returned, and their current actions.
struct CallsUnderWay {
  /// The running calls keep these objects alive, so none is released here.
  private var calls: [ObjectIdentifier: PendingCall] = Dictionary()

  /// A call with its action, and with the gate at which a closure waits.
  typealias PendingCall = (call: Invocation, step: ActionStep?, gate: SourcePosition?)

  /// All of them, in order of arrival.
  var all: [PendingCall] { calls.values.sorted { $0.call.place < $1.call.place } }

  /// - Parameter step: the action that begins; nil for the implementation behind the mock.
  mutating func begin(_ call: Invocation, _ step: ActionStep?) {
    calls[ObjectIdentifier(call)] = (call, step, nil)
  }

  /// Notes the gate at which the closure of a call waits, unless the call has returned.
  mutating func hold(_ call: Invocation, at gate: SourcePosition?) {
    calls[ObjectIdentifier(call)]?.gate = gate
  }

  func contains(_ call: Invocation) -> Bool { calls[ObjectIdentifier(call)] != nil }

  mutating func end(_ call: Invocation) { calls[ObjectIdentifier(call)] = nil }
}
