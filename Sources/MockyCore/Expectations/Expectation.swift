/// An expectation of a test: its calls, their number and order, and their actions. Each clause
/// makes a changed copy, until a block declares it. Then it counts its calls. It takes a call under
/// five conditions, as in jMock. It is about the mock and the member (``isAbout(_:)``), which the
/// table of expectations looks up. Its arguments match, it is not `isFull`, and it `isInOrder`.
///
/// It is an object, because copies would enlarge the code of tests. `@unchecked Sendable`: a
/// declared expectation only changes properties that the context's lock guards.
package final class Expectation: @unchecked Sendable {
  /// The word it begins with.
  enum Verb: Sendable { case expecting, allowing, ignoring }

  /// `receives` or `received`: calls in the future, or calls in the past.
  enum Tense: Sendable { case future, past }

  /// The relation of a call to an expectation.
  enum Fit {
    /// The call is of another mock or member.
    case foreign
    /// The arguments differ.
    case differs
    case matches
  }

  // Properties that every call reads come first, for the processor's cache. They are stored,
  // because computing them is slow in debug builds.
  @exclusivity(unchecked) var count: Int = 0
  @exclusivity(unchecked) private var counts: Cardinality = .anyNumber
  /// The number of the next call whose caller is kept, counted from 0.
  @exclusivity(unchecked) private(set) var nextCaller: Int = 0
  /// The number of its first calls whose callers are kept.
  private var keptCallers: Int = 1
  /// The number of its calls whose actions have finished.
  @exclusivity(unchecked) var finished: Int = 0
  @exclusivity(unchecked) private var returnType: Any.Type = Any.self
  /// True if any result type fits: of a generic member, or of several members.
  @exclusivity(unchecked) private(set) var takesAnyResult: Bool = false
  /// True if states or sequences limit when a call may happen.
  @exclusivity(unchecked) private(set) var isConditional: Bool = false
  /// True if it selects members by name, with a matcher.
  @exclusivity(unchecked) private var isByName: Bool = false
  /// True if captors get the arguments of its calls.
  private(set) var capturesArguments: Bool = false
  /// True while it belongs to the context. A reset can end that while its calls run.
  @exclusivity(unchecked) var isRegistered: Bool = false
  /// True if the test states a number of calls.
  private(set) var isCounted: Bool = false
  /// True for an allowance that is exempt from the report of unused ones.
  var isLenient: Bool = false
  /// True if a `byDefault` block declares it: it is searched after all others.
  var isDefault: Bool = false
  /// In a copy for messages, whether the states that it needs held, and the obstacle then.
  private var held: (guards: Bool, obstacle: CallSequence.Obstacle?)?
  @exclusivity(unchecked) var arguments = ArgumentsMatcher.anything
  /// The result of every call, if the expectation does nothing else.
  @exclusivity(unchecked) private(set) var onlyValue: Outcome?
  /// Its line, by which the history remembers it.
  @exclusivity(unchecked) var line: ExpectationLine

  // The words of the test.
  var subject: Subject
  var member: MemberPattern
  /// The protocol that requires the member, if the mock names it.
  var protocolName: String?
  var guards: [StatePredicate] = []
  var sequences: [CallSequence] = []
  /// The work of its calls, in the order written.
  var actions: [ActionStep] = []
  /// The values of a property that keeps what is set.
  var kept: KeptValues?
  /// The reasons that the test gives for it, outermost first.
  var reasons: [String] = []

  /// The failure with the reason that it was left out; nil if it takes calls.
  private(set) var misuse: EnteredFailure?

  // Under the context's lock, as are the counts above.
  /// The work of every call; nil if it differs from call to call.
  @exclusivity(unchecked) private var constantPlan: CallPlan?
  /// The first calls that came when it was not their turn, and that an allowance took.
  private(set) var earlyCalls: [EarlyCall] = []
  /// The number of calls that had been made when it was declared.
  var callsBefore: Int = 0
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
      $0.arguments = ArgumentsMatcher((arguments.matchers ?? []) + [kept.anyValue])
      $0.actions = [ActionStep(effect: .immediate { .unchanged(after: kept.set($0.values)) })]
      ($0.kept, $0.isLenient) = (nil, true)
    }
  }

  /// Returns a changed copy, which no block has declared.
  func changing(_ change: (Expectation) -> Void) -> Expectation {
    let copy = Expectation(line, subject, member)
    copy.isDefault = isDefault
    copy.isLenient = isLenient
    copy.protocolName = protocolName
    copy.arguments = arguments
    (copy.counts, copy.isCounted) = (counts, isCounted)
    copy.guards = guards
    copy.sequences = sequences
    copy.actions = actions
    copy.reasons = reasons
    copy.kept = kept
    change(copy)
    return copy
  }
}

// MARK: As it is written

extension Expectation {
  var verb: Verb { line.verb }
  var tense: Tense { line.tense }
  var position: SourcePosition { line }

  /// The number of calls that it takes.
  package var cardinality: Cardinality {
    get {
      if isCounted || verb != .expecting { return counts }
      return tense == .past ? .atLeast(1) : .once
    }
    set { (counts, isCounted) = (newValue, true) }
  }

  /// Returns true if it is about the mock and the member of a call.
  func isAbout(_ invocation: Invocation) -> Bool {
    subject.contains(invocation.mock) && member.matches(invocation)
  }

  /// Returns true if it is about the mock and the member of a call, and its arguments match. Runs
  /// users' matchers, so never under the lock.
  func takes(_ invocation: Invocation) -> Bool {
    isAbout(invocation) && arguments.matches(invocation.arguments)
  }

  /// Its reasons in one line; nil if it has none.
  var reasonText: String? { [self].reasonText }

  var isAboutNotification: Bool { member.name?.kind == .notification }

  /// The call it expects, as it would be written: `subscriber.receive("message", urgent: any)`.
  var callText: String {
    switch member {
    case .member(let member, _, _):
      subject.mock?.callText(
        member, arguments.texts(typed: member.isOverloaded),
        of: arguments.matchers?.map { $0.plain?.value ?? () } ?? [])
        ?? member.callText(on: subject.text, arguments.texts())
    case .named(let name):
      "any method of \(subject.text)\(name.isAny ? "" : " named \(name.describedText)")\(argumentsText)"
    case .all: "any call of \(subject.text)\(argumentsText)"
    }
  }

  /// The arguments of calls that are expected by name: " with (1, any)"; empty if it takes any
  /// arguments.
  private var argumentsText: String {
    guard let matchers = arguments.matchers else { return "" }
    if matchers.isEmpty { return " without arguments" }
    return " with (\(arguments.texts().joined(separator: ", ")))"
  }

  // MARK: As it is declared

  /// Prepares it for calls, when a block declares it.
  func prepare() {
    counts = cardinality
    capturesArguments = arguments.captures
    switch member {
    case .member(_, let type, let isGeneric):
      (returnType, takesAnyResult) = (type, isGeneric && type == Any.self)
    case .named: (isByName, takesAnyResult) = (true, true)
    case .all: takesAnyResult = true
    }
    // A sequence that is written twice counts once.
    for sequence in sequences where !places.contains(where: { $0.sequence === sequence }) {
      places.append(SequencePlace(sequence: sequence))
    }
    isConditional = guards.count + sequences.count > 0
    if verb == .expecting || counts.limit < .max {
      keptCallers = isUnlimited ? Layout.calls : Layout.callers
    }
    if actions.allSatisfy({ if case .consecutive = $0.effect { false } else { true } }) {
      constantPlan = actions.isEmpty ? .nothing : CallPlan(actions, call: 0)
    }
    line.givesDefaults = constantPlan.map { !$0.hasEffects && $0.outcome.isNil } ?? false
    if isConditional || capturesArguments || misuse != nil { return }
    onlyValue = constantPlan?.onlyValue
    // The value may differ from the result type of a call.
    if takesAnyResult, onlyValue?.isDefault == false { onlyValue = nil }
  }

  /// Returns a copy that is left out because of a mistake.
  func leftOut(because misuse: EnteredFailure, _ change: (Expectation) -> Void) -> Expectation {
    let copy = changing(change)
    copy.misuse = misuse
    copy.prepare()
    return copy
  }

  /// Returns a copy of its present state, for messages. Under the context's lock.
  func copied() -> Expectation {
    let copy = changing { _ in }
    (copy.count, copy.finished, copy.callsBefore) = (count, finished, callsBefore)
    copy.earlyCalls = earlyCalls
    copy.isConditional = isConditional
    copy.held = (guardsHold, obstacle)
    return copy
  }

  /// True if the test itself allowed it, and no call came.
  var isUnusedAllowance: Bool { verb == .allowing && !isDefault && !isLenient && count == 0 }

  /// Returns whether a call has the expected arguments and result type; nil if only users' code can
  /// compare them.
  @_transparent
  func matchesNatively(_ returnType: Any.Type, _ arguments: ArgumentList) -> Bool? {
    if isByName { return nil }
    if returnType != self.returnType, !takesAnyResult { return false }
    switch self.arguments {
    case .anything: return true
    case .one(let matcher):
      guard let several = arguments.several else { return matcher.matchesNatively(arguments.only) }
      return several.count == 1 ? matcher.matchesNatively(several[0]) : false
    case .several(let matchers):
      guard let several = arguments.several, several.count == matchers.count else { return false }
      var (index, result) = (0, Bool?.some(true))
      while index < several.count, result == true {
        result = matchers[index].matchesNatively(several[index])
        index += 1
      }
      return result
    }
  }

  /// The fit of a call of its mock and member; nil if only users' code can compare the arguments.
  func fit(_ call: Invocation, _ arguments: ArgumentList) -> Fit? {
    switch matchesNatively(call.returnType, arguments) {
    case true?: misuse.isNil || isAbout(call) ? .matches : .foreign
    case false?: misuse.isNil ? .differs : .foreign
    case nil: nil
    }
  }

  /// The fit of a call. Runs users' matchers, so never under the lock.
  func ask(_ call: Invocation, _ arguments: [Any]) -> Fit {
    guard isAbout(call) else { return .foreign }
    if self.arguments.matches(arguments) { return .matches }
    return misuse.isNil ? .differs : .foreign
  }

  /// True if it takes every matching call at any time, so that no later expectation can be reached.
  var isUnlimited: Bool { counts.limit == .max && !isConditional }

  /// True if it allows calls without any action.
  var isPlainAllowance: Bool { verb != .expecting && actions.isEmpty && !capturesArguments }

  /// True if it is used up.
  @_transparent var isFull: Bool { count >= counts.limit }

  /// True if the required states hold.
  var guardsHold: Bool { held?.guards ?? guards.allSatisfy(\.holds) }

  /// The first reason that its sequences forbid a call; nil if it is its turn.
  var obstacle: CallSequence.Obstacle? {
    if let held { held.obstacle } else { places.lazy.compactMap(\.obstacle).first }
  }

  /// True if the required states hold, and it is its turn in its sequences.
  var isInOrder: Bool { isConditional ? guardsHold && obstacle.isNil : true }

  /// True if it takes a matching call now.
  @_transparent var takesCall: Bool {
    // No `&&`: it makes a closure, and this runs on every call.
    if count >= counts.limit { return false }
    return isConditional ? isInOrder : true
  }

  /// True if it forbids matching calls.
  var isNever: Bool { counts.isNever }

  /// True if the last of the calls that it needs has just finished.
  @_transparent var isJustSatisfied: Bool { finished == counts.minimum }

  /// True if it has had enough calls, and their actions have finished.
  var isSatisfied: Bool { finished >= counts.minimum }

  /// True if the caller of the next call is kept: for the first ones, which a report lists, and for
  /// the last one. Of an unlimited allowance, it is kept for the first one.
  @_transparent var keepsCaller: Bool { count == nextCaller }

  /// Counts a call.
  /// - Returns: the work of the call.
  func countCall() -> CallPlan {
    if keepsCaller { nextCaller = count + 1 < keptCallers ? count + 1 : counts.limit - 1 }
    count += 1
    return constantPlan ?? CallPlan(actions, call: count - 1)
  }

  /// Keeps the callers of its first calls from now on, because the test may have meant them for
  /// another expectation.
  func keepFirstCallers() {
    keptCallers = max(keptCallers, Layout.calls)
    if count < Layout.calls { nextCaller = count }
  }

  /// Notes a matching call that an allowance takes, because it is not this one's turn.
  func leave(_ call: Invocation) {
    guard earlyCalls.count < Layout.similarCalls, !isNever, !isFull, !isInOrder else { return }
    earlyCalls.append(EarlyCall(call, before: self))
  }

  /// Ends the turn of earlier members of its sequences.
  func advanceSequences() { for place in places { place.advance() } }

  /// Enters its sequences as their last member, when it is declared.
  func enterSequences() { for index in places.indices { places[index].enter(self) } }

  /// Leaves its sequences, when they forget their members. Its early calls hold other members, and those may hold it.
  func leaveSequences() { (places, earlyCalls) = (places.map { .init(sequence: $0.sequence) }, []) }
}

/// A call that an expectation would have taken in its turn.
struct EarlyCall {
  let call: Invocation
  /// The obstacle in a sequence at the time of the call; nil if a state forbade the call.
  let obstacle: CallSequence.Obstacle?
  /// The states of the required machines at the time of the call.
  let states: [(machine: MachineCore, state: KnownState)]

  /// Notes a call under the lock.
  init(_ call: Invocation, before expectation: Expectation) {
    self.call = call
    obstacle = expectation.guardsHold ? expectation.obstacle : nil
    states = expectation.guards.flatMap(\.machines).map { ($0, $0.current) }
  }
}

extension Sequence<Expectation> {
  /// Their reasons in one line, each once; nil if they have none.
  var reasonText: String? {
    let reasons = flatMap(\.reasons).withoutDuplicates(by: \.self)
    let words = reasons.joined(separator: ", ").split(whereSeparator: \.isNewline)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
