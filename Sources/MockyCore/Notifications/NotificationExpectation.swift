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
/// - Returns: a part of a `check` block; in a `verify` block it is an error.
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
    let subject = Subject.center(NotificationSource(.default, name))
    let expectation = Expectation(
      ExpectationLine(.expecting, at: position).naming(subject), subject,
      .member(.notification, returning: Void.self, isGeneric: false))
    expectation.arguments = Self.arguments(name, from: .any)
    self.init(
      expectation: expectation,
      typed: { values in cast(values[1], to: NotificationSender.self).notification })
  }

  /// Says which object posts it, that object itself and not an equal one: `.from(store)`. From
  /// LRMocky (`fromSender`).
  public func from(_ sender: AnyObject) -> Self { from(.value(sender)) }

  /// Says which objects may post it, or that none does: `.from(.ofType(Store.self))`,
  /// `.from(.isNil)`. From LRMocky (sender matchers).
  public func from(_ sender: Matcher<Any?>) -> Self {
    guard case .center(let watched) = expectation.subject else { return self }
    return changing { $0.arguments = Self.arguments(watched.name, from: sender) }
  }

  /// Says where it is posted; at `NotificationCenter.default` if not said: `.via(center)`. From
  /// LRMocky (`viaNotificationCenter`).
  public func via(_ center: NotificationCenter) -> Self {
    guard case .center(let watched) = expectation.subject else { return self }
    return changing { $0.subject = .center(NotificationSource(center, watched.name)) }
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

/// The sender of a notification, as the second argument of its posting. It carries the
/// notification, for matchers and actions that need more than the name. `@unchecked Sendable`: it
/// is the test's own notification, which is only read.
struct NotificationSender: CustomStringConvertible, @unchecked Sendable {
  let notification: Notification

  var description: String { ValueText.of(notification.object as Any) }

  static func matcher(_ sender: Matcher<Any?>) -> Matcher<NotificationSender> {
    sender.of(isAny: sender.isAny, mismatch: nil) { .some($0.notification.object) }
  }
}
