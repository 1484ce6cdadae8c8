import Mocky
import Testing

/// As with Spyable and Mockolo.
@Suite struct ComingFromSpying {
  @Test(.mockery) func copiesAnItem() throws {
    let context = Mockery.current
    let store = context.mock(MockStore.self)
    let saved = Captor<String>()
    let lines = Captor<String>()
    let printer = context.mock(MockPrinter.self)
    context.check {
      allowing(store).receives.load(.any).then.performs { id in "item \(id)" }
      allowing(store).receives.save(.capturing(into: saved), at: .any)
      allowing(printer).receives.print(.capturing(into: lines))
    }

    try Copier(store: store, printer: printer).copy(1, to: 2)

    #expect(saved.values == ["item 1"])
    #expect(lines.last == "copied item 1")
  }
}
