import Mocky
import XCTest

/// The simplest publisher that passes the first test, and a second test.
enum FirstPass {
  final class Publisher {
    private var subscriber: (any Subscriber)?

    func add(_ subscriber: any Subscriber) { self.subscriber = subscriber }

    func publish(_ message: String) { subscriber?.receive(message) }
  }

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

    #sourceLocation(file:"PublisherTests.swift",line:23)
    func testEverySubscriberReceivesTheMessage() {
      let one = context.mock(MockSubscriber.self, named: "subscriber one")
      let two = context.mock(MockSubscriber.self, named: "subscriber two")
      let publisher = Publisher()
      publisher.add(one)
      publisher.add(two)

      context.check {
        expectThat(one).receives.receive("some message")
        expectThat(two).receives.receive("some message")
      }

      publisher.publish("some message")
    }
    #sourceLocation()
  }
}
