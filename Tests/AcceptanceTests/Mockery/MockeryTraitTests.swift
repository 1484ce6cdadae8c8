import Mocky
import MockyTestSupport
import Testing

/// The first mock of a context is called "turtle", the next "turtle2": a name tells whether a
/// context is a test's own.
@Suite(.mockery) struct MockeryTraitTests {
  private let turtle: MockTurtle = Mockery.current.mock()

  @Test func theContextIsThereWhenTheSuiteIsMade() {
    #expect(turtle.mockObject.name == "turtle")
    Mockery.current.check { expectThat(turtle).receives.up() }
    turtle.up()
  }

  @Test func theContextIsTheSameAllThroughATest() {
    #expect(Mockery.current === Mockery.current)
    #expect(Mockery.current.mock(MockTurtle.self).mockObject.name == "turtle2")
  }

  @Test(arguments: 1...20)
  func eachArgumentHasAContextOfItsOwn(steps: Int) async {
    let context = Mockery.current
    context.check { expectThat(turtle).receives.forward(steps, why: "parallel") }
    await Task.yield()
    #expect(turtle.mockObject.name == "turtle")
    #expect(Mockery.current === context)
    turtle.forward(steps, why: "parallel")
    #expect(context.isSatisfied)
  }

  @Test(.mockery) func aTraitOnTheTestAsWellDoesNoHarm() {
    #expect(Mockery.current.mock(MockTurtle.self).mockObject.name == "turtle2")
    Mockery.current.check { allowing(turtle).receives.up() }
    turtle.up()
  }

  @Test func tasksOfATestHaveItsContext() async {
    let context = Mockery.current
    context.check { expectThat(turtle).receives(12).up() }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 1...10 {
        group.addTask {
          turtle.up()
          return Mockery.current === context
        }
      }
      for await isSame in group { #expect(isSame) }
    }
    async let isSame = Mockery.current === context
    #expect(await isSame)
    #expect(await Task { Mockery.current === context }.value)
    turtle.up()
    turtle.up()
  }

  @Test @MainActor func theMainActorHasItToo() async {
    Mockery.current.check { expectThat(turtle).receives.fetch(1).then.returns("one") }
    #expect(try! await turtle.fetch(1) == "one")
  }

  @Suite struct InASuiteInside {
    @Test(arguments: ["one", "two"]) func itIsThereToo(name: String) {
      let mock = Mockery.current.mock(MockTurtle.self, named: name)
      #expect(mock.mockObject.name == name)
      #expect(Mockery.current.mock(MockTurtle.self).mockObject.name == "turtle")
    }
  }
}

struct MockeryTraitOnATestTests {
  @Test(.mockery) func aTestHasAContext() {
    #expect(Mockery.current.mock(MockTurtle.self).mockObject.name == "turtle")
  }

  @Test(.mockery, arguments: 1...10) func eachArgumentHasAContext(number: Int) async {
    let turtle: MockTurtle = Mockery.current.mock()
    Mockery.current.check { expectThat(turtle).receives(number).up() }
    for _ in 1...number {
      await Task.yield()
      turtle.up()
    }
    #expect(turtle.mockObject.name == "turtle")
    #expect(Mockery.current.isSatisfied)
  }
}
