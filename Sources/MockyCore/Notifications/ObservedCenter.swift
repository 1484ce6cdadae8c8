import Foundation

/// A notification center that a context watches.
/// `@unchecked Sendable`: touched under the context's lock only.
final class ObservedCenter: @unchecked Sendable {
  /// The mock in place of the center.
  let object: MockObject
  private let center: NotificationCenter
  /// The names that are observed, also if their observer has yet to be added.
  var names: Set<Notification.Name> = []
  var observers: [any NSObjectProtocol] = []

  init(_ object: MockObject, _ center: NotificationCenter) {
    self.object = object
    self.center = center
  }

  /// Takes out all observers.
  ///
  /// - Returns: a closure that takes them out of the center, outside the lock.
  func stop() -> () -> Void {
    let (observers, center) = (observers, center)
    self.observers = []
    return { for observer in observers { center.removeObserver(observer) } }
  }
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
    let stop = update { state -> (() -> Void)? in
      observed.observers.append(observer)
      return state.phase.hasEnded ? observed.stop() : nil
    }
    stop?()
    return observed.object
  }

  private func makeObserved(
    _ source: NotificationSource, in state: inout ContextState
  ) -> ObservedCenter {
    let name = source.isDefault ? source.text : state.names.claimDefault(source.text)
    let object = MockObject(
      name: name, typeName: MockTypeName("NotificationCenter"), strictness: .strict, context: self)
    return ObservedCenter(object, source.center)
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
      return state.mocks.centers.values.map { $0.stop() }
    }
    for stop in stops { stop() }
  }
}
