import Mocky
import Testing

private struct Warehouse {
  func find(_ id: Int) throws -> String { "found \(id)" }
  func contains(_ item: String) -> Bool { item == "fig" }
}

/// OCMock's chapters 2 and 4.
@Suite(.mockery) struct ComingFromOCMockStubbing {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func actions() throws {
    let warehouse = Warehouse()
    context.check {
      allowing(store).receives.isOpen.then.returns(true)
      allowing(store).receives.load(.any).then.performs(warehouse.find)
      expectThat(store).receives.save(.matching("in stock", warehouse.contains), at: 0)
    }

    #expect(store.isOpen)
    #expect(try store.load(1) == "found 1")
    store.save("fig", at: 0)
  }
}
