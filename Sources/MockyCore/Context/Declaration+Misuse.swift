extension Declaration {
  /// It allows what a test says it needs: neither a fixture's default nor written as lenient.
  var isStrictAllowance: Bool { verb == .allowing && tier == .test && !isLenient }

  /// Why the expectation means nothing in a `check` or `byDefault` block; nil if all is well.
  func misuse(in context: Context) -> String? {
    misuseOfTense ?? cardinality.misuse ?? misuseOfVerb ?? arguments.misuse ?? misuseOfTier
      ?? misuseOfActions ?? foreignPart(in: context) ?? misuseOfForwarding
  }

  /// Why the expectation means nothing in a `verify` block; nil if all is well.
  func misuseInVerification(in context: Context) -> String? {
    if isAboutNotification {
      return "notifications are expected before they are posted, in context.check { … }"
    }
    if tense == .future, memberIsOne {
      return "receives says what is to come, in context.check { … }: in verify write received"
    }
    if verb != .expecting { return "verify asks with expectThat(…).received, not \(verb)" }
    if let action = actions.first {
      return "verify looks back: \(action.text) cannot happen any more"
    }
    if !guards.isEmpty || !sequences.isEmpty {
      return "verify looks back: states and sequences belong in context.check { … }, "
        + "and the order of calls in inOrder { … }"
    }
    return cardinality.misuse ?? arguments.misuse ?? foreignPart(in: context)
  }

  /// It is about one member, and was written with `receives` or `received`.
  private var memberIsOne: Bool {
    if case .member = member { true } else { false }
  }

  private var isAboutNotification: Bool {
    if case .member(let member, _, _) = member { member.kind == .notification } else { false }
  }

  private var misuseOfTense: String? {
    tense == .past
      ? "received asks what has been called, in context.verify { … }: here write receives" : nil
  }

  private var misuseOfVerb: String? {
    guard verb != .expecting, writtenCardinality != nil else { return nil }
    return "\(verb) takes no number of calls: write expectThat(…).receives(…)"
  }

  private var misuseOfTier: String? {
    guard tier == .fallback, verb == .expecting, !cardinality.isNever, !cardinality.isAnyNumber
    else { return nil }
    let remedy =
      isAboutNotification
      ? ".times(.atLeast(0)), or expect the notification" : "allowing(…), or expect the call"
    return "byDefault takes only allowing, ignoring and never: write \(remedy) in check { … }"
  }

  private var misuseOfActions: String? {
    guard cardinality.isNever, let action = actions.first else { return nil }
    return "a call that is expected never does nothing: \(action.text) can never happen"
  }

  /// The mock was stopped, or has nothing that its calls could be handed to.
  private var misuseOfForwarding: String? {
    guard let mock = subject.mock else { return nil }
    if mock.isStopped {
      return "\(mock.name) was stopped by stopMocking, so that nothing can be expected of it"
    }
    guard actions.contains(where: \.mayForward), !mock.canForward else { return nil }
    return "\(mock.name) is no spy and has nothing to forward to: "
      + "make it with context.spy(\(mock.typeName.text).self, on: …)"
  }

  /// Something of another context inside the block.
  private func foreignPart(in context: Context) -> String? {
    if let mock = subject.mock, mock.context !== context { return Self.foreign("mock", mock.name) }
    return Self.foreignPart(
      guards: guards, actions: actions, sequences: sequences, in: context)
  }

  /// Something of another context around expectations, or in one.
  static func foreignPart(
    guards: [StatePredicate] = [], actions: [ActionStep] = [], sequences: [CallSequence] = [],
    in context: Context
  ) -> String? {
    let machines =
      guards.flatMap(\.machines) + actions.flatMap(\.possibleTransitions).map(\.machine)
    if let machine = machines.first(where: { $0.context !== context }) {
      return foreign("state machine", machine.name)
    }
    if let sequence = sequences.first(where: { $0.core.context !== context }) {
      return foreign("sequence", sequence.name)
    }
    return nil
  }

  private static func foreign(_ noun: String, _ name: String) -> String {
    "the \(noun) \"\(name)\" belongs to another Mockery: "
      + "use one made by the context whose block this is"
  }
}
