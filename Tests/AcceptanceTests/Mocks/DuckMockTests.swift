import Mocky
import MockyTestSupport
import Testing

@Suite struct DuckMockTests: RecordedSuite {
  var (reporter, context) = recordedContext()
  private let mock: MockDuck
  private var duck: any Duck { mock }

  init() {
    mock = context.mock(MockDuck.self)
  }

  @Test func genericCodeOverAParentCallsTheMock() {
    context.check { expectThat(mock).receives(2).walk(.any) }
    walkTwice(mock)
    walkTwice(context.mock(MockWalker.self, strictness: .nice))
    expectNoFailure()
  }

  @Test func inheritedCallsStandInOneSequenceWithItsOwn() {
    let morning = context.sequence("morning")
    context.check {
      inSequence(morning) {
        expectThat(mock).receives.eat("bread")
        expectThat(mock).receives.walk(3)
        expectThat(mock).receives.quack(.any)
      }
    }
    duck.eat("bread")
    duck.walk(3)
    _ = duck.quack("hello")
    expectNoFailure()
  }

  @Test func inheritedCallsAreVerifiedAfterwards() {
    let nice = context.mock(MockDuck.self, named: "nice", strictness: .nice)
    nice.walk(3)
    nice.eat("bread")
    context.verify {
      expectThat(nice).received.walk(3)
      expectThat(nice).received(1).eat(.any)
      expectThat(nice).received(.never).quack(.any)
    }
    expectNoFailure()
  }

  @Test func aClassWithTheInheritedRequirementsMocksThemAll() {
    let swan = context.mock(MockWholeSwan.self)
    context.check {
      expectThat(swan).receives.eat("bread")
      expectThat(swan).receives.walk(3)
      allowing(swan).receives.name.then.returns("Leda")
    }
    let animal: any Animal = swan
    animal.eat("bread")
    swan.walk(3)
    #expect(animal.name == "Leda")
    expectNoFailure()
  }

  @Test func anInheritedCallIsReported() {
    let expected = #line + 2
    context.check {
      allowing(mock).receives.quack(.any).then.returns(3)
      expectThat(mock).receives.walk(3)
      expectThat(mock).receives.walk(4)
    }
    duck.walk(duck.quack("hello"))
    let called = #line + 1
    duck.walk(3)
    #expect(reporter.headlines == ["duck.walk(3): called a 2nd time, expected once"])
    #expect(reporter.lines == [called])
    #expect(
      reporter.section(.beforeThis) == [
        #"1. duck.quack("hello")   → :\#(expected)"#,
        "2. duck.walk(3)          → :\(expected + 1), from DuckMockTests.anInheritedCallIsReported() :\(called - 2)",
      ])
  }

  private func walkTwice(_ walker: some Walker) {
    walker.walk(1)
    walker.walk(2)
  }
}
