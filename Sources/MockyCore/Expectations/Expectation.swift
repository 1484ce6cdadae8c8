/// What a test expects: which calls, how many, when, and what they do.
///
/// What every call asks of it is kept at hand, because it is asked in debug builds.
///
/// `@unchecked Sendable`: what is fixed is only read; the rest is touched under the context's lock.
package final class Expectation: @unchecked Sendable {
  package let declaration: Declaration
  /// What the history remembers it by.
  let taker: Taker
  /// Takes every call that it matches, whenever it comes: nothing after it can be reached.
  let isUnlimited: Bool
  /// It has captors to be given the arguments of its calls.
  let capturesArguments: Bool
  private let arguments: ArgumentsMatcher
  private let returnType: Any.Type
  /// Its member is generic, and any result will do.
  let takesAnyResult: Bool
  private let minimum: Int
  private let maximum: Int
  /// States or sequences say when a call may happen.
  let isConditional: Bool
  /// What every call does; nil if that depends on which call it is.
  private let constantPlan: CallPlan?

  // Under the context's lock.
  /// Its place among the expectations of the context: the search goes from low to high.
  var order: Int = 0
  /// The hash that its arguments are found by among many.
  var argumentsHash: Int?
  /// How many calls had been made when it was declared.
  var callsBefore: Int = 0
  /// It belongs to the context still; a reset ends that while its calls may be under way.
  @exclusivity(unchecked) var isRegistered: Bool = false
  /// What took its place in a block around its own; calls that are under way finish there.
  private weak var successor: Expectation?
  /// Where it stands in its sequences.
  @exclusivity(unchecked) private(set) var places: [SequencePlace]
  /// Calls taken.
  @exclusivity(unchecked) private(set) var count: Int = 0
  /// Calls taken whose actions have finished.
  @exclusivity(unchecked) private(set) var finished: Int = 0

  init(_ declaration: Declaration, taker: Taker? = nil) {
    let cardinality = declaration.cardinality
    let isConstant = declaration.actions.allSatisfy(\.isConstant)
    self.declaration = declaration
    self.taker = taker ?? Taker(verb: declaration.verb, position: declaration.position)
    arguments = declaration.arguments
    (returnType, takesAnyResult) = declaration.member.result
    places = declaration.places
    minimum = cardinality.minimum
    maximum = cardinality.maximum ?? .max
    isConditional = !declaration.guards.isEmpty || !declaration.sequences.isEmpty
    isUnlimited = cardinality.maximum == nil && !isConditional
    capturesArguments = declaration.arguments.captures
    constantPlan = isConstant ? CallPlan(declaration.actions, call: 0) : nil
  }

  /// The same expectation under more conditions, with the calls it has had: under the lock.
  convenience init(_ declaration: Declaration, countsOf other: Expectation) {
    self.init(declaration, taker: other.taker)
    count = other.count
    finished = other.finished
    other.successor = self
  }

  /// The expectation that stands for this one now.
  var current: Expectation { successor?.current ?? self }

  /// Whether result and arguments of a call are those it expects of its member.
  ///
  /// Runs the users' matchers: never under the lock.
  func matches(_ returnType: Any.Type, _ arguments: [Any]) -> Bool {
    guard returnType == self.returnType || takesAnyResult else { return false }
    return self.arguments.matches(arguments)
  }

  /// Becomes the last member of its sequences, when it is declared.
  func enterSequences() {
    for index in places.indices { places[index].enter(self) }
  }

  /// Leaves them, when it gets another place.
  func leaveSequences() {
    for index in places.indices { places[index].leave() }
  }

  /// Whether it forbids what it matches.
  var isNever: Bool { maximum == 0 }

  /// Whether it takes another call under the current states and sequence positions.
  var isOpen: Bool { count < maximum && isInPlace }

  /// Whether a call now would be under its states and at its place in its sequences.
  var isInPlace: Bool {
    guard isConditional else { return true }
    return declaration.guards.allSatisfy(\.holds)
      && places.allSatisfy { $0.obstacle == nil }
  }

  /// Whether a call that it matches may not be handed on as if it were not there.
  var hasSay: Bool { !isNever || isInPlace }

  /// It has had all its calls.
  var isExhausted: Bool { count >= maximum }

  /// It has had all its calls, and would have taken the next one whenever that comes.
  var isUsedUp: Bool { !isConditional && isExhausted }

  /// It has had the calls that let a sequence go on.
  var hasReachedMinimum: Bool { count >= minimum }

  var isSatisfied: Bool { finished >= minimum }

  /// Counts a call.
  ///
  /// - Returns: what the call will do.
  func take() -> CallPlan {
    count += 1
    return constantPlan ?? CallPlan(declaration.actions, call: count - 1)
  }

  /// Counts a call whose actions are done.
  ///
  /// - Returns: true if that was the one that satisfied the expectation.
  func finish() -> Bool {
    finished += 1
    return finished == minimum
  }
}

/// What the history keeps of the expectation that took a call: where it stands, and none of the
/// closures and values in it, which go when the expectation is forgotten.
final class Taker: Sendable {
  let verb: Declaration.Verb
  let position: SourcePosition

  init(verb: Declaration.Verb, position: SourcePosition) {
    self.verb = verb
    self.position = position
  }
}
