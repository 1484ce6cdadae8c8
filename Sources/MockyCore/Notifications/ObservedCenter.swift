import Foundation

/// A notification center, and the name of what is expected to be posted there.
/// `@unchecked Sendable`: a center may be used on any thread, which its declaration does not say on
/// every platform.
final class NotificationSource: @unchecked Sendable {
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

/// What a context knows of a notification center.
/// `@unchecked Sendable`: touched under the context's lock only.
final class ObservedCenter: @unchecked Sendable {
  /// What stands for the center among the mocks.
  let object: MockObject
  private let center: NotificationCenter
  /// The observers, by the names they watch for; nil where one is about to be added.
  private var observers: [Notification.Name: (any NSObjectProtocol)?] = [:]

  init(_ object: MockObject, _ center: NotificationCenter) {
    self.object = object
    self.center = center
  }

  /// Notes that a name is watched for.
  /// - Returns: false if it was before.
  func enter(_ name: Notification.Name) -> Bool {
    guard observers[name].isNil else { return false }
    observers[name] = .some(nil)
    return true
  }

  func keep(_ observer: any NSObjectProtocol, for name: Notification.Name) {
    observers[name] = observer
  }

  /// Takes out all observers.
  /// - Returns: what takes them out of the center, outside the lock.
  func stop() -> () -> Void {
    let (observers, center) = (observers.values.compactMap { $0 }, center)
    self.observers = [:]
    return { for observer in observers { center.removeObserver(observer) } }
  }
}

extension Context {
  /// What stands for a center in this context, which watches for the notification from now on.
  func watch(_ watched: NotificationSource) -> MockObject {
    let (watch, isNew) = update { state in
      let watch = state.mocks.centers[watched.id] ?? makeWatch(of: watched, in: &state)
      state.mocks.centers[watched.id] = watch
      return (watch, watch.enter(watched.name))
    }
    guard isNew else { return watch.object }
    let observer = watched.center.addObserver(forName: watched.name, object: nil, queue: nil) {
      [weak object = watch.object] notification in
      if let object { object.context.receive(notification, at: object) }
    }
    let stop = update { state -> (() -> Void)? in
      watch.keep(observer, for: watched.name)
      return state.phase.hasEnded ? watch.stop() : nil
    }
    stop?()
    return watch.object
  }

  private func makeWatch(
    of watched: NotificationSource, in state: inout ContextState
  ) -> ObservedCenter {
    let name = watched.isDefault ? watched.text : state.names.takeDefault(watched.text)
    let object = MockObject(
      name: name, typeName: MockTypeName("NotificationCenter"), strictness: .strict, context: self)
    return ObservedCenter(object, watched.center)
  }

  /// Books a notification as a call, if somebody expects such a one; else it is only recorded.
  private func receive(_ notification: Notification, at object: MockObject) {
    let arguments: [Any] = [
      notification.name.rawValue, NotificationSender(notification: notification),
    ]
    let known = update { _ in
      object.table.notifications[notification.name.rawValue] ?? []
    }
    // The users' matchers run here: not under the lock.
    guard known.contains(where: { $0.declaration.arguments.matches(arguments) }) else {
      let past = Invocation(
        CalledMember(object, .notification, returning: Void.self), ArgumentList(arguments))
      if update({ $0.settings.watch.contains(.weakArguments) }) { past.recordWeakly() }
      return update { $0.record(past) }
    }
    object.call(.notification, ArgumentList(arguments))
  }

  /// Stops watching all centers, at the context's end.
  func stopWatching() {
    let stops = update { state in
      state.bin.add(state.mocks.centers)
      defer { state.mocks.centers = [:] }
      return state.mocks.centers.values.map { $0.stop() }
    }
    for stop in stops { stop() }
  }
}
