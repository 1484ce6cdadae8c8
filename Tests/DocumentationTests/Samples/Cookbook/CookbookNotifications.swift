import Foundation
import Mocky
import Testing

/// The cookbook: notifications.
@Suite(.mockery) struct CookbookNotifications {
  final class Sender: Sendable {}

  let context = Mockery.current
  let center = NotificationCenter()
  let sender = Sender()

  @Test func notifications() {
    let saving = context.states("saving").startsAs("on its way")
    context.check {
      expectNotification(named: "saved").from(sender).via(center)
        .then.state(saving, becomes: "done")
    }

    center.post(name: Notification.Name("saved"), object: sender)
    #expect(saving.currentState == "done")
  }

  @Test func counts() {
    context.check {
      expectNotification(named: "saved").via(center).times(.never)
      expectNotification(named: "loaded").from(.ofType(Sender.self)).via(center)
    }

    center.post(name: Notification.Name("loaded"), object: sender)
  }
}
