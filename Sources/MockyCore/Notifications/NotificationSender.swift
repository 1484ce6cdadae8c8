import Foundation

/// The sender of a notification, as the second argument of its posting; it has the notification with it
/// for those that are told more than the name.
///
/// `@unchecked Sendable`: it is the test's own notification, which is only read.
struct NotificationSender: CustomStringConvertible, @unchecked Sendable {
  let notification: Notification

  var description: String { ValueText.of(notification.object as Any) }

  static func matcher(_ sender: Matcher<Any?>) -> Matcher<NotificationSender> {
    Matcher(
      expected: sender.expected, isAny: sender.isAny,
      capture: sender.capture.map { capture in { capture($0.notification.object) } },
      misuse: sender.misuse, test: { sender.test($0.notification.object) })
  }
}
