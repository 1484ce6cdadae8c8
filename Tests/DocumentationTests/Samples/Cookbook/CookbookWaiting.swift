import Mocky
import Testing

/// The cookbook: waiting.
@Suite(.mockery) struct CookbookWaiting {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self, strictness: .nice)

  @Test func forACall() async {
    Task.detached { [store] in store.close() }

    await context.verify(within: .seconds(2)) {
      expectThat(store).received.close()
    }
  }

  @Test func forNoCall() async {
    store.open()

    await context.verify(within: .milliseconds(100)) {
      expectThat(store).received(.never).close()
    }
  }

  @Test func forEverything() async {
    context.check { expectThat(store).receives.close() }
    Task.detached { [store] in store.close() }
    await context.waitUntilSatisfied(timeout: .seconds(2))
  }
}

@Suite struct CookbookTrait {
  @Test(.mockery) func opensTheStore() {
    let store = Mockery.current.mock(MockStore.self)
    Mockery.current.check { expectThat(store).receives.open() }
    store.open()
  }
}

final class OpeningTests: MockeryTestCase {
  func testOpensTheStore() {
    let store = context.mock(MockStore.self)
    context.check { expectThat(store).receives.open() }
    store.open()
  }
}
