import Dispatch

/// A running blitz.
final class BlitzRun: Sendable {
  private struct State {
    var blitz: Blitz
    var begun: Int = 0
    var isOver: Bool = false
  }

  private let state: Locked<State>
  private let start = DispatchTime.now()
  let signal = ChangeSignal()

  init(_ actions: Int, on workers: Int, _ noun: String) {
    let blitz = Blitz(actions: actions, workers: Counts.of(workers, noun))
    state = Locked(State(blitz: blitz))
    if actions == 0 { signal.set() }
  }

  /// Starts the workers. None of them begins before all exist.
  func begin(_ start: () -> Void) { state.withLock { _ in start() } }

  /// The number of the next action; nil if there is none.
  func next() -> Int? {
    state.withLock { state in
      guard !state.isOver, state.begun < state.blitz.actions else { return nil }
      defer { state.begun += 1 }
      state.blitz.unfinished.append(state.begun)
      return state.begun
    }
  }

  func end(of number: Int, _ result: Result<Void, any Error>) {
    let isLast = state.withLock { state in
      guard !state.isOver else { return false }
      state.blitz.unfinished.removeAll { $0 == number }
      state.blitz.finished += 1
      if case .failure(let error) = result { state.blitz.errors.append((number, error)) }
      return state.blitz.finished == state.blitz.actions
    }
    if isLast { signal.set() }
  }

  /// Ends it, even if some runs have not ended.
  func end() -> Result<Blitz, Blitz> {
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    var blitz = state.withLock { state in
      state.isOver = true
      return state.blitz
    }
    blitz.unfinished.sort()
    blitz.time = TimeSpan(nanoseconds: nanoseconds)
    return blitz.errors.isEmpty && blitz.finished == blitz.actions
      ? .success(blitz) : .failure(blitz)
  }
}
