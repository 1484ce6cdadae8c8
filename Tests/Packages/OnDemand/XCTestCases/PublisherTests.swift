import Mocky
import XCTest

@testable import Newsroom

final class PublisherTests: XCTestCase {
  var context: Mockery!

  override func setUp() { context = Mockery() }
  override func tearDown() { assertContextSatisfied(context) }

  func testEverySubscriberReceivesTheMessage() {
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher(subscribers: [one, two])
    let message = "some message"

    context.check {
      expectThat(one).receives.receive(message)
      expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
    }

    publisher.publish(message)
  }
}
