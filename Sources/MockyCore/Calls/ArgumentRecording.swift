/// The way in which the history of a context keeps arguments.
///
/// ```swift
/// context.recordsArguments = .weakly
/// ```
///
/// After OCMock 9.5 (breaking retain cycles).
public enum ArgumentRecording: Sendable {
  /// Keeps arguments until the context ends or is reset, and closures until the first assertion or
  /// checkpoint. This is the default.
  ///
  /// An argument that holds the ``Mockery``, itself or through a closure, keeps the context alive.
  /// Let it hold the context weakly, or record weakly.
  case strongly
  /// Keeps no closures, and keeps objects only while other code does.
  ///
  /// For a released object, the history keeps the description from the time of the call, and only
  /// ``Matcher/any`` matches it. The history still keeps objects in structs, enums and collections.
  case weakly
}

/// An argument that the history does not keep alive.
/// `@unchecked Sendable`: a weak reference may be read on any thread; the rest does not change.
struct WeakArgument: @unchecked Sendable {
  weak var object: AnyObject?
  /// Its description at the time of the call.
  let text: String
  /// Restores the argument's type, if that was an optional.
  let restore: (AnyObject) -> Any

  /// The argument, or a placeholder if it has been released.
  var value: Any { object.map(restore) ?? ArgumentPlaceholder(text: "\(text) (released)") }

  /// Returns the form of an argument that the history keeps: objects weakly, no closures, other
  /// values unchanged. Runs the object's description, so never under the lock.
  static func recording(_ argument: Any) -> Any {
    let argument = GenericClosure.opened(argument, as: Void.self)
    guard ObjectCast.inoutArgument(argument) == nil else { return argument }
    if ValueText.isFunction(argument) { return ArgumentPlaceholder.nonEscapingClosure }
    if let sender = argument as? NotificationSender { return sender.kept }
    guard let value = Optionals.unwrapped(argument), type(of: value) is AnyClass else {
      return argument
    }
    let optional = Swift.type(of: argument)
    return WeakArgument(object: value as AnyObject, text: ValueText.of(value)) { object in
      Optionals.wrapped(object, as: optional)
    }
  }
}

/// A placeholder in the history for an argument that cannot be kept, such as a nonescaping closure.
///
/// After the call, only ``Matcher/any`` matches it.
public struct ArgumentPlaceholder: Sendable {
  /// The text that messages show in the argument's place.
  package let text: String

  /// The placeholder for a closure that can't outlive its call, or could keep something alive.
  public static let nonEscapingClosure: ArgumentPlaceholder = ArgumentPlaceholder(text: "a closure")

  /// The placeholder for an argument whose type an older system can't record.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let __unknown: ArgumentPlaceholder = ArgumentPlaceholder(text: "a value")
}

/// An `inout` argument on its way through a mock.
///
/// Matchers see the value that it had at the beginning of the call. An action reads and writes
/// ``value``, and the mock passes its last value back to the caller.
///
/// ```swift
/// expectThat(counter).receives.increment(5).then.performs { $0.value += 1 }
/// ```
///
/// Mocks make one for each `inout` argument. A value that you write after the call is lost.
///
/// After OCMock 2.5 (`setToValue:`).
public final class Inout<Value>: InoutArgument {
  /// The value that goes back to the caller when the call ends.
  public var value: Value
  /// The value that the caller passed.
  public let valueAtCall: Value

  /// Wraps the value that the caller passed.
  public init(_ value: Value) {
    self.value = value
    valueAtCall = value
  }

  var initialValue: Any { valueAtCall }
}

/// An ``Inout`` without the type of its value.
protocol InoutArgument: AnyObject {
  var initialValue: Any { get }
}

/// A closure whose error or result only the call knows, in two forms: as it is, and as one that
/// throws any error or returns `Any`. Swift 6.3 crashes if it casts the first to a type that throws
/// any error, and calls the result.
final class GenericClosure: InoutArgument {
  private let closure: Any
  private let widened: Any

  init(_ closure: Any, _ widened: Any) {
    self.closure = closure
    self.widened = widened
  }

  var initialValue: Any { widened }

  /// Returns the form of the closure with the type; for any other argument, the argument.
  static func opened(_ argument: Any, as type: Any.Type) -> Any {
    guard Swift.type(of: argument) == GenericClosure.self else { return argument }
    let both = cast(argument, to: GenericClosure.self)
    let isWanted = type == Any.self || type == Swift.type(of: both.closure)
    return isWanted ? both.closure : both.widened
  }
}

extension MockObject {
  /// Wraps a closure with a generic error, as a mock records it.
  public static func closure<Failure: Error>(
    throwing failure: Failure.Type, _ closure: Any, _ widened: Any
  ) -> Any {
    failure == (any Error).self ? widened : GenericClosure(closure, widened)
  }

  /// Wraps a closure with a generic result, as a mock records it.
  public static func closure(_ closure: Any, _ returningAny: Any) -> Any {
    GenericClosure(closure, returningAny)
  }
}

/// Restores the type that a value had before it passed through the untyped engine. Use it only if
/// the types agree: an expectation takes only calls with its argument and result types. Elsewhere,
/// use `as?` and report a failure.
@inline(__always)
func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
  // It can't fail, and there would be no other value.
  value as! Value
}

/// Examines an argument of unknown type. Only objects are cast: a cast to a class-bound protocol
/// would first turn an array or a set into a Foundation object, element by element.
enum ObjectCast {
  /// Returns the argument as an ``Inout``; nil if it is none.
  static func inoutArgument(_ argument: Any) -> (any InoutArgument)? {
    type(of: argument) is AnyClass ? argument as? any InoutArgument : nil
  }

  /// The value that an ``Inout`` had at the call; any other argument itself.
  static func initialValue(_ argument: Any) -> Any {
    inoutArgument(argument)?.initialValue ?? argument
  }

  /// Returns the value as a mock; nil if it is none.
  static func mock(_ value: Any) -> (any Mock)? {
    type(of: value) is AnyClass ? value as? any Mock : nil
  }
}
