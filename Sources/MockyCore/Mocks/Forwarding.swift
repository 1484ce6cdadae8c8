/// The target of calls that a mock does not answer itself. Each ``MockObject`` has one.
///
/// `@unchecked Sendable`: touched only under the context's lock. The real object is a test's own,
/// called as the code under test would call it.
final class Forwarding: @unchecked Sendable {
  /// The kinds of targets.
  enum Target: @unchecked Sendable {
    case nothing
    /// The mocked class itself: `super`.
    case superclass
    /// The object that a spy was made on.
    case real(Any)
  }

  var target: Target
  /// It gets the calls that no expectation stubs.
  @exclusivity(unchecked) var isSpy: Bool = false
  /// The test has stopped the mock.
  var isStopped: Bool = false
  /// The mock's own initializer is running.
  var isBeingMade: Bool = false

  /// The mock of a class, once it is made. The reference is nil as soon as its `deinit` begins.
  var made: Weak<AnyObject>?

  /// The number of calls on their way to the target, which must stay until they return.
  private var callsUnderWay: Int = 0
  /// The context has ended. The real object is released, because it may hold its spy.
  private var targetIsReleased: Bool = false

  /// The defaults of members, each with the reason why it cannot run without a target; nil if it
  /// can.
  let defaults: [String: String?]

  init(to target: Target, defaults: [String: String?]) {
    self.target = target
    self.defaults = defaults
  }

  /// There is a target for calls.
  var hasTarget: Bool { if case .nothing = target { false } else { true } }

  /// The object that the spy was made on.
  var real: Any { if case .real(let real) = target { real } else { () } }

  /// No call reaches an expectation.
  var isDetached: Bool { isStopped || isBeingMade }

  /// Calls skip the expectations and the history. They do in an initializer of a mocked class,
  /// because no test can expect calls of an object before it exists.
  var skipsExpectations: Bool { isBeingMade || isStopped && isSpy }

  /// The target of calls of a mock of some type before it becomes a spy.
  static func target(of type: any Mock.Type) -> Target {
    type is any ClassMock.Type ? .superclass : .nothing
  }

  /// Begins to forward a call.
  ///
  /// - Returns: false if there is no target, or no longer one, and no default.
  func hold(for member: MemberName) -> Bool {
    guard hasTarget || defaults[member.key] == .some(nil) else { return false }
    callsUnderWay += 1
    return true
  }

  /// Ends the forwarding of a call, or of all calls at the context's end. The real object is released
  /// once no call is on its way to it. A stopped spy keeps it.
  ///
  /// - Returns: an object to release outside the lock.
  func release(atEnd contextEnds: Bool = false) -> Target? {
    if contextEnds { targetIsReleased = !isStopped } else { callsUnderWay -= 1 }
    guard targetIsReleased, callsUnderWay == 0, case .real = target else { return nil }
    defer { target = .nothing }
    return target
  }
}

extension Invocation {
  /// Stops holding the real object, if it is held.
  func releaseTarget() {
    guard holdsTarget else { return }
    mock.context.update { state in
      state.underWay.end(self)
      state.bin.add(mock.forwarding.release())
    }
  }
}

extension MockObject {
  /// Takes the mock out of use, or puts it back.
  func changeUse(_ change: (Forwarding) -> Void) {
    context.update { state in
      change(forwarding)
      state.table.version += 1
    }
  }

  /// The object that a spy was made on, which an assignment replaces.
  @_documentation(visibility: internal)
  public subscript<Real>(spied type: Real.Type) -> Real {
    get { context.update { _ in cast(forwarding.real) } }
    set {
      context.update { state in
        state.bin.add(forwarding.target)
        forwarding.target = .real(newValue)
      }
    }
  }

  /// The object that a spy was made on, or one that runs the default of a member.
  @_documentation(visibility: internal)
  public subscript<Real>(
    spied type: Real.Type, else standIn: @autoclosure () -> Real
  ) -> Real {
    get { canForward ? self[spied: type] : standIn() }
    set { if canForward { self[spied: type] = newValue } }
  }

  /// A call can be forwarded to the real object or to `super`.
  var canForward: Bool { context.update { _ in forwarding.hasTarget } }

  var isStopped: Bool { context.update { _ in forwarding.isStopped } }
}
