import Mocky
import Testing

@Mockable private protocol Printer {
  func count(_ values: some Collection<some Hashable>) -> Int
  func melt(_ object: consuming AnyObject)
}

private struct RealPrinter: Printer {
  func count(_ values: some Collection<some Hashable>) -> Int { values.count }
  func melt(_ object: consuming AnyObject) {}
}

@Suite struct NestedOpaqueParameterTests {
  @Test(.mockery) func anOpaqueParameterMayStandInAnother() {
    let printer = Mockery.current.spy(MockPrinter.self, on: RealPrinter())
    #expect(printer.count([1, 2]) == 2)
    Mockery.current.check { expectThat(printer).receives.count(.any).then.returns(5) }
    #expect(printer.count(["a"]) == 5)
  }

  @Test(.mockery) func anyObjectMayBeConsumed() {
    let printer = Mockery.current.mock(MockPrinter.self)
    Mockery.current.check { expectThat(printer).receives.melt(.any) }
    printer.melt(printer)
  }
}
