import Mocky
import Testing

/// The cookbook: saying what is expected.
@Suite(.mockery) struct CookbookExpecting {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)
  let printer = Mockery.current.mock(MockPrinter.self)

  @Test func calls() {
    context.check {
      expectThat(store).receives.open()
      allowing(store).receives.isOpen.then.returns(true)
    }

    if store.isOpen { store.open() }
  }

  @Test func counts() {
    context.check {
      expectThat(store).receives(2).save(.any, at: 0)
      expectThat(store).receives(1...3).weigh(.any)
      allowing(store).receives.isOpen
    }

    for item in ["apple", "pear"] { store.save(item, at: 0) }
    store.weigh(1)
  }

  @Test func order() {
    let order = context.sequence("order")
    context.check {
      inSequence(order) {
        expectThat(store).receives.save("apple", at: 0)
        expectThat(printer).receives.print("saved")
      }
    }

    store.save("apple", at: 0)
    printer.print("saved")
  }

  @Test func forbidding() {
    let store = context.mock(MockStore.self, strictness: .nice)
    context.check {
      expectThat(store).receives(.never).open()
    }

    store.close()
  }

  @Test func arguments() {
    context.check {
      expectThat(store).receives.save(.startingWith("ap"), at: 0)
      expectThat(store).receives.saveAll(.count(2), note: .isNil)
      expectThat(store).receives.put(.ofType(Int.self))
      expectThat(store).receives.weigh(.matching("a half") { $0 == 0.5 })
    }

    store.save("apple", at: 0)
    store.saveAll(["apple", "pear"], note: nil)
    store.put(1)
    store.weigh(0.5)
  }
}
