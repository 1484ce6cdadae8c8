import Foundation

/// The expectation of a notification, which is a part of a block like the expectation of a call.
///
/// A closure in `runs` gets the notification. `Never` is the type of the result, because posting
/// returns nothing.
public typealias NotificationExpectation = InvocationExpectation<
  Notification, Never, Never, Synchronous
>

/// Expects a notification to be posted: `expectNotification(named: .storeDidSave)`.
///
/// ```swift
/// context.check {
///   expectNotification(named: .storeDidSave).from(store).via(center).times(.atLeast(1))
/// }
/// ```
///
/// It is expected once, on any thread and from any sender, unless you write `times` and `from`.
/// Mocky observes the center from the end of the block. It ignores notifications with other names
/// or senders. A notification too many, or in a wrong state, fails as a call does. Mocky reports a
/// notification in a `verify` block.
///
/// - Parameter name: the notification's name.
/// - Returns: a part of a `check` block, which you can continue.
///
/// From LRMocky (`expectNotification(named:)`) and OCMock 8 (observer mocks).
public func expectNotification(
  named name: Notification.Name, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> NotificationExpectation {
  NotificationExpectation(name, SourcePosition(fileID, filePath, line, column))
}

/// Expects a notification whose name is a string: `expectNotification(named: "StoreDidSave")`.
///
/// - Parameter name: the notification's name.
/// - Returns: a part of a `check` block, which you can continue.
///
/// From LRMocky (`expectNotification(named:)`).
public func expectNotification(
  named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) -> NotificationExpectation {
  NotificationExpectation(
    Notification.Name(name), SourcePosition(fileID, filePath, line, column))
}

extension InvocationExpectation where Arguments == Notification, Return == Never {
  init(_ name: Notification.Name, _ position: SourcePosition) {
    let subject = Subject.center(NotificationSource(center: .default, name: name))
    let expectation = Expectation(
      ExpectationLine(.expecting, at: position).naming(subject), subject,
      .member(.notification, returning: Void.self, isGeneric: false))
    expectation.arguments = Self.arguments(name, from: .any)
    self.init(
      expectation: expectation,
      typed: { values in cast(values[1], to: NotificationSender.self).notification })
  }

  /// Expects the notification from this object: `.from(store)`.
  ///
  /// - Parameter sender: the object that posts it, and no equal one.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From LRMocky (`fromSender`).
  public func from(_ sender: AnyObject) -> Self { from(.value(sender)) }

  /// Expects the notification from an object that matches: `.from(.ofType(Store.self))`.
  ///
  /// - Parameter sender: a matcher of the object that posts it; `.isNil` if none does.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From LRMocky (sender matchers).
  public func from(_ sender: Matcher<Any?>) -> Self {
    guard case .center(let source) = expectation.subject else { return self }
    return changing { $0.arguments = Self.arguments(source.name, from: sender) }
  }

  /// Expects the notification at this center: `.via(center)`.
  ///
  /// Without it, Mocky observes `NotificationCenter.default`.
  ///
  /// - Parameter center: the center at which it is posted.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From LRMocky (`viaNotificationCenter`).
  public func via(_ center: NotificationCenter) -> Self {
    guard case .center(let source) = expectation.subject else { return self }
    return changing { $0.subject = .center(NotificationSource(center: center, name: source.name)) }
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

/// A notification center, and the name of an expected notification.
///
/// `@unchecked Sendable`: a center may be used on any thread, although not all platforms declare
/// so.
struct NotificationSource: @unchecked Sendable {
  let center: NotificationCenter
  let name: Notification.Name

  var id: ObjectIdentifier { ObjectIdentifier(center) }

  /// Its name in messages, if it has a name of its own.
  var text: String { isDefault ? "NotificationCenter.default" : "notificationCenter" }

  var isDefault: Bool { center === NotificationCenter.default }
}

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
    return WeakArgument(object: object as AnyObject, text: ValueText.of(object)) { object in
      NotificationSender(notification: Notification(name: name, object: object))
    }
  }

  static func matcher(_ sender: Matcher<Any?>) -> Matcher<NotificationSender> {
    sender.of(isAny: sender.isAny) { .some($0.notification.object) }
  }
}

/// A notification center that a context watches.
/// `@unchecked Sendable`: touched under the context's lock only.
final class ObservedCenter: @unchecked Sendable {
  /// The mock in place of the center.
  let object: MockObject
  /// The names that are observed, also if their observer has yet to be added.
  var names: Set<Notification.Name> = []
  /// Closures that take the observers out of the center, outside the lock.
  var stops: [() -> Void] = []

  init(_ object: MockObject) { self.object = object }
}

extension Context {
  /// Returns the mock for a center, and observes the notification from now on.
  func observe(_ source: NotificationSource) -> MockObject {
    let (observed, isNew) = update { state in
      let observed = state.mocks.centers[source.id] ?? makeObserved(source, in: &state)
      state.mocks.centers[source.id] = observed
      return (observed, observed.names.insert(source.name).inserted)
    }
    guard isNew else { return observed.object }
    let observer = source.center.addObserver(forName: source.name, object: nil, queue: nil) {
      [weak object = observed.object] notification in
      if let object { object.context.receive(notification, at: object) }
    }
    let stops = update { state in
      observed.stops.append { source.center.removeObserver(observer) }
      return state.phase.hasEnded ? observed.stops : []
    }
    for stop in stops { stop() }
    return observed.object
  }

  private func makeObserved(
    _ source: NotificationSource, in state: inout ContextState
  ) -> ObservedCenter {
    let name = source.isDefault ? source.text : state.names.claimDefault(source.text)
    let object = MockObject(
      name: name, typeName: MockTypeName("NotificationCenter"), strictness: .strict, context: self)
    return ObservedCenter(object)
  }

  /// Books a notification as a call, if an expectation matches it; otherwise it only records it.
  private func receive(_ notification: Notification, at object: MockObject) {
    let arguments: [Any] = [
      notification.name.rawValue, NotificationSender(notification: notification),
    ]
    let known = update { $0.table.all }
    // The users' matchers run here: not under the lock.
    let isExpected = known.contains { expectation in
      expectation.isAboutNotification && expectation.subject.contains(object)
        && expectation.arguments.matches(arguments)
    }
    guard isExpected else {
      let past = Invocation(
        CalledMember(object, .notification, returning: Void.self), ArgumentList(arguments))
      if update({ $0.settings.callOptions.contains(.weakArguments) }) { past.recordWeakly() }
      _ = answer(update { $0.ignore(past) }, ArgumentList(arguments))
      return
    }
    object.call(.notification, ArgumentList(arguments))
  }

  /// Stops watching all centers, at the context's end.
  func stopWatching() {
    let stops = update { state in
      state.bin.add(state.mocks.centers)
      defer { state.mocks.centers = [:] }
      return state.mocks.centers.values.flatMap(\.stops)
    }
    for stop in stops { stop() }
  }
}
