import Mocky
import Testing

private struct Burst: Error, Equatable {}

private protocol Cistern<Liquid> {
  associatedtype Liquid
  var level: Liquid { get }
}

private struct Tub: Cistern { var level = 3 }

/// Types that the run time of older systems does not know.
@Mockable private protocol PipeFitter {
  func inspect(_ tank: any Cistern<Int>) -> Int
  func pick() -> any Cistern<Int>
  func plan() -> () throws(Burst) -> Int
  var alarm: (Int) throws(Burst) -> Void { get set }
  func drain(_ tank: inout any Cistern<Int>)
}

@Suite(.mockery) struct NewerTypeTests {
  private let context = Mockery.current

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func protocolsWithArgumentsAreArgumentsAndResults() {
    let fitter = context.mock(MockPipeFitter.self)
    context.check {
      expectThat(fitter).receives.inspect(.any).then.performs { $0.level * 2 }
      expectThat(fitter).receives.pick().then.returns(Tub(level: 5))
      expectThat(fitter).receives.drain(.any).then.performs { $0.value = Tub(level: 0) }
    }
    #expect(fitter.inspect(Tub()) == 6)
    var tank = fitter.pick()
    #expect(tank.level == 5)
    fitter.drain(&tank)
    #expect(tank.level == 0)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func functionsWithTypedErrorsAreResultsAndProperties() {
    let fitter = context.mock(MockPipeFitter.self)
    // As variables: the compiler crashes on such closures where their type is generic.
    let plan: @Sendable () throws(Burst) -> Int = { () throws(Burst) in throw Burst() }
    let alarm: @Sendable (Int) throws(Burst) -> Void = { _ in }
    context.check {
      expectThat(fitter).receives.plan().then.returns(plan)
      allowing(fitter).receives.alarm.then.returns(alarm)
      expectThat(fitter).receives.alarm(setTo: .any)
    }
    let given = fitter.plan()
    #expect(throws: Burst()) { try given() }
    fitter.alarm = fitter.alarm
  }

  @Test func anOlderSystemStillTakesTheCall() {
    let fitter = context.mock(MockPipeFitter.self)
    context.setDefault(1, for: Int.self)
    context.check { ignoring(fitter) }
    #expect(fitter.inspect(Tub()) == 1)
  }
}
