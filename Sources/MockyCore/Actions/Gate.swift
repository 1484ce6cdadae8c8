import Foundation

/// Holds `async` calls until the test opens it, or lets them go one by one.
///
/// ```swift
/// let gate = Gate()
/// context.check {
///   allowing(store).receives.load(.any).then.suspends(until: gate).then.returns("apple")
/// }
/// async let one = basket.item(1)
/// async let two = basket.item(2)
/// guard await context.waitUntil(gate.holds(2)) else { return }
/// gate.heldCalls[1].release(throwing: StoreError.isClosed)
/// gate.open()
/// ```
///
/// A cancelled task is not held: its call throws `CancellationError` where it can, and goes on
/// where it cannot. A gate that was opened lets everything pass until it is closed. One that is
/// released while it holds a call is misuse: nobody could open it any more.
public final class Gate: Sendable {
  let core: GateCore

  /// Makes a gate; `isOpen` says whether calls pass from the beginning.
  public init(
    isOpen: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = GateCore(isOpen: isOpen, SourcePosition(fileID, filePath, line, column))
  }

  deinit { core.abandon() }

  /// Whether calls pass.
  public var isOpen: Bool { core.isOpen }

  /// Lets go on what is held, and what comes later.
  public func open() { core.open() }

  /// Holds what comes from now on.
  public func close() { core.close() }

  /// Suspends until the gate is open, or the task is cancelled: for closures given to `performs`,
  /// which may do something before and after.
  public func pass(isolation: isolated (any Actor)? = #isolation) async { _ = await core.hold(nil) }

  /// The calls that it holds, in the order in which they came.
  public var heldCalls: HeldCalls { HeldCalls(core: core, holds: core.held) }

  /// That it holds so many calls, or more: `await context.waitUntil(gate.holds(2))`.
  public func holds(_ count: Int) -> Occurrence {
    Occurrence(
      watchers: core.watchers, subject: "the gate holds", pronoun: "it holds", count: count,
      noun: "call"
    ) { [core] in core.count }
  }

  /// Lets go on what it holds, and stays as it is for what comes later.
  public func release() { for call in heldCalls { call.release() } }

  /// Has all calls that it holds return a value.
  public func release(returning value: some Sendable) {
    for call in heldCalls { call.release(returning: value) }
  }

  /// Has all calls that it holds throw an error.
  public func release(throwing error: any Error) {
    for call in heldCalls { call.release(throwing: error) }
  }

  /// Ends all calls that it holds as if their tasks were cancelled.
  public func cancel() { for call in heldCalls { call.cancel() } }
}

extension Gate {
  /// The calls that a ``Gate`` held when it was asked: `gate.heldCalls[1].release()`.
  public struct HeldCalls: Sequence, Sendable {
    let core: GateCore
    let holds: ArraySlice<Hold>

    /// How many there are.
    public var count: Int { holds.count }

    /// Whether there is none.
    public var isEmpty: Bool { holds.isEmpty }

    /// The one that came first; nil if there is none.
    public var first: HeldCall? { holds.first.map(HeldCall.init) }

    /// The one that came last; nil if there is none.
    public var last: HeldCall? { holds.last.map(HeldCall.init) }

    /// Begins with the call that came first.
    public func makeIterator() -> IndexingIterator<[HeldCall]> {
      holds.map(HeldCall.init).makeIterator()
    }

    /// The call that came after so many others, counted from 0. If the gate did not hold it, Mocky
    /// reports this line, and the returned call does nothing.
    public subscript(
      number: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: Int = #line, column: Int = #column
    ) -> HeldCall {
      guard (0..<count).contains(number) else {
        StrayMisuse.report(
          .notHeld(number, of: count), at: SourcePosition(fileID, filePath, line, column),
          to: core.context)
        return HeldCall(hold: nil)
      }
      return HeldCall(hold: holds[holds.startIndex + number])
    }
  }
}

/// A call that a ``Gate`` holds. What lets it go does nothing once it has gone.
public struct HeldCall: Sendable, CustomStringConvertible {
  /// Nil for a call that was not there.
  let hold: Hold?

  /// The call as it would be written: "store.load(7)".
  public var description: String { hold?.description ?? "no call" }

  /// Lets it go on.
  public func release() { hold?.end(.goesOn) }

  /// Has it return a value, without doing what its expectation says after the gate.
  ///
  /// A value of another type than the call's result is misuse.
  public func release(returning value: some Sendable) { hold?.end(.ends(.value(value))) }

  /// Has it throw an error, without doing what its expectation says after the gate.
  ///
  /// An error that the call cannot throw is misuse.
  public func release(throwing error: any Error) { hold?.end(.ends(.error(error))) }

  /// Ends it as if its task were cancelled: it throws `CancellationError` where it can.
  public func cancel() { hold?.end(.isCancelled) }
}

/// How a call that was held goes on.
enum HeldEnd: Sendable {
  case goesOn
  case isCancelled
  /// It does nothing more, and gives this back.
  case ends(Outcome)
}

/// The place of a call at a gate.
/// `@unchecked Sendable`: `hasLeft` changes under the lock of the gate.
final class Hold: @unchecked Sendable {
  /// Nil for a closure that has called `pass()`.
  let invocation: Invocation?
  private let core: GateCore
  private let handoff = Handoff<HeldEnd>()
  var hasLeft: Bool = false

  init(_ invocation: Invocation?, at core: GateCore) {
    self.invocation = invocation
    self.core = core
  }

  var description: String { invocation?.text ?? "pass()" }

  func end(_ end: HeldEnd) {
    guard handoff.send(end) else { return }
    core.letGo(self)
  }

  func wait(isolation: isolated (any Actor)? = #isolation) async -> HeldEnd {
    let words = invocation.isNil ? "waiting until a gate opens" : nil
    return await handoff.receive(waiting: words) { self.end(.isCancelled) }
  }
}

/// What calls that are held know of their ``Gate``: they do not keep it alive.
final class GateCore: Sendable {
  private struct State {
    var isOpen: Bool
    var isAbandoned: Bool = false
    var holds = Row<Hold>(hasLeft: \.hasLeft)
    weak var context: Context?
  }

  private let position: SourcePosition
  private let state: Locked<State>
  let watchers = Watchers()

  init(isOpen: Bool, _ position: SourcePosition) {
    state = Locked(State(isOpen: isOpen))
    self.position = position
  }

  var isOpen: Bool { state.isOpen }

  var count: Int { state.holds.count }

  var held: ArraySlice<Hold> { state.withLock { $0.holds.list() }.present }

  /// The context of the call that came last.
  var context: Context? { state.context }

  func open() {
    state.withLock { $0.isOpen = true }
    for hold in held { hold.end(.goesOn) }
  }

  func close() { state.withLock { $0.isOpen = false } }

  /// Nobody has the gate any more.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    refuse(held)
  }

  /// Suspends until the gate lets the call go, or the task is cancelled.
  func hold(
    _ invocation: Invocation?, isolation: isolated (any Actor)? = #isolation
  ) async -> HeldEnd {
    let hold = Hold(invocation, at: self)
    let (passes, isLost, released) = state.withLock { state in
      if state.isOpen { return (true, false, [Hold]()) }
      if let invocation { state.context = invocation.mock.context }
      return (false, state.isAbandoned, state.holds.append(hold))
    }
    withExtendedLifetime(released) {}
    if passes { return .goesOn }
    if isLost { refuse([hold]) }
    watchers.tell()
    return await hold.wait()
  }

  fileprivate func letGo(_ hold: Hold) {
    let released = state.withLock { state in
      hold.hasLeft = true
      return state.holds.noteLeaving()
    }
    withExtendedLifetime(released) {}
    watchers.tell()
  }

  /// Says that nobody can let these calls go any more, and ends them.
  private func refuse(_ holds: ArraySlice<Hold>) {
    guard let first = holds.first else { return }
    StrayMisuse.report(
      .gateGone(holding: holds.map(\.description)), at: position,
      to: first.invocation?.mock.context)
    for hold in holds { hold.end(.isCancelled) }
  }
}

/// Members in the order in which they came. Any of them may leave, which takes few steps however
/// many stay: they are taken out together once they are half of all.
///
/// What its methods return is to be released outside the lock that it is behind.
struct Row<Member> {
  private let hasLeft: (Member) -> Bool
  private var members: [Member] = []
  /// Before and behind these all have left.
  private var bounds: Range<Int> = 0..<0
  private var left: Int = 0

  init(hasLeft: @escaping (Member) -> Bool) { self.hasLeft = hasLeft }

  /// How many have not left.
  var count: Int { members.count - left }

  mutating func append(_ member: Member) -> [Member] {
    let gone = Array(members[bounds.upperBound...])
    members.removeLast(gone.count)
    left -= gone.count
    members.append(member)
    bounds = bounds.lowerBound..<members.count
    return gone
  }

  /// One of them has left just now.
  mutating func noteLeaving() -> [Member] {
    left += 1
    while let first = bounds.first, hasLeft(members[first]) { bounds = bounds.dropFirst() }
    while let last = bounds.last, hasLeft(members[last]) { bounds = bounds.dropLast() }
    return left * 2 > members.count ? tidy() : []
  }

  /// Those that have not left.
  mutating func list() -> (present: ArraySlice<Member>, gone: [Member]) {
    let gone = left > members.count - bounds.count ? tidy() : []
    return (members[bounds], gone)
  }

  private mutating func tidy() -> [Member] {
    let all = members
    members = all.filter { !hasLeft($0) }
    (bounds, left) = (members.indices, 0)
    return all
  }
}
