import Foundation

/// The expectation of a notification, which is a part of a block as the expectation of a call is.
///
/// A closure given to `runs` gets the notification. `Never` is its result, as nothing is
/// returned.
public typealias NotificationExpectation = InvocationExpectation<
  Notification, Never, Never, Synchronous
>

/// Expects a notification to be posted: once, in any thread, if nothing else is said.
///
/// ```swift
/// expectNotification(named: .storeDidSave).from(store).via(center).times(.atLeast(1))
/// ```
///
/// It is looked for from the moment at which the block is left. Notifications of other names and
/// from other senders do not matter; one too many, or in a wrong state, fails as a call does.
///
/// - Parameter name: the notification's name.
/// - Returns: a part of a `check` block; in a `verify` block it is misuse.
///
/// From LRMocky (`expectNotification(named:)`) and OCMock 8 (observer mocks).
public func expectNotification(
  named name: Notification.Name, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> NotificationExpectation {
  NotificationExpectation(name, SourcePosition(fileID, filePath, line, column))
}

/// Expects a notification to be posted whose name is given as a string:
/// `expectNotification(named: "StoreDidSave").from(store)`. From LRMocky
/// (`expectNotification(named:)`).
public func expectNotification(
  named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> NotificationExpectation {
  NotificationExpectation(
    Notification.Name(name), SourcePosition(fileID, filePath, line, column))
}

extension InvocationExpectation where Arguments == Notification, Return == Never {
  init(_ name: Notification.Name, _ position: SourcePosition) {
    let subject = Subject.center(WatchedCenter(.default, name))
    let declaration = Declaration(
      ExpectationLine(.expecting, (), at: position).naming(subject), subject,
      .member(.notification, returning: Void.self, isGeneric: false))
    declaration.arguments = Self.arguments(name, from: .any)
    self.init(
      declaration,
      typed: { values in cast(values[1], to: NotificationSender.self).notification })
  }

  /// Says which object posts it, that object itself and not an equal one: `.from(store)`. From
  /// LRMocky (`fromSender`).
  public func from(_ sender: AnyObject) -> Self { from(.value(sender)) }

  /// Says which objects may post it, or that none does: `.from(.ofType(Store.self))`,
  /// `.from(.isNil)`. From LRMocky (sender matchers).
  public func from(_ sender: Matcher<Any?>) -> Self {
    guard case .center(let watched) = declaration.subject else { return self }
    return changing { $0.arguments = Self.arguments(watched.name, from: sender) }
  }

  /// Says where it is posted; at `NotificationCenter.default` if not said: `.via(center)`. From
  /// LRMocky (`viaNotificationCenter`).
  public func via(_ center: NotificationCenter) -> Self {
    guard case .center(let watched) = declaration.subject else { return self }
    return changing { $0.subject = .center(WatchedCenter(center, watched.name)) }
  }

  private static func arguments(
    _ name: Notification.Name, from sender: Matcher<Any?>
  ) -> ArgumentsMatcher {
    ArgumentsMatcher([
      .erasing(Matcher<String>.value(name.rawValue)),
      .erasing(NotificationSender.matcher(sender)),
    ])
  }
}

/// The sender of a notification, as the second argument of its posting; it has the notification
/// with it for those that are told more than the name.
/// `@unchecked Sendable`: it is the test's own notification, which is only read.
struct NotificationSender: CustomStringConvertible, @unchecked Sendable {
  let notification: Notification

  var description: String { ValueText.of(notification.object as Any) }

  static func matcher(_ sender: Matcher<Any?>) -> Matcher<NotificationSender> {
    sender.of(isAny: sender.isAny, mismatch: nil) { .some($0.notification.object) }
  }
}

/// A notification center, and the name of what is expected to be posted there.
/// `@unchecked Sendable`: a center may be used on any thread, which its declaration does not say on
/// every platform.
final class WatchedCenter: @unchecked Sendable {
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
final class CenterWatch: @unchecked Sendable {
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
  func watch(_ watched: WatchedCenter) -> MockObject {
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
    of watched: WatchedCenter, in state: inout ContextState
  ) -> CenterWatch {
    let name = watched.isDefault ? watched.text : state.names.takeDefault(watched.text)
    let object = MockObject(
      name: name, typeName: MockTypeName("NotificationCenter"), strictness: .strict, context: self)
    return CenterWatch(object, watched.center)
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
