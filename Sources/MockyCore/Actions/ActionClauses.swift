/// The actions of an expectation while they are written. Each clause makes a longer expectation. All of them
/// share one list, of which each knows how much is its own.
struct ActionClauses {
  private final class List {
    var steps: [ActionStep]

    init(_ steps: [ActionStep]) { self.steps = steps }
  }

  /// The first step, where that is only an outcome: most expectations have no other.
  private var only: Outcome?
  private var list: List?
  private var count: Int = 0

  var isEmpty: Bool { count == 0 }

  var steps: [ActionStep] {
    if let only { return [.giving(only)] }
    guard let list else { return [] }
    return list.steps.count == count ? list.steps : Array(list.steps.prefix(count))
  }

  mutating func add(_ step: ActionStep) {
    // Another expectation may have gone on with the list already.
    if count == 0, let outcome = step.outcome {
      only = outcome
    } else if let list, list.steps.count == count {
      list.steps.append(step)
    } else {
      list = List(steps + [step])
      only = nil
    }
    count += 1
  }
}
