import Foundation

/// The expectation of a notification, which is a part of a block as the expectation of a call is.
///
/// ```swift
/// context.check {
///   expectNotification(named: .storeDidSave).from(store).then.state(saving, becomes: "done")
/// }
/// ```
///
/// A closure given to `performs` gets the notification. `Never` is its result, as nothing is returned.
///
/// From LRMocky (`expectNotification(named:)`) and OCMock 8 (observer mocks).
public typealias NotificationExpectation = InvocationExpectation<
  Notification, Never, Never, Synchronous
>

/// Expects a notification to be posted: once, in any thread, if nothing else is said.
///
/// ```swift
/// expectNotification(named: .storeDidSave).from(store).via(center).times(.atLeast(1))
/// ```
///
/// It is looked for from the moment at which the block is left. Notifications of other names and from
/// other senders do not matter; one too many, or in a wrong state, fails as a call does.
///
/// - Parameters:
///   - name: the notification's name.
///   - fileID: with filePath, line and column the caller, filled in by the compiler.
/// - Returns: a part of a `check` block; in a `verify` block it is misuse.
///
/// From LRMocky (`expectNotification(named:)`) and OCMock 8 (observer mocks).
public func expectNotification(
  named name: Notification.Name, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> NotificationExpectation {
  NotificationExpectation(name, SourcePosition(fileID, filePath, line, column))
}

/// Expects a notification to be posted whose name is given as a string.
///
/// ```swift
/// expectNotification(named: "StoreDidSave").from(store)
/// ```
///
/// - Parameters:
///   - name: the notification's name.
///   - fileID: with filePath, line and column the caller, filled in by the compiler.
/// - Returns: a part of a `check` block; in a `verify` block it is misuse.
///
/// From LRMocky (`expectNotification(named:)`).
public func expectNotification(
  named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> NotificationExpectation {
  NotificationExpectation(
    Notification.Name(name), SourcePosition(fileID, filePath, line, column))
}

extension InvocationExpectation where Arguments == Notification, Return == Never {
  init(_ name: Notification.Name, _ position: SourcePosition) {
    var declaration = Declaration(
      verb: .expecting, subject: .center(WatchedCenter(.default, name)),
      member: .member(.notification, returning: Void.self, isGeneric: false), position: position)
    declaration.arguments = Self.arguments(name, from: .any)
    self.init(
      declaration,
      typed: { values in cast(values[1], to: NotificationSender.self).notification })
  }

  /// Says which object posts it, that object itself and not an equal one: `.from(store)`.
  ///
  /// From LRMocky (`fromSender`).
  public func from(_ sender: AnyObject) -> Self { from(.value(sender)) }

  /// Says which objects may post it, or that none does: `.from(.ofType(Store.self))`,
  /// `.from(.isNil)`.
  ///
  /// From LRMocky (sender matchers).
  public func from(_ sender: Matcher<Any?>) -> Self {
    guard case .center(let watched) = declaration.subject else { return self }
    var copy = self
    copy.declaration.arguments = Self.arguments(watched.name, from: sender)
    return copy
  }

  /// Says where it is posted; at `NotificationCenter.default` if not said: `.via(center)`.
  ///
  /// From LRMocky (`viaNotificationCenter`).
  public func via(_ center: NotificationCenter) -> Self {
    guard case .center(let watched) = declaration.subject else { return self }
    var copy = self
    copy.declaration.subject = .center(WatchedCenter(center, watched.name))
    return copy
  }

  /// Says how often it is posted, once if not said: `.times(.atLeast(1))`.
  ///
  /// After jMock (`exactly(2).of(…)`).
  public func times(_ cardinality: Cardinality) -> Self {
    var copy = self
    copy.declaration.writtenCardinality = cardinality
    return copy
  }

  /// Says exactly how often it is posted: `.times(2)`. A negative number is misuse.
  ///
  /// After jMock (`exactly(2).of(…)`).
  public func times(_ count: Int) -> Self { times(.exactly(count)) }

  private static func arguments(
    _ name: Notification.Name, from sender: Matcher<Any?>
  ) -> ArgumentsMatcher {
    ArgumentsMatcher([
      .erasing(Matcher<String>.value(name.rawValue)),
      .erasing(NotificationSender.matcher(sender)),
    ])
  }
}

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
