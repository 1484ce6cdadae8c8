import Mocky
import Testing

/// The cookbook: verifying afterwards.
@Suite(.mockery) struct CookbookVerifying {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self, strictness: .nice)
  let printer = Mockery.current.mock(MockPrinter.self, strictness: .nice)

  @Test func counts() {
    store.open()
    for item in ["apple", "pear"] { store.save(item, at: 0) }

    context.verify {
      expectThat(store).received.open()
      expectThat(store).received(2).save(.any, at: .any)
      expectThat(printer).received(.never).print(.any)
    }
  }

  @Test func own() {
    store.open()
    store.save("apple", at: 0)

    let saved = context.history.filter { $0.member == "save(_:at:)" }
    #expect(saved.map(\.text) == [#"store.save("apple", at: 0)"#])
    #expect(saved.map(\.handling) == [.ignored])  // the store is a nice mock
    #expect(context.expectations.allSatisfy { $0.isSatisfied })
  }

  @Test func order() {
    store.open()
    store.save("apple", at: 0)
    store.close()

    context.verify {
      inOrder {
        expectThat(store).received.open()
        expectThat(store).received.close()
      }
    }
  }

  @Test func oneOfSeveral() {
    store.close()

    context.verify {
      anyOf {
        expectThat(store).received.close()
        expectThat(store).received.name(setTo: "closed")
      }
    }
  }

  @Test func forgottenCalls() {
    store.open()  // prepares the test
    context.forgetCalls()

    context.verifyNoMoreInteractions()
  }

  @Test func nothingElse() {
    store.open()

    context.verify { expectThat(store).received.open() }
    context.verifyNoMoreInteractions()

    context.verifyNoMoreInteractions(with: store, printer)
    context.verify { expectThat(printer, methods: .any).times(.never) }
  }
}
