import Mocky
import Testing

@Mockable private protocol Voids {
  func maybe() -> ()?
  func several() -> [()]
  func taker() -> (()) -> Int
  func pair() -> (Int, ())
  func take(_ nothing: (), _ other: ()?) -> Void?
}

@Suite(.mockery) struct VoidTests {
  @Test func resultsMayBeBuiltOfNothing() {
    let nothing = Mockery.current.mock(MockVoids.self)
    Mockery.current.check {
      expectThat(nothing).receives.maybe().then.returns(())
      expectThat(nothing).receives.several().then.returns([(), ()])
      expectThat(nothing).receives.taker().then.performs { { _ in 3 } }
      expectThat(nothing).receives.pair().then.returns((2, ()))
      expectThat(nothing).receives.take(.any, .any).then.returns(nil)
    }
    #expect(nothing.maybe() != nil)
    #expect(nothing.several().count == 2)
    #expect(nothing.taker()(()) == 3)
    #expect(nothing.pair().0 == 2)
    #expect(nothing.take((), nil) == nil)
  }
}
