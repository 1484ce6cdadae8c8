/// An expectation of a test: its calls, their number and order, and their actions. While it is written it is a
/// value: each clause makes another one. A block then declares it, and it counts its calls. It takes a call
/// if five things are true, as in jMock: it is about the mock and about the member (``isAbout(_:)``), which
/// the table of expectations looks up, and it `matches` the arguments, `hasRoom`, and `isInOrder`.
///
/// It is an object, because copies would enlarge the code of tests. `@unchecked Sendable`: a
/// declared one is only read, except properties that are used under the context's lock.
package final class Expectation: @unchecked Sendable {
  /// The word it begins with.
  enum Verb: Sendable { case expecting, allowing, ignoring }

  /// `receives` or `received`: calls that are to come, or calls that have been.
  enum Tense: Sendable { case future, past }

  /// Its place in the search.
  enum Tier: CaseIterable, Sendable {
    /// An expectation of `check`, searched first.
    case test
    /// An expectation of `byDefault`, searched only after all others.
    case fallback
  }

  // The properties that every call asks come first, and are stored, because computing them is slow in debug builds.
  // Among thousands of expectations it is the processor's cache that counts.
  @exclusivity(unchecked) private(set) var count: Int = 0
  @exclusivity(unchecked) private var counts: Cardinality = .anyNumber
  /// The number of the next call whose caller is kept, counted from 0; -1 if no caller is.
  @exclusivity(unchecked) private(set) var nextCaller: Int = -1
  /// The calls taken whose actions have finished.
  @exclusivity(unchecked) private(set) var finished: Int = 0
  @exclusivity(unchecked) private var returnType: Any.Type = Any.self
  /// Its member is generic, and any result will do.
  @exclusivity(unchecked) private(set) var takesAnyResult: Bool = false
  /// States or sequences say when a call may happen.
  @exclusivity(unchecked) private(set) var isConditional: Bool = false
  /// It is about members by name, and only users' code can tell which.
  @exclusivity(unchecked) private var isByName: Bool = false
  /// It has captors to be given the arguments of its calls.
  private(set) var capturesArguments: Bool = false
  /// It belongs to the context still; a reset ends that while its calls may be under way.
  @exclusivity(unchecked) var isRegistered: Bool = false
  /// A number of calls was written.
  private(set) var isCounted: Bool = false
  /// An allowance that need not be used, also where unused ones are reported.
  var isLenient: Bool = false
  /// Too many groups are around it, which Mocky reports.
  var isNestedTooDeeply: Bool = false
  var tier: Tier = .test
  /// In a copy for messages, true if the states that it needs held.
  private var guardsHeld: Bool?
  @exclusivity(unchecked) var arguments = ArgumentsMatcher.anything
  /// The result of every call, where that is all it does.
  @exclusivity(unchecked) private(set) var onlyValue: Outcome?
  /// The history remembers it by its line.
  @exclusivity(unchecked) var line: ExpectationLine
  /// Its place among the expectations of the context: the search goes from low to high.
  var order: Int = 0

  // As written.
  var subject: Subject
  var member: MemberPattern
  /// The protocol that requires the member, where the mock says so.
  var protocolName: String?
  var guards: [StatePredicate] = []
  var sequences: [CallSequence] = []
  var clauses = ActionClauses.none
  /// The values of a property that keeps what is set.
  var kept: KeptValues?
  /// The reasons that the test gives for it, outermost first.
  var reasons: [String] = []

  /// The failure that tells why it was left out; nil if it takes calls.
  private(set) var misuse: EnteredFailure?

  // Under the context's lock, as are the counts above.
  /// The work of every call, once that is known; nil if it depends on which call it is.
  @exclusivity(unchecked) private var constantPlan: CallPlan?
  /// The hash that its arguments are found by, where it is one of many.
  var argumentsHash: Int?
  /// The number of calls that had been made when it was declared.
  var callsBefore: Int = 0
  /// The expectation that took its place in a block around its own; calls that are under way finish there.
  @exclusivity(unchecked) private(set) var successor: Expectation?
  /// The expectation whose place it is to take, until it is declared.
  private var predecessor: Expectation?
  /// Its places in its sequences.
  @exclusivity(unchecked) private(set) var places: [SequencePlace] = []

  init(_ line: ExpectationLine, _ subject: Subject, _ member: MemberPattern) {
    self.line = line
    self.subject = subject
    self.member = member
  }

  /// The allowance to set the value that this one keeps; nil if it keeps none.
  var setting: Expectation? {
    guard let kept, let setter = member.name?.setter else { return nil }
    return changing {
      $0.member = .member(setter, returning: Void.self, isGeneric: false)
      $0.arguments = ArgumentsMatcher((arguments.matchers ?? []) + [.erasing(Matcher<Any>.any)])
      $0.clauses = .none
      $0.clauses.add(
        ActionStep(
          effect: .immediate {
            kept.set($0.values)
            return nil
          }))
      ($0.kept, $0.isLenient) = (nil, true)
    }
  }

  /// Another one with something changed, which no block has declared.
  func changing(_ change: (Expectation) -> Void) -> Expectation {
    let copy = Expectation(line, subject, member)
    copy.tier = tier
    copy.isLenient = isLenient
    copy.protocolName = protocolName
    copy.arguments = arguments
    (copy.counts, copy.isCounted) = (counts, isCounted)
    copy.guards = guards
    copy.sequences = sequences
    copy.clauses = clauses
    copy.reasons = reasons
    copy.kept = kept
    copy.isNestedTooDeeply = isNestedTooDeeply
    change(copy)
    return copy
  }
}

// MARK: As it is written

extension Expectation {
  var verb: Verb { line.verb }
  var tense: Tense { line.tense }
  var position: SourcePosition { line }

  /// The work of its calls, in the order written.
  var actions: [ActionStep] { clauses.steps }

  /// The number of calls that it takes.
  package var cardinality: Cardinality {
    get {
      if isCounted || verb != .expecting { return counts }
      return tense == .past ? .atLeast(1) : .once
    }
    set { (counts, isCounted) = (newValue, true) }
  }

  /// True if it is about the mock and the member of a call.
  func isAbout(_ invocation: Invocation) -> Bool {
    subject.contains(invocation.mock) && member.matches(invocation)
  }

  /// True if it is about the mock and the member of a call, and its arguments match. Runs the users'
  /// matchers: never under the lock.
  func takes(_ invocation: Invocation) -> Bool {
    isAbout(invocation) && arguments.matches(invocation.arguments)
  }

  /// Its reasons in one line; nil if it has none.
  var reasonText: String? {
    let words = reasons.joined(separator: ", ").split(whereSeparator: \.isNewline)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The name of the notification that it is about; nil if it is about calls.
  var notificationName: String? {
    isAboutNotification ? arguments.matchers?.first?.plain?.value as? String : nil
  }

  var isAboutNotification: Bool { member.name?.kind == .notification }

  /// The call it expects, as it would be written: `subscriber.receive("message", urgent: any)`.
  var callText: String {
    switch member {
    case .member(let member, _, _):
      member.callText(
        on: subject.text, member.isOverloaded ? arguments.typedTexts : arguments.texts)
    case .named(let name):
      "any method of \(subject.text)\(name.isAny ? "" : " named \(name.describedText)")\(argumentsText)"
    case .all: "any call of \(subject.text)\(argumentsText)"
    }
  }

  /// The arguments of calls that are expected by name: " with (1, any)"; nothing where any are
  /// taken.
  private var argumentsText: String {
    guard let matchers = arguments.matchers else { return "" }
    if matchers.isEmpty { return " without arguments" }
    return " with (\(arguments.texts.joined(separator: ", ")))"
  }
}

// MARK: As it is declared

extension Expectation {
  /// Readies it for calls, when a block declares it.
  func prepare() {
    counts = cardinality
    if verb == .expecting || counts.limit < .max { nextCaller = 0 }
    capturesArguments = arguments.captures
    switch member {
    case .member(_, let type, let isGeneric):
      (returnType, takesAnyResult) = (type, isGeneric && type == Any.self)
    case .named: (isByName, takesAnyResult) = (true, true)
    case .all: takesAnyResult = true
    }
    // A sequence that was said twice counts once.
    for sequence in sequences where !places.contains(where: { $0.sequence === sequence.core }) {
      places.append(SequencePlace(in: sequence.core))
    }
    isConditional = guards.count + sequences.count > 0
    if isConditional || capturesArguments || takesAnyResult { return }
    onlyValue = ActionStep.onlyValue(of: actions, returnType)
  }

  /// A copy that is left out, because of a misuse.
  func leftOut(because misuse: EnteredFailure, _ change: (Expectation) -> Void) -> Expectation {
    let copy = changing(change)
    copy.misuse = misuse
    copy.prepare()
    return copy
  }

  /// An expectation under more conditions, which is to take its place.
  func replacement() -> Expectation { changing { $0.predecessor = self } }

  /// Takes over the calls of the expectation whose place it takes, if it does: under the lock, while
  /// somebody else holds that one, too.
  func succeed() {
    guard let predecessor else { return }
    count = predecessor.count
    finished = predecessor.finished
    nextCaller = predecessor.nextCaller
    predecessor.successor = self
    self.predecessor = nil
  }

  /// The expectation that has its place now.
  var current: Expectation { successor?.current ?? self }

  /// A copy of this moment, for messages: under the context's lock.
  func copied() -> Expectation {
    let copy = changing { _ in }
    (copy.count, copy.finished, copy.callsBefore) = (count, finished, callsBefore)
    copy.isConditional = isConditional
    copy.guardsHeld = guardsHold
    copy.places = places.map { $0.copied() }
    return copy
  }

  /// The number of its calls, beside what is expected.
  var tally: Tally { Tally(cardinality, count: count, finished: finished) }

  /// The test itself allowed it, and nothing has called it.
  var isUnusedAllowance: Bool { verb == .allowing && tier == .test && !isLenient && count == 0 }
}

extension Expectation {
  /// True if arguments and type of the result of a call are those it expects, where Swift's own code
  /// alone can tell; nil elsewhere.
  @_transparent
  func matchesNatively(_ returnType: Any.Type, _ arguments: ArgumentList) -> Bool? {
    if isByName { return nil }
    if returnType != self.returnType, !takesAnyResult { return false }
    return self.arguments.matchesNatively(arguments)
  }

  /// The fit of a call that is known to be about its mock and member, where Swift's own code can tell.
  func fit(_ call: Invocation, _ arguments: ArgumentList) -> Fit? {
    switch matchesNatively(call.returnType, arguments) {
    case true?: misuse.isNil || isAbout(call) ? .matches : .foreign
    case false?: misuse.isNil ? .differs : .foreign
    case nil: nil
    }
  }

  /// The fit of a call. Runs the users' matchers: never under the lock.
  func answer(_ call: Invocation, _ arguments: [Any]) -> Fit {
    guard isAbout(call) else { return .foreign }
    return self.arguments.matches(arguments) ? .matches : .differs
  }

  /// Its calls do nothing, and return a default value.
  var isIdle: Bool { !isConditional && !capturesArguments && constantPlan === CallPlan.nothing }

  /// It takes every call that it matches, whenever that comes: no later expectation can be reached.
  var isUnlimited: Bool { counts.limit == .max && !isConditional }

  /// It allows calls, and does nothing with them.
  var isPlainAllowance: Bool { verb != .expecting && actions.isEmpty && !capturesArguments }

  /// It has had all the calls that it takes.
  @_transparent var isFull: Bool { count >= counts.limit }

  /// It has had fewer calls than it takes.
  var hasRoom: Bool { count < counts.limit }

  /// The states that it needs hold.
  var guardsHold: Bool { guardsHeld ?? guards.allSatisfy(\.holds) }

  /// The first reason that its sequences forbid a call; nil if they have come to it.
  var obstacle: SequenceCore.Obstacle? { places.lazy.compactMap(\.obstacle).first }

  /// The states that it needs hold, and its sequences have come to it.
  var isInOrder: Bool { isConditional ? guardsHold && obstacle.isNil : true }

  /// It takes a call that it is about and that it matches.
  @_transparent var takesCall: Bool {
    // No `&&`: it makes a closure, and this runs on every call.
    if count >= counts.limit { return false }
    return isConditional ? isInOrder : true
  }

  /// It forbids the calls that it matches.
  var isNever: Bool { counts.isNever }

  /// It has had the calls that the expectations after it in a sequence wait for.
  var hasReachedMinimum: Bool { count >= counts.minimum }

  /// The calls that it needs have come, and their actions are done.
  var isSatisfied: Bool { finished >= counts.minimum }
}

extension Expectation {
  /// Tells whether the caller of the next call is kept: of the first ones, which a report lists, and
  /// of the last one.
  @_transparent var keepsCaller: Bool { count == nextCaller }

  /// Counts a call.
  /// - Returns: the work of the call.
  func take() -> CallPlan {
    if keepsCaller { nextCaller = count + 1 < Layout.calls ? count + 1 : counts.limit - 1 }
    count += 1
    if let constantPlan { return constantPlan }
    let plan = clauses.isEmpty ? .nothing : CallPlan(actions, call: count - 1)
    if ActionStep.areConstant(actions) { constantPlan = plan }
    return plan
  }

  /// Counts a call that is done with that.
  /// - Returns: true if that was the one that satisfied the expectation.
  @_transparent func countQuickly() -> Bool {
    count &+= 1
    finished &+= 1
    return finished == counts.minimum
  }

  /// Ends the time of those that stand before it in its sequences.
  func advanceSequences() { for place in places { place.advance() } }

  /// Counts a call whose actions are done.
  /// - Returns: true if that was the one that satisfied the expectation.
  func finish() -> Bool {
    finished += 1
    return finished == counts.minimum
  }

  /// Becomes the last member of its sequences, when it is declared.
  func enterSequences() { for index in places.indices { places[index].enter(self) } }

  /// Leaves them, when it gets another place.
  func leaveSequences() { for index in places.indices { places[index].leave() } }
}

extension Expectation {
  /// The relation of a call to an expectation.
  enum Fit {
    /// It is of another mock or member.
    case foreign
    /// Its arguments are others.
    case differs
    case matches
  }
}
