import Mocky
import Testing

/// The cheat sheet: how often, and with what.
@Suite(.mockery) struct CheatSheetCounts {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func howOften() {
    context.check {
      expectThat(store).receives.save("a", at: 0)  // once
      expectThat(store).receives(3).save("b", at: 0)  // 3 times; also .exactly(3), .once
      expectThat(store).receives(1...3).save("c", at: 0)  // also .between(1, and: 3), 1..<4
      expectThat(store).receives(2...).save("d", at: 0)  // also .atLeast(2)
      expectThat(store).receives(...5).save("e", at: 0)  // also ..<6, .atMost(5)
      expectThat(store).receives(.never).save("f", at: 0)  // fails at once; also 0
      allowing(store).receives.isOpen  // any number of times, or never
      ignoring(store)  // all other calls
    }

    store.save("a", at: 0)
    for _ in 1...3 { store.save("b", at: 0) }
    store.save("c", at: 0)
    for _ in 1...2 { store.save("d", at: 0) }
    store.open()
  }

  @Test func cardinalitiesInWords() {
    context.check {
      expectThat(store).receives(.exactly(3)).save("b", at: 0)
      expectThat(store).receives(.once).save("a", at: 0)
      expectThat(store).receives(.between(1, and: 3)).save("c", at: 0)
      expectThat(store).receives(1..<4).save("c2", at: 0)
      expectThat(store).receives(.atLeast(2)).save("d", at: 0)
      expectThat(store).receives(.atMost(5)).save("e", at: 0)
      expectThat(store).receives(0).save("f", at: 0)
    }

    for item in ["b", "b", "b", "a", "c", "c2", "d", "d"] { store.save(item, at: 0) }
  }

  @Test func members() {
    context.check {
      expectThat(store).receives.open()
      expectThat(store).receives.name.then.returns("main")  // a property is read
      expectThat(store).receives.name(setTo: "spare")  // and set
      expectThat(store).receives.subscript("apples").then.returns(3)
      expectThat(store).receives.subscript("apples", setTo: .greaterThan(3))
      expectThat(store, methods: .startingWith("save")).times(2)  // members by name
      allowing(anyMock, methods: .equal(to: "close"))  // on any mock
      expectThat(anyMock, methods: .startingWith("sa")).with("b", .any)  // with arguments
      allowing(anyMock, methods: .any).withNoArguments
    }

    var mock: any Store = store
    mock.open()
    mock.name = mock.name == "main" ? "spare" : ""
    mock["apples"] += 1
    mock.save("a", at: 0)
    mock.saveAll([], note: nil)
    mock.save("b", at: 1)
    mock.close()
    mock.open()
  }

  @Test func functionsOfActorsAndEffects() async throws {
    context.check {
      expectThat(store).receives.fetch(1, retry: .any).then.returns("one")
    }
    #expect(try await store.fetch(1, retry: false) == "one")
  }
}
