import Mocky
import Testing

/// Protocols with the names that builders give their own parameter.
enum Letters {
  @Mockable protocol M { func send() }
  @Mockable protocol Mocked { func send(_ letter: any M) }
}

@Suite(.mockery) struct ProtocolNameTests {
  @Test func aProtocolMayBeCalledAsABuildersParameter() {
    let m = Mockery.current.mock(Letters.MockM.self)
    let mocked = Mockery.current.mock(Letters.MockMocked.self)
    Mockery.current.check {
      expectThat(m).receives.send()
      expectThat(mocked).receives.send(.identical(to: m))
    }
    m.send()
    mocked.send(m)
  }
}
