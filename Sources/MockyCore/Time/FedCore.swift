/// The part of a ``FedSequence`` that its iterators know: they do not keep the sequence alive.
final class FedCore<Element: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Element?, Failure>

  private struct State {
    /// The fed elements that no iterator has taken, by their numbers.
    var fed: [Int: Element] = [:]
    var taken: Int = 0
    var end: Answer?
    var isAbandoned: Bool = false
    /// The waiting tasks, by the numbers of their asks.
    var waiting = Agenda<Int, Handoff<Answer>>()
    var asked: Int = 0
  }

  private let position: SourcePosition
  private let state = Locked(State())
  let watchers = ContextsToWake()

  init(_ position: SourcePosition) { self.position = position }

  var askedTimes: Int { state.asked }

  var waiting: [Handoff<Answer>] { state.waiting.all }

  func feed(_ element: Element) {
    while let waiter = waiter(orKeep: element), !waiter.send(.success(element)) {}
  }

  /// Removes and returns the iterator that has waited longest. If none waits, keeps the element and
  /// returns nil.
  private func waiter(orKeep element: Element) -> Handoff<Answer>? {
    state.withLock { state in
      if let next = state.waiting.next { return state.waiting.remove(next.number) }
      if state.end.isNil { state.fed[state.taken + state.fed.count] = element }
      return nil
    }
  }

  func end(_ answer: Answer) {
    let waiters = state.withLock { state in
      state.end = state.end ?? answer
      return state.waiting.removeAll()
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
    let (number, answer, isLost) = state.withLock { state -> (Int, Answer?, Bool) in
      state.asked += 1
      if let element = state.fed.removeValue(forKey: state.taken) {
        state.taken += 1
        return (0, .success(element), false)
      }
      if let end = state.end { return (0, end, false) }
      return (state.waiting.add(handoff, at: state.asked), nil, state.isAbandoned)
    }
    if let answer { handoff.send(answer) }
    watchers.tell()
    if isLost { refuse() }
    let words = "waiting for the next element of a sequence"
    return await handoff.receive(waiting: words) { [self] in
      handoff.send(.success(nil))
      _ = state.withLock { $0.waiting.remove(number) }
    }
  }
}
