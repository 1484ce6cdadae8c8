import Mocky

/// Without writing the mock.
final class ComingFromOCHandMock: MockeryTestCase {
  func testGreets() {
    let printer = context.mock(MockPrinter.self)
    context.check {
      expectThat(printer).receives(1).print(.startingWith("hello"))
    }

    Greeter(printer: printer).greet("Ann")
  }
}
