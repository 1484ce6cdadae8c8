/// Finds calls in the history, each at most once.
struct CallSearch {
  private let situation: Situation
  /// How long was waited for the calls, where that was done in vain.
  private let waited: ElapsedWait?
  /// The calls that can still be found, oldest first.
  private var open: [Situation.Past]
  /// What was found, and by what.
  private var found: [(invocation: Invocation, declaration: Declaration)] = []
  /// What was not found as often as it should, and may take calls that are still to come.
  private var missed: [Declaration] = []
  /// Something was called too often, so that waiting for more calls is in vain.
  private(set) var isHopeless: Bool = false

  init(_ situation: Situation, waited: ElapsedWait? = nil) {
    self.situation = situation
    self.waited = waited
    open = situation.history.filter { !$0.isVerified }
  }

  /// Marks what was found, so that no later verification finds it: under the context's lock.
  ///
  /// - Returns: false if another verification has found one of the calls meanwhile.
  func useUp() -> Bool {
    guard !found.contains(where: \.invocation.isVerified) else { return false }
    for call in found { call.invocation.isVerified = true }
    return true
  }

  /// Gives captors the arguments of what was found: outside the lock.
  func capture() {
    for call in found { call.declaration.arguments.capture(call.invocation.arguments) }
  }

  /// Finds all calls of one kind.
  mutating func find(_ declaration: Declaration) -> MockFailure? {
    let calls = open.filter { declaration.takes($0.invocation) }
    guard declaration.cardinality.contains(calls.count) else {
      miss([declaration], isTooMuch: declaration.cardinality.isExceeded(by: calls.count))
      return report(declaration, count: calls.count)
    }
    take(calls, for: declaration)
    return nil
  }

  /// Finds calls of several kinds, one kind after the other, with gaps between them or not.
  ///
  /// Each kind has the calls from its first one up to the next kind's first one.
  mutating func find(
    inOrder declarations: [Declaration], _ position: SourcePosition
  ) -> MockFailure? {
    var rest = open[...]
    var runs: [(calls: [Situation.Past], declaration: Declaration)] = []
    for (index, declaration) in declarations.enumerated() {
      let next = index + 1 < declarations.count ? declarations[index + 1] : nil
      let own = Self.takeRun(of: declaration, until: next, from: &rest)
      guard declaration.cardinality.contains(own.count) else {
        miss(declarations, isTooMuch: declaration.cardinality.isExceeded(by: own.count))
        return report(
          declaration, count: own.count,
          after: index > 0 ? declarations[index - 1].callText : nil)
      }
      runs.append((own, declaration))
    }
    for run in runs { take(run.calls, for: run.declaration) }
    return nil
  }

  /// Finds the calls of the first of several kinds that was called.
  mutating func find(anyOf declarations: [Declaration], _ position: SourcePosition) -> MockFailure?
  {
    var counts: [Int] = []
    for declaration in declarations {
      let calls = open.filter { declaration.takes($0.invocation) }
      guard declaration.cardinality.contains(calls.count) else {
        counts.append(calls.count)
        continue
      }
      take(calls, for: declaration)
      return nil
    }
    let isTooMuch = zip(declarations, counts).allSatisfy { $0.cardinality.isExceeded(by: $1) }
    miss(declarations, isTooMuch: isTooMuch)
    return Rendering.run {
      AnyOfReport(
        situation: situation, wanted: Array(zip(declarations, counts)), waited: waited,
        position: position
      ).failure
    }
  }

  /// Takes as many calls as are needed, and then more of them up to the next kind's first one.
  private static func takeRun(
    of declaration: Declaration, until next: Declaration?,
    from rest: inout ArraySlice<Situation.Past>
  ) -> [Situation.Past] {
    var own: [Situation.Past] = []
    while let call = rest.first {
      let isOwn = declaration.takes(call.invocation)
      let isEnough = declaration.cardinality.isSatisfied(by: own.count)
      if isEnough, let next, next.takes(call.invocation) { break }
      if isOwn { own.append(call) }
      rest.removeFirst()
    }
    return own
  }

  /// Notes what was not found.
  ///
  /// Too many calls are not too many for good where something that stands before is still missing
  /// and may use some of them up.
  private mutating func miss(_ declarations: [Declaration], isTooMuch: Bool) {
    let earlier = missed
    missed += declarations
    guard isTooMuch, !isHopeless else { return }
    isHopeless = !open.contains { call in
      declarations.contains { $0.takes(call.invocation) }
        && earlier.contains { $0.takes(call.invocation) }
    }
  }

  private mutating func take(_ calls: [Situation.Past], for declaration: Declaration) {
    found += calls.map { ($0.invocation, declaration) }
    open.removeAll { past in calls.contains { $0.invocation === past.invocation } }
  }

  private func report(
    _ declaration: Declaration, count: Int, after earlier: String? = nil
  ) -> MockFailure {
    Rendering.run {
      VerificationReport(
        situation: situation, declaration: declaration, count: count, earlier: earlier,
        waited: waited
      ).failure
    }
  }
}

extension Declaration {
  /// Whether a call of the history is one that it is about, with the arguments it wants.
  func takes(_ invocation: Invocation) -> Bool {
    isAbout(invocation) && arguments.matches(invocation.arguments)
  }
}
