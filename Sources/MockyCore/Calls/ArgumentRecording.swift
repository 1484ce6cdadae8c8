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
final class WeakArgument: @unchecked Sendable {
  private weak var object: AnyObject?
  /// Restores the argument's type, if that was an optional.
  private let restore: (AnyObject) -> Any
  /// Its description at the time of the call.
  private let text: String

  init(_ object: AnyObject, _ text: String, restore: @escaping (AnyObject) -> Any) {
    self.object = object
    self.text = text
    self.restore = restore
  }

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
    return WeakArgument(value as AnyObject, ValueText.of(value)) { object in
      Optionals.wrapped(object, as: optional)
    }
  }
}
