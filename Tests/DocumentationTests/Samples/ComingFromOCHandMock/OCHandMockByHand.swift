import Mocky
import XCTest

final class HandPrinter: Printer, Verifiable {
  let counter = ExpectationCounter("counter")
  let line = ExpectationMatcher<String>("line")

  func print(_ text: String) {
    counter.increment()
    line.actual = text
  }
}

final class GreeterTests: XCTestCase, Verifiable {
  let printer = HandPrinter()

  func testGreets() {
    printer.counter.expected = 1
    printer.line.expected = .startingWith("hello")

    Greeter(printer: printer).greet("Ann")

    verify()
  }
}

struct Greeter {
  let printer: any Printer
  func greet(_ name: String) { printer.print("hello, \(name)") }
}
