import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: inherited members that were never called.
struct FailureTextInheritedTests {
  var (reporter, context) = recordedContext()
  let file = "FailureTextInheritedTests.swift"

  @Test func neverCalledAsAnExtensionOfTheChildImplementsIt() {
    let swan = context.mock(MockSwan.self)
    let line = #line + 2
    context.check {
      expectThat(swan).receives.eat("bread")
      expectThat(swan).receives.sing()
    }
    (swan as any Swan).eat("bread")
    swan.sing()
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swan.eat("bread"): never called, expected once
          inherited  from Animal: an implementation of eat(_:) in an extension of Swan would run in the mock's place; redeclaring eat(_:) in Swan mends it
          other expectations
              ✓ once, called once   swan.sing()   :\(line + 1)
          calls
              1. swan.sing()   → :\(line + 1)
        """
      ])
  }

  @Test func aPropertyIsNamedWithoutParentheses() {
    let swan = context.mock(MockSwan.self)
    context.check { expectThat(swan).receives.name }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swan.name: never called, expected once
          inherited  from Animal: an implementation of name in an extension of Swan would run in the mock's place; redeclaring name in Swan mends it
          calls     none, to any mock
        """
      ])
  }

  @Test func notFoundAfterwards() {
    let swan = context.mock(MockSwan.self)
    context.verify { expectThat(swan).received.eat(.any) }
    #expect(
      reporter.messages == [
        """
        swan.eat(any): never called, expected at least once
          inherited  from Animal: an implementation of eat(_:) in an extension of Swan would run in the mock's place; redeclaring eat(_:) in Swan mends it
          calls     none, to any mock
        """
      ])
  }

  @Test func aMemberOfTheMocksOwnProtocolIsNotInherited() {
    let swan = context.mock(MockSwan.self)
    let line = #line + 2
    context.check {
      expectThat(swan).receives.walk(3)
      expectThat(context.mock(Zoo.MockKeeper<String>.self)).receives.feed("bread")
    }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swan.walk(3): never called, expected once
          other expectations
              ✗ once, called never   keeper.feed("bread")   :\(line + 1)
          calls     none, to any mock
        """,
        """
        keeper.feed("bread"): never called, expected once
        """,
      ])
  }

  @Test func aCallThatCameShowsThatNothingRunsInTheMocksPlace() {
    let duck = context.mock(MockDuck.self)
    let line = #line + 2
    context.check {
      allowing(duck).receives.eat("bread")
      expectThat(duck).receives.eat("berries")
      expectThat(duck).receives(2).walk(3)
    }
    duck.eat("bread")
    duck.walk(3)
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        duck.eat("berries"): never called, expected once
          other expectations
              ○ allowed, called once           duck.eat("bread")   :\(line)
              ✗ exactly 2 times, called once   duck.walk(3)        :\(line + 2)
          calls
              1. duck.eat("bread")   → :\(line), argument 1 is "bread", expected "berries"
              2. duck.walk(3)        → :\(line + 2)
        """,
        """
        duck.walk(3): called once, expected exactly 2 times
        """,
      ])
  }

  @Test func aMockThatHasTheInheritedMembersItselfIsNotWarnedOf() {
    let swan = context.mock(MockWholeSwan.self)
    context.check { expectThat(swan).receives.eat("bread") }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        wholeSwan.eat("bread"): never called, expected once
          calls     none, to any mock
        """
      ])
  }

  @Test func aMockWhoseNameDoesNotTellItsProtocolIsNotWarnedOf() {
    let spy = context.mock(SwanSpy.self)
    context.check { expectThat(spy).receives.eat("bread") }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        swanSpy.eat("bread"): never called, expected once
          calls     none, to any mock
        """
      ])
  }
}

private final class SwanSpy: Swan, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }
}
