import Mocky
import MockyTestSupport
import Testing

/// Actions give a call its effects and its result.
struct ActionTests {
  struct Boom: Error, Equatable {}

  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other: MockTurtle

  init() {
    other = context.mock(named: "other")
  }

  @Test func aCallReturnsTheValueItIsGiven() {
    let object = NoDefault(id: 1)
    context.check {
      allowing(turtle).receives.name().then.returns("Tom")
      allowing(turtle).receives.odd().then.returns(object)
      allowing(turtle).receives.child().then.returns(other)
    }
    #expect(turtle.name() == "Tom")
    #expect(turtle.odd() === object)
    #expect(turtle.child() as? MockTurtle === other)
  }

  @Test func aClosureGetsTheArgumentsWithTheirTypes() {
    let seen = Captor<String?>()
    context.check { expectThat(turtle).receives.say(.any).then.performs { seen.record($0) } }
    turtle.say("x")
    #expect(seen.values == ["x"])
    #expect(context.isSatisfied)
  }

  @Test func aClosureReturnsTheCallsValue() {
    context.check { allowing(turtle).receives.count().then.performs { 41 + 1 } }
    #expect(turtle.count() == 42)
  }

  @Test func allOfSeveralActionsHappen() {
    let flag = Captor<Bool>()
    context.check {
      allowing(turtle).receives.name().then.doesAllOf {
        $0.returns("v")
        $0.runs { flag.record(true) }
      }
    }
    #expect(turtle.name() == "v")
    #expect(flag.last == true)
  }

  @Test func theLastConsecutiveActionIsRepeated() {
    context.check { expectThat(turtle).receives(.atLeast(3)).count().then.returns(10, 20, 30) }
    #expect((1...4).map { _ in turtle.count() } == [10, 20, 30, 30])
    #expect(context.isSatisfied)
  }

  @Test func consecutiveCallsReturnAndThrow() async throws {
    context.check {
      allowing(turtle).receives.fetch(.any).then.onConsecutiveCalls {
        $0.returns("return value 1")
        $0.returns("return value 2")
        $0.throws(Boom())
      }
    }
    #expect(try await turtle.fetch(1) == "return value 1")
    #expect(try await turtle.fetch(1) == "return value 2")
    await #expect(throws: Boom()) { try await turtle.fetch(1) }
  }

  @Test func severalClausesAllHappen() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      expectThat(turtle).receives.count().then.returns(5).then.state(pen, becomes: "down")
    }
    #expect(turtle.count() == 5)
    #expect(pen.currentState == "down")
  }

  @Test func ofSeveralOutcomesTheLastOneWins() async throws {
    context.check {
      allowing(turtle).receives.count().then.returns(1).then.returns(2)
      allowing(turtle).receives.fetch(1).then.throws(Boom()).then.returns("one")
      allowing(turtle).receives.fetch(2).then.returns("two").then.throws(Boom())
    }
    #expect(turtle.count() == 2)
    #expect(try await turtle.fetch(1) == "one")
    await #expect(throws: Boom()) { try await turtle.fetch(2) }
  }

  // A value of a wrong type does not compile.
  @Test func anActionOnANeverIsMisuse() {
    context.check { expectThat(turtle).receives(.never).count().then.returns(5) }
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.lines == [#line - 2])
  }

  @Test func anActionSetsAnInoutArgument() {
    let subscriber: MockSubscriber = context.mock()
    context.check {
      expectThat(subscriber).receives.sign("Dear ").then.performs { $0.value += "Tom" }
    }
    var letter = "Dear "
    subscriber.sign(&letter)
    #expect(letter == "Dear Tom")
    #expect(context.isSatisfied)
  }

  @Test func anActionDelegatesToAnotherObject() async throws {
    let real = Tortoise("Tom")
    context.check {
      allowing(turtle).receives.name().then.performs(real.name)
      allowing(turtle).receives.fetch(.any).then.performs { id in try await real.fetch(id) }
    }
    #expect(turtle.name() == "Tom")
    #expect(try await turtle.fetch(7) == "Tom 7")
  }

  @Test func actionsHappenInTheOrderWritten() {
    let done = Captor<String>()
    context.check {
      allowing(turtle).receives.count()
        .then.runs { done.record("first") }
        .then.performs {
          done.record("second")
          return 2
        }
        .then.runs { done.record("third") }
    }
    #expect(turtle.count() == 2)
    #expect(done.values == ["first", "second", "third"])
  }
}
