import Foundation
import Mocky
import Testing

/// OCMock's chapter 10: what was a limitation there, and is none here.
@Suite struct ComingFromOCMockLimits {
  // 10.1
  @Test func twoContextsAtOnceStubAStaticMember() {
    let type: any Session.Type = MockSession.self
    let one = Mockery()
    let two = Mockery()
    one.check { allowing(MockSession.self).receives.limit.then.returns(1) }
    two.check { allowing(MockSession.self).receives.limit.then.returns(2) }

    let limits = (one.run { type.limit }, two.run { type.limit })
    #expect(limits == (1, 2))
  }

  // 10.4
  @Test(.mockery) func describingAndComparingMocksAreNoCalls() {
    let store = Mockery.current.mock(MockStore.self)
    let other = Mockery.current.mock(MockStore.self, named: "other")
    Mockery.current.check { expectThat(store).receives.put(other) }

    store.put(other)

    #expect("\(store), \(other)" == "store, other")
    Mockery.current.verify { expectThat(store).received.put(.identical(to: other)) }
    Mockery.current.verifyNoMoreInteractions()
  }

  // 10.4
  @Test(.mockery) func anInitializerIsStubbed() {
    let type: any Session.Type = MockSession.self
    let session = Mockery.current.mock(MockSession.self)
    Mockery.current.check {
      allowing(MockSession.self).receives.`init`(name: "main").then.returns(session)
      expectThat(session).receives.send("hello")
    }

    type.init(name: "main").send("hello")
  }

  // 10.9
  @Test(.mockery) func callsAreVerifiedAfterRunningWithADelay() async {
    let store = Mockery.current.mock(MockStore.self, strictness: .nice)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { store.close() }

    await Mockery.current.verify(within: .seconds(2)) { expectThat(store).received.close() }
  }

  // 10.10
  @Test(.mockery) func anyThreadSetsUpCallsAndVerifies() async {
    let context = Mockery.current
    let store = context.mock(MockStore.self)

    await withTaskGroup(of: Void.self) { group in
      for index in 0..<50 {
        group.addTask {
          context.check { expectThat(store).receives.save("apple", at: index) }
          store.save("apple", at: index)
        }
      }
    }

    await Task.detached { context.assertSatisfied() }.value
  }
}
