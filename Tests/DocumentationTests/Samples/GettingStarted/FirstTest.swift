import Mocky
import XCTest

/// The first test, and a publisher that lets it compile.
enum FirstTest {
  #sourceLocation(file:"PublisherTests.swift",line:5)
  final class PublisherTests: XCTestCase {
    var context: Mockery!

    override func setUp() { context = Mockery() }
    override func tearDown() { assertContextSatisfied(context) }

    func testASubscriberReceivesTheMessage() {
      let subscriber = context.mock(MockSubscriber.self)
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(subscriber).receives.receive("some message")
      }

      publisher.publish("some message")
    }
  }

  #sourceLocation()

  final class Publisher {
    func add(_ subscriber: any Subscriber) {}

    func publish(_ message: String) {}
  }
}
