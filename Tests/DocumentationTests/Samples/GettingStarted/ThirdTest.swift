import Mocky
import Testing

/// The publisher for many subscribers, and a third test, about the connection.
@Suite(.disabled("Stages runs it")) enum ThirdTest {
  #sourceLocation(file:"Sources/Newsroom/Publisher.swift",line:1)
  final class Publisher {
    private var subscribers: [any Subscriber] = []

    func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

    func publish(_ message: String) {
      for subscriber in subscribers { subscriber.handle(message) }
    }

    func publish(_ message: String, over connection: any Connection) throws {
      publish(message)
      try connection.open()
    }
  }
  #sourceLocation()

  @Suite(.mockery) struct PublisherTests {
    let context = Mockery.current

    #sourceLocation(file:"PublisherTests.swift",line:36)
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
    #sourceLocation()
  }
}
