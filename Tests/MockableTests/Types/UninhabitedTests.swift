import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Bunker {
  func open(_ reason: Never) -> Int
  func close(_ reason: inout Never) async throws -> String
  func guess(_ pair: (Int, Never))
  func wall(_ reason: consuming Never) -> Int
  func seal(_ pair: @autoclosure () -> (Int, Never), else: @autoclosure () -> Never) -> Int
  subscript(reason: Never) -> Int { get set }
  func lock(_ code: Int) -> Bool
}

@Suite struct UninhabitedTests {
  @Test(.mockery) func whatNothingCanCallStandsBesideOthers() {
    let bunker = Mockery.current.mock(MockBunker.self)
    Mockery.current.check { expectThat(bunker).receives.lock(3).then.returns(true) }
    #expect(bunker.lock(3))
  }

  @Test func suchACallCanBeExpectedAndIsNeverMade() {
    let lines = headlines { context in
      let bunker = context.mock(MockBunker.self)
      context.check { expectThat(bunker).receives.open(.any) }
    }
    #expect(lines == ["bunker.open(any): never called, expected once"])
  }
}
