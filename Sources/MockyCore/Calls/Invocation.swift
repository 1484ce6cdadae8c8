import Foundation

/// One call of a mock: an entry of the history, and what actions and messages are told.
/// `@unchecked Sendable`: what is fixed is only read; the arguments are a test's own values, which
/// matchers read as a hand-written double would; the rest is touched under the context's lock.
package final class Invocation: @unchecked Sendable {
  /// What it has in common with other calls.
  let called: CalledMember
  /// The arguments as the history keeps them: once it has been booked, under the context's lock.
  /// A single one stands for itself, which needs no array; others are a ``SeveralArguments``.
  @exclusivity(unchecked) private var recorded: Any
  /// Objects among them are not kept alive.
  private var isRecordedWeakly: Bool = false

  // Under the context's lock.
  /// The call was handed to the real object of a spy.
  var isForwarded: Bool = false
  /// The real object is held until the call is back from it.
  private(set) var holdsTarget: Bool = false
  /// The call was held, and its task was cancelled.
  var isCancelled: Bool = false
  /// The call was unexpected.
  var isUnexpected: Bool = false
  /// The line of the `verify` block that has found the call; nil if none has.
  var verifiedAt: SourcePosition?
  var isVerified: Bool { verifiedAt != nil }
  /// Counts the calls of the context from 1, in four bytes.
  @exclusivity(unchecked) private var number: UInt32 = 0
  /// What is kept of the expectation that took the call; nil if none did.
  @exclusivity(unchecked) var takenBy: ExpectationLine?
  /// What the call changed, such as `connection became "open"`: machine and state.
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
      recorded = SeveralArguments.orOne(recording)
    } else if arguments.isSingle {
      recorded = arguments.only
    } else {
      recorded = SeveralArguments.orOne(arguments.all)
    }
  }

  private var list: [Any] {
    get {
      // A cast would look into an argument that is an optional, however many there are in it.
      guard type(of: recorded) == SeveralArguments.self else { return [recorded] }
      return cast(recorded, to: SeveralArguments.self).list
    }
    set { recorded = SeveralArguments.orOne(newValue) }
  }

  /// The arguments as far as they are still there; placeholders stand for the others. Takes the
  /// context's lock.
  package var arguments: [Any] {
    let lock = mock.context.lock
    lock.lock()
    let list = list
    lock.unlock()
    guard isRecordedWeakly else { return list }
    return list.map { argument in
      guard type(of: argument) == WeakArgument.self else { return argument }
      return cast(argument, to: WeakArgument.self).value
    }
  }

  /// What it can be found by among many; nil if its arguments, or what they are equal by, may
  /// change.
  var nativeHash: Int? {
    NativeHash.of(ArgumentList(list))
  }

  /// Keeps no object alive from now on: by the caller's thread, before the call is booked.
  func recordWeakly() {
    list = list.map(WeakArgument.recording)
    isRecordedWeakly = true
  }

  /// The places of its closures among its arguments.
  /// - Parameter search: knows the types that were looked at before.
  func places(ofClosuresIn search: inout ClosureSearch) -> [Int] {
    guard !isRecordedWeakly else { return [] }
    let arguments = arguments
    return arguments.indices.filter { search.isClosure(arguments[$0]) }
  }

  /// Keeps arguments no longer: under the context's lock.
  /// - Returns: what is to be released outside the lock.
  func letGo(ofClosuresAt places: [Int]) -> [Any] {
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
    return (
      member.callText(on: mock.name, shown.map(\.text)), shown.contains(where: \.showsObject)
    )
  }
}

extension Invocation {
  /// Holds the real object, in the step that books the call: the context may end right after it.
  func holdTarget() { holdsTarget = mock.forwarding.hold() }

  /// Its place among all calls of the context; -1 before it is booked.
  @_transparent var place: Int {
    get { Int(number) - 1 }
    // A conversion without an underscore is generic. That takes time in debug builds on every call.
    set { number = UInt32(_truncatingBits: UInt(bitPattern: newValue &+ 1)) }
  }

  package var mock: MockObject { called.mock }
  package var member: MemberName { called.member }
  /// What the caller wants back; tells apart methods that differ only by it.
  var returnType: Any.Type { called.returnType }
  /// Why the member has no way to hand the call on; nil if it has one, or does not say.
  var obstacle: String? { called.obstacle }
}

/// What calls of one member have in common. They share one, and keep it as long as there are any.
final class CalledMember: Sendable {
  let mock: MockObject
  let member: MemberName
  let returnType: Any.Type
  let obstacle: String?

  init(
    _ mock: MockObject, _ member: MemberName, returning: Any.Type, obstacle: String? = nil
  ) {
    self.mock = mock
    self.member = member
    returnType = returning
    self.obstacle = obstacle
  }
}

/// What the history keeps of a call that does not have exactly one argument.
private struct SeveralArguments {
  let list: [Any]

  static func orOne(_ list: [Any]) -> Any {
    list.count == 1 ? list[0] : SeveralArguments(list: list)
  }
}

/// Finds closures among many arguments: the name of each type is looked at once.
struct ClosureSearch {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a value is a closure, also inside an optional. May run the value's `customMirror`:
  /// never under the lock.
  mutating func isClosure(_ value: Any) -> Bool {
    let value = GenericClosure.opened(value, as: Void.self)
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    let mayBe = known[id] ?? "\(type)".contains("->")
    known[id] = mayBe
    return mayBe && ValueText.isFunction(value)
  }
}

/// Stands in the history for an argument that cannot be kept, such as a non-escaping closure; no
/// matcher but ``Matcher/any`` matches it once the call is over.
public struct ArgumentPlaceholder: Sendable {
  /// What messages show in the argument's place.
  package let text: String

  /// For a closure that must not outlive its call, or might keep something alive.
  public static let nonEscapingClosure: ArgumentPlaceholder = ArgumentPlaceholder(text: "a closure")

  /// For an argument whose type the system is too old to record.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let __unknown: ArgumentPlaceholder = ArgumentPlaceholder(text: "a value")
}

/// How the history of a context keeps arguments; after OCMock 9.5 (breaking retain cycles).
public enum ArgumentRecording: Sendable {
  /// As they came, until the context ends or is reset, and closures until the first assertion or
  /// checkpoint; the default.
  ///
  /// An object, or a value with a closure in it, that holds the ``Mockery`` keeps it: let it hold
  /// the context weakly, or record weakly.
  case strongly
  /// Objects only as long as somebody else keeps them, closures not at all.
  ///
  /// Of an object that has gone the history keeps the description that it had at the call; only
  /// ``Matcher/any`` then takes it. What is inside structs, enums and collections is kept with
  /// them.
  case weakly
}

/// An argument that the history does not keep alive.
/// `@unchecked Sendable`: a weak reference may be read on any thread; the rest does not change.
final class WeakArgument: @unchecked Sendable {
  private weak var object: AnyObject?
  /// Gives the object the type that the argument had, where that was an optional.
  private let restore: (AnyObject) -> Any
  /// What it was called at the time of the call.
  private let text: String

  private init(_ object: AnyObject, _ text: String, restore: @escaping (AnyObject) -> Any) {
    self.object = object
    self.text = text
    self.restore = restore
  }

  /// The argument; if it has gone, what says so in its place.
  var value: Any { object.map(restore) ?? ArgumentPlaceholder(text: "\(text) (released)") }

  /// What the history is to keep of an argument: an object weakly, no closure, all else as it is.
  /// Runs the description of the object: never under the lock.
  static func recording(_ argument: Any) -> Any {
    let argument = GenericClosure.opened(argument, as: Void.self)
    guard ObjectCast.inoutArgument(argument) == nil else { return argument }
    if ValueText.isFunction(argument) { return ArgumentPlaceholder.nonEscapingClosure }
    if let sender = argument as? NotificationSender { return recording(sender.notification) }
    guard let value = Optionals.unwrapped(argument), type(of: value) is AnyClass else {
      return argument
    }
    let optional = Swift.type(of: argument)
    return WeakArgument(value as AnyObject, ValueText.of(value)) { object in
      Optionals.wrapped(object, as: optional)
    }
  }

  /// What the history is to keep of a notification: its name and, weakly, its sender.
  private static func recording(_ notification: Notification) -> Any {
    let (name, sender) = (notification.name, notification.object)
    guard let object = sender.flatMap(Optionals.unwrapped), type(of: object) is AnyClass else {
      return NotificationSender(notification: Notification(name: name, object: sender))
    }
    return WeakArgument(object as AnyObject, ValueText.of(object)) { object in
      NotificationSender(notification: Notification(name: name, object: object))
    }
  }
}

/// An `inout` argument on its way through a mock.
///
/// Matchers see the value that it had when the call came in; an action reads and writes ``value``,
/// and the mock hands what it holds at the end back to the caller.
///
/// ```swift
/// expectThat(counter).receives.increment(5).then.performs { $0.value += 1 }
/// ```
///
/// Mocks make one of each `inout` argument. What is written to it after the call is lost.
///
/// After OCMock 2.5 (`setToValue:`).
public final class Inout<Value>: InoutArgument {
  /// The value that goes back to the caller when the call ends.
  public var value: Value
  /// The value that the caller passed.
  public let valueAtCall: Value

  /// Wraps what the caller passed.
  public init(_ value: Value) {
    self.value = value
    valueAtCall = value
  }

  var initialValue: Any { valueAtCall }
}

/// An ``Inout`` whose value's type is not known.
protocol InoutArgument: AnyObject {
  var initialValue: Any { get }
}

/// A closure whose error is known at the call only: as it is, and as one that throws any error.
/// Swift 6.3 crashes where the first is cast to a type that throws any error, and calls that.
final class GenericClosure: InoutArgument {
  private let closure: Any
  private let throwingAny: Any

  init(_ closure: Any, _ throwingAny: Any) {
    self.closure = closure
    self.throwingAny = throwingAny
  }

  var initialValue: Any { throwingAny }

  /// An argument that is no such closure, or the one of both that has a type.
  static func opened(_ argument: Any, as type: Any.Type) -> Any {
    guard Swift.type(of: argument) == GenericClosure.self else { return argument }
    let both = cast(argument, to: GenericClosure.self)
    let isWanted = type == Any.self || type == Swift.type(of: both.closure)
    return isWanted ? both.closure : both.throwingAny
  }
}

extension MockObject {
  /// What a mock records of a closure with a generic error.
  public static func closure<Failure: Error>(
    throwing failure: Failure.Type, _ closure: Any, _ throwingAny: Any
  ) -> Any {
    failure == (any Error).self ? throwingAny : GenericClosure(closure, throwingAny)
  }
}

/// Gives back the type that a value had before it passed through the untyped engine. Only where the
/// types are known to agree: a call is taken only by an expectation whose matchers have its
/// arguments' types and which has its result's type. Elsewhere `as?` is used, and a failure
/// reported.
@inline(__always)
func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
  // It cannot fail, and there would be no value to go on with.
  value as! Value
}

/// Looks at what an argument of unknown type is. A cast to a protocol of classes turns an array or
/// a set into an object of Foundation's first, element by element, only to see whether that
/// conforms: so only objects are cast.
enum ObjectCast {
  /// The ``Inout`` that an argument is.
  static func inoutArgument(_ argument: Any) -> (any InoutArgument)? {
    type(of: argument) is AnyClass ? argument as? any InoutArgument : nil
  }

  /// The mock that a value is.
  static func mock(_ value: Any) -> (any Mock)? {
    type(of: value) is AnyClass ? value as? any Mock : nil
  }
}

extension Matcher {
  /// An `inout` argument whose value at the call matches; what mocks make of a matcher for one.
  @_documentation(visibility: internal)
  public static func `inout`<Argument>(
    _ matcher: Matcher<Argument>
  ) -> Matcher where Value == Inout<Argument> {
    matcher.of(plain: matcher.plain, isAny: matcher.isAny) { $0.valueAtCall }
  }
}

/// A type under another name: between angle brackets types can be written that cannot stand in an
/// expression, such as `[()]`.
public typealias __Itself<Value> = Value
