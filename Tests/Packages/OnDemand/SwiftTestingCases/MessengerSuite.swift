import Mocky
import Testing

@testable import Newsroom

/// Mocks of structs of closures, with nothing written for them.
@Suite struct MessengerSuite {
  let context = Mockery()

  @Test func theirValuesAreHandedOver() async throws {
    let messenger = context.mock(MockMessenger.self)
    let letter = Messenger.Letter(text: "news")
    context.check {
      expectThat(messenger).receives.collect(letter).then.returns(1)
      expectThat(messenger).receives.sign(.any).then.returns(true)
      expectThat(messenger).receives.deliver([letter]).then.performs { $0.value.removeAll() }
      expectThat(messenger).receives.show(0)
    }
    let value: Messenger = messenger.value(district: 5)
    #expect(try await Errand(messenger: value).run(letter) == [])
    #expect(value.weather == "rain in 5")
    assertContextSatisfied(context)
  }

  @Test func theirClosuresAreSet() {
    let postbox = context.mock(MockPostbox<Int>.self)
    context.check {
      expectThat(postbox).receives.drop(1, .local).then.returns(.foreign)
      expectThat(postbox).receives.empty().then.returns([2])
      expectThat(postbox).receives.copy().then.returns(nil)
    }
    let value = postbox.value
    #expect(value.drop(1, .local) == .foreign)
    #expect(value.empty() == [2])
    #expect(value.copy() == nil)
    assertContextSatisfied(context)
  }

  @Test func aSpyHandsOnItsCalls() {
    var real = Postbox<String>()
    real.empty = { ["letter"] }
    let postbox = context.spy(MockPostbox<String>.self, on: real)
    #expect(postbox.value.empty() == ["letter"])
    #expect(postbox.value.drop("a", .local) == .local)
    context.verify { expectThat(postbox).received.drop("a", .any) }
    assertContextSatisfied(context)
  }

  @MainActor @Test func theyMayBeIsolated() {
    let ticker = context.mock(Wire.MockTicker.self)
    context.check {
      expectThat(ticker).receives.print("line")
      expectThat(ticker).receives.stop()
    }
    let value = ticker.value
    value.print("line")
    value.stop()
    assertContextSatisfied(context)
  }
}
