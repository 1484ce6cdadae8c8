import Mocky
import Testing

struct Shop<Item: Sendable> {
  struct Price: Equatable, Sendable { var cents = 0 }

  @MockableFunction typealias Quote = (_ item: Item, _ before: Price) -> Price
  @MockableFunction fileprivate typealias Hide = (Price) -> Void
}

enum Lantern {
  struct Candle: Equatable { var watts = 40 }
}

extension Lantern {
  @MockableFunction typealias Relight = (_ bulb: Candle, _ lamp: Self?) -> Bool
}

@MainActor final class Window {
  @MockableFunction typealias Close = (_ force: Bool) -> Void
  @MockableFunction typealias Redraw = @MainActor (Window) -> Void
}

@MockableFunction private typealias Whisper = (_ word: String) -> Void

/// Type aliases inside types, and those that only their file sees.
@Suite(.mockery) struct NestedFunctionTests {
  private let context = Mockery.current

  @Test func anAliasMayStandInAGenericType() {
    let quote = context.mock(Shop<String>.MockQuote.self)
    let hide = context.mock(Shop<String>.MockHide.self)
    context.check {
      expectThat(quote).receives.call("pen", .any).then.returns(.init(cents: 5))
      expectThat(hide).receives.call(.init(cents: 1))
    }
    #expect(quote.function("pen", .init()) == .init(cents: 5))
    hide.function(.init(cents: 1))
    #expect("\(quote)" == "quote")
  }

  @Test func anAliasMayStandInAnExtension() {
    let change = context.mock(Lantern.MockRelight.self)
    context.check { expectThat(change).receives.call(.init(), .isNil).then.returns(true) }
    #expect(change.function(.init(), nil))
  }

  @MainActor @Test func anAliasMayStandInWhatIsIsolated() {
    let window = Window()
    let close = context.mock(Window.MockClose.self)
    let redraw = context.mock(Window.MockRedraw.self)
    context.check {
      expectThat(close).receives.call(true)
      expectThat(redraw).receives.call(.identical(to: window))
    }
    close.function(true)
    redraw.function(window)
  }

  @Test func anAliasMayBePrivateToItsFile() {
    let whisper = context.mock(MockWhisper.self)
    context.check { expectThat(whisper).receives.call("psst") }
    whisper.function("psst")
  }
}
