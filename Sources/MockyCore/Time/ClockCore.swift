import Foundation

/// The part of a ``ManualClock`` that waiting tasks know, which do not keep the clock alive.
final class ClockCore: Sendable {
  typealias Instant = ManualClock.Instant

  /// An entry of the agenda.
  struct Entry: Sendable {
    /// The call that takes this time; nil for other code.
    var invocation: Invocation?
    /// The alarm of the task that sleeps until then; nil for a command.
    var alarm: Handoff<Bool>?
    let run: @Sendable () -> Void
  }

  private struct State {
    var now = Instant(nanoseconds: 0)
    var agenda = Agenda<Instant, Entry>()
    var isAbandoned: Bool = false
    /// An entry is being run, by the thread that has the turn.
    var isRunning: Bool = false
    /// The number of woken tasks that this clock doesn't run, and that may sleep again.
    var awake: Int = 0
  }

  private let position: SourcePosition
  private let state = Locked(State())
  /// The lock while entries run, one after the other, on any thread that advances the clock.
  private let turn = NSRecursiveLock()
  let watchers = ContextsToWake()

  init(_ position: SourcePosition) { self.position = position }

  var now: Instant { state.now }

  var sleepers: Int { state.agenda.all.count { $0.alarm != nil } }

  /// Runs the entries that are due by a moment, and advances to that moment.
  ///
  /// - Parameter end: returns the moment. A call that comes meanwhile advances the clock from
  ///   that moment.
  func advance(to end: (_ now: Instant) -> Instant) {
    turn.withLock {
      let moment = end(now)
      while step(until: moment) {}
      state.withLock { $0.now = max($0.now, moment) }
    }
    watchers.tell()
  }

  func sleep(
    until moment: Instant, _ invocation: Invocation? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try Task.checkCancellation()
    let alarm = Handoff<Bool>()
    let entry = Entry(invocation: invocation, alarm: alarm) { alarm.send(true) }
    guard let number = add(entry, at: moment) else { return }
    let words = "sleeping on a clock, \(now.span(to: moment)) from now"
    let isOver = await alarm.receive(waiting: words) { [self] in
      alarm.send(false)
      remove(number)
    }
    if !isOver { throw CancellationError() }
  }

  /// Notes that the clock was released.
  func abandon() {
    let entries = state.withLock { state in
      state.isAbandoned = true
      return state.agenda.removeAll()
    }
    refuse(entries)
  }

  /// Reports sleepers that nothing can wake any more, and ends their sleep.
  private func refuse(_ entries: [Entry]) {
    let sleepers = entries.filter { $0.alarm != nil }
    guard let first = sleepers.first else { return }
    MisuseOutsideContexts.report(
      .clockGone(holding: sleepers.map { $0.invocation?.text ?? "a sleeper" }), at: position,
      to: first.invocation?.mock.context)
    for sleeper in sleepers { sleeper.alarm?.send(false) }
  }

  // The agenda.
  /// Adds an entry to the agenda.
  ///
  /// - Returns: its number; nil for a sleeper whose moment has come, and 0 if the clock is gone.
  @discardableResult
  func add(_ entry: Entry, at due: Instant) -> Int? {
    let number = state.withLock { state -> Int? in
      if entry.alarm != nil {
        state.awake = max(0, state.awake - 1)
        if due <= state.now { return nil }
      }
      return state.isAbandoned ? 0 : state.agenda.add(entry, at: due)
    }
    if number == 0 { refuse([entry]) }
    watchers.tell()
    return number
  }

  /// Adds a step of a task or an actor, in its turn.
  func run(_ job: @escaping @Sendable () -> Void) { add(Entry(run: job), at: now) }

  /// Removes an entry.
  func remove(_ number: Int) {
    let entry = state.withLock { $0.agenda.remove(number) }
    if entry != nil { watchers.tell() }
  }

  /// The moment of the next entry; nil if there is none.
  var nextMoment: Instant? { state.agenda.next?.due }

  /// The number of the newest entry.
  var newest: Int { state.agenda.newest }

  /// Runs the next entry, unless it is due after the moment, and advances the clock to it.
  ///
  /// - Parameter newest: the number of the newest entry that may run.
  /// - Returns: true if there was one; false inside an entry that is running.
  func step(until moment: Instant, newest: Int = .max) -> Bool {
    turn.withLock {
      let next = state.withLock { state -> Entry? in
        guard !state.isRunning, let next = state.agenda.next,
          next.due <= max(state.now, moment), next.number <= newest
        else { return nil }
        state.isRunning = true
        state.now = max(state.now, next.due)
        return state.agenda.remove(next.number)
      }
      guard let entry = next else { return false }
      defer { state.withLock { $0.isRunning = false } }
      let before = self.newest
      entry.run()
      if entry.alarm != nil { state.withLock { if before == $0.agenda.newest { $0.awake += 1 } } }
      return true
    }
  }

  /// Returns whether a moment has come, all due entries have run, and no woken task may sleep
  /// again. It is true inside a running entry, where the clock can't advance.
  func isQuiet(at moment: Instant) -> Bool {
    let isInside = turn.try()
    defer { if isInside { turn.unlock() } }
    return state.withLock { state in
      guard state.now >= moment else { return false }
      if isInside && state.isRunning { return true }
      return state.awake == 0 && (state.agenda.next.map { $0.due > state.now } ?? true)
    }
  }

  /// True if the tasks that were woken last may still sleep again.
  var isAwaited: Bool { state.awake > 0 }

  /// Stops waiting for the tasks that were woken.
  func stopAwaiting() { state.withLock { $0.awake = 0 } }
}

/// A list of items with moments, in the order of their moments. Of equal moments, the item that was
/// added first comes first.
///
/// Release the results of its methods outside the lock that guards it.
struct Agenda<Moment: Comparable, Item> {
  /// In reverse order, so that the next entry is taken from the end.
  private var entries: [(due: Moment, number: Int, item: Item)] = []
  /// The number of the newest entry.
  private(set) var newest: Int = 0

  /// The next entry; nil if there is none.
  var next: (due: Moment, number: Int, item: Item)? { entries.last }

  /// All of them, in their order.
  var all: [Item] { entries.reversed().map(\.item) }

  /// Adds an item, and returns its number.
  mutating func add(_ item: Item, at due: Moment) -> Int {
    var (start, end) = (0, entries.count)
    while start < end {
      let middle = (start + end) / 2
      if entries[middle].due > due { start = middle + 1 } else { end = middle }
    }
    newest += 1
    entries.insert((due, newest, item), at: start)
    return newest
  }

  /// Takes an item out, and returns it; nil if it is not there.
  mutating func remove(_ number: Int) -> Item? {
    entries.lastIndex { $0.number == number }.map { entries.remove(at: $0).item }
  }

  /// Takes all items out, and returns them.
  mutating func removeAll() -> [Item] {
    defer { entries = [] }
    return all
  }
}
