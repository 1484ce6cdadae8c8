/// What a test expects: which calls, how many, when, and what they do. It takes a call if five
/// things are true, as in jMock: it is about the mock and about the member, which the table of
/// expectations looks up (``Declaration/isAbout(_:)``), and it `matches` the arguments, `hasRoom`,
/// and `isInOrder`. What every call asks of it is kept at hand, because computing it is slow in
/// debug builds.
/// `@unchecked Sendable`: what is fixed is only read; the rest is touched under the context's lock.
package final class Expectation: @unchecked Sendable {
  // What every call asks comes first, and stands together: among thousands of expectations it is the
  // processor's cache that counts.
  /// The plain value of a single argument.
  private let plain: PlainValue?
  private let returnType: Any.Type
  @exclusivity(unchecked) private(set) var count: Int = 0
  private let maximum: Int
  private let minimum: Int
  /// Calls taken whose actions have finished.
  @exclusivity(unchecked) private(set) var finished: Int = 0
  /// Its place among the expectations of the context: the search goes from low to high.
  var order: Int = 0
  /// Swift's own code alone compares its arguments.
  private let isNative: Bool
  /// Its member is generic, and any result will do.
  let takesAnyResult: Bool
  /// States or sequences say when a call may happen.
  let isConditional: Bool
  /// What every call gives, where that is all it does.
  let onlyValue: Outcome?
  /// What the history remembers it by.
  let mark: Mark

  package let declaration: Declaration
  /// It has captors to be given the arguments of its calls.
  let capturesArguments: Bool
  /// It takes every call that it matches, whenever that comes: no later expectation can be reached.
  let isUnlimited: Bool
  private let arguments: ArgumentsMatcher
  /// The type of a single argument that may be any.
  private let anyType: Any.Type?
  /// What every call does; nil if that depends on which call it is.
  private let constantPlan: CallPlan?
  /// It takes every call of its mock and does nothing, as `ignoring` does.
  let takesAll: Bool

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

  init(_ declaration: Declaration, mark: Mark? = nil) {
    let cardinality = declaration.cardinality
    self.declaration = declaration
    self.mark = mark ?? Mark(verb: declaration.verb, position: declaration.position)
    arguments = declaration.arguments
    isNative = arguments.isNative
    let only = arguments.matchers?.count == 1 ? arguments.matchers?[0] : nil
    plain = only?.plain
    anyType = only?.isAny == true ? only?.argumentType : nil
    (returnType, takesAnyResult) = declaration.member.result
    places = declaration.places
    minimum = cardinality.minimum
    maximum = cardinality.maximum ?? .max
    isConditional = declaration.guards.count + declaration.sequences.count > 0
    isUnlimited = cardinality.maximum.isNil && !isConditional
    capturesArguments = declaration.arguments.captures
    let actions = declaration.actions
    if actions.count == 0 {
      constantPlan = .nothing
    } else {
      constantPlan = ActionStep.areConstant(actions) ? CallPlan(actions, call: 0) : nil
    }
    let isQuick = !isConditional && !capturesArguments && !takesAnyResult
    onlyValue = isQuick ? constantPlan?.onlyValue(returnType) : nil
    if case .all = declaration.member {
      takesAll = isUnlimited && actions.count == 0 && arguments.matchers.isNil
    } else {
      takesAll = false
    }
  }

  /// An expectation under more conditions than another one, which it is to succeed.
  convenience init(_ declaration: Declaration, replacing other: Expectation) {
    self.init(declaration, mark: other.mark)
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
  /// Whether arguments and type of the result of a call of its member are those it expects. Runs
  /// the users' matchers: never under the lock.
  func matches(_ returnType: Any.Type, _ arguments: [Any]) -> Bool {
    guard returnType == self.returnType || takesAnyResult else { return false }
    return self.arguments.matches(arguments)
  }

  /// The same, where Swift's own code alone can tell.
  @_transparent
  func matchesNatively(_ returnType: Any.Type, _ arguments: ArgumentList) -> NativeMatch {
    if returnType != self.returnType, !takesAnyResult { return .no }
    if !isNative { return .unknown }
    if arguments.isSingle {
      if let plain { return plain.isEqualNatively(to: arguments.only) }
      if let anyType { return type(of: arguments.only) == anyType ? .yes : .unknown }
    }
    return self.arguments.matchesNatively(arguments.all)
  }

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

  /// What the history keeps of the expectation that took a call: where it stands, and none of the
  /// closures and values in it, which go when the expectation is forgotten.
  final class Mark: Sendable {
    let verb: Declaration.Verb
    let position: SourcePosition

    init(verb: Declaration.Verb, position: SourcePosition) {
      self.verb = verb
      self.position = position
    }
  }
}
