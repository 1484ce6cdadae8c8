import Mocky
import Testing

@testable import Newsroom

/// Mocks of functions, with nothing written for them.
@Suite struct FunctionSuite {
  let context = Mockery()

  @Test func functionsAreHandedOver() async throws {
    let receive = context.mock(MockReceive.self)
    let tune = context.mock(Wire.MockTune<Int>.self)
    context.check {
      expectThat(tune).receives.call(.init(), 7).then.performs { signal, channel in
        signal.value.strength = channel
        return true
      }
      expectThat(receive).receives.call(7).then.returns("news")
    }
    let wire = Operator(receive: receive.function, tune: tune.function)
    #expect(try await wire.listen(on: 7) == "news")
    assertContextSatisfied(context)
  }
}
