import Mocky
import Testing

/// As with Mockable, Cuckoo and SwiftyMocky.
@Suite struct ComingFromStubbing {
  @Test(.mockery) func copiesAnItem() throws {
    let context = Mockery.current
    let store = context.mock(MockStore.self, strictness: .nice)
    let printer = context.mock(MockPrinter.self, strictness: .nice)
    context.check {
      allowing(store).receives.load(.any).then.returns("apple")
    }

    try Copier(store: store, printer: printer).copy(1, to: 2)

    context.verify {
      expectThat(store).received(.once).save("apple", at: 2)
      expectThat(printer).received.print(.startingWith("copied"))
    }
  }
}
