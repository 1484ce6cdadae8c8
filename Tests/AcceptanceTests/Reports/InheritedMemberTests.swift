import Mocky
import MockyTestSupport
import Testing

/// Reports warn of inherited members only where an extension could run in the mock's place.
struct InheritedMemberTests {
  var (reporter, context) = recordedContext()

  @Test func aCallThatCameShowsThatNothingRunsInTheMocksPlace() {
    let duck = context.mock(MockDuck.self)
    context.check {
      allowing(duck).receives.eat("bread")
      expectThat(duck).receives.eat("berries")
      expectThat(duck).receives(2).walk(3)
    }
    duck.eat("bread")
    duck.walk(3)
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        #"duck.eat("berries"): never called, expected once"#,
        "duck.walk(3): called once, expected exactly 2 times",
      ])
    #expect(reporter.section(.inherited) == [])
    #expect(reporter.section(.inherited, of: 1) == [])
  }

  @Test func aMockThatHasTheInheritedMembersItselfIsNotWarnedOf() {
    let swan = context.mock(MockWholeSwan.self)
    context.check { expectThat(swan).receives.eat("bread") }
    assertContextSatisfied(context)
    #expect(reporter.headlines == [#"wholeSwan.eat("bread"): never called, expected once"#])
    #expect(reporter.section(.inherited) == [])
  }

  @Test func aMockWhoseNameDoesNotTellItsProtocolIsNotWarnedOf() {
    let spy = context.mock(SwanSpy.self)
    context.check { expectThat(spy).receives.eat("bread") }
    assertContextSatisfied(context)
    #expect(reporter.headlines == [#"swanSpy.eat("bread"): never called, expected once"#])
    #expect(reporter.section(.inherited) == [])
  }
}

private final class SwanSpy: Swan, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }
}
