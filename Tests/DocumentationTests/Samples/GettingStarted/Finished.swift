import Dispatch
import Mocky
import Testing
import XCTest

/// The publisher as it is at the end of the guide, which passes all of its tests.
@Suite(.disabled("Stages runs it")) enum Finished {
  final class Publisher {
    private var subscribers: [any Subscriber] = []

    func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

    func publish(_ message: String) {
      for subscriber in subscribers { subscriber.handle(message) }
    }

    func publish(_ message: String, over connection: any Connection) throws {
      do { try connection.open() } catch { try connection.open() }
      publish(message)
    }

    func publishInBackground(_ message: String) {
      for subscriber in subscribers {
        DispatchQueue.global().async { subscriber.handle(message) }
      }
    }
  }

  @Suite(.mockery) struct PublisherTests {
    let context = Mockery.current

    @Test func everySubscriberHandlesTheMessage() {
      let one = context.mock(MockSubscriber.self, named: "subscriber one")
      let two = context.mock(MockSubscriber.self, named: "subscriber two")
      let publisher = Publisher()
      publisher.add(one)
      publisher.add(two)

      context.check {
        expectThat(one).receives.handle("some message")
        expectThat(two).receives.handle("some message")
      }

      publisher.publish("some message")
    }

    @Test func publishesOnlyWhenTheConnectionIsOpen() throws {
      let subscriber = context.mock(MockSubscriber.self)
      let connection = context.mock(MockConnection.self)
      let line = context.states("line").startsAs("closed")
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(connection).receives.open().then.state(line, becomes: "open")
        whenState(line.equals("open")) {
          expectThat(subscriber).receives.handle("some message")
        }
      }

      try publisher.publish("some message", over: connection)
    }

    @Test func triesABusyLineOnceMore() throws {
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

    @Test func publishesInTheBackground() async {
      let subscriber = context.mock(MockSubscriber.self)
      let operation = context.states("operation").startsAs("waiting")
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(subscriber).receives.handle("some message")
          .then.state(operation, becomes: "finished")
      }

      publisher.publishInBackground("some message")
      await context.waitUntil(operation.equals("finished"), timeout: .seconds(3))
    }
  }

  @Suite(.mockery) struct TickerTests {
    let context = Mockery.current

    @Test func showsTheTimeBeforeTheHeadline() {
      let clock = context.mock(MockWallClock.self)
      let screen = context.mock(MockScreen.self)

      context.check {
        allowing(clock).receives.time.then.returns("12:00")  // a query: allowed, and stubbed
        expectThat(screen).receives.show("12:00 Rain")  // a command: expected
      }

      Ticker(clock: clock, screen: screen).headline("Rain")
    }
  }

  final class PublisherTestCase: MockeryTestCase {
    func testASubscriberHandlesTheMessage() {
      let subscriber = context.mock(MockSubscriber.self)
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check {
        expectThat(subscriber).receives.handle("some message")
      }

      publisher.publish("some message")
    }

    func testPublishesInTheBackground() {
      let subscriber = context.mock(MockSubscriber.self)
      let publisher = Publisher()
      publisher.add(subscriber)

      context.check { expectThat(subscriber).receives.handle("some message") }

      publisher.publishInBackground("some message")
      context.waitUntilSatisfied(timeout: .seconds(3))
    }
  }
}
