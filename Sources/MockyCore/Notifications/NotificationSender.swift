import Foundation

/// The sender of a notification, as the second argument of its posting. It carries the
/// notification, for matchers and actions that need more than the name. `@unchecked Sendable`: it
/// is the test's own notification, which is only read.
struct NotificationSender: CustomStringConvertible, @unchecked Sendable {
  let notification: Notification

  var description: String { ValueText.of(notification.object as Any) }

  /// The form that the history keeps: the notification's name and, weakly, its sender.
  var kept: Any {
    let (name, sender) = (notification.name, notification.object)
    guard let object = sender.flatMap(Optionals.unwrapped), type(of: object) is AnyClass else {
      return NotificationSender(notification: Notification(name: name, object: sender))
    }
    return WeakArgument(object as AnyObject, ValueText.of(object)) { object in
      NotificationSender(notification: Notification(name: name, object: object))
    }
  }

  static func matcher(_ sender: Matcher<Any?>) -> Matcher<NotificationSender> {
    sender.of(isAny: sender.isAny, mismatch: nil) { .some($0.notification.object) }
  }
}
