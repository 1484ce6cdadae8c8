/// What a test expects: which calls, how many, when, and what they do. It takes a call if five
/// things are true, as in jMock: it is about the mock and about the member, which the table of
/// expectations looks up (``Declaration/isAbout(_:)``), and it `matches` the arguments, `hasRoom`,
/// and `isInOrder`. What every call asks of it is kept at hand, because computing it is slow in
/// debug builds.
/// `@unchecked Sendable`: what is fixed is only read; the rest is touched under the context's lock.
package final class Expectation: @unchecked Sendable {
  // What every call asks comes first, and stands together: among thousands of expectations it is the
  // processor's cache that counts.
  private let returnType: Any.Type
  @exclusivity(unchecked) private(set) var count: Int = 0
  private let maximum: Int
  private let minimum: Int
  /// Calls taken whose actions have finished.
  @exclusivity(unchecked) private(set) var finished: Int = 0
  /// Its place among the expectations of the context: the search goes from low to high.
  var order: Int = 0
  /// Its member is generic, and any result will do.
  let takesAnyResult: Bool
  /// States or sequences say when a call may happen.
  let isConditional: Bool
  /// What every call gives, where that is all it does.
  let onlyValue: Outcome?
  /// What the history remembers it by.
  let line: ExpectationLine

  package let declaration: Declaration
  /// It has captors to be given the arguments of its calls.
  let capturesArguments: Bool
  private let arguments: ArgumentsMatcher
  /// It is about members by name, and only users' code can tell which.
  private let isByName: Bool
  /// Why it was left out; nil if it takes calls.
  let misuse: EnteredFailure?
  /// What every call does; nil if that depends on which call it is.
  private let constantPlan: CallPlan?

  // Under the context's lock, as are the counts above.
  /// The hash that its arguments are found by, where it is one of many.
  var argumentsHash: Int?
  /// How many calls had been made when it was declared.
  var callsBefore: Int = 0
  /// It belongs to the context still; a reset ends that while its calls may be under way.
  @exclusivity(unchecked) var isRegistered: Bool = false
  /// What took its place in a block around its own; calls that are under way finish there.
  @exclusivity(unchecked) private(set) var successor: Expectation?
  /// Which one it is to take the place of, until it is declared.
  private var predecessor: Expectation?
  /// Where it stands in its sequences.
  @exclusivity(unchecked) private(set) var places: [SequencePlace]

  /// - Parameter misuse: why it is left out.
  init(_ declaration: Declaration, misuse: EnteredFailure? = nil) {
    let cardinality = declaration.cardinality
    self.declaration = declaration
    line = declaration.line
    arguments = declaration.arguments
    (returnType, takesAnyResult) = declaration.member.result
    places = declaration.places
    minimum = cardinality.minimum
    maximum = cardinality.maximum ?? .max
    isConditional = declaration.guards.count + declaration.sequences.count > 0
    self.misuse = misuse
    capturesArguments = declaration.arguments.captures
    let actions = declaration.actions
    if actions.count == 0 {
      constantPlan = .nothing
    } else {
      constantPlan = ActionStep.areConstant(actions) ? CallPlan(actions, call: 0) : nil
    }
    let isQuick = !isConditional && !capturesArguments && !takesAnyResult
    onlyValue = isQuick ? constantPlan?.onlyValue(returnType) : nil
    if case .named = declaration.member { isByName = true } else { isByName = false }
  }

  /// An expectation under more conditions than another one, which it is to succeed.
  convenience init(_ declaration: Declaration, replacing other: Expectation) {
    self.init(declaration)
    predecessor = other
  }

  /// Takes over the calls of the expectation that it replaces, if it does: under the lock, while
  /// somebody else holds that one, too.
  func succeed() {
    guard let predecessor else { return }
    count = predecessor.count
    finished = predecessor.finished
    predecessor.successor = self
    self.predecessor = nil
  }

  /// The expectation that stands for this one now.
  var current: Expectation { successor?.current ?? self }
}

extension Expectation {
  /// Whether arguments and type of the result of a call are those it expects, where Swift's own code
  /// alone can tell; nil elsewhere.
  @_transparent
  func matchesNatively(_ returnType: Any.Type, _ arguments: ArgumentList) -> Bool? {
    if isByName { return nil }
    if returnType != self.returnType, !takesAnyResult { return false }
    return self.arguments.matchesNatively(arguments)
  }

  /// How a call fits that is known to be about its mock and member, where Swift's own code can tell.
  func fit(_ call: Invocation, _ arguments: ArgumentList) -> Fit? {
    switch matchesNatively(call.returnType, arguments) {
    case true?: misuse.isNil || declaration.isAbout(call) ? .matches : .foreign
    case false?: misuse.isNil ? .differs : .foreign
    case nil: nil
    }
  }

  /// How a call fits. Runs the users' matchers: never under the lock.
  func answer(_ call: Invocation, _ arguments: [Any]) -> Fit {
    guard declaration.isAbout(call) else { return .foreign }
    return self.arguments.matches(arguments) ? .matches : .differs
  }

  /// It takes every call that it matches, whenever that comes: no later expectation can be reached.
  var isUnlimited: Bool { maximum == .max && !isConditional }

  /// Whether it has had all the calls that it takes.
  @_transparent var isFull: Bool { count >= maximum }

  /// Whether it has had fewer calls than it takes.
  var hasRoom: Bool { count < maximum }

  /// Whether the states that it needs hold, and its sequences have come to it.
  var isInOrder: Bool {
    guard isConditional else { return true }
    return declaration.guards.allSatisfy(\.holds)
      && places.allSatisfy { $0.obstacle.isNil }
  }

  /// Whether it takes a call that it is about and that it matches.
  @_transparent var takesCall: Bool {
    // No `&&`: it makes a closure, and this runs on every call.
    if count >= maximum { return false }
    return isConditional ? isInOrder : true
  }

  /// Whether it forbids the calls that it matches.
  var isNever: Bool { maximum == 0 }

  /// It has had the calls that the expectations after it in a sequence wait for.
  var hasReachedMinimum: Bool { count >= minimum }

  /// The calls that it needs have come, and their actions are done.
  var isSatisfied: Bool { finished >= minimum }
}

extension Expectation {
  /// Counts a call.
  /// - Returns: what the call will do.
  func take() -> CallPlan {
    count += 1
    if let constantPlan { return constantPlan }
    return CallPlan(declaration.actions, call: count - 1)
  }

  /// Counts a call that is done with that.
  /// - Returns: true if that was the one that satisfied the expectation.
  @_transparent func countQuickly() -> Bool {
    count &+= 1
    finished &+= 1
    return finished == minimum
  }

  /// Ends the time of those that stand before it in its sequences.
  func advanceSequences() {
    for place in places { place.advance() }
  }

  /// Counts a call whose actions are done.
  /// - Returns: true if that was the one that satisfied the expectation.
  func finish() -> Bool {
    finished += 1
    return finished == minimum
  }

  /// Becomes the last member of its sequences, when it is declared.
  func enterSequences() {
    for index in places.indices { places[index].enter(self) }
  }

  /// Leaves them, when it gets another place.
  func leaveSequences() {
    for index in places.indices { places[index].leave() }
  }
}

extension Expectation {
  /// How a call fits an expectation.
  enum Fit {
    /// It is of another mock or member.
    case foreign
    /// Its arguments are others.
    case differs
    case matches
  }
}
