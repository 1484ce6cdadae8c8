import Foundation
import Mocky
import Testing

/// The cheat sheet: notifications.
@Suite(.mockery) struct CheatSheetNotifications {
  let context = Mockery.current
  let center = NotificationCenter()
  let saving = Mockery.current.states("saving").startsAs("no")
  let basket = Basket()

  @Test func notifications() {
    context.check {
      expectNotification(named: .basketDidOpen).via(center)  // without via, the default center
      expectNotification(named: .basketDidSave).from(basket).via(center)
        .then.state(saving, becomes: "done")
      expectNotification(named: .basketDidClose).from(.ofType(Basket.self)).via(center)
        .times(.atLeast(1))
        .whenState(saving.equals("done"))
    }

    center.post(name: .basketDidOpen, object: nil)
    center.post(name: .basketDidSave, object: basket)
    center.post(name: .basketDidClose, object: basket)
  }
}

final class Basket: Sendable {}

extension Notification.Name {
  fileprivate static let basketDidOpen = Notification.Name("basketDidOpen")
  fileprivate static let basketDidSave = Notification.Name("basketDidSave")
  fileprivate static let basketDidClose = Notification.Name("basketDidClose")
}
