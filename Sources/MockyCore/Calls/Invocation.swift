/// One call of a mock: an entry of the history, which actions and messages use.
/// `@unchecked Sendable`: constants are only read. The arguments are a test's own values, which
/// matchers read like a hand-written double would. Other properties are used under the context's
/// lock.
package final class Invocation: @unchecked Sendable {
  /// The part that it shares with other calls.
  let called: CalledMember
  /// The arguments as the history keeps them, once it has been booked: under the context's lock. A
  /// single one needs no array. Others are ``RecordedArguments``.
  @exclusivity(unchecked) private var recorded: Any

  // Under the context's lock.
  /// The call was handed to the real object of a spy.
  var isForwarded: Bool = false
  /// The real object is held until the call is back from it.
  private(set) var holdsTarget: Bool = false
  /// The call was held, and its task was cancelled.
  var isCancelled: Bool = false
  /// The call was unexpected.
  var isUnexpected: Bool = false
  /// Counts the calls of the context from 1, in four bytes.
  @exclusivity(unchecked) private var number: UInt32 = 0
  /// The line of the `verify` block that has found the call; nil if none has.
  var verifiedAt: SourcePosition?
  var isVerified: Bool { verifiedAt != nil }
  /// The origin of the expectation that took the call; nil if none did.
  @exclusivity(unchecked) var takenBy: ExpectationLine?
  /// The moves of state machines that the call made, such as `connection became "open"`.
  var transitions: [Transition] {
    get { changes ?? [] }
    set { changes = newValue }
  }
  private var changes: [Transition]?

  /// - Parameter recording: what the history keeps of the arguments; themselves if nil.
  init(
    _ called: CalledMember, _ arguments: ArgumentList, recording: [Any]? = nil,
    takenBy: ExpectationLine? = nil
  ) {
    self.called = called
    self.takenBy = takenBy
    if let recording {
      recorded = RecordedArguments.of(recording)
    } else if arguments.isSingle {
      recorded = arguments.only
    } else {
      recorded = RecordedArguments.of(arguments.all)
    }
  }

  private var list: [Any] {
    get {
      // A cast would look into an argument that is an optional, however many there are in it.
      guard type(of: recorded) == RecordedArguments.self else { return [recorded] }
      return cast(recorded, to: RecordedArguments.self).list
    }
    set { recorded = RecordedArguments.of(newValue) }
  }

  /// The arguments as far as they are still there, and placeholders for the others. Takes the
  /// context's lock.
  package var arguments: [Any] {
    let lock = mock.context.lock
    lock.lock()
    let list = list
    lock.unlock()
    return list.map { argument in
      guard type(of: argument) == WeakArgument.self else { return argument }
      return cast(argument, to: WeakArgument.self).value
    }
  }

  /// A hash by which it is found among many; nil if its arguments may change.
  var nativeHash: Int? { NativeHash.of(ArgumentList(list)) }

  /// Keeps no object alive from now on: by the caller's thread, before the call is booked.
  func recordWeakly() { list = list.map(WeakArgument.recording) }

  /// The places of its closures among its arguments.
  /// - Parameter search: knows the types that were looked at before.
  func places(ofClosuresIn search: inout ClosureSearch) -> [Int] {
    let arguments = arguments
    return arguments.indices.filter { search.isClosure(arguments[$0]) }
  }

  /// Drops arguments: under the context's lock.
  /// - Returns: what is to be released outside the lock.
  func dropClosures(at places: [Int]) -> [Any] {
    let closures = places.map { list[$0] }
    for place in places { list[place] = ArgumentPlaceholder.nonEscapingClosure }
    return closures
  }

  /// The call as it would be written. Runs the arguments' own descriptions: never under the lock.
  package var text: String { shown.text }

  /// The call as it would be written, and whether that says what objects are like, which may have
  /// changed since. Runs the arguments' own descriptions: never under the lock.
  var shown: (text: String, showsObjects: Bool) {
    let shown = arguments.map { ShortText.rendered($0) }
    return (member.callText(on: mock.name, shown.map(\.text)), shown.contains(where: \.showsObject))
  }
}

extension Invocation {
  /// Holds the real object, in the step that books the call: the context may end right after it.
  func holdTarget() { holdsTarget = mock.forwarding.hold(for: member) }

  /// Its place among all calls of the context; -1 before it is booked.
  @_transparent var place: Int {
    get { Int(number) - 1 }
    // A conversion without an underscore is generic. That takes time in debug builds on every call.
    set { number = UInt32(_truncatingBits: UInt(bitPattern: newValue &+ 1)) }
  }

  package var mock: MockObject { called.mock }
  package var member: MemberName { called.member }
  /// The type that the caller wants back. It tells apart methods that differ only by it.
  var returnType: Any.Type { called.returnType }
  /// The reason why the member cannot hand the call on; nil if it has one, or does not say.
  var obstacle: String? { called.obstacle ?? (mock.forwarding.defaults[member.key] ?? nil) }
}

/// The arguments of a call that has none or several, as the history keeps them.
private struct RecordedArguments {
  let list: [Any]

  static func of(_ list: [Any]) -> Any { list.count == 1 ? list[0] : RecordedArguments(list: list) }
}
