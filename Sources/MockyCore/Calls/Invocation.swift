/// One call of a mock: an entry of the history, and what actions and messages are told.
///
/// `@unchecked Sendable`: what is fixed is only read; the arguments are a test's own values, which
/// matchers read as a hand-written double would; the rest is touched under the context's lock.
package final class Invocation: @unchecked Sendable {
  package let mock: MockObject
  package let member: MemberName
  /// The arguments as the history keeps them: once it has been booked, under the context's lock.
  @exclusivity(unchecked) private var recorded: [Any]
  /// Objects among them are not kept alive.
  private var isRecordedWeakly: Bool = false
  /// What the caller wants back; tells apart methods that differ only by it.
  let returnType: Any.Type
  /// Why the member has no way to hand the call on; nil if it has one, or does not say.
  let obstacle: String?

  // Under the context's lock.
  /// What is kept of the expectation that took the call; nil if none did.
  @exclusivity(unchecked) var takenBy: Expectation.Mark?
  /// What the call changed, such as `connection became "open"`: machine and state.
  var transitions: [Transition] = []
  /// The call was handed to the real object of a spy.
  var isForwarded: Bool = false
  /// The call was held, and its task was cancelled.
  var isCancelled: Bool = false
  /// The call was unexpected.
  var isUnexpected: Bool = false
  /// A `verify` block has matched the call.
  var isVerified: Bool = false
  /// Where it stands in the history.
  @exclusivity(unchecked) var place: Int = -1
  /// The place of the call of the same member before this one; -1 if there is none. See
  /// ``MemberCalls``.
  @exclusivity(unchecked) var placeBefore: Int = -1

  init(
    _ mock: MockObject, _ member: MemberName, _ arguments: [Any], returning: Any.Type,
    obstacle: String? = nil
  ) {
    self.mock = mock
    self.member = member
    recorded = arguments
    returnType = returning
    self.obstacle = obstacle
  }

  /// The arguments as far as they are still there; placeholders stand for the others.
  ///
  /// Takes the context's lock.
  package var arguments: [Any] {
    let lock = mock.context.lock
    lock.lock()
    let recorded = recorded
    lock.unlock()
    guard isRecordedWeakly else { return recorded }
    return recorded.map { argument in
      guard type(of: argument) == WeakArgument.self else { return argument }
      return cast(argument, to: WeakArgument.self).value
    }
  }

  /// What it can be found by among many; nil if its arguments, or what they are equal by, may
  /// change.
  var lastingHash: Int? { LastingHash.of(recorded) }

  /// Keeps no object alive from now on: by the caller's thread, before the call is booked.
  func recordWeakly() {
    recorded = recorded.map(WeakArgument.recording)
    isRecordedWeakly = true
  }

  /// The places of its closures among its arguments.
  ///
  /// - Parameter search: knows the types that were looked at before.
  func places(ofClosuresIn search: inout ClosureSearch) -> [Int] {
    guard !isRecordedWeakly else { return [] }
    let arguments = arguments
    return arguments.indices.filter { search.isClosure(arguments[$0]) }
  }

  /// Keeps arguments no longer: under the context's lock.
  ///
  /// - Returns: what is to be released outside the lock.
  func letGo(ofClosuresAt places: [Int]) -> [Any] {
    places.map { place in
      defer { recorded[place] = ArgumentPlaceholder.nonEscapingClosure }
      return recorded[place]
    }
  }

  /// An `expectThat` took the call, so that its result is to be said there.
  var isExpected: Bool { mock.context.update { _ in takenBy }?.verb == .expecting }

  /// The call as it would be written.
  ///
  /// Runs the arguments' own descriptions: never under the lock.
  package var text: String { shown.text }

  /// The call as it would be written, and whether that says what objects are like, which may have
  /// changed since.
  ///
  /// Runs the arguments' own descriptions: never under the lock.
  var shown: (text: String, showsObjects: Bool) {
    let shown = arguments.map(ValueText.shown)
    return (
      member.callText(on: mock.name, shown.map(\.text)), shown.contains(where: \.showsObject)
    )
  }
}
