import Foundation

/// A notification center, and the name of an expected notification.
///
/// `@unchecked Sendable`: a center may be used on any thread, although not all platforms declare
/// so.
final class NotificationSource: @unchecked Sendable {
  let center: NotificationCenter
  let name: Notification.Name

  init(_ center: NotificationCenter, _ name: Notification.Name) {
    self.center = center
    self.name = name
  }

  var id: ObjectIdentifier { ObjectIdentifier(center) }

  /// Its name in messages, if it has a name of its own.
  var text: String { isDefault ? "NotificationCenter.default" : "notificationCenter" }

  var isDefault: Bool { center === NotificationCenter.default }
}
