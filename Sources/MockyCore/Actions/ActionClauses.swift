/// The actions of an expectation while they are written. Each clause makes a longer expectation. All of them
/// share one list, of which each knows how much is its own.
enum ActionClauses {
  final class List {
    fileprivate var steps: [ActionStep]

    fileprivate init(_ steps: [ActionStep]) { self.steps = steps }
  }

  case none
  /// A lone outcome, which needs no list.
  case giving(Outcome)
  case list(List, count: Int)

  var isEmpty: Bool { if case .none = self { true } else { false } }

  var steps: [ActionStep] {
    switch self {
    case .none: []
    case .giving(let outcome): [.giving(outcome)]
    case .list(let list, let count):
      list.steps.count == count ? list.steps : Array(list.steps.prefix(count))
    }
  }

  mutating func add(_ step: ActionStep) {
    // Another expectation may have gone on with the list already.
    if case .list(let list, let count) = self, list.steps.count == count {
      list.steps.append(step)
      self = .list(list, count: count + 1)
    } else if isEmpty, let outcome = step.outcome {
      self = .giving(outcome)
    } else {
      let steps = steps + [step]
      self = .list(List(steps), count: steps.count)
    }
  }
}
