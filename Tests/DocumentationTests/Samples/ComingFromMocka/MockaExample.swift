import Mocky

final class ComingFromMocka: MockeryTestCase {
  func testSavesBeforeItPrints() throws {
    let store = context.mock(MockStore.self, strictness: .nice)
    let printer = context.mock(MockPrinter.self, strictness: .nice)
    context.check {
      allowing(store).receives.load(.any).then.returns("apple")
    }

    try Copier(store: store, printer: printer).copy(1, to: 2)

    context.verify {
      inOrder {
        expectThat(store).received.save("apple", at: 2)
        expectThat(printer).received.print("copied apple")
      }
    }
    context.verifyNoMoreInteractions(with: printer)
  }

  func testSpellings() {
    let even: Matcher<Int> = .even
    let store: MockStore = context.mock()
    context.check {
      expectThat(store).receives.read(even).then.returns("two")
      allowing(store, methods: .oneOf("open", "close"))
    }

    _ = store.read(2)
    store.open()
    store.close()

    context.verify { expectThat(store).received(.once).open() }
    context.verify { expectThat(store).received(.once).close() }
  }
}
