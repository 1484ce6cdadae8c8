import Mocky

private struct Greeter {
  let printer: any Printer
  func greet(_ name: String) { printer.print("hello, \(name)") }
}

final class ComingFromOCHandMock: MockeryTestCase {
  func testGreets() {
    let printer = context.mock(MockPrinter.self)
    context.check {
      expectThat(printer).receives(1).print(.startingWith("hello"))
    }

    Greeter(printer: printer).greet("Ann")
  }

  func testSpellings() {
    let printer = context.mock(MockPrinter.self)
    context.check {
      expectThat(printer).receives.print("x")
      expectThat(printer).receives(.never).print("z")
    }

    printer.print("x")
  }
}
