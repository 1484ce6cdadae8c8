/// Where those calls of a mock go that it does not answer itself; each ``MockObject`` has one.
///
/// `@unchecked Sendable`: touched under the context's lock only. The real object is a test's own,
/// called as the code under test would call it.
final class Forwarding: @unchecked Sendable {
  /// What there is to forward to.
  enum Target: @unchecked Sendable {
    case nothing
    /// What the mocked class itself does: `super`.
    case superclass
    /// The object that a spy was made on.
    case real(Any)
  }

  var target: Target
  /// Calls that nothing stubs go there.
  @exclusivity(unchecked) var isSpy: Bool = false
  /// The mock was taken out of the test.
  private(set) var isStopped: Bool = false
  /// The mock's own initializer is under way.
  private(set) var isBeingMade: Bool = false
  /// No call reaches an expectation: asked of every call.
  @exclusivity(unchecked) private(set) var isOutOfUse: Bool = false

  /// How many calls are on their way to the target, which must not go meanwhile.
  private var callsUnderWay: Int = 0
  /// The context has ended: the real object is let go of, as it may hold its spy.
  private var isLetGo: Bool = false

  init(to target: Target) { self.target = target }

  /// Whether there is anything that a call could be handed to.
  var isPossible: Bool { if case .nothing = target { false } else { true } }

  /// Whether calls go past the expectations and the history.
  ///
  /// They do in an initializer of a mocked class: no test can have said anything of an object that
  /// is not there yet.
  var isBypassing: Bool { isBeingMade || isStopped && isSpy }

  /// What calls of a mock of some type can be handed to before it becomes a spy.
  static func target(of type: any Mock.Type) -> Target {
    type is any ClassMock.Type ? .superclass : .nothing
  }

  /// Begins to hand a call on.
  ///
  /// - Returns: false if there is nothing to hand it to, any more.
  func beginCall() -> Bool {
    guard isPossible else { return false }
    callsUnderWay += 1
    return true
  }

  /// Ends what has begun.
  ///
  /// - Returns: what is to be released outside the lock.
  func endCall() -> Target? {
    callsUnderWay -= 1
    return releasedTarget()
  }

  /// Lets go of the real object once no call is on its way to it; a stopped spy keeps it.
  ///
  /// - Returns: what is to be released outside the lock.
  func letGo() -> Target? {
    isLetGo = !isStopped
    return releasedTarget()
  }

  private func releasedTarget() -> Target? {
    guard isLetGo, callsUnderWay == 0, case .real = target else { return nil }
    defer { target = .nothing }
    return target
  }

  func stop() {
    isStopped = true
    isOutOfUse = true
  }

  func beginMaking() {
    isBeingMade = true
    isOutOfUse = true
  }

  func endMaking() {
    isBeingMade = false
    isOutOfUse = isStopped
  }
}

extension MockObject {
  /// What a spy was made on; what is assigned to it takes its place, as a value does that changes.
  ///
  /// ```swift
  /// func receive(_ message: String) {
  ///   mockObject.call("receive(_:)", [message], forward: {
  ///     mockObject[spied: (any Subscriber).self].receive(message)
  ///   })
  /// }
  /// ```
  ///
  /// Only for what `forward` does: a mock that is no spy has none.
  ///
  /// - Parameter type: what the code under test takes it for.
  /// - Returns: the object.
  public subscript<Real>(spied type: Real.Type) -> Real {
    get { context.update { _ in cast(forwarding.real) } }
    set { context.exchange(real: newValue, of: self) }
  }

  /// Holds the real object for as long as a call is handed to it.
  ///
  /// - Returns: false if there is none, any more: nothing is held then.
  func beginForwarding() -> Bool { context.update { _ in forwarding.beginCall() } }

  /// Ends what has begun.
  func endForwarding() {
    let released = context.update { _ in forwarding.endCall() }
    withExtendedLifetime(released) {}
  }

  /// Whether a call can be handed to the real object or to `super`.
  var canForward: Bool { context.update { _ in forwarding.isPossible } }

  var isStopped: Bool { context.update { _ in forwarding.isStopped } }
}

extension Forwarding {
  /// The object that the spy was made on.
  fileprivate var real: Any { if case .real(let real) = target { real } else { () } }
}

extension Context {
  /// Puts a changed value in its place; the old one is released outside the lock.
  fileprivate func exchange(real: Any, of mock: MockObject) {
    let old = update { _ in
      let old = mock.forwarding.target
      mock.forwarding.target = .real(real)
      return old
    }
    withExtendedLifetime(old) {}
  }
}
