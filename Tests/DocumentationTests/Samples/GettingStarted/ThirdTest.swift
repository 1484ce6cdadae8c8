import Mocky
import XCTest

/// The publisher for many subscribers, and a third test, about the connection.
enum ThirdTest {
  #sourceLocation(file:"Publisher.swift",line:1)
  final class Publisher {
    private var subscribers: [any Subscriber] = []

    func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

    func publish(_ message: String) {
      for subscriber in subscribers { subscriber.receive(message) }
    }

    func publish(_ message: String, over connection: any Connection) throws {
      publish(message)
      try connection.open()
    }
  }
  #sourceLocation()

  final class PublisherTests: XCTestCase {
    var context: Mockery!

    override func setUp() { context = Mockery() }
    override func tearDown() { assertContextSatisfied(context) }

    #sourceLocation(file:"PublisherTests.swift",line:38)
    func testNothingIsPublishedBeforeTheConnectionIsOpen() throws {
      let subscriber = context.mock(MockSubscriber.self)
      let connection = context.mock(MockConnection.self)
      let line = context.states("line").startsAs("closed")
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(connection).receives.open().then.state(line, becomes: "open")
        whenState(line.equals("open")) {
          expectThat(subscriber).receives.receive("some message")
        }
      }

      try publisher.publish("some message", over: connection)
    }
    #sourceLocation()
  }
}
