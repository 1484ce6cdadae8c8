/// Reports a wrong number of calls in a `verify` block, with the actual calls.
struct VerificationReport {
  let snapshot: ContextSnapshot
  let found: WantedCall
  /// The call before it in `inOrder`.
  let earlier: String?
  let waited: ElapsedWait?
  /// True if the report lists similar calls. Only the first of many reports does, because it takes
  /// a look at many calls.
  let includesReasons: Bool

  var failure: MockFailure {
    let expected = isTooEarly ? "expected after it" : declaration.cardinality.expectedText
    let reason = "\(countText), \(expected)"
    var report = Report("\(declaration.callText): \(reason)", because: declaration.reasonText)
    report.add("inherited", snapshot.inheritanceText(of: declaration))
    report.addBlocked(write: waited?.awaitForm)
    if waited != nil, includesReasons { snapshot.addPending(to: &report, in: declaration.position) }
    if found.isUncertain {
      report.add(
        "uncertain",
        "write at least so many, or expect them in check { … }, which counts all calls")
    }
    addCalls(to: &report)
    let details = MockFailure.Details(
      reason, in: snapshot,
      expectation: DeclaredExpectation(declaration, found: found.count))
    return report.failure(.unsatisfied, at: declaration.position, details)
  }

  private var declaration: Expectation { found.declaration }

  /// "never called after turtle.up()", "called 2 times", "called before turtle.up()".
  private var countText: String {
    if isTooEarly { return "called before \(earlier ?? "")\(waited.text)" }
    return found.text(after: earlier, waited, in: snapshot)
  }

  /// True if it was called, but too early in its order.
  private var isTooEarly: Bool {
    earlier != nil && found.count == 0 && snapshot.history.contains(where: isOpen)
  }

  private func counts(_ call: CallSnapshot) -> Bool { declaration.takes(call.invocation) }

  /// True if no verification has found a call that counts.
  private func isOpen(_ call: CallSnapshot) -> Bool { !call.isVerified && counts(call) }

  /// Adds the other calls; if there were too many calls, adds these.
  private func addCalls(to report: inout Report) {
    let file = declaration.position
    if declaration.cardinality.isExceeded(by: found.count), earlier.isNil {
      let calls = snapshot.calls(in: file, onlyCounting: true, counts: isOpen)
      report.add("calls that count", calls: calls)
      if !snapshot.history.contains(where: { counts($0) && $0.hasCaller }) {
        report.add("callers", "not kept for such calls; context.recordsCallers = true keeps them")
      }
      let surplus = Counts.share(found.count - declaration.cardinality.limit, of: found.count)
      let limit = declaration.limitStep(found.count, "higher")
      let change = declaration.cardinality.isNever ? "this verification" : limit
      return report.add("next", "remove \(surplus), or \(change)")
    }
    let similar = includesReasons ? snapshot.similarCalls(to: [declaration]) : nil
    if let similar, !snapshot.listsAllCalls {
      report.add("similar calls", calls: similar.callLines(in: file))
    }
    report.addHistory(
      snapshot.calls(in: file, counts: counts) {
        isTooEarly && counts($0) ? "too early" : similar?.difference(of: $0)
      })
    let again = found.count > 0 || !snapshot.verifiedCalls(of: declaration).isEmpty ? " again" : ""
    let time = earlier.map { "\(again) after \($0)" } ?? again
    let other = isTooEarly ? [] : similar ?? []
    let next = snapshot.nextStep(lacking: declaration, other, found: found.count, time: time)
    report.add("next", found.isUncertain || waited?.awaitForm != nil ? nil : next)
  }
}

extension ContextSnapshot {
  /// Returns the failure of a choice of calls in a `verify` block, of which none was found.
  /// - Parameter isDetailed: true to list similar calls, which takes a look at many calls.
  func failure(
    missingAllOf wanted: [WantedCall], after wait: ElapsedWait?, at position: SourcePosition,
    isDetailed: Bool
  ) -> MockFailure {
    let declarations = wanted.map(\.declaration)
    let similar = isDetailed ? similarCalls(to: declarations) : []
    let counts = { (call: CallSnapshot) in declarations.contains { $0.takes(call.invocation) } }
    let wasCalled = history.contains(where: counts)
    let end = "\(wasCalled ? "called as wanted" : "called")\(wait.text)"
    let difference = similar.closestFirst(1).first?.difference ?? ""
    let detail = 1...Layout.text ~= difference.count ? "; in the closest call, \(difference)" : ""
    let headline = "\(declarations.choiceText) was \(end)\(detail)"
    var report = Report(headline, because: declarations.reasonText)
    report.addBlocked(write: wait?.awaitForm)
    if wait != nil { addPending(to: &report, in: position) }
    if wasCalled || wanted.count > 2 {
      report.add("wanted", lines: wanted.map { $0.fullText(in: self) })
    }
    if !listsAllCalls { report.add("similar calls", calls: similar.callLines(in: position)) }
    report.addHistory(calls(in: position, counts: counts, remark: similar.difference))
    if !history.isEmpty, !wanted.contains(where: \.isTooMuch) {
      let step = correction(of: similar, for: declarations[0])
      report.add("next", step ?? "make one of these calls, or remove this verification")
    }
    return report.failure(.unsatisfied, at: position)
  }
}

extension [Expectation] {
  /// "neither turtle.up() nor turtle.down()", "none of turtle.up(), turtle.down() and 2 more"
  fileprivate var choiceText: String {
    let names = map(\.callText)
    if count == 2 { return "neither \(names[0]) nor \(names[1])" }
    let rest = count > 3 ? ["\(count - 2) more"] : names.suffix(1)
    return "none of \(Counts.list(names.prefix(2) + rest))"
  }
}

extension WantedCall {
  /// "never called after turtle.up()", "called 2 times as far as the history goes", "not called again,
  /// verified before at TurtleTests.swift:12".
  fileprivate func text(
    after earlier: String? = nil, _ waited: ElapsedWait? = nil, in snapshot: ContextSnapshot
  ) -> String {
    let verified = isTooMuch ? [] : snapshot.verifiedCalls(of: declaration)
    let never = verified.isEmpty ? "never called" : "not called again"
    let times = count == 0 ? never : "called \(Counts.times(count))"
    let limits = isIncomplete ? " as far as the history goes" : ""
    let words = "\(times)\(earlier.map { " after \($0)" } ?? "")\(limits)\(waited.text)"
    if verified.isEmpty { return words }
    let others = count == 0 ? "" : "not counting \(Counts.of(verified.count, "call")) "
    return "\(words), \(others)verified before\(Self.placesText(verified.compactMap(\.verifiedAt)))"
  }

  /// Returns " at TurtleTests.swift:12 and TurtleTests.swift:14"; some of the lines, if there are
  /// many.
  private static func placesText(_ all: [SourcePosition]) -> String {
    let lines = all.map(\.text).withoutDuplicates(by: \.self)
    if lines.isEmpty { return "" }
    return " at \(Counts.list(lines.prefix(3) + (lines.count > 3 ? ["other lines"] : [])))"
  }

  /// Returns "turtle.up(): called once, expected exactly 2 times".
  fileprivate func fullText(in snapshot: ContextSnapshot) -> String {
    "\(declaration.callText): \(text(in: snapshot)), \(declaration.cardinality.expectedText)"
  }
}

extension ContextState {
  /// Looks for calls of some mocks, or of all, that were neither expected nor verified.
  /// - Returns: a closure that makes the failure; nil if there are no such calls. Never call it
  ///   under the lock, because it runs the arguments' own descriptions.
  func noMoreInteractions(
    with mocks: [MockObject], at position: SourcePosition
  ) -> () -> MockFailure? {
    let unaccounted = history.unaccounted.filter { call in
      mocks.isEmpty || mocks.contains { $0 === call.mock }
    }
    let calls = unaccounted.prefix(Layout.unaccountedCalls)
      .map { CallSnapshot($0, in: self) }
    let (leftOut, limit) = (history.unaccountedLeftOut, history.limit)
    let (count, more) = (unaccounted.count + leftOut, unaccounted.count - calls.count)
    return {
      guard count > 0 else { return nil }
      let verb = count == 1 ? "was" : "were"
      let names = calls.map(\.invocation.text)
      let isShort = count <= 2 && leftOut == 0 && names.joined().count <= 80
      let subject = isShort ? Counts.list(names) : Counts.of(count, "call")
      var report = Report("no more interactions: \(subject) \(verb) neither expected nor verified")
      let numbered = calls.enumerated().map { ($0 + 1, $1) }
      let above = CallLines.leftOut(leftOut, limit: limit)
      report.add("calls", calls: CallLines(numbered, in: position, above: above, more: more))
      return report.failure(.unsatisfied, at: position)
    }
  }
}
