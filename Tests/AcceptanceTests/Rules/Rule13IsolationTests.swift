import Mocky
import MockyTestSupport
import Testing

/// Rule 13: two contexts never affect each other, in parallel too.
@Suite(.timeLimit(.minutes(10)))
struct Rule13IsolationTests {
  /// One context at work: what it returns, counts and reports is its own.
  private static func work(_ number: Int, isBad: Bool) -> RecordingReporter {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    let pen = context.states("pen").startsAs("up")
    let walk = context.sequence("walk")
    context.setDefault(number, for: Int.self)
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives(50).up().then.state(pen, becomes: "down")
        expectThat(turtle).receives.say("\(number)").whenState(pen.equals("down"))
      }
      expectThat(turtle).receives(50).count()
    }
    for _ in 0..<50 {
      turtle.up()
      #expect(turtle.count() == number)
    }
    turtle.say(isBad ? "bad" : "\(number)")
    assertContextSatisfied(context)
    return reporter
  }

  @Test func contextsInParallelKnowNothingOfEachOther() async {
    await withTaskGroup(of: (Int, RecordingReporter).self) { group in
      for number in 0..<16 {
        group.addTask { (number, Self.work(number, isBad: number == 7)) }
      }
      for await (number, reporter) in group {
        let bad = [#"turtle.say("bad"): unexpected: expected "7" as argument 1"#]
        #expect(reporter.headlines == (number == 7 ? bad : []))
      }
    }
  }

  @Test func aFailureAndAResetOfOneContextLeaveTheOtherAlone() {
    let (one, two) = (RecordingReporter(), RecordingReporter())
    let (first, second) = (Mockery(reporter: one), Mockery(reporter: two))
    let turtles = (first.mock(MockTurtle.self), second.mock(MockTurtle.self))
    first.check { expectThat(turtles.0).receives.up() }
    second.check { expectThat(turtles.1).receives.up() }
    turtles.0.down()
    first.reset()
    #expect(!second.isSatisfied)
    turtles.1.up()
    #expect(second.isSatisfied)
    #expect(one.kinds == [.unexpectedCall])
    #expect(two.kinds == [])
    #expect("\(turtles.0) \(turtles.1)" == "turtle turtle")
  }

  @Test func oneContextServesManyThreads() async {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    let said = Captor<String?>()
    context.check {
      expectThat(turtle).receives(400).say(.capturing(into: said))
      expectThat(turtle).receives(400).count().then.returns(1)
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<400 {
        group.addTask {
          turtle.say("\(number)")
          #expect(turtle.count() == 1)
        }
      }
    }
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
    #expect(Set(said.values).count == 400)
  }

  @Test func ofManyCallsAtOnceOnlySoManyAreTaken() async {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    context.check {
      expectThat(turtle).receives(10).count().then.returns(1)
      allowing(turtle).receives.count().then.returns(0)
    }
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { turtle.count() } }
      return await group.reduce(0, +)
    }
    #expect(sum == 10)
    #expect(reporter.failures.isEmpty)
  }
}
