import Foundation
import Mocky
import XCTest

/// A real timepiece.
private struct Clockwork: Timepiece {
  var seconds: Int = 60
  func wind(_ turns: Int) -> Bool { turns < 10 }
}

private struct Sundial {
  func turn(_ turns: Int) -> Bool { false }
}

/// The spellings that only the tables for those who come from elsewhere show.
final class ComingFromSpellings: MockeryTestCase {
  func testSpies() {
    let watch = context.spy(MockTimepiece.self, on: Clockwork())
    let sundial = Sundial()
    context.check {
      allowing(watch).receives.wind(.any).then.performs(sundial.turn)
    }

    XCTAssert(!watch.wind(3) && watch.seconds == 60)
  }

  func testNotifications() {
    final class Sender: Sendable {}
    let (center, sender) = (NotificationCenter(), Sender())
    context.check {
      expectNotification(named: "saved").from(sender).via(center)
    }

    center.post(name: Notification.Name("saved"), object: sender)
  }

  func testEffects() {
    let store = context.mock(MockStore.self)
    let object: any Store = store
    let (saved, stored) = (
      Notification(name: Notification.Name("saved")), expectation(description: "saved")
    )
    context.check {
      expectThat(store).receives.isOpen.then.posts(saved).then.returns(true)
      expectThat(store).receives.close().then.fulfills(stored)
      allowing(store).receives.name.then.returns("main")
    }

    XCTAssert(store.isOpen && store.name == "main" && isMock(object))
    store.close()
    wait(for: [stored], timeout: 2)
  }

  func testWaiting() async {
    let store = context.mock(MockStore.self)
    context.check { expectThat(store).receives.close() }

    Task.detached { store.close() }

    await assertContextEventuallySatisfied(context, timeout: .seconds(2))
  }
}
