import Mocky

final class ComingFromOCMock: MockeryTestCase {
  func testCopiesAnItem() throws {
    let store = context.mock(MockStore.self)
    let printer = context.mock(MockPrinter.self, strictness: .nice)
    context.check {
      allowing(store).receives.load(1).then.returns("apple")
      expectThat(store).receives.save("apple", at: 2)
    }

    try Copier(store: store, printer: printer).copy(1, to: 2)

    context.verify { expectThat(printer).received.print("copied apple") }
  }
}
