import Mocky
import Shop
import Testing

/// While the language server is asked, another text stands in its place.
@Suite struct StoreTests {
  @Test func nothingIsCalled() {
    let context = Mockery()
    let store = context.mock(MockStore.self)
    context.check { expectThat(store).receives(.never).load(.any) }
    assertContextSatisfied(context)
  }
}
