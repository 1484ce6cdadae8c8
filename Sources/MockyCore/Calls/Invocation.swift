/// One call of a mock: an entry of the history, which actions and messages use. `@unchecked
/// Sendable`: constants are only read. Matchers read the test's arguments as a hand-written double
/// would. Other properties are used under the context's lock.
package final class Invocation: @unchecked Sendable {
  /// The part that it shares with other calls.
  let called: CalledMember
  /// The arguments, as the history keeps them after booking. Under the context's lock. A single
  /// argument needs no array; others are ``RecordedArguments``.
  @exclusivity(unchecked) private var recorded: Any

  // Under the context's lock.
  /// True if the call was forwarded to the real object of a spy.
  var isForwarded: Bool = false
  /// True while the call holds the real object, until the object returns.
  private(set) var holdsTarget: Bool = false
  /// True if the call was held when its task was canceled.
  var isCancelled: Bool = false
  /// True if the call was unexpected.
  var isUnexpected: Bool = false
  /// True while the thread of the call is about to keep its caller. Reports of other calls wait for
  /// that. The thread itself reads it without the lock.
  var awaitsCaller: Bool = false
  /// The number of the call in its context, counted from 1, in four bytes.
  @exclusivity(unchecked) private var number: UInt32 = 0
  /// The line of the `verify` block that has found the call; nil if none has.
  var verifiedAt: SourcePosition?
  var isVerified: Bool { verifiedAt != nil }
  /// The line of the expectation that took the call; nil if none did.
  @exclusivity(unchecked) var takenBy: ExpectationLine?
  /// The moves of state machines that the call made, such as `connection became "open"`.
  var transitions: [Transition] {
    get { changes ?? [] }
    set { changes = newValue }
  }
  private var changes: [Transition]?
  /// The caller, if it was kept.
  var trace: CallTrace?
  /// The call as a value for tests, if only a verification can still change it.
  var record: Locked<RecordedCall>?

  /// - Parameter recording: the arguments that the history keeps; the arguments themselves if nil.
  init(
    _ called: CalledMember, _ arguments: ArgumentList, recording: [Any]? = nil,
    takenBy: ExpectationLine? = nil
  ) {
    self.called = called
    self.takenBy = takenBy
    if let recording {
      recorded = RecordedArguments.of(recording)
    } else if let several = arguments.several {
      recorded = RecordedArguments.of(several)
    } else {
      recorded = arguments.only
    }
  }

  private var list: [Any] {
    get {
      // A cast would unwrap an optional argument, at any depth.
      guard type(of: recorded) == RecordedArguments.self else { return [recorded] }
      return cast(recorded, to: RecordedArguments.self).list
    }
    set { recorded = RecordedArguments.of(newValue) }
  }

  /// The arguments that still exist, and placeholders for the others. Takes the context's lock.
  package var arguments: [Any] {
    mock.context.lock.withLock { list }.map { argument in
      guard type(of: argument) == WeakArgument.self else { return argument }
      return cast(argument, to: WeakArgument.self).value
    }
  }

  /// Makes its references weak. The caller's thread does this before booking.
  func recordWeakly() { list = list.map(WeakArgument.recording) }

  /// The places of its closures among its arguments.
  var placesOfClosures: [Int] {
    let arguments = arguments.map { GenericClosure.opened($0, as: Void.self) }
    return arguments.indices.filter { ValueText.isFunction(arguments[$0]) }
  }

  /// Drops arguments. Under the context's lock.
  /// - Returns: values to release outside the lock.
  func dropClosures(at places: [Int]) -> [Any] {
    let closures = places.map { list[$0] }
    for place in places { list[place] = ArgumentPlaceholder.nonEscapingClosure }
    return closures
  }

  /// The call as it would be written. Runs the arguments' own descriptions, so never under the
  /// lock.
  package var text: String { shown.text }

  /// The call as it would be written, and whether the text describes objects, which may have
  /// changed since. Runs the arguments' own descriptions, so never under the lock.
  var shown: (text: String, showsObjects: Bool) {
    let arguments = arguments
    let shown = arguments.map { ShortText.rendered($0) }
    let text = mock.callText(member, shown.map(\.text), of: arguments)
    return (text, shown.contains(where: \.showsObject))
  }
}

extension Invocation {
  /// Holds the real object. The booking step does this, because the context may end right after it.
  func holdTarget() { holdsTarget = mock.forwarding.hold(for: member) }

  /// Its place among all calls of the context; -1 before it is booked.
  @_transparent var place: Int {
    get { Int(number) - 1 }
    // A conversion without an underscore is generic, which is slow in debug builds.
    set { number = UInt32(_truncatingBits: UInt(bitPattern: newValue &+ 1)) }
  }

  package var mock: MockObject { called.mock }
  package var member: MemberName { called.member }
  /// The result type. It distinguishes overloads that differ only in their result.
  var returnType: Any.Type { called.returnType }
  /// True if its result is kept, too.
  var isTraced: Bool { trace?.moment != nil }
  /// The reason that the member can't forward the call; nil if it can, or gives no reason.
  var obstacle: String? { called.obstacle ?? (mock.forwarding.defaults[member.key] ?? nil) }
}

/// The arguments of a call without arguments or with several, as the history keeps them.
private struct RecordedArguments {
  let list: [Any]

  static func of(_ list: [Any]) -> Any { list.count == 1 ? list[0] : RecordedArguments(list: list) }
}

/// The part that all calls of one member share.
final class CalledMember: Sendable {
  let mock: MockObject
  let member: MemberName
  let returnType: Any.Type
  let obstacle: String?

  init(_ mock: MockObject, _ member: MemberName, returning: Any.Type, obstacle: String? = nil) {
    self.mock = mock
    self.member = member
    returnType = returning
    self.obstacle = obstacle
  }
}
