import Mocky
import XCTest

final class BulletinTests: MockeryTestCase {
  func testPublishesToItsSubscriber() {
    let one = context.mock(MockSubscriber.self)
    context.check { expectThat(one).receives.receive("some message") }

    Publisher(subscribers: [one]).publish("some message")
  }
}
