import Foundation

/// A notification centre, and the name of what is expected to be posted there.
///
/// `@unchecked Sendable`: a centre may be used on any thread, which its declaration does not say on
/// every platform.
struct WatchedCenter: @unchecked Sendable {
  let center: NotificationCenter
  let name: Notification.Name

  init(_ center: NotificationCenter, _ name: Notification.Name) {
    self.center = center
    self.name = name
  }

  var id: ObjectIdentifier { ObjectIdentifier(center) }

  /// What messages call it, if it has a name of its own.
  var text: String { isDefault ? "NotificationCenter.default" : "notificationCenter" }

  var isDefault: Bool { center === NotificationCenter.default }
}

/// What a context knows of a notification centre.
///
/// `@unchecked Sendable`: touched under the context's lock only.
final class CenterWatch: @unchecked Sendable {
  /// What stands for the centre among the mocks.
  let object: MockObject
  private let center: NotificationCenter
  /// The observers, by the names they watch for; nil where one is about to be added.
  private var observers: [Notification.Name: (any NSObjectProtocol)?] = [:]

  init(_ object: MockObject, _ center: NotificationCenter) {
    self.object = object
    self.center = center
  }

  /// Notes that a name is watched for.
  ///
  /// - Returns: false if it was before.
  func enter(_ name: Notification.Name) -> Bool {
    guard observers[name] == nil else { return false }
    observers[name] = .some(nil)
    return true
  }

  func keep(_ observer: any NSObjectProtocol, for name: Notification.Name) {
    observers[name] = observer
  }

  /// Takes out all observers.
  ///
  /// - Returns: what takes them out of the centre, outside the lock.
  func stop() -> () -> Void {
    let (observers, center) = (observers.values.compactMap { $0 }, center)
    self.observers = [:]
    return { for observer in observers { center.removeObserver(observer) } }
  }
}
