import Foundation

/// An argument that the history does not keep alive.
///
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
  ///
  /// Runs the description of the object: never under the lock.
  static func recording(_ argument: Any) -> Any {
    guard ObjectCast.inoutArgument(argument) == nil else { return argument }
    if ValueText.isFunction(argument) { return ArgumentPlaceholder.closure }
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
