extension Expectation {
  /// The mistake of the expectation in a `check` or `byDefault` block, if it has one.
  func misuse(in context: Context) -> Misuse? {
    if tense == .past { return .receivedInCheck }
    if let misuse = cardinality.misuse { return misuse }
    if verb != .expecting, isCounted { return .countOfAllowance("\(verb)") }
    if let misuse = arguments.misuse { return misuse }
    if isDefault, verb == .expecting, !cardinality.isNever, cardinality != .anyNumber {
      return .demandInByDefault(ofNotification: isAboutNotification)
    }
    if line.isSilent, verb == .expecting { return .silentDemand }
    if !kept.isNil, verb != .allowing || setting.isNil { return .keepsWrongly }
    if actions.count > 0, cardinality.isNever { return .actionOfNever(actions[0].text) }
    return foreignPart(in: context) ?? misuseOfForwarding
  }

  /// The mistake of an expectation whose calls an earlier one takes. Describes matchers: never under the lock.
  func misuse(behind obstacle: Expectation) -> Misuse {
    if obstacle.position.place == position.place { return .declaredAgain(callText) }
    return .unreachable(
      callText, behind: "\(obstacle.callText) at \(obstacle.position.name(in: position))",
      canBeDefault: !isDefault && obstacle.verb != .expecting)
  }

  /// The mistake of the expectation in a `verify` block, if it has one.
  func misuseInVerification(in context: Context) -> Misuse? {
    if isAboutNotification { return .verifiedNotification }
    if tense == .future, member.name != nil { return .receivesInVerify }
    if verb != .expecting { return .allowanceInVerify("\(verb)") }
    if actions.count > 0 { return .actionInVerify(actions[0].text) }
    if guards.count + sequences.count > 0 { return .conditionInVerify }
    return cardinality.misuse ?? arguments.misuse ?? foreignPart(in: context)
  }

  /// The reason that the mock's calls cannot be expected or forwarded: the mock was stopped, or
  /// there is no real object.
  private var misuseOfForwarding: Misuse? {
    guard let mock = subject.mock else { return nil }
    if mock.isStopped { return .stopped(mock.name) }
    if actions.count == 0 { return nil }
    guard actions.contains(where: \.mayForward), !mock.canForward else { return nil }
    guard let name = member.name else { return .nothingToForwardTo(mock.name, mock.typeName.text) }
    let `default` = mock.forwarding.defaults[name.key]
    if `default` == .some(nil) { return nil }
    return .nothingToForwardTo(
      mock.name, mock.typeName.text, name.shownName, because: `default` ?? nil)
  }

  /// The mistake of an expectation with a part of another context; nil if it has none.
  private func foreignPart(in context: Context) -> Misuse? {
    if let mock = subject.mock, mock.context !== context { return .foreign("mock", mock.name) }
    return Self.foreignPart(
      guards: guards, actions: actions, sequences: sequences, in: context)
  }

  /// The mistake of states or sequences of another context; nil if there are none.
  static func foreignPart(
    guards: [StatePredicate] = [], actions: [ActionStep] = [], sequences: [CallSequence] = [],
    in context: Context
  ) -> Misuse? {
    // Nearly all expectations have neither, and joining lists takes time in debug builds.
    let isPlain = guards.count + sequences.count == 0
    if isPlain, !actions.contains(where: { $0.outcome.isNil }) { return nil }
    let machines =
      guards.flatMap(\.machines) + actions.flatMap(\.possibleTransitions).map(\.machine)
    if let machine = machines.first(where: { $0.context !== context }) {
      return .foreign("state machine", machine.name)
    }
    if let sequence = sequences.first(where: { $0.context !== context }) {
      return .foreign("sequence", sequence.name)
    }
    return nil
  }
}
