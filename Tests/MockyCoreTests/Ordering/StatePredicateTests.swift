import MockyTestSupport
import Testing

@testable import MockyCore

struct StatePredicateTests {
  enum Door: Hashable {
    case open
    case ajar(Int)
  }

  private let context = Mockery(reporter: RecordingReporter())
  private let pen: StateMachine<String>
  private let door: StateMachine<Door>

  init() {
    pen = context.states("pen").startsAs("up")
    door = context.states("door", startingAs: .open)
  }

  @Test func aStateIsNamedWithItsMachine() {
    #expect(pen.equals("up").describedText == "pen is \"up\"")
    #expect(door.equals(.open).describedText == "door is .open")
    #expect(door.equals(.ajar(3)).describedText == "door is .ajar(3)")
  }

  @Test func anotherStateIsNamedSo() {
    #expect(pen.isNot("up").describedText == "pen is not \"up\"")
    #expect((!pen.equals("up")).describedText == "pen is not \"up\"")
    #expect((!pen.isNot("up")).describedText == "not (pen is not \"up\")")
  }

  @Test func bothAreJoinedByAnd() {
    let both = pen.equals("up") && door.isNot(.open)
    #expect(both.describedText == "pen is \"up\" and door is not .open")
    #expect((!both).describedText == "not (pen is \"up\" and door is not .open)")
  }

  @Test func eitherAreJoinedByOrInParenthesesWhereNeeded() {
    let either = pen.equals("up") || pen.equals("down")
    #expect(either.describedText == "pen is \"up\" or pen is \"down\"")
    #expect(
      (door.equals(.open) && either).describedText
        == "door is .open and (pen is \"up\" or pen is \"down\")")
    #expect(
      (either && pen.isNot("x") || door.equals(.open)).describedText
        == "(pen is \"up\" or pen is \"down\") and pen is not \"x\" or door is .open")
  }

  @Test func itHoldsAsItsTermsDo() {
    #expect(pen.equals("up").holds)
    #expect(!pen.equals("down").holds)
    #expect(!pen.isNot("up").holds)
    #expect((pen.equals("up") && door.equals(.open)).holds)
    #expect(!(pen.equals("down") && door.equals(.open)).holds)
    #expect((pen.equals("down") || door.equals(.open)).holds)
    #expect(!(pen.equals("down") || door.isNot(.open)).holds)
    #expect((!pen.equals("down")).holds)
  }

  @Test func itFollowsItsMachines() {
    let down = pen.equals("down")
    pen.transition(to: "down")
    #expect(down.holds)
    #expect(pen.currentState == "down")
    pen.transition(to: "up")
    #expect(!down.holds)
  }

  @Test func itKnowsItsMachinesEachOnce() {
    let predicate = pen.equals("up") && (door.equals(.open) || pen.isNot("down"))
    #expect(predicate.machines.map(\.name) == ["pen", "door"])
  }

  @Test func aLongPredicateHoldsAsItsTermsDo() {
    var (left, right) = (pen.equals("up"), pen.equals("up"))
    for _ in 0..<100 {
      left = left && !door.equals(.ajar(1))
      right = !(pen.equals("down") || !right)
    }
    #expect(left.holds && right.holds)
    #expect(left.machines.map(\.name) == ["pen", "door"])
    #expect(left.describedText.hasPrefix("pen is \"up\" and door is not .ajar(1) and door"))
    #expect(right.describedText.hasPrefix("not (pen is \"down\" or not (not (pen is "))
    pen.transition(to: "down")
    #expect(!left.holds && !right.holds)
  }
}
