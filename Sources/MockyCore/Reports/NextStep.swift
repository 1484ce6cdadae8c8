// The last line of a report: the next step. It is a choice between the code under test and the test, because a report
// can't know which of them is wrong.

extension UnexpectedCallReason {
  /// Returns "correct Cart.save(), or expect 12 at :9"; nil if the report leaves only one choice.
  ///
  /// - Parameters:
  ///   - functions: the function under test that made the call, and perhaps its caller.
  ///   - call: the refused call.
  ///   - path: the path to the call. Beside a task, others may make the missing calls.
  func nextStep(
    in functions: [String], _ snapshot: ContextSnapshot, of call: Invocation, _ path: CallPath,
    at file: SourcePosition
  ) -> String? {
    guard let function = functions.first else { return nil }
    guard let entry else {
      let unmet = kind == .unmentioned ? snapshot.unmet : []
      let other = unmet.first { entry in
        (entry.subject.mock === call.mock || entry.member.matches(call)) && entry.count == 0
          && entry.arguments.matchers?.contains { matcher in
            !matcher.plain.isNil && call.arguments.contains(where: matcher.matches)
          } == true
      }
      let instead = other.map { " \($0.imperative) \($0.callText) instead," } ?? ""
      return unmet.isEmpty ? nil : "remove the call from \(function),\(instead) or expect it"
    }
    let place = entry.placeText(in: file)
    let callers = functions.joined(separator: " or ")
    switch kind {
    case .arguments where entry.isFull:
      let isOfCaller = { (call: CallSnapshot) in
        call.takenBy === entry.line && snapshot.functionUnderTest(of: call, for: entry) == function
      }
      return snapshot.history.contains(where: isOfCaller)
        ? "let \(callers) make one call fewer, or expect this one, too"
        : "remove the call from \(function), or expect it"
    case .arguments where tied > 0:
      return "correct what \(callers) passes, or one of the closest expectations"
    case .arguments:
      let missing = entry.obstacle.flatMap {
        $0.isPast ? nil : "call \($0.other.callText) first, then "
      }
      let differing = closest.first?.arguments.filter { !$0.matches } ?? []
      let value = differing.count == 1 ? differing[0].replacement : nil
      let verb = entry.verb == .expecting ? "expect" : "allow"
      let change = value.map { "\(verb) \($0)" } ?? "change the expectation"
      return "\(missing ?? "")correct what \(callers) passes, or \(change) at \(place)"
        + snapshot.stubText
    case .elsewhere:
      guard let mock = entry.subject.mock, mock !== call.mock else {
        return "correct \(function), or the expectation at \(place)"
      }
      let isSwapped = snapshot.unmet.contains { $0.subject.mock === call.mock && $0.count == 0 }
      return "make this call on \(mock.name) in \(function), or expect it on \(call.mock.name) at "
        + "\(place)\(isSwapped ? ", or swap the two mocks" : "")"
    case .count where entry.isNever:
      return "let \(function) make no such call, or remove the expectation at \(place)"
        + snapshot.stubText
    case .count:
      let calls = entry.count + 1
      let counted = snapshot.history.filter { $0.takenBy === entry.line }
      let isPending = counted.contains {
        $0.isUnderWay && snapshot.functionUnderTest(of: $0, for: entry) == function
      }
      let missing = path.isOfTest ? snapshot.missingCall(like: entry) : nil
      let isOwn = counted.contains { snapshot.functionUnderTest(of: $0, for: entry) == function }
      let choice =
        missing.map { isOwn ? $0 : "remove the call from \(function), or \($0)" }
        ?? (isPending ? "let \(function) wait until the call before has returned" : nil)
        ?? snapshot.removal(
          of: 1, from: counted.map { ($0.invocation, $0.path) } + [(call, path.frames)], of: calls,
          by: callers, in: file)
      let sharesLine = snapshot.entries.count { $0.position.line == entry.position.line } > 1
      let limit =
        sharesLine
        ? "expect \(entry.callText) \(Counts.times(calls))"
        : "\(entry.limitStep(calls, "higher")) at \(place)"
      return "\(choice), or \(limit)"
    case .order where !entry.guardsHold:
      let allowing = "allow it at \(place) while \(snapshot.currentText(entry.guards))"
      let end = snapshot.end(of: entry.guards)
      if let end, snapshot.hasEnough(entry, before: end) {
        return "remove the call from \(function), or \(allowing)"
      }
      let opening = snapshot.opening(of: entry.guards, in: file)
      let before = end.map { end in
        let caller = snapshot.functionUnderTest(of: end, for: entry).map { ", which \($0) calls" }
        return "call it before \(end.invocation.text)\(caller ?? "")"
      }
      let calls = opening?.map(\.callText).joined(separator: " and then ")
      let choices = [calls.map { "call \($0) before it" }, before].compactMap(\.self)
      let none = ["make no such call in \(function)", "make sure that \(entry.neededText)"]
      return ((choices.isEmpty ? none : choices) + [allowing]).joined(separator: ", or ")
    case .order:
      guard let obstacle = entry.obstacle else { return nil }
      let end = snapshot.history.first { $0.takenBy === obstacle.other.line }
      let isRepeated = obstacle.isPast && end.map { snapshot.hasEnough(entry, before: $0) } ?? false
      let choice = isRepeated ? "remove the call from \(function)" : obstacle.cure
      return "\(choice), or take \(place) out of the sequence"
    case .nothingExpected, .unmentioned, .late, .other: return nil
    }
  }
}

extension CallSequence.Obstacle {
  fileprivate var cure: String {
    isPast ? "call it before \(other.callText)" : "call \(other.callText) before it"
  }
}

extension ContextSnapshot {
  /// Returns the step after an expectation or verification that lacks calls: the mock may not be in use, a call has
  /// other arguments, or there is no such call.
  ///
  /// - Parameters:
  ///   - similar: the calls of the same member that didn't count.
  ///   - found: the number of calls that a verification has found.
  ///   - time: the words for the time of a call that it looks for.
  ///   - deadline: the end of an unsuccessful wait.
  ///   - first: the place of an earlier failure in the same assertion, which may explain this one.
  func nextStep(
    lacking entry: Expectation, _ similar: [CallComparison], found: Int? = nil, time: String? = nil,
    until deadline: Deadline? = nil, after first: SourcePosition? = nil
  ) -> String? {
    let count = found ?? entry.count
    let lacksCalls = count < entry.cardinality.minimum
    guard lacksCalls || count == 0, entry.isInOrder, earlierCalls == 0,
      inheritanceText(of: entry).isNil
    else { return nil }
    let hasWoken = deadline?.clockWait?.hasWoken == true
    let isMaybeLate = deadline.isNil && isOfAsyncCode
    let when = hasWoken ? " after its sleep" : isMaybeLate ? ", or awaits the task that does" : ""
    let silence = first.isNil ? silence(before: entry) : nil
    let clue = silence ?? (first.isNil ? stubText : "")
    if history.isEmpty {
      return entry.subject.mock.map { _ in
        "check that the code under test ran, has this mock, and calls it\(hasWoken ? when : " in time")"
      }
    }
    if count == 0, similar.isEmpty, firstFailure.isNil, let closure = capturedClosure {
      return "call \(closure), which a captor has, or \(entry.imperative) \(entry.callText) in it, "
        + "or remove this \(entry.noun)"
    }
    if let mock = entry.subject.mock, !history.contains(where: { $0.invocation.mock === mock }) {
      let step = (first ?? firstFailure).map { failure in
        "look at the failure at \(failure.text(in: entry.position)) first"
      }
      if let other = history.last(where: {
        let arguments = $0.invocation.arguments
        return !arguments.isEmpty && isFree($0) && entry.isMeant(by: $0.invocation, arguments)
      }) {
        let function = functionUnderTest(of: other, for: entry).map { " in \($0)" } ?? ""
        let name = other.invocation.mock.name
        return "\(name) had this call: make it on \(mock.name)\(function), or expect it on \(name)"
      }
      let guess = silence.isNil ? guess(from: history, for: entry) : ""
      let last = history.last.flatMap { functionUnderTest(of: $0, for: entry) }
      let end = last.map { "\n            (the last call comes from \($0))" } ?? ""
      let place = guess.isEmpty ? "" : ",\n            \(guess.dropFirst(2))"
      let check = "check that the code under test has it, and calls it\(place)\(when)"
      let clues = guess.isEmpty && clue.isEmpty ? end : clue
      return "\(mock.name) had no call: \(step ?? check + clues)"
    }
    if let twin = twin(of: entry) {
      let calls = history.filter { $0.takenBy === twin.line }
      let call = "\(entry.imperative) \(entry.callText) once more"
      return "\(call)\(guess(from: calls, for: entry)), or remove one of the two expectations"
    }
    if let early = entry.earlyCalls.first {
      guard let obstacle = early.obstacle else {
        return "call it when \(entry.neededText), or write this expectation without the state"
      }
      return "\(obstacle.cure), or take this expectation out of the sequence"
    }
    let isTaken = history.contains { $0.takenBy !== entry.line && entry.takes($0.invocation) }
    if entry.tense == .future, isTaken {
      return shadow(of: entry).map {
        "write this expectation before \($0.placeText(in: entry.position)), or remove one of them"
      }
    }
    let correction = correction(of: similar, for: entry)
    guard lacksCalls, correction.isNil else { return correction }
    if count == 0, let other = callOfSimilarMember(to: entry) {
      let text = other.invocation.text
      let function = functionUnderTest(of: other, for: entry).map { "\($0), which called \(text)" }
      return "correct \(function ?? "the call \(text)"), or this \(entry.noun)"
    }
    let change = count == 0 ? "remove this \(entry.noun)" : entry.limitStep(count, "lower")
    if hasWoken { return "look at what the task does after its sleep, or \(change)" }
    let own = history.filter { $0.invocation.mock === entry.subject.mock }
    // One call of the same member that another expectation needs says nothing about this one.
    let isGuess =
      own.count > 1 || count > 0 || own.contains { isFree($0) || !entry.isAbout($0.invocation) }
    let guess = silentClosure.isNil && isGuess ? guess(from: own, for: entry) : ""
    let task = isMaybeLate && count == 0 && clue.isEmpty ? ", or await the task that does" : ""
    let time = time ?? (count > 0 ? " again" : "")
    return
      "\(entry.imperative) \(entry.callText)\(time)\(guess)\(task), or \(change)\(clue)"
  }

  /// True if an `async` function under test made the last call. A missing call may then be late.
  private var isOfAsyncCode: Bool {
    history.last(where: \.hasCaller)?.frame.map { $0.isAsync && testPlace.isUnderTest($0) } ?? false
  }

  /// A line about the member from which all defaults come: ", or stub nice.load(7), which returned nil, a default", and
  /// "nice.load(_:)" for several calls. It is empty if there is no such member.
  fileprivate var stubText: String {
    let calls = history.filter { $0.returnedDefault != nil }
    let members = Set(calls.map { $0.invocation.memberText })
    guard members.count == 1, let words = calls[0].returnedDefault else { return "" }
    let texts = Set(calls.map(\.invocation.text))
    let call = (texts.count == 1 ? texts : members).first ?? ""
    return ",\n            or stub \(call), which \(words)"
  }

  /// Returns a line about the closure of an earlier call that nothing calls: "(nothing called 'then'
  /// of call 2, as .then.calls(…) at :12 would)"; nil if there is none.
  private func silence(before entry: Expectation) -> String? {
    guard let (call, index, taker) = silentClosure else { return nil }
    let closure = text(ofClosure: index, of: call)
    let place = taker.map { " at \($0.placeText(in: entry.position))" } ?? ""
    return "\n            (nothing called \(closure), as .then.calls(…)\(place) would)"
  }

  /// "'then' of call 2", if a captor has this closure, and no call came after this one.
  private var capturedClosure: String? {
    guard let call = history.last, let index = call.invocation.placeOfClosure,
      let taker = entries.first(where: { $0.line === call.takenBy }), taker.captures(index)
    else { return nil }
    return text(ofClosure: index, of: call)
  }

  private func text(ofClosure index: Int, of call: CallSnapshot) -> String {
    let name = listsAllCalls ? "call \(call.number)" : call.invocation.memberText
    return "\(call.invocation.member.labels.name(index)) of \(name)"
  }

  /// The last call with a closure that nothing calls, the place of the closure among its arguments,
  /// and the expectation that took the call.
  private var silentClosure: (call: CallSnapshot, index: Int, taker: Expectation?)? {
    for call in history.reversed() {
      guard let index = call.invocation.placeOfClosure else { continue }
      let taker = entries.first { $0.line === call.takenBy }
      if let taker {
        if taker.captures(index) || taker.actions.contains(where: \.runsCode) { continue }
      } else if call.takenBy != nil || call.isForwarded || call.isUnexpected {
        continue
      }
      return (call, index, taker)
    }
    return nil
  }

  /// Returns whether the caller of a call helps to find a missing call of an expectation. It is the
  /// code that uses the same mock, or that passes a closure that nothing calls.
  func isClue(_ call: CallSnapshot, to entry: Expectation) -> Bool {
    listsAllCalls && entry.count == 0
      && (call.invocation.mock === entry.subject.mock || call === silentClosure?.call)
      && !functionUnderTest(of: call, for: entry).isNil
  }

  /// Returns the last call of a member with a similar name that nothing expects or allows.
  private func callOfSimilarMember(to entry: Expectation) -> CallSnapshot? {
    let (mock, name) = (entry.subject.mock, entry.writtenMember?.baseName ?? "")
    return history.last { call in
      let other = call.invocation.member.baseName
      return call.invocation.mock === mock && call.takenBy.isNil && !call.isVerified
        && other != name && other.isSimilar(to: name)
    }
  }

  /// Returns ", perhaps in Cart.save()" for the function under test that made all these calls, as far as their callers
  /// are known; otherwise an empty text.
  private func guess(from calls: [CallSnapshot], for entry: Expectation) -> String {
    let known = calls.filter(\.hasCaller).suffix(Layout.callers)
    let names = Set(known.map { functionUnderTest(of: $0, for: entry) })
    guard names.count == 1, let name = names.first ?? nil else { return "" }
    let callers = Set(known.map { testPlace.functionsUnderTest(on: $0.path) })
    return ", perhaps in \(callers.count == 1 ? callers.joined().joined(separator: " or ") : name)"
  }

  /// Returns the function under test that made a call; nil if it isn't known, or if the test made
  /// the call.
  func functionUnderTest(of call: CallSnapshot, for entry: Expectation) -> String? {
    guard let frame = call.frame, frame.path != entry.position.filePath,
      testPlace.isUnderTest(frame)
    else { return nil }
    return frame.caller.name
  }

  /// Returns the step after too many calls: "remove one of the 4 calls from Cart.save()".
  ///
  /// It names the line with as many calls as are too many. Otherwise, it names the only call that is
  /// repeated, or one or two functions that make all calls.
  ///
  /// - Parameters:
  ///   - surplus: the number of calls to remove.
  ///   - calls: the calls that count, as far as they are known.
  ///   - count: the number of all these calls.
  ///   - callers: the function that made the last call, and perhaps its caller.
  func removal(
    of surplus: Int, from calls: [(call: Invocation, path: [StackFrame])], of count: Int,
    by callers: String? = nil, in file: SourcePosition
  ) -> String {
    let all = "remove \(Counts.share(surplus, of: count))"
    let known = calls.filter { !$0.path.isEmpty }.map { (text: $0.text, path: $1) }
    guard known.count == count else { return all }
    let isOfTest = { $0.path == file.filePath || !self.testPlace.isUnderTest($0) }
    let groups = Dictionary(grouping: known, by: \.path[0].caller).values.sorted {
      $0.count < $1.count
    }
    let (rarest, isRare) = (groups[0], groups.count > 1 && groups[0].count < groups[1].count)
    let texts = Dictionary(grouping: known, by: \.text).values
    let repeated = texts.filter { $0.count > 1 }
    if texts.count > 1, repeated.count == 1, repeated[0].count == surplus + 1,
      !repeated[0][0].text.contains("…"),
      Set(repeated[0].map(\.path[0].caller)).count == 1, !isOfTest(repeated[0][0].path[0])
    {
      let (text, path) = repeated[0][0]
      let share = Counts.share(surplus, of: repeated[0].count)
      return "remove \(share) of \(text) from \(path[0].caller.name)"
    }
    // One line makes all calls, so there is none to remove, unless it is called from several lines.
    if groups.count == 1, surplus < count, !isOfTest(known[0].path[0]) {
      let paths = known.map { $0.path.prefix { !isOfTest($0) }.map(\.caller) }
      if count == 2, let step = removal(ofOneOf: paths) { return step }
      let calls = count - surplus == 1 ? "one call" : "\(count - surplus) calls"
      return "let \(callers ?? known[0].path[0].caller.name) make only \(calls)"
    }
    let isEnough = count > Layout.calls ? surplus <= rarest.count : surplus == rarest.count
    if isRare, isEnough, !isOfTest(rarest[0].path[0]) {
      return "remove \(Counts.share(surplus, of: rarest.count)) from "
        + rarest[0].path[0].caller.text()
    }
    let names = known.map(\.path[0].caller.name).withoutDuplicates(by: \.self)
    let isNamed = names.count <= 2 && !known.contains { isOfTest($0.path[0]) }
    return isNamed ? "\(all) from \(names.joined(separator: " or "))" : all
  }

  /// Returns the step after two calls of one line, if two lines of a function led to it, or two functions called it:
  /// "remove the call at Cart.swift:19 or :20, both in Cart.save()".
  private func removal(ofOneOf paths: [[MockFailure.Caller]]) -> String? {
    for one in paths[0] {
      let other = paths[1].first { $0.function == one.function && $0.filePath == one.filePath }
      guard let other, !paths[0].contains(other) else { continue }
      let place = "\(SourcePaths.short(one.filePath)):\(one.line)"
      return "remove the call at \(place) or :\(other.line), both in \(one.name)"
    }
    let pairs = zip(paths[0], paths[1]).map { [$0, $1].map(\.name) }
    return pairs.first { $0[0] != $0[1] }.map { "remove the call from \($0[0]) or \($0[1])" }
  }

  /// Returns a satisfied expectation of the same calls; nil if there is none, or if the expectation has had calls.
  func twin(of entry: Expectation) -> Expectation? {
    guard entry.tense == .future, entry.count == 0 else { return nil }
    return entries.first {
      $0.line !== entry.line && $0.verb == entry.verb && $0.reads(like: entry)
        && $0.isSatisfied && $0.count > 0 && !$0.isUnlimited
    }
  }

  /// Returns whether no expectation and no verification needs a call.
  private func isFree(_ call: CallSnapshot) -> Bool {
    let isAllowed = entries.contains { $0.line === call.takenBy && $0.verb != .expecting }
    return (call.takenBy.isNil || isAllowed) && !call.isVerified
  }

  /// Returns "correct Cart.save(), or this expectation" for the closest call with other arguments; nil if expectations
  /// and verifications of their own have all such calls.
  func correction(of similar: [CallComparison], for entry: Expectation) -> String? {
    let wrong = similar.filter { $0.mismatches > 0 && $0.snapshot.map(isFree) ?? true }
      .closestFirst(1).first
    guard let wrong else { return nil }
    let function = wrong.snapshot.flatMap { functionUnderTest(of: $0, for: entry) }
    return "correct \(function.map { "what \($0) passes" } ?? "the call"), or this \(entry.noun)"
  }

  /// Returns "call store.save("b") instead", for the first expectation of the same member that lacks
  /// all its calls.
  fileprivate func missingCall(like entry: Expectation) -> String? {
    let (member, type) = (entry.writtenMember, entry.subject.mock?.typeName.text)
    let missing = unmet.first {
      $0.count == 0 && $0.isInOrder && $0.subject.mock?.typeName.text == type
        && $0.writtenMember?.kind == member?.kind && $0.writtenMember?.name == member?.name
    }
    return missing.map { "\($0.imperative) \($0.callText) instead" }
  }

  /// Returns whether an expectation needs no more calls, and there was one before another call.
  fileprivate func hasEnough(_ entry: Expectation, before end: CallSnapshot) -> Bool {
    entry.isSatisfied
      && history.contains { $0.number < end.number && entry.takes($0.invocation) }
  }

  /// Returns the calls that lead to a state in which predicates hold, in their order; nil if no calls do.
  /// - Parameter others: the calls that follow.
  fileprivate func opening(
    of predicates: [StatePredicate], in file: SourcePosition, before others: [Expectation] = []
  ) -> [Expectation]? {
    let last = changers(of: predicates, in: file).entries.first { entry in
      !entry.isFull && !others.contains { $0 === entry }
    }
    guard let last, !last.guardsHold else { return last.map { [$0] + others } }
    return opening(of: last.guards, in: file, before: [last] + others)
  }

  /// Returns the last call that ended states in which all predicates held. It is nil if no call did, or if the test
  /// itself has changed a state since.
  func end(of predicates: [StatePredicate]) -> CallSnapshot? {
    var states = starts
    var (held, end) = (earlierCalls == 0, CallSnapshot?.none)
    for call in history where !call.transitions.isEmpty {
      held = held && predicates.allSatisfy { $0.holds { states[ObjectIdentifier($0)] } }
      for change in call.transitions { states[ObjectIdentifier(change.machine)] = change.state }
      let holds = predicates.allSatisfy { $0.holds { states[ObjectIdentifier($0)] } }
      if held, !holds { end = call }
      held = holds
    }
    let named = predicates.flatMap(\.machines)
    let isCurrent = machines.allSatisfy { machine, state in
      states[ObjectIdentifier(machine)] === state || !named.contains { $0 === machine }
    }
    return held || !isCurrent ? nil : end
  }

  /// Returns the call that led to the present state of a machine: "job.cancel() (call 2): job became "canceled"".
  /// It is nil if the report lists that call anyway.
  func cause(of predicates: [StatePredicate]) -> String? {
    if listsAllCalls { return nil }
    let machines = predicates.flatMap(\.machines)
    for call in history.reversed() {
      guard
        let transition = call.transitions.last(where: { one in
          machines.contains { $0 === one.machine }
        })
      else { continue }
      let state = self.machines.first { $0.machine === transition.machine }?.state
      guard state === transition.state else { return nil }
      return "\(call.invocation.text) (call \(call.number)): \(transition.change.pastText)"
    }
    return nil
  }
}

extension Invocation {
  /// "store.save(_:)"
  fileprivate var memberText: String { "\(mock.name).\(member.shownName)" }

  /// The place of its first closure among its arguments; nil if it has none.
  fileprivate var placeOfClosure: Int? {
    placesOfClosures.first ?? arguments.firstIndex { type(of: $0) == ArgumentPlaceholder.self }
  }
}

extension Expectation {
  /// Returns whether a captor gets the argument at a place.
  fileprivate func captures(_ index: Int) -> Bool {
    arguments.matchers?.dropFirst(index).first?.captures ?? false
  }

  fileprivate var noun: String { tense == .past ? "verification" : "expectation" }

  /// Returns whether both are about the same calls, as far as their whole texts show it.
  func reads(like other: Expectation) -> Bool {
    callText == other.callText
      && arguments.matchers?.map(\.expected) == other.arguments.matchers?.map(\.expected)
  }

  /// "set" for a property, otherwise "call".
  var imperative: String { pastVerb == "set" ? "set" : "call" }

  /// Returns "write receives(2)" if it takes an exact number of calls, or "write a higher limit".
  func limitStep(_ count: Int, _ direction: String) -> String {
    guard cardinality.minimum == cardinality.limit, writtenMember != nil else {
      return "write a \(direction) limit"
    }
    return "write \(tense == .past ? "received" : "receives")(\(count))"
  }
}
