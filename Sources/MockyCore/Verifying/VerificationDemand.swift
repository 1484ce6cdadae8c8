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
    var shared = SharedCalls(sharing.map { $0.calls.map(\.place) })
    for (index, line) in sharing.enumerated() {
      line.isMet = shared.give(line.declaration.cardinality.minimum, to: index)
    }
    for line in sharing where !line.isMet {
      line.needed = line.calls.compactMap { call in
        shared.owner(of: call.place).map { (call, sharing[$0].declaration.position) }
      }
    }
  }
}

/// A line of a `verify` block, with the calls that match it.
///
/// With a maximum it states a total, which counts all calls. Without one it asks for calls that no
/// earlier verification has found.
final class VerificationLine {
  let declaration: Expectation
  /// All matching calls so far, oldest first.
  private var matching: [Invocation] = []

  // The last look.
  /// The calls that count, oldest first.
  var calls: [Invocation] = []
  /// The places of the earlier verifications that have found some of them.
  private(set) var verified: [SourcePosition] = []
  /// The calls that other lines of the block need, each with the place of that line.
  var needed: [(call: Invocation, by: SourcePosition)] = []
  /// True if it has the right number of calls.
  var isMet: Bool = false

  init(_ declaration: Expectation) { self.declaration = declaration }

  private var cardinality: Cardinality { declaration.cardinality }

  /// True if it states a total of all calls.
  var isTotal: Bool { declaration.isTotal }

  var count: Int { calls.count }

  /// True if there are enough calls.
  var hasMinimum: Bool { cardinality.isSatisfied(by: count) }

  /// True if no later call can make the number right.
  var isTooMuch: Bool { cardinality.isExceeded(by: count) }

  /// Compares it with a call. Runs users' matchers, so never under the lock.
  func compare(with call: Invocation, _ arguments: ArgumentList) {
    guard declaration.isAbout(call) else { return }
    let fit = declaration.fit(call, arguments) ?? declaration.ask(call, arguments.all)
    if fit == .matches { matching.append(call) }
  }

  /// Drops the calls that the history has no more. Under the lock.
  func forgetCalls(_ history: History, into bin: inout DeferredReleases) {
    if matching.isEmpty { return }
    bin.add((matching, calls, needed))
    matching.removeAll { history[$0.place].isNil }
  }

  /// Begins a decision, in which all its calls count. Under the lock.
  func begin() {
    calls = isTotal ? matching : matching.filter { !$0.isVerified }
    needed = []
  }

  /// Decides by the number of its calls. Under the lock.
  func judge() {
    isMet = cardinality.contains(count)
    verified = calls.compactMap(\.verifiedAt)
  }

  /// Leaves only the calls that no earlier verification has found. If it is met, it marks them.
  func dropVerified() { calls.removeAll(where: \.isVerified) }

  /// Gives captors the arguments of its calls. Never under the lock.
  func capture() {
    guard declaration.arguments.captures else { return }
    for call in calls { declaration.arguments.capture(call.arguments) }
  }
}

extension Expectation {
  /// True if it states a total of all calls, in a `verify` block: it has a maximum.
  var isTotal: Bool { cardinality.limit < .max }
}
