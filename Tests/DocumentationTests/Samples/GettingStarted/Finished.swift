import Dispatch
import Mocky
import Testing
import XCTest

/// The publisher as it is at the end of the guide, which passes all of its tests.
enum Finished {
  final class Publisher {
    private var subscribers: [any Subscriber] = []

    func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

    func publish(_ message: String) {
      for subscriber in subscribers { subscriber.receive(message) }
    }

    func publish(_ message: String, over connection: any Connection) throws {
      do { try connection.open() } catch { try connection.open() }
      publish(message)
    }

    func publishInBackground(_ message: String) {
      for subscriber in subscribers {
        DispatchQueue.global().async { subscriber.receive(message) }
      }
    }
  }

  final class PublisherTests: XCTestCase {
    var context: Mockery!

    override func setUp() { context = Mockery() }
    override func tearDown() { assertContextSatisfied(context) }

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

    func testABusyLineIsTriedOnceMore() throws {
      struct Busy: Error {}
      let connection = context.mock(MockConnection.self)

      context.check {
        expectThat(connection).receives(2).open().then.onConsecutiveCalls {
          $0.throws(Busy())
          $0.doesNothing()
        }
      }

      try Publisher().publish("some message", over: connection)
    }

    func testAMessageIsPublishedInTheBackground() {
      let subscriber = context.mock(MockSubscriber.self)
      let operation = context.states("operation").startsAs("waiting")
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(subscriber).receives.receive("some message")
          .then.state(operation, becomes: "finished")
      }

      publisher.publishInBackground("some message")
      context.waitUntil(operation.equals("finished"), timeout: .seconds(3))
    }
  }

  @Suite(.mockery) struct PublisherSuite {
    let subscriber = Mockery.current.mock(MockSubscriber.self)

    @Test func aSubscriberReceivesTheMessage() {
      let publisher = Publisher()
      publisher.add(subscriber)

      Mockery.current.check {
        expectThat(subscriber).receives.receive("some message")
      }

      publisher.publish("some message")
    }
  }
}
