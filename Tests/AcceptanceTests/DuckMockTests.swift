import Mocky
import MockyTestSupport
import Testing

@Suite struct DuckMockTests: RecordedSuite {
  let reporter = RecordingReporter()
  let context: Mockery
  private let mock: MockDuck
  private var duck: any Duck { mock }

  init() {
    context = Mockery(reporter: reporter)
    mock = context.mock(MockDuck.self)
  }

  @Test func aMockReceivesWhatItsProtocolAndBothParentsRequire() throws {
    context.check {
      expectThat(mock).receives.quack("hello").then.returns(1)
      expectThat(mock).receives(2).walk(.lessThan(10))
      expectThat(mock).receives.swim(to: "island").then.returns(500)
      expectThat(mock).receives.swim(to: .any).then.throws(StoreError.full)
    }
    duck.walk(1)
    duck.walk(2)
    #expect(duck.quack("hello") == 1)
    #expect(try duck.swim(to: "island") == 500)
    #expect(throws: StoreError.full) { try duck.swim(to: "shore") }
    expectNoFailure()
  }

  @Test func theTopOfADiamondIsThereOnce() {
    let seen = Captor<String>()
    context.check {
      allowing(mock).receives.name.then.returns("Donald")
      expectThat(mock).receives(3).eat(.startingWith("b")).then.performs { seen.record($0) }
    }
    let walker: any Walker = mock
    let swimmer: any Swimmer = mock
    let animal: any Animal = mock
    walker.eat("bread")
    swimmer.eat("berries")
    animal.eat("beans")
    #expect(walker.name + swimmer.name + duck.name == "DonaldDonaldDonald")
    #expect(seen.values == ["bread", "berries", "beans"])
    expectNoFailure()
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

  @Test func aRedeclaredRequirementIsMockedInSpiteOfTheChildsDefault() {
    let swan = context.mock(MockSwan.self)
    context.check {
      expectThat(swan).receives.sing()
      expectThat(swan).receives.walk(3)
    }
    let walker: any Walker = swan
    walker.walk(3)
    swan.sing()
    expectNoFailure()
  }

  @Test func aDefaultForARequirementThatIsNotRedeclaredRunsInTheMocksPlace() {
    let swan = context.mock(MockSwan.self)
    context.check { expectThat(swan).receives.eat("bread") }
    (swan as any Swan).eat("bread")
    context.assertSatisfied()
    #expect(reporter.failures.map(\.kind) == [.unsatisfied])
    #expect(reporter.failures[0].message.contains("redeclaring eat(_:) in Swan mends it"))
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

  @Test func anInheritedCallIsReportedWhole() {
    let expected = #line + 2
    context.check {
      allowing(mock).receives.quack(.any).then.returns(3)
      expectThat(mock).receives.walk(3)
      expectThat(mock).receives.walk(4)
    }
    duck.walk(duck.quack("hello"))
    let called = #line + 1
    duck.walk(3)
    #expect(
      reporter.failures.map(\.description) == [
        """
        DuckMockTests.swift:\(called): duck.walk(3): called a 2nd time, expected once
          called from  DuckMockTests.anInheritedCallIsReportedWhole()  DuckMockTests.swift:\(called)
          expectation  DuckMockTests.swift:\(expected + 1)  (expected once, called once)
          other expectations
              ○ allowed, called once   duck.quack(any)   :\(expected)
              ✗ once, called never     duck.walk(4)      :\(expected + 2)
          before this
              1. duck.quack("hello")   → :\(expected)
              2. duck.walk(3)          → :\(expected + 1)
        """
      ])
  }

  private func walkTwice(_ walker: some Walker) {
    walker.walk(1)
    walker.walk(2)
  }
}
