/// The part of a ``FedSequence`` that its iterators know: they do not keep the sequence alive.
final class FedCore<Element: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Element?, Failure>

  private struct State {
    /// The fed elements that no iterator has taken, by their numbers.
    var fed: [Int: Element] = [:]
    var taken: Int = 0
    var end: Answer?
    var isAbandoned: Bool = false
    /// The waiting tasks, in the order of their asks.
    var waiting: [Handoff<Answer>] = []
    var asked: Int = 0
  }

  private let position: SourcePosition
  private let state = Locked(State())
  let watchers = ContextsToWake()

  init(_ position: SourcePosition) { self.position = position }

  var askedTimes: Int { state.asked }

  var waiting: [Handoff<Answer>] { state.waiting }

  func feed(_ element: Element) {
    while let waiter = waiter(orKeep: element), !waiter.send(.success(element)) {}
  }

  /// Removes and returns the iterator that has waited longest. If none waits, keeps the element and
  /// returns nil.
  private func waiter(orKeep element: Element) -> Handoff<Answer>? {
    state.withLock { state in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if state.end.isNil { state.fed[state.taken + state.fed.count] = element }
      return nil
    }
  }

  func end(_ answer: Answer) {
    let waiters = state.withLock { state in
      state.end = state.end ?? answer
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiters { waiter.send(answer) }
  }

  /// Notes that the sequence was released.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    refuse()
  }

  /// Reports iterators that nothing can feed any more, and ends them.
  private func refuse() {
    if waiting.isEmpty { return }
    MisuseOutsideContexts.report(.sequenceGone, at: position, to: nil)
    end(.success(nil))
  }

  func next() async -> Answer {
    let handoff = Handoff<Answer>()
    let (answer, isLost) = state.withLock { state -> (Answer?, Bool) in
      state.asked += 1
      if let element = state.fed.removeValue(forKey: state.taken) {
        state.taken += 1
        return (.success(element), false)
      }
      if let end = state.end { return (end, false) }
      state.waiting.append(handoff)
      return (nil, state.isAbandoned)
    }
    if let answer { handoff.send(answer) }
    watchers.tell()
    if isLost { refuse() }
    let words = "waiting for the next element of a sequence"
    return await handoff.receive(waiting: words) { [self] in
      handoff.send(.success(nil))
      state.withLock { $0.waiting.removeAll { $0 === handoff } }
    }
  }
}
