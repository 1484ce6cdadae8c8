/// What a test expects: which calls, how many, when, and what they do.
///
/// `@unchecked Sendable`: what is fixed is only read; the rest is touched under the context's lock.
package final class Expectation: @unchecked Sendable {
  package let declaration: Declaration
  /// What every call does; nil if that depends on which call it is.
  private let constantPlan: Plan?
  /// It has captors to be given the arguments of its calls.
  let capturesArguments: Bool

  // Under the context's lock.
  /// Its place among the expectations of the context: the search goes from low to high.
  var order: Int = 0
  /// The states in which a call may happen, all of them.
  var guards: [StatePredicate]
  /// The sequences it is a member of.
  var sequences: [SequenceCore]
  /// The hash that its arguments are found by among many.
  var argumentsHash: Int?
  /// It belongs to the context still; a reset ends that while its calls may be under way.
  var isRegistered: Bool = false
  /// Calls taken.
  var count: Int = 0
  /// Calls taken whose actions have finished.
  var finished: Int = 0

  init(_ declaration: Declaration) {
    self.declaration = declaration
    let isConstant = declaration.actions.allSatisfy(\.isConstant)
    constantPlan = isConstant ? Plan(declaration.actions, call: 0) : nil
    capturesArguments = declaration.arguments.captures
    guards = declaration.guards
    sequences = declaration.sequences.map(\.core)
  }

  var cardinality: Cardinality { declaration.cardinality }

  /// Whether mock, member and arguments are those it is about. Runs the users' matchers: never
  /// under the lock.
  func matches(_ invocation: Invocation, _ arguments: [Any]) -> Bool {
    declaration.isAbout(invocation) && declaration.arguments.matches(arguments)
  }

  /// Whether it takes another call under the current states and sequence positions.
  var isOpen: Bool { cardinality.hasRoom(after: count) && isInPlace }

  /// Whether a call now would be under its states and at its place in its sequences.
  var isInPlace: Bool {
    guards.allSatisfy(\.holds) && sequences.allSatisfy { $0.obstacle(to: self) == nil }
  }

  /// Takes every call that it matches, whenever it comes: nothing after it can be reached.
  var isUnlimited: Bool { cardinality.maximum == nil && guards.isEmpty && sequences.isEmpty }

  /// What the call with the given number, counted from zero, will do.
  func plan(ofCall number: Int) -> Plan {
    constantPlan ?? Plan(declaration.actions, call: number)
  }

  var isSatisfied: Bool { cardinality.isSatisfied(by: finished) }
}
