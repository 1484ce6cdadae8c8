import Mocky
import Shop
import Testing

@Suite struct MistakeTests {
  @Test func aCallAfterAKnownIssue() {
    let context = Mockery()
    let till = Till(context.mock(MockStore.self))
    withKnownIssue { try till.sell("apple") }
    try? till.sell("pear")
    assertContextSatisfied(context)
  }

  @Test(.mockery) func anExpectationAfterAKnownIssue() {
    let store: MockStore = Mockery.current.mock()
    Mockery.current.check { expectThat(store).receives.save("pear") }
    withKnownIssue { try Till(store).sell("apple") }
  }

  @Test(.mockery, .filterIssues { !"\($0.error as Any)".contains("apple") })
  func aCallAfterADroppedIssue() {
    let till = Till(Mockery.current.mock(MockStore.self))
    try? till.sell("apple")
    try? till.sell("pear")
  }

  @Test func aCallInAnExitTestThatFails() async {
    await #expect(processExitsWith: .failure) {
      let context = Mockery()
      Till(context.mock(MockStore.self)).sellOrStop("")
    }
  }

  @Test(.mockery) func anExpectationInAnExitTestThatSucceeds() async {
    await #expect(processExitsWith: .success) {
      let context = Mockery()
      let store: MockStore = context.mock()
      context.check { expectThat(store).receives.save("pear") }
      assertContextSatisfied(context)
    }
  }

  @Test(.mockery) func anExpectationInARetriedTest() {
    let store: MockStore = Mockery.current.mock()
    Mockery.current.check { expectThat(store).receives.save("pear") }
  }

  @Test func theCurrentContextOfARetriedTest() throws {
    let store: MockStore = Mockery.current.mock()
    Mockery.current.check { expectThat(store).receives.save("pear") }
    try Till(store).sell("pear")
  }
}
