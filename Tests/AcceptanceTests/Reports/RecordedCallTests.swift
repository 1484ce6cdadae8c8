import Mocky
import MockyTestSupport
import Testing

/// A context says as values what was called and what is expected.
@Suite struct RecordedCallTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let turtle: MockTurtle

  init() {
    context = Mockery(reporter: reporter)
    turtle = context.mock()
  }

  @Test func callsSayWhatTheyWere() throws {
    context.check { allowing(turtle).receives.forward(.any, why: .any) }
    turtle.forward(3, why: "home")
    let call = try #require(context.history.first)
    #expect(context.history.count == 1)
    #expect(call.number == 1)
    #expect(call.mock == "turtle")
    #expect(call.member == "forward(_:why:)")
    #expect(call.text == #"turtle.forward(3, why: "home")"#)
    #expect(call.arguments.map(\.label) == [nil, "why"])
    #expect(call.arguments.map(\.text) == ["3", "\"home\""])
    #expect(!call.isVerified)
    #expect(!call.isCancelled)
  }

  @Test func callsSayWhatBecameOfThem() {
    let pen = context.states("pen").startsAs("up")
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.down().then.state(pen, becomes: "down")
      allowing(turtle).receives.up()
    }
    turtle.down()
    turtle.up()
    nice.up()
    turtle.forward(1, why: "x")
    context.verify { expectThat(turtle).received.up() }
    let history = context.history
    #expect(
      history.map(\.description) == [
        "turtle.down() → RecordedCallTests.swift:\(line), pen became \"down\"",
        "turtle.up() → RecordedCallTests.swift:\(line + 1)",
        "nice.up() → ignored",
        "turtle.forward(1, why: \"x\") → unexpected",
      ])
    guard case .expected(let place) = history[0].handling else {
      Issue.record("\(history[0].handling)")
      return
    }
    #expect(place.line == line)
    #expect(place.column == 17)
    #expect(place.fileID == #fileID)
    #expect(place.filePath == #filePath)
    #expect(history[1].handling != history[0].handling)
    #expect(history[3].handling == .unexpected)
    #expect(history.map(\.stateChanges.count) == [1, 0, 0, 0])
    #expect(history[0].stateChanges.first?.machine == "pen")
    #expect(history[0].stateChanges.first?.state == "\"down\"")
    #expect(history.map(\.isVerified) == [false, true, false, false])
    #expect(history.map(\.number) == [1, 2, 3, 4])
  }

  @Test func anAssertionKeepsCallsAndAResetForgetsThem() {
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    let call = context.history
    assertContextSatisfied(context)
    #expect(context.history.map(\.text) == ["turtle.up()"])
    context.reset()
    #expect(context.history.isEmpty)
    #expect(call.map(\.text) == ["turtle.up()"])
  }

  @Test func lookingAtCallsRecordsNone() {
    context.check { ignoring(turtle) }
    turtle.take(Tortoise("Tom") { [turtle] in turtle.up() })
    #expect(context.history.map(\.member) == ["take(_:)"])
    #expect(context.history.map(\.member) == ["take(_:)"])
  }

  @Test func expectationsSayWhatTheyExpect() throws {
    let pen = context.states("pen").startsAs("up")
    let line = #line + 2
    context.check {
      expectThat(turtle).receives(2...).forward(.greaterThan(0), why: "home")
      whenState(pen.equals("up") && pen.isNot("broken")) {
        allowing(turtle).receives.count().inSequence(context.sequence("walk"))
      }
      allowing(anyMock, methods: .equal(to: "up"))
      expectThat(turtle).receives(.never).down()
    }
    context.byDefault { ignoring(turtle) }
    turtle.forward(1, why: "home")
    turtle.up()
    let all = context.expectations
    #expect(
      all.map(\.description) == [
        "turtle.forward(greater than 0, why: \"home\"): expected at least 2 times, called once",
        "turtle.count(): allowed, never called",
        "any method of any mock named \"up\": allowed, called once",
        "turtle.down(): expected never",
        "any call of turtle: allowed, never called",
      ])
    #expect(all.map(\.isSatisfied) == [false, true, true, true, true])
    #expect(all.map(\.count) == [1, 0, 1, 0, 0])
    #expect(all.map(\.mock) == ["turtle", "turtle", nil, "turtle", "turtle"])
    #expect(all.map(\.member) == ["forward(_:why:)", "count()", nil, "down()", nil])
    #expect(all.map(\.arguments) == [["greater than 0", "\"home\""], [], nil, [], nil])
    #expect(all[0].cardinality == .atLeast(2))
    let condition = "pen is \"up\" and pen is not \"broken\""
    #expect(all.map(\.condition) == [nil, condition, nil, nil, nil])
    #expect(all.map(\.sequences) == [[], ["walk"], [], [], []])
    #expect(all.map(\.isDefault) == [false, false, false, false, true])
    #expect(all[0].place.line == line)
    #expect(all[0].text == "turtle.forward(greater than 0, why: \"home\")")
  }

  @Test func theyMayBeTakenToAnotherTask() async {
    context.check { ignoring(turtle) }
    turtle.up()
    let (history, expectations) = (context.history, context.expectations)
    let texts = await Task.detached {
      history.map(\.description) + expectations.map(\.description)
    }.value
    #expect(texts.count == 2)
  }
}
