/// The goal of a wait.
enum Awaited {
  case state(StatePredicate)
  case satisfaction
  case condition(WaitCondition)

  /// Returns whether the goal is reached; called outside the lock.
  func hasCome(in context: Context) -> Bool {
    switch self {
    case .state(let predicate): context.update { _ in predicate.holds }
    case .satisfaction: context.isWithoutDemands
    case .condition(let condition): condition.isThere
    }
  }

  /// The contexts to wake after changes outside of mocks.
  var watchers: ContextsToWake? {
    if case .condition(let condition) = self { condition.watchers } else { nil }
  }

  /// The state machines of its goal.
  var machines: [MachineCore] {
    if case .state(let predicate) = self { predicate.machines } else { [] }
  }
}
