import Mocky
import Testing

/// OCMock's chapters 3, 5, 7 and 9.
@Suite(.mockery) struct ComingFromOCMockVerifying {
  let context = Mockery.current

  @Test func quantifiers() throws {
    let store = context.mock(MockStore.self, strictness: .nice)
    context.check {
      allowing(store).receives.load(1).then.returns("one")
    }

    store.open()
    store.save("apple", at: 0)
    store.save("pear", at: 1)
    for _ in 1...4 { _ = try store.load(1) }

    context.verify { expectThat(store).received.open() }
    context.verify { expectThat(store).received.load(1) }
    context.verify {
      expectThat(store).received(2).save(.any, at: .any)
    }
  }

  @Test func bounds() throws {
    let store = context.mock(MockStore.self, strictness: .nice)

    _ = try store.load(1)
    context.verify { expectThat(store).received(.atLeast(1)).load(1) }
    _ = try store.load(1)
    context.verify { expectThat(store).received(.atMost(2)).load(1) }
  }

  @Test func staticMembers() throws {
    let session = context.mock(MockSession.self)
    let type: any Session.Type = MockSession.self
    context.check {
      allowing(MockSession.self).receives.`init`(name: "main").then.returns(session)
      allowing(MockSession.self).receives.open(.any).then.returns(session)
      expectThat(session).receives.send("hello")
    }

    type.init(name: "main").send("hello")
    _ = try type.open("mocky.example")

    context.verify { expectThat(MockSession.self).received.open("mocky.example") }
  }

  @Test func rejecting() {
    let store = context.mock(MockStore.self, strictness: .nice)
    context.check {
      expectThat(store).receives(.never).open()
    }

    store.close()
  }
}
