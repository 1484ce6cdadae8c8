import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Turtle {
  func up()
  func forward(_ steps: Int)
  func turn(by degrees: Int, why: String)
  mutating func hide()
  func position() -> Int
  func path(from start: Int, to end: Int, step: Int) -> [String]
}

@Suite struct PlainMethodTests {
  @Test(.mockery) func aMethodIsExpectedAndCalled() {
    let turtle = Mockery.current.mock(MockTurtle.self)
    Mockery.current.check {
      expectThat(turtle).receives(2).up()
      expectThat(turtle).receives.forward(5)
      expectThat(turtle).receives.forward(.greaterThan(5))
      expectThat(turtle).receives.turn(by: 90, why: "a wall")
    }
    turtle.up()
    turtle.forward(6)
    turtle.forward(5)
    turtle.turn(by: 90, why: "a wall")
    turtle.up()
  }

  @Test(.mockery) func valuesAndMatchersAreMixed() {
    let turtle = Mockery.current.mock(MockTurtle.self)
    Mockery.current.check {
      allowing(turtle).receives.path(from: 1, to: 2, step: 3).then.returns(["all plain"])
      allowing(turtle).receives.path(from: .any, to: 3, step: 1).then.returns(["one matcher"])
      allowing(turtle).receives.path(from: 1, to: .any, step: .any).then.returns(["two"])
      allowing(turtle).receives.path(from: .any, to: .any, step: .any).then.performs {
        ["\($0)", "\($1)", "\($2)"]
      }
    }
    #expect(turtle.path(from: 1, to: 2, step: 3) == ["all plain"])
    #expect(turtle.path(from: 9, to: 3, step: 1) == ["one matcher"])
    #expect(turtle.path(from: 1, to: 9, step: 9) == ["two"])
    #expect(turtle.path(from: 2, to: 4, step: 6) == ["2", "4", "6"])
  }

  @Test(.mockery) func aMockIsUsedThroughItsProtocol() {
    let mock = Mockery.current.mock(MockTurtle.self)
    var turtle: any Turtle = mock
    Mockery.current.check {
      allowing(mock).receives.position().then.returns(1, 2)
      expectThat(mock).receives.hide()
    }
    turtle.hide()
    #expect(turtle.position() == 1)
    #expect(turtle.position() == 2)
  }

  @Test(.mockery) func whatWasCalledIsVerifiedAfterwards() {
    let turtle = Mockery.current.mock(MockTurtle.self, strictness: .nice)
    turtle.forward(1)
    turtle.turn(by: 90, why: "a wall")
    #expect(turtle.position() == 0)
    Mockery.current.verify {
      inOrder {
        expectThat(turtle).received.forward(1)
        expectThat(turtle).received.turn(by: 90, why: .containing("wall"))
      }
      expectThat(turtle).received(.never).up()
    }
  }

  @Test func aWrongCallIsShownWithItsLabels() {
    let failures = headlines { context in
      let turtle = context.mock(MockTurtle.self)
      context.check { expectThat(turtle).receives.turn(by: 90, why: "a wall") }
      turtle.turn(by: 90, why: "a hole")
    }
    #expect(
      failures == [
        #"turtle.turn(by: 90, why: "a hole"): unexpected: "#
          + #"expected "a wall" as 'why'"#
      ])
  }
}
