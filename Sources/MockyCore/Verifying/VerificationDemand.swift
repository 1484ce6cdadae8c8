/// A demand of a `verify` block: a line, several in an order, or several of which one is enough.
struct VerificationDemand {
  enum Kind {
    case line, order
    case choice(at: SourcePosition)
  }

  var kind: Kind
  var lines: [VerificationLine] = []

  /// Decides on its lines by themselves, and on a line without a maximum as if it shared no call.
  /// Under the lock.
  func judge() {
    if case .order = kind { order() }
    for line in lines { line.judge() }
  }

  /// Looks for the calls of the lines in their order. Each line takes the calls that it needs, and
  /// then more of them up to the first call of a later line. A line that needs none may have none.
  private func order() {
    let matching = lines.map(\.calls)
    var takers: [Int: Set<Int>] = Dictionary()
    for (index, calls) in matching.enumerated() {
      for call in calls { takers[call.place, default: []].insert(index) }
    }
    for line in lines { line.calls = [] }
    var current = 0
    for call in matching.joined().sorted(by: { $0.place < $1.place }) {
      // Lines that share a call list it several times.
      guard let able = takers.removeValue(forKey: call.place) else { continue }
      var next = current
      while lines[next].hasMinimum, next + 1 < lines.count {
        next += 1
        if able.contains(next) { current = next }
      }
      if able.contains(current) { lines[current].calls.append(call) }
    }
  }

  /// The lines whose calls it marks: all, or the first one that is met of a choice. They are nil if
  /// it is not met.
  var found: [VerificationLine]? {
    if case .choice = kind, !lines.isEmpty { return lines.first(where: \.isMet).map { [$0] } }
    return lines.allSatisfy(\.isMet) ? lines : nil
  }

  /// True if there are too many calls. More calls don't help then.
  var isHopeless: Bool {
    if case .choice = kind { return !lines.isEmpty && lines.allSatisfy(\.isTooMuch) }
    return lines.contains(where: \.isTooMuch)
  }
}

extension [VerificationDemand] {
  /// Decides on all demands, by the calls as they are now. Under the lock.
  ///
  /// An order and a choice share calls with no other demand, and nor do totals.
  func judge() {
    for demand in self { demand.judge() }
    let alone = filter { if case .line = $0.kind { true } else { false } }.flatMap(\.lines)
    let sharing = alone.filter { !$0.isTotal }
    guard sharing.count > 1 else { return }
    let first = sharing.compactMap { $0.calls.first?.place }.min() ?? 0
    let end = sharing.compactMap { $0.calls.last?.place }.max() ?? 0
    var shared = SharedCalls(
      sharing.map { $0.calls.map { $0.place - first } }, count: end - first + 1)
    for (index, line) in sharing.enumerated() {
      line.isMet = shared.give(line.declaration.cardinality.minimum, to: index)
    }
    for line in sharing where !line.isMet {
      line.needed = line.calls.compactMap { call in
        shared.owner(of: call.place - first).map { (call, sharing[$0].declaration.position) }
      }
    }
  }
}
