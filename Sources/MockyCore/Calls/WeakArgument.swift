import Foundation

/// An argument that the history does not keep alive.
/// `@unchecked Sendable`: a weak reference may be read on any thread; the rest does not change.
final class WeakArgument: @unchecked Sendable {
  private weak var object: AnyObject?
  /// Gives the object the type that the argument had, where that was an optional.
  private let restore: (AnyObject) -> Any
  /// Its description at the time of the call.
  private let text: String

  private init(_ object: AnyObject, _ text: String, restore: @escaping (AnyObject) -> Any) {
    self.object = object
    self.text = text
    self.restore = restore
  }

  /// The argument; if it has gone, what says so in its place.
  var value: Any { object.map(restore) ?? ArgumentPlaceholder(text: "\(text) (released)") }

  /// The part of an argument that the history keeps: an object weakly, no closure, all else as it
  /// is. Runs the description of the object: never under the lock.
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

  /// The part of a notification that the history keeps: its name and, weakly, its sender.
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

/// The way in which the history of a context keeps arguments.
///
/// ```swift
/// context.recordsArguments = .weakly
/// ```
///
/// After OCMock 9.5 (breaking retain cycles).
public enum ArgumentRecording: Sendable {
  /// As they came, until the context ends or is reset, and closures until the first assertion or
  /// checkpoint; the default.
  ///
  /// An object, or a value with a closure in it, that holds the ``Mockery`` keeps it: let it hold
  /// the context weakly, or record weakly.
  case strongly
  /// Objects only as long as other code keeps them, closures not at all.
  ///
  /// Of an object that has gone the history keeps the description that it had at the call; only
  /// ``Matcher/any`` then takes it. The history keeps the objects in structs, enums and
  /// collections.
  case weakly
}

/// A placeholder in the history for an argument that cannot be kept, such as a nonescaping closure.
///
/// After the call, only ``Matcher/any`` matches it.
public struct ArgumentPlaceholder: Sendable {
  /// The text that messages show in the argument's place.
  package let text: String

  /// For a closure that must not outlive its call, or might keep something alive.
  public static let nonEscapingClosure: ArgumentPlaceholder = ArgumentPlaceholder(text: "a closure")

  /// For an argument whose type the system is too old to record.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let __unknown: ArgumentPlaceholder = ArgumentPlaceholder(text: "a value")
}
