import Mocky
import Testing

/// The cookbook: unused stubs, shared expectations, and assertions that wait.
@Suite struct CookbookLeniency {
  @Test func reasons() {
    let context = Mockery()
    let store = context.mock(MockStore.self)
    context.check {
      for item in ["apple", "pear"] {
        because("the basket has a \(item)") {
          expectThat(store).receives.save(item, at: .any)
        }
      }
    }
    store.save("apple", at: 0)
    store.save("pear", at: 1)
  }

  @Test func unusedStubs() {
    let context = Mockery()
    let store = context.mock(MockStore.self)
    context.reportsUnusedAllowances = true
    context.check {
      allowing(store).receives.isOpen.then.returns(true)
      lenient { allowing(store).receives.name.then.returns("main") }
    }

    #expect(store.isOpen)
    assertContextSatisfied(context)
  }

  func opening(_ store: MockStore) -> ExpectationGroup {
    ExpectationGroup {
      expectThat(store).receives.open()
      allowing(store).receives.isOpen.then.returns(true)
    }
  }

  func verifyClosed(
    _ store: MockStore, in context: Mockery, file: StaticString = #filePath, line: UInt = #line
  ) {
    context.verify(filePath: file, line: line) { expectThat(store).received.close() }
  }

  @Test func sharing() {
    let context = Mockery()
    let store = context.mock(MockStore.self)
    context.check {
      opening(store)
      expectThat(store).receives.close()
    }

    store.open()
    if store.isOpen { store.close() }
    verifyClosed(store, in: context)
    assertContextSatisfied(context)
  }

  @Test func eventually() async {
    let context = Mockery()
    let store = context.mock(MockStore.self)
    context.check { expectThat(store).receives.close() }

    Task.detached { store.close() }

    await assertContextEventuallySatisfied(context, timeout: .seconds(2))
  }
}
