import Mocky
import Testing

/// The cheat sheet: verifying afterwards.
@Suite(.mockery) struct CheatSheetAfterwards {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self, strictness: .nice)

  @Test func verifying() async {
    store.open()
    store.save("apple", at: 0)
    store.save("pear", at: 1)
    Task.detached { [store] in store.close() }

    context.verify {
      expectThat(store).received.open()  // at least once
      expectThat(store).received(.never).read(.any)  // counts as in receives(…)
      inOrder {  // other calls may come in between
        expectThat(store).received.save("apple", at: .any)
        expectThat(store).received.save("pear", at: .any)
      }
    }
    await context.verify(within: .seconds(2)) {  // without await in tests that are not async
      anyOf {
        expectThat(store).received.close()
        expectThat(store).received.name(setTo: "closed")
      }
    }
    context.verifyNoMoreInteractions(with: store)  // of all mocks without `with`
    context.forgetCalls(of: store)  // of all mocks without `of`
    context.verify { expectThat(store, methods: .any).times(.never) }  // no call at all
  }
}
