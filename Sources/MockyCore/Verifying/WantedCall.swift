/// A kind of calls that a `verify` block asks for.
final class WantedCall {
  let declaration: Expectation
  let source: CallSource
  let captures: Bool
  /// Its answers by the places of calls, where the block is tried several times; else nil.
  var answers: [Int: Bool]?
  /// The calls that were found for it when it was looked for last.
  var calls: [Invocation] = []

  init(_ declaration: Expectation, in source: CallSource) {
    self.declaration = declaration
    self.source = source
    captures = declaration.arguments.captures
  }

  /// Tells whether it is such a call. Runs the users' matchers: never under the lock.
  func takes(_ call: Invocation) -> Bool {
    if let answer = answers?[call.place] { return answer }
    let answer = declaration.takes(call)
    answers?[call.place] = answer
    return answer
  }
}

extension WantedCall {
  var count: Int { calls.count }

  /// There are as many as are needed at least.
  var hasMinimum: Bool { declaration.cardinality.isSatisfied(by: count) }

  /// The history has left out calls that may have been such ones.
  var isIncomplete: Bool { source.lacksSome }

  /// There are as many as are wanted, whatever was left out.
  var isEnough: Bool { declaration.cardinality.contains(count) && !isUncertain }

  /// There seem to be as many as are wanted, and there may have been too many.
  var isUncertain: Bool {
    let cardinality = declaration.cardinality
    return isIncomplete && cardinality.contains(count) && !cardinality.maximum.isNil
  }

  /// No later call makes it enough.
  var isTooMuch: Bool { isUncertain || declaration.cardinality.isExceeded(by: count) }
}
