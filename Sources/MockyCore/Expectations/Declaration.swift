/// What was written of an expectation, before and after it enters a block. It is used as a value: each
/// clause makes another one. It is an object, as the code of tests grows with all that is copied.
/// `@unchecked Sendable`: it does not change once it is part of an expectation.
package final class Declaration: @unchecked Sendable {
  /// The word it begins with.
  enum Verb: Sendable { case expecting, allowing, ignoring }

  /// `receives` or `received`: whether it is about calls to come or calls that have been.
  enum Tense: Sendable { case future, past }

  /// Where an expectation stands in the search.
  enum Tier: CaseIterable, Sendable {
    /// An expectation of `check`, searched first.
    case test
    /// An expectation of `byDefault`, searched only after all others.
    case fallback
  }

  var line: ExpectationLine
  var tier: Tier = .test
  /// An allowance that need not be used, also where unused ones are reported.
  var isLenient: Bool = false
  var subject: Subject
  var member: MemberPattern
  /// The protocol that requires the member, where the mock says so.
  var protocolName: String?
  var arguments = ArgumentsMatcher.anything
  /// As written; nil if nothing was.
  var writtenCardinality: Cardinality?
  var guards: [StatePredicate] = []
  var sequences: [CallSequence] = []
  var clauses = ActionClauses()
  /// Why the groups in which it stands are misuse.
  var groupMisuse: Misuse?

  init(_ line: ExpectationLine, _ subject: Subject, _ member: MemberPattern) {
    self.line = line
    self.subject = subject
    self.member = member
  }

  /// Another one with something changed.
  func changing(_ change: (Declaration) -> Void) -> Declaration {
    let copy = Declaration(line, subject, member)
    copy.tier = tier
    copy.isLenient = isLenient
    copy.protocolName = protocolName
    copy.arguments = arguments
    copy.writtenCardinality = writtenCardinality
    copy.guards = guards
    copy.sequences = sequences
    copy.clauses = clauses
    copy.groupMisuse = groupMisuse
    change(copy)
    return copy
  }

  var verb: Verb { line.verb }
  var tense: Tense { line.tense }
  var position: SourcePosition { line.position }

  /// What its calls do, in the order written.
  var actions: [ActionStep] { clauses.steps }

  /// How many calls it takes.
  package var cardinality: Cardinality {
    if let writtenCardinality { return writtenCardinality }
    guard verb == .expecting else { return .anyNumber }
    return tense == .past ? .atLeast(1) : .once
  }

  /// A place in each of its sequences; a sequence that was said twice counts once.
  var places: [SequencePlace] {
    var places: [SequencePlace] = []
    if sequences.count == 0 { return places }
    for sequence in sequences where !places.contains(where: { $0.sequence === sequence.core }) {
      places.append(SequencePlace(in: sequence.core))
    }
    return places
  }

  /// Whether it is about this mock and this member.
  func isAbout(_ invocation: Invocation) -> Bool {
    subject.contains(invocation.mock) && member.matches(invocation)
  }

  /// Whether it is about this mock and this member, and its arguments match. Runs the users'
  /// matchers: never under the lock.
  func takes(_ invocation: Invocation) -> Bool {
    isAbout(invocation) && arguments.matches(invocation.arguments)
  }

  /// The name of the notification that it is about; nil if it is about calls.
  var notificationName: String? {
    guard case .member(let member, _, _) = member, member.kind == .notification else { return nil }
    return arguments.matchers?.first?.plain?.value as? String
  }

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

/// The actions of an expectation, while they are written: each clause makes a longer expectation, and
/// all of them share one list, of which each knows how much is its own.
struct ActionClauses {
  private final class List {
    var steps: [ActionStep]

    init(_ steps: [ActionStep]) { self.steps = steps }
  }

  private var list: List?
  private var count: Int = 0

  var steps: [ActionStep] {
    guard let list else { return [] }
    return list.steps.count == count ? list.steps : Array(list.steps.prefix(count))
  }

  mutating func add(_ step: ActionStep) {
    // Another expectation may have gone on with the list already.
    if let list, list.steps.count == count {
      list.steps.append(step)
    } else {
      list = List(steps + [step])
    }
    count += 1
  }
}

/// Whose calls an expectation is about.
enum Subject {
  case mock(MockObject)
  case anyMock
  /// A type, whose object is looked up in the context whose block this is in.
  case type(MockedType)
  /// A notification center, whose object is looked up in the same way.
  case center(NotificationSource)

  func contains(_ mock: MockObject) -> Bool {
    switch self {
    case .mock(let subject): subject === mock
    case .anyMock: true
    case .type, .center: false
    }
  }

  var text: String {
    switch self {
    case .mock(let mock): mock.name
    case .anyMock: "any mock"
    case .type(let type): type.name.text
    case .center(let watched): watched.text
    }
  }

  /// The subject as it is in a context.
  func bound(to context: Context) -> Subject {
    switch self {
    case .type(let type): .mock(context.object(for: type))
    case .center(let watched): .mock(context.watch(watched))
    case .mock, .anyMock: self
    }
  }

  /// Why calls of the type must not be expected; nil if they may.
  var refusal: Misuse? {
    if case .type(let type) = self { type.refusal } else { nil }
  }

  var mock: MockObject? {
    if case .mock(let mock) = self { mock } else { nil }
  }

  /// The mock's context, else that of the current task: it is told of what stands in no block.
  var context: Context? { mock?.context ?? Mockery.ofCurrentTask?.context }
}

/// Which members' calls an expectation is about.
enum MemberPattern {
  /// One member; `isGeneric` where its types are known only at each call.
  case member(MemberName, returning: Any.Type, isGeneric: Bool)
  /// The members whose name without labels matches.
  case named(Matcher<String>)
  case all

  /// The type of the result, and whether any other will do.
  var result: (type: Any.Type, orAnyOther: Bool) {
    guard case .member(_, let returnType, let isGeneric) = self else { return (Any.self, true) }
    return (returnType, isGeneric && returnType == Any.self)
  }

  func matches(_ invocation: Invocation) -> Bool {
    switch self {
    case .member(let member, let returnType, let isGeneric):
      guard member.key == invocation.member.key else { return false }
      return returnType == invocation.returnType || (isGeneric && returnType == Any.self)
    case .named(let name): return name.test(invocation.member.baseName)
    case .all: return true
    }
  }
}

extension Declaration {
  /// It is an allowance of the test itself: no default, and not written as lenient.
  var isStrictAllowance: Bool { verb == .allowing && tier == .test && !isLenient }

  /// Why the expectation is misuse in a `check` or `byDefault` block; nil if all is well.
  func misuse(in context: Context) -> Misuse? {
    if let groupMisuse { return groupMisuse }
    if tense == .past { return .receivedInCheck }
    if let misuse = cardinality.misuse { return misuse }
    if verb != .expecting, writtenCardinality != nil { return .countOfAllowance("\(verb)") }
    if let misuse = arguments.misuse { return misuse }
    if tier == .fallback, verb == .expecting, !cardinality.isNever, !cardinality.isAnyNumber {
      return .demandInByDefault(ofNotification: isAboutNotification)
    }
    if actions.count > 0, cardinality.isNever { return .actionOfNever(actions[0].text) }
    if let misuse = foreignPart(in: context) { return misuse }
    return misuseOfForwarding
  }

  /// Why the expectation is misuse in a `verify` block; nil if all is well.
  func misuseInVerification(in context: Context) -> Misuse? {
    if let groupMisuse { return groupMisuse }
    if isAboutNotification { return .verifiedNotification }
    if tense == .future, memberIsOne { return .receivesInVerify }
    if verb != .expecting { return .allowanceInVerify("\(verb)") }
    if actions.count > 0 { return .actionInVerify(actions[0].text) }
    if guards.count + sequences.count > 0 { return .conditionInVerify }
    if let misuse = cardinality.misuse { return misuse }
    if let misuse = arguments.misuse { return misuse }
    return foreignPart(in: context)
  }

  /// It is about one member, and was written with `receives` or `received`.
  private var memberIsOne: Bool {
    if case .member = member { true } else { false }
  }

  private var isAboutNotification: Bool {
    if case .member(let member, _, _) = member { member.kind == .notification } else { false }
  }

  /// Why the mock's calls cannot be expected or handed on: it was stopped, or there is no real
  /// object.
  private var misuseOfForwarding: Misuse? {
    guard let mock = subject.mock else { return nil }
    if mock.isStopped { return .stopped(mock.name) }
    if actions.count == 0 { return nil }
    guard actions.contains(where: \.mayForward), !mock.canForward else { return nil }
    return .nothingToForwardTo(mock.name, mock.typeName.text)
  }

  /// What of the expectation belongs to another context; nil if nothing does.
  private func foreignPart(in context: Context) -> Misuse? {
    if let mock = subject.mock, mock.context !== context { return .foreign("mock", mock.name) }
    return Self.foreignPart(
      guards: guards, actions: actions, sequences: sequences, in: context)
  }

  /// What of these belongs to another context; nil if nothing does.
  static func foreignPart(
    guards: [StatePredicate] = [], actions: [ActionStep] = [], sequences: [CallSequence] = [],
    in context: Context
  ) -> Misuse? {
    // Nearly all have none of them, and lists that are put together take time in debug builds.
    if guards.count + sequences.count == 0 {
      if actions.count == 0 || !actions.contains(where: { $0.outcome.isNil }) { return nil }
    }
    let machines =
      guards.flatMap(\.machines) + actions.flatMap(\.possibleTransitions).map(\.machine)
    if let machine = machines.first(where: { $0.context !== context }) {
      return .foreign("state machine", machine.name)
    }
    if let sequence = sequences.first(where: { $0.core.context !== context }) {
      return .foreign("sequence", sequence.name)
    }
    return nil
  }
}
