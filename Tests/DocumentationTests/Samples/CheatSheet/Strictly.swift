import Mocky
import Testing

/// The cheat sheet: unused allowances, and assertions that wait.
struct CheatSheetStrictly {
  let context = Mockery()

  @Test func reasons() {
    let store = context.mock(MockStore.self)
    context.check {
      expectThat(store).receives.close().because("a session must not leak")
      because("the list starts empty") {
        expectThat(store).receives.open()
        expectThat(store).receives.name(setTo: "")
      }
    }
    store.close()
    store.open()
    store.name = ""
  }

  @Test func unusedAllowances() async {
    let store = context.mock(MockStore.self)

    context.reportsUnusedAllowances = true  // false by default
    context.check {
      allowing(store).receives.load(1).then.returns("one")  // reported if no call uses it
      lenient { allowing(store).receives.isOpen.then.returns(true) }  // not this one
    }

    #expect((try? store.load(1)) == "one")
    await assertContextEventuallySatisfied(context, timeout: .seconds(3))  // waits, then asserts
  }
}
