import Mocky
import Testing

/// The cookbook: captors, defaults and checkpoints.
@Suite(.mockery) struct CookbookRemembering {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func captors() {
    let items = Captor<String>()
    context.check {
      allowing(store).receives.save(.capturing(into: items), at: .any)
    }

    store.save("apple", at: 0)
    store.save("pear", at: 1)

    #expect(items.values == ["apple", "pear"] && items.last == "pear")
  }

  @Test func releasing() {
    final class Item {}
    context.recordsArguments = .weakly
    context.check { expectThat(store).receives.put(.any) }

    weak var item: Item?
    do {
      let passed = Item()
      item = passed
      store.put(passed)
    }
    #expect(item == nil)
  }

  @Test func manyCalls() {
    context.limitHistory(to: 1_000)
    context.check { expectThat(store).receives(10_000).read(.any).then.returns("apple") }

    for number in 1...10_000 { _ = store.read(number) }
    #expect(context.history.count == 1_000)
  }

  @Test func defaults() {
    context.byDefault {
      allowing(store).receives.isOpen.then.returns(true)
    }
    context.check {
      expectThat(store).receives.isOpen.then.returns(false)
    }

    #expect([store.isOpen, store.isOpen] == [false, true])
  }

  @Test func checkpoints() {
    context.check { expectThat(store).receives.open() }
    store.open()
    context.checkpoint()
    context.check { expectThat(store).receives.close() }
    store.close()
  }
}
