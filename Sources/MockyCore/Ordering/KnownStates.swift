/// The states of a machine, by the hashes of their values. It drops unused states when the number
/// has doubled.
struct KnownStates {
  private var states: [Int: [Weak<KnownState>]] = Dictionary()
  private(set) var additions: Int = 0
  private var count: Int = 0
  private var limit: Int = 64

  /// The states that still exist. Release them outside the lock.
  subscript(hash: Int) -> [KnownState] { states[hash]?.compactMap(\.object) ?? [] }

  /// Adds a state.
  /// - Returns: states to release outside the lock.
  mutating func add(_ state: KnownState, hash: Int) -> [KnownState] {
    states[hash, default: []].append(Weak(state))
    additions += 1
    count += 1
    guard count > limit else { return [] }
    let kept = states.mapValues { $0.compactMap(\.object) }.filter { !$0.value.isEmpty }
    states = kept.mapValues { $0.map(Weak.init) }
    count = kept.values.reduce(0) { $0 + $1.count }
    limit = max(64, 2 * count)
    return Array(kept.values.joined())
  }
}
