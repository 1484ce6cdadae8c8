import Archive
import Mocky
import Newspaper
import Testing

@Suite(.mockery) struct NewspaperSuite {
  @Test func everySubscriberReceivesTheMessage() throws {
    let context = Mockery.current
    let subscriber = context.mock(MockSubscriber.self)
    let publisher = context.mock(MockPublisher.self)
    context.check {
      expectThat(subscriber).receives.receive(.startingWith("hel"), from: .any)
      expectThat(publisher).receives.add(.any).then.throws(NewspaperIsFull())
    }
    subscriber.receive("hello", from: publisher)
    #expect(throws: NewspaperIsFull.self) { try publisher.add(subscriber) }
  }

  @Test func whatAProtocolInheritsFromAnotherModule() async throws {
    let context = Mockery.current
    let archivist = context.mock(MockArchivist.self)
    context.check {
      expectThat(archivist).receives.find(.any).then.returns(["a"])
    }
    let hit = try await Reader().firstHit("1999", in: archivist)
    #expect(hit == "a")
  }
}
