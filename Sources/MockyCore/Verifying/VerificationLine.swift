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
