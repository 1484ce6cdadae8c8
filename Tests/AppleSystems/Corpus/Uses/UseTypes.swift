import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

private func same<S: Session>(_ session: S) -> Bool { S(name: "a").isSame(as: session) }

func useTypes(_ context: Mockery) throws {
  let box = context.mock(MockBox<Int, String>.self)
  let session = context.mock(MockSession.self)
  let ticket = context.mock(MockTicket.self)
  let feed = context.mock(MockNewsfeed.self)
  let record = context.mock(MockRecord.self)
  let listener = context.mock(Catalog.MockListener.self)
  context.check {
    expectThat(box).receives.put(1, at: "a")
    expectThat(box).receives.take("a").then.throws(.closed)
    expectThat(box).receives.sort(.any).then.performs { body in _ = body(1, 2) }
    allowing(box).receives.all.then.returns([1])
    expectThat(MockSession.self).receives.open("a").then.returns(session)
    allowing(MockSession.self).receives.limit.then.returns(3)
    expectThat(MockSession.self).receives.`init`(name: "a").then.returns(session)
    expectThat(MockSession.self).receives.`init`(number: 1).then.returns(nil)
    expectThat(MockSession.self).receives.`init`(from: "a").then.throws(.closed)
    expectThat(session).receives.send(.containing("h"))
    expectThat(session).receives.isSame(as: .any)
    expectThat(ticket).receives.punch(1).then.returns(true)
    allowing(ticket).receives.name.then.returns("a")
    expectThat(feed).receives.title.then.returns("a")
    expectThat(record).receives.merge(1)
    expectThat(listener).receives.catalogChanged(.any)
  }
  _ = same(session)
}

func useOperators(_ context: Mockery) {
  let vector = context.mock(MockVector.self)
  context.check {
    expectThat(MockVector.self).receives.`operator +`(vector, vector).then.returns(vector)
    expectThat(MockVector.self).receives.`operator -`(vector).then.returns(vector)
  }
}
