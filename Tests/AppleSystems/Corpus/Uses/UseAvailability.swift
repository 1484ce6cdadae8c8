import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

func usePhone(_ context: Mockery) {
  let phone = context.mock(MockPhone.self)
  context.check {
    expectThat(phone).receives.ring()
    #if os(macOS)
      expectThat(phone).receives.dial("1").then.returns(1)
    #else
      expectThat(phone).receives.touch(1).then.returns("1")
    #endif
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      expectThat(phone).receives.wait(.any).then.returns(true)
      expectThat(phone).receives.timeout.then.returns(.seconds(1))
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
func useStopwatch(_ context: Mockery) {
  let watch = context.mock(MockStopwatch.self)
  context.check { expectThat(watch).receives.lap(1).then.returns(.seconds(1)) }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
func useGauge(_ context: Mockery) {
  let gauge = context.mock(MockGauge.self)
  context.check {
    expectThat(gauge).receives.sum(.any).then.returns(1)
    expectThat(gauge).receives.fill(.any)
  }
}
