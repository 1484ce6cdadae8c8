/// Reports a wrong number of calls of a line in a `verify` block, with the actual calls.
struct VerificationReport {
  private let snapshot: ContextSnapshot
  private let line: VerificationLine
  private let isInOrder: Bool
  /// The last line before it in `inOrder` that needs calls.
  private let earlier: VerificationLine?
  /// The call with which that line had all its calls.
  private let decisive: CallSnapshot?
  /// The calls that came before that one, but too early.
  private let early: [CallSnapshot]
  /// The other lines in its order.
  private let others: [Expectation]
  private let waited: ElapsedWait?
  /// True if the report lists calls. Only the first of many reports do, because it takes a look at
  /// many calls.
  private let includesReasons: Bool
  /// The place of the block's first failure; nil for that failure itself.
  private let first: SourcePosition?
  /// The calls that earlier verifications have found, if it doesn't count these.
  private let verified: [CallSnapshot]

  /// - Parameters:
  ///   - lines: the lines of its demand.
  ///   - index: its place among them.
  init(
    _ snapshot: ContextSnapshot, _ lines: [VerificationLine], _ index: Int, isInOrder: Bool,
    waited: ElapsedWait?, includesReasons: Bool, first: SourcePosition?
  ) {
    let (line, order) = (lines[index], isInOrder ? lines[..<index] : [])
    (self.snapshot, self.line, self.isInOrder) = (snapshot, line, isInOrder)
    (self.waited, self.includesReasons, self.first) = (waited, includesReasons, first)
    verified = snapshot.callsVerified(before: line)
    earlier = order.last { $0.declaration.cardinality.minimum > 0 }
    let last = earlier.flatMap { $0.calls.prefix($0.declaration.cardinality.minimum).last }
    let decisive = last.flatMap { last in snapshot.history.first { $0.invocation === last } }
    let taken = Set(order.flatMap(\.calls).map(ObjectIdentifier.init))
    others = isInOrder ? lines.filter { $0 !== line }.map(\.declaration) : []
    let past = snapshot.history.prefix { $0 !== decisive }
    let isLate = decisive.isNil || line.isTooMuch
    early =
      isLate
      ? [] : past.filter { line.counts($0) && !taken.contains(ObjectIdentifier($0.invocation)) }
    self.decisive = early.isEmpty ? nil : decisive
  }

  var failure: MockFailure {
    let expected = tooEarly.isNil ? declaration.cardinality.expectedText : "expected after it"
    let reason = "\(tooEarly ?? countText), \(expected)"
    var report = Report("\(declaration.callText): \(reason)", because: declaration.reasonText)
    report.add("inherited", snapshot.inheritanceText(of: declaration))
    report.addWait(until: waited?.deadline, write: waited?.awaitForm)
    if waited != nil, includesReasons { snapshot.addPending(to: &report, in: declaration.position) }
    if includesReasons { addCalls(to: &report) }
    let found = declaration.changing { ($0.count, $0.finished) = (line.count, line.count) }
    let details = MockFailure.Details(reason, in: snapshot, found)
    return report.failure(.unsatisfied, at: declaration.position, details)
  }

  private var declaration: Expectation { line.declaration }

  /// "never called after turtle.up()", "called 2 times".
  private var countText: String {
    let order = snapshot.history.contains(where: matches) ? earlier : nil
    return line.text(after: order?.declaration.callText, waited, besides: verified)
  }

  /// Returns whether calls of this line came too early, and another line therefore lacks a call in
  /// its turn: this line has found a later call in place of the early one.
  func explains(_ other: VerificationReport) -> Bool {
    guard let call = early.last, let decisive, let next = other.early.first else { return false }
    return call.number < next.number && decisive.number < next.number
  }

  /// "called before turtle.up() (call 5, the last of 3)"; nil unless all calls came too early, or
  /// the early ones are the fault of the whole order.
  private var tooEarly: String? {
    guard line.count == 0 || line.isMet, let decisive, let earlier else { return nil }
    let needed = earlier.declaration.cardinality.minimum
    let isLast = needed > 1 && needed == earlier.count
    let place = "call \(decisive.number)\(isLast ? ", the last of \(needed)" : "")"
    return "called before \(decisive.invocation.text) (\(place))\(waited.text)"
  }

  private func matches(_ call: CallSnapshot) -> Bool { declaration.takes(call.invocation) }

  /// Returns the words for a call that counts, or could have.
  private func remark(on call: CallSnapshot) -> String? {
    let other = line.needed.first { $0.call === call.invocation }?.by
    if let other { return "needed at \(other.text(in: declaration.position))" }
    if early.contains(where: { $0 === call }) { return "too early" }
    if let earlier, call === decisive {
      return "expected first at \(earlier.declaration.placeText(in: declaration.position))"
    }
    if matches(call) { return call.verifiedText(in: declaration.position) }
    let owner = others.first { $0.takes(call.invocation) }
    return owner.map { "needed at \($0.placeText(in: declaration.position))" }
  }

  /// Adds the other calls; if there were too many calls, adds these.
  private func addCalls(to report: inout Report) {
    let file = declaration.position
    if declaration.cardinality.isExceeded(by: line.count), earlier.isNil {
      let calls = snapshot.calls(in: file, onlyCounting: true, counts: line.counts, remark: remark)
      report.add("calls that count", calls: calls)
      if snapshot.history.contains(where: { line.counts($0) && !$0.hasCaller }) {
        report.add("callers", "not kept for all of them; context.recordsCallers = true keeps them")
      }
      return report.add("next", line.stepAfterOthers ?? stepAfterSurplus)
    }
    let twin = snapshot.unmet.first { $0.reads(like: declaration) }
    let words = twin.map { "at \($0.placeText(in: file)), too, where the same calls are missing" }
    report.add("expected", words)
    let similar = snapshot.similarCalls(to: [declaration])
    if first != nil || !snapshot.listsAllCalls {
      report.add("similar calls", calls: similar.callLines(in: file))
    }
    let matters = { (call: CallSnapshot) in
      matches(call) || call === decisive
        || line.count == 0 && snapshot.isClue(call, to: declaration)
    }
    if first.isNil {
      report.addHistory(
        snapshot.calls(in: file, counts: matters) {
          remark(on: $0) ?? similar.difference(of: $0)
        })
    } else {
      let counting = { line.counts($0) || $0 === decisive }
      let calls = snapshot.calls(in: file, onlyCounting: true, counts: counting, remark: remark)
      report.add("calls that count", calls: calls)
    }
    if waited?.awaitForm != nil { return }
    let again = line.count > 0 || !verified.isEmpty ? " again" : nil
    let time = earlier.map { "\(again ?? "") after \($0.declaration.callText)" } ?? again
    report.add(
      "next",
      stepAfterVerified(time ?? "") ?? stepAfterEarlyCall
        ?? snapshot.nextStep(
          lacking: declaration, similar, found: line.count - line.needed.count, time: time,
          until: waited?.deadline, after: first))
  }

  /// Returns the step after a call that came too early: "call turtle.up() after turtle.down(), or
  /// take it out of inOrder".
  private var stepAfterEarlyCall: String? {
    guard let call = early.last, let decisive else { return nil }
    let function = snapshot.functionUnderTest(of: call, for: declaration)
    let caller = function.map { ", which \($0) calls," } ?? ""
    return
      "\(declaration.imperative) \(call.invocation.text)\(caller) after \(decisive.invocation.text), "
      + "or take it out of inOrder"
  }

  private var stepAfterSurplus: String {
    let limit = declaration.limitStep(line.count, "higher")
    let change = declaration.isNever ? "this verification" : limit
    let removal = snapshot.removal(
      of: line.count - declaration.cardinality.limit,
      from: snapshot.history.filter(line.counts).map { ($0.invocation, $0.path) },
      of: line.count, in: declaration.position)
    return "\(removal), or \(change)"
  }

  /// Returns the step after a line that lacks calls, because earlier verifications have found them:
  /// "write received(2) for all calls, or call turtle.up() again".
  private func stepAfterVerified(_ time: String) -> String? {
    let count = line.count + verified.count
    guard !verified.isEmpty, count >= declaration.cardinality.minimum else { return nil }
    let places = verified.compactMap(\.verifiedAt).listed(in: declaration.position)
    let change =
      isInOrder
      ? "write this order in one block with the verification at \(places)"
      : "write \(declaration.countForm(count)) for all calls"
    return "\(change), or \(declaration.imperative) \(declaration.callText)\(time)"
  }
}

extension VerificationLine {
  /// Returns whether a call counts: for a total, or because no earlier verification has found it.
  fileprivate func counts(_ call: CallSnapshot) -> Bool {
    (isTotal || !call.isVerified) && declaration.takes(call.invocation)
  }

  /// Returns the step after too many calls, if the number of those that no earlier verification has
  /// found is right: "write received(2) for all calls, received for one more, or …".
  fileprivate var stepAfterOthers: String? {
    let later = count - verified.count
    guard !verified.isEmpty, declaration.cardinality.contains(later) else { return nil }
    let all = "\(declaration.countForm(count)) for all calls"
    let more = later == 0 ? "" : ", \(declaration.moreForm(later))"
    return "write \(all)\(more), or \(declaration.forgettingForm) before the calls to count"
  }

  /// "never called after turtle.up()", "called 2 times, 1 of them verified at TurtleTests.swift:12",
  /// "not called again, verified before at …", "its only call is needed at …".
  fileprivate func text(
    after earlier: String? = nil, _ waited: ElapsedWait? = nil, besides others: [CallSnapshot]
  ) -> String {
    let never = others.isEmpty ? "never called" : "not called again"
    let times = count == 0 ? never : "called \(Counts.times(count))"
    let when = "\(earlier.map { " after \($0)" } ?? "")\(waited.text)"
    var words = "\(times)\(when)"
    if !needed.isEmpty {
      let calls = count == 1 ? "its only call\(when) is" : "its \(count) calls\(when) are"
      let some = needed.count < count ? "\(words), \(needed.count) of them" : calls
      words = "\(some) needed at \(needed.map(\.by).listed())"
    } else if isTooMuch, !verified.isEmpty {
      let some = verified.count < count ? "\(verified.count) of them " : count == 1 ? "" : "all "
      words += ", \(some)verified at \(verified.listed())"
    }
    if others.isEmpty { return words }
    let rest = count == 0 ? "" : "not counting \(Counts.of(others.count, "call")) "
    return "\(words), \(rest)verified before at \(others.compactMap(\.verifiedAt).listed())"
  }

  /// Returns "turtle.up(): called once, expected exactly 2 times".
  fileprivate func fullText(in snapshot: ContextSnapshot) -> String {
    let words = text(besides: snapshot.callsVerified(before: self))
    return "\(declaration.callText): \(words), \(declaration.cardinality.expectedText)"
  }
}

extension Expectation {
  /// "received(2)", or "times(2)" for calls by name.
  fileprivate func countForm(_ count: Int) -> String {
    "\(writtenMember.isNil ? "times" : "received")(\(count))"
  }

  /// "received for one more", or "received(2...) for 2 more".
  fileprivate func moreForm(_ count: Int) -> String {
    if count == 1 { return "\(writtenMember.isNil ? "no number" : "received") for one more" }
    return "\(writtenMember.isNil ? "times" : "received")(\(count)...) for \(count) more"
  }

  /// "context.forgetCalls(of: turtle)", or without a mock for static members and any mock.
  fileprivate var forgettingForm: String {
    let mock = subject.mock.flatMap { $0.name == $0.typeName.text ? nil : $0.name }
    return "context.forgetCalls(\(mock.map { "of: \($0)" } ?? ""))"
  }
}

extension [SourcePosition] {
  /// "TurtleTests.swift:12 and TurtleTests.swift:14"; some of the lines, if there are many.
  /// - Parameter file: the file of the message, which the text leaves out.
  fileprivate func listed(in file: SourcePosition? = nil) -> String {
    let lines = map { file.map($0.text(in:)) ?? $0.text }.withoutDuplicates(by: \.self)
    return Counts.list(lines.prefix(3) + (lines.count > 3 ? ["other lines"] : []))
  }
}

extension VerificationDemand {
  /// Returns its failure. Runs users' descriptions, so never under the lock.
  /// - Parameters:
  ///   - snapshot: the context at the moment of the look.
  ///   - wait: the time of an unsuccessful wait.
  ///   - isDetailed: true to list similar calls, which takes a look at many calls.
  ///   - first: the place of the block's first failure; nil for that failure itself.
  func failure(
    in snapshot: ContextSnapshot, after wait: ElapsedWait?, isDetailed: Bool,
    _ first: SourcePosition?
  ) -> MockFailure? {
    if case .choice(let position) = kind, lines.count > 1 {
      return snapshot.failure(
        missingAllOf: lines, after: wait, at: position, isDetailed: isDetailed, first)
    }
    let isInOrder = if case .order = kind { true } else { false }
    func report(on index: Int) -> VerificationReport {
      VerificationReport(
        snapshot, lines, index, isInOrder: isInOrder, waited: wait, includesReasons: isDetailed,
        first: first)
    }
    guard let index = lines.firstIndex(where: { !$0.isMet }) else { return nil }
    let last = report(on: index)
    let earlier = lines[..<index].lastIndex { $0.declaration.cardinality.minimum > 0 }
    let cause = isInOrder ? earlier.map(report) : nil
    return (cause?.explains(last) == true ? cause : last)?.failure
  }
}

extension ContextSnapshot {
  /// Returns the failure of a choice of calls in a `verify` block, of which none was found.
  /// - Parameter isDetailed: true to list similar calls, which takes a look at many calls.
  fileprivate func failure(
    missingAllOf lines: [VerificationLine], after wait: ElapsedWait?, at position: SourcePosition,
    isDetailed: Bool, _ first: SourcePosition?
  ) -> MockFailure {
    let declarations = lines.map(\.declaration)
    let similar = isDetailed ? similarCalls(to: declarations) : []
    let counts = { (call: CallSnapshot) in declarations.contains { $0.takes(call.invocation) } }
    let wasCalled = history.contains(where: counts)
    let end = "\(wasCalled ? "called as wanted" : "called")\(wait.text)"
    let difference = similar.closestFirst(1).first?.difference(besideCall: false) ?? ""
    let detail = 1...Layout.text ~= difference.count ? "; in the closest call, \(difference)" : ""
    let headline = "\(declarations.choiceText) was \(end)\(detail)"
    var report = Report(headline, because: declarations.reasonText)
    report.addWait(until: wait?.deadline, write: wait?.awaitForm)
    if wait != nil { addPending(to: &report, in: position) }
    if wasCalled || lines.count > 2 {
      report.add("wanted", lines: lines.map { $0.fullText(in: self) })
    }
    if first != nil || !listsAllCalls {
      report.add("similar calls", calls: similar.callLines(in: position))
    }
    let matters = { (call: CallSnapshot) in
      counts(call) || !wasCalled && declarations.contains { self.isClue(call, to: $0) }
    }
    if first.isNil {
      report.addHistory(calls(in: position, counts: matters, remark: similar.difference))
    }
    if !history.isEmpty, !lines.contains(where: \.isTooMuch) {
      let step = stepAfterVerified(lines) ?? correction(of: similar, for: declarations[0])
      report.add("next", step ?? "make one of these calls, or remove this verification")
    }
    return report.failure(.unsatisfied, at: position)
  }

  /// Returns the step after a choice, if earlier verifications have found calls of one of its lines:
  /// "write received(1) for all calls of turtle.up(), or make one of these calls".
  private func stepAfterVerified(_ lines: [VerificationLine]) -> String? {
    guard let line = lines.first(where: { !callsVerified(before: $0).isEmpty }) else { return nil }
    let all = line.declaration.countForm(line.count + callsVerified(before: line).count)
    return "write \(all) for all calls of \(line.declaration.callText), or make one of these calls"
  }

  /// Returns the calls that earlier verifications have found, if a line doesn't count these.
  fileprivate func callsVerified(before line: VerificationLine) -> [CallSnapshot] {
    if line.isTotal { return [] }
    return history.filter { $0.isVerified && line.declaration.takes($0.invocation) }
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

extension ContextState {
  /// Looks for calls of some mocks, or of all, that were neither expected nor verified.
  /// - Returns: a closure that makes the failure; nil if there are no such calls. Never call it
  ///   under the lock, because it runs the arguments' own descriptions.
  func noMoreInteractions(
    with mocks: [MockObject], in context: Context, at position: SourcePosition
  ) -> () -> MockFailure? {
    let unaccounted = history.unaccounted.filter { call in
      mocks.isEmpty || mocks.contains { $0 === call.mock }
    }
    let count = unaccounted.count
    if count == 0 { return { nil } }
    let calls = unaccounted.prefix(Layout.unaccountedCalls)
      .map { CallSnapshot($0, in: self) }
    let snapshot = ContextSnapshot(self, of: context)
    return {
      let verb = count == 1 ? "was" : "were"
      let names = calls.map(\.invocation.text)
      let isShort = count <= 2 && names.joined().count <= 80
      let subject = isShort ? Counts.list(names) : Counts.of(count, "call")
      var report = Report("no more interactions: \(subject) \(verb) neither expected nor verified")
      let numbered = calls.map { ($0.number, $0) }
      let more = count - calls.count
      report.add(
        "calls", calls: CallLines(numbered, in: position, more: more, counts: { _ in true }))
      let removal = snapshot.removal(
        of: count, from: calls.map { ($0.invocation, $0.path) }, of: count, in: position)
      report.add("next", "\(removal), or verify \(count == 1 ? "it" : "them")")
      return report.failure(.unsatisfied, at: position)
    }
  }
}
