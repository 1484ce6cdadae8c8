import Mocky
import XCTest

final class PublisherTestCase: MockeryTestCase {
  func testTheAuthorComesBeforeTheMessage() {
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = Publisher()
    publisher.add(subscriber)

    context.check {
      expectThat(subscriber).receives.handle("Ann: some message")
    }

    publisher.publish("some message", by: "Ann")
  }
}
