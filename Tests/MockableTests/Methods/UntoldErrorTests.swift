import Mocky
import Testing

private enum Jam: Error { case paper }

@Mockable private protocol Printer {
  func print<Fault: Error>(_ text: String) throws(Fault)
  func count(_ values: some Collection<some Hashable>) -> Int
  func melt(_ object: consuming AnyObject)
}

private struct RealPrinter: Printer {
  func print<Fault: Error>(_ text: String) throws(Fault) {}
  func count(_ values: some Collection<some Hashable>) -> Int { values.count }
  func melt(_ object: consuming AnyObject) {}
}

@Suite struct UntoldErrorTests {
  @Test(.mockery) func aMemberMayBeGenericOverItsErrorAlone() {
    let printer = Mockery.current.mock(MockPrinter.self)
    Mockery.current.check {
      expectThat(printer).receives.print("a")
      expectThat(printer).receives.print("b").then.throws(Jam.paper)
    }
    let print: (String) throws(Jam) -> Void = printer.print
    #expect(throws: Never.self) { try print("a") }
    #expect(throws: Jam.paper) { try print("b") }
  }

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
