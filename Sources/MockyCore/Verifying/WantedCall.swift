/// A kind of calls that a `verify` block asks for.
final class WantedCall {
  let declaration: Expectation
  let source: CallPool
  /// Its answers by the places of calls, while a wait tries the block several times; nil otherwise.
  var answers: [Int: Bool]?
  /// The calls that the last look found for it.
  var calls: [Invocation] = []

  init(_ declaration: Expectation, in source: CallPool) {
    self.declaration = declaration
    self.source = source
  }

  /// Returns whether a call is of this kind. Runs users' matchers, so never under the lock.
  func takes(_ call: Invocation) -> Bool {
    if let answer = answers?[call.place] { return answer }
    let answer = declaration.takes(call)
    answers?[call.place] = answer
    return answer
  }

  var count: Int { calls.count }

  /// True if there are enough calls.
  var hasMinimum: Bool { declaration.cardinality.isSatisfied(by: count) }

  /// True if the history has left out calls that may have been of this kind.
  var isIncomplete: Bool { source.lacksSome }

  /// True if the number of calls is right, even if some were left out.
  var isEnough: Bool { declaration.cardinality.contains(count) && !isUncertain }

  /// True if the number of calls seems right, but may have been too high.
  var isUncertain: Bool {
    let cardinality = declaration.cardinality
    return isIncomplete && cardinality.contains(count) && !cardinality.maximum.isNil
  }

  /// True if no later call can make the number right.
  var isTooMuch: Bool { isUncertain || declaration.cardinality.isExceeded(by: count) }
}
