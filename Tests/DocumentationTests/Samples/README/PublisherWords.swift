import Mocky
import Testing

/// The README: stubbing, capturing, and verifying afterwards.
@Suite(.mockery) struct PublisherWords {
  struct Offline: Error {}

  let context = Mockery.current
  let publisher = Publisher()

  @Test func stubs() throws {
    let library = context.mock(MockLibrary.self)
    context.check {
      allowing(library).receives.book(7).then.returns("Emma")
      allowing(library).receives.name.then.returns("Main Library")
      allowing(library).receives.book(8).then.throws(Offline())
    }

    #expect(try library.book(7) == "Emma")
    #expect(library.name == "Main Library")
    #expect(throws: Offline.self) { try library.book(8) }
  }

  @Test func captures() {
    let subscriber = context.mock(MockSubscriber.self)
    publisher.add(subscriber)
    let messages = Captor<String>()
    context.check {
      expectThat(subscriber).receives.handle(.capturing(into: messages))
    }
    publisher.publish("some message", by: "Ann")
    #expect(messages.last == "Ann: some message")
  }

  @Test func verifies() {
    let subscriber = context.mock(MockSubscriber.self, strictness: .nice)
    publisher.add(subscriber)
    publisher.publish("some message", by: "Ann")
    context.verify {
      expectThat(subscriber).received.handle(.startingWith("Ann"))
    }
  }
}
