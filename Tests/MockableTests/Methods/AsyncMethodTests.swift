import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Clock {
  func tick() async
  func time() async -> Int
  func wait(for seconds: Int, _ why: String) async -> Bool
}

@Suite struct AsyncMethodTests {
  @Test(.mockery) func anAsynchronousMethodReturnsWhatWasSaid() async {
    let clock = Mockery.current.mock(MockClock.self)
    Mockery.current.check {
      expectThat(clock).receives.tick()
      allowing(clock).receives.time().then.returns(1, 2)
      allowing(clock).receives.wait(for: .lessThan(3), "short").then.returns(true)
    }
    await clock.tick()
    #expect(await clock.time() == 1)
    #expect(await clock.time() == 2)
    #expect(await clock.wait(for: 2, "short"))
  }

  @Test(.mockery) func itsClosuresSuspend() async {
    let clock = Mockery.current.mock(MockClock.self)
    let seen = Captor<String>()
    Mockery.current.check {
      allowing(clock).receives.tick().then.performs {
        await Task.yield()
        seen.record("tick")
      }
      allowing(clock).receives.wait(for: .any, .any).then.performs { seconds, why in
        await Task.yield()
        return why.count == seconds
      }
    }
    await clock.tick()
    #expect(await clock.wait(for: 5, "later"))
    #expect(seen.values == ["tick"])
  }

  @Test func aWrongCallIsReported() async {
    let failures = await headlines { context in
      let clock = context.mock(MockClock.self)
      context.check { expectThat(clock).receives.wait(for: 1, "a") }
      #expect(await !clock.wait(for: 2, "b"))
    }
    #expect(
      failures == [
        #"clock.wait(for: 2, "b"): unexpected: "#
          + #"expected 1 as 'for' and "a" as argument 2"#
      ])
  }
}
