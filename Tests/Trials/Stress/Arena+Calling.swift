import Foundation
import Mocky

extension Arena {
  /// Calls a member of a mock.
  func call(_ random: inout Random) {
    let (number, echo) = (random.below(100), echo(&random))
    switch random.below(18) {
    case 0, 1, 2: if panel.turn(number) == number { answered.add() }
    case 3: panel.push(number)
    case 4, 16, 17: _ = panel.take(echo)
    case 5: _ = panel.run { [echo] number in number + echo.hashValue % 2 }
    case 6: _ = try? panel.lift(number)
    case 7: panel.level += 1
    case 8: _ = panel.part().number()
    case 9: _ = panel.echo()
    case 10: nice.hear(number)
    case 11: _ = [nice, spy].map { $0.turn(number) }
    case 12: _ = spy.take(echo)
    case 13: _ = motor.start(number) + counting.function(number)
    case 14: _ = context.run { MockPanel.made() }
    default: center.post(name: .init("opened"), object: echo)
    }
  }

  /// Declares an expectation, somewhere in a block.
  func declare(_ random: inout Random) {
    let echo = echo(&random)
    if random.below(8) == 0 {
      return context.byDefault { ignoring(panel) }
    }
    let one = expectation(&random, echo)
    switch random.below(7) {
    case 0: context.check { whenState(door.isNot("open") || places.equals(echo)) { one } }
    case 1: context.check { inSequence(opening) { one } }
    case 2:
      let other = expectation(&random, echo)
      context.check {
        one
        other
      }
    case 3: context.check { lenient { one } }
    default: context.check { one }
    }
  }

  /// An expectation with one of all actions.
  private func expectation(_ random: inout Random, _ echo: Echo) -> any ExpectationPart {
    let (taken, number) = (taken, random.below(100))
    switch random.below(26) {
    case 0, 1, 2:
      return allowing(panel).receives.turn(.greaterThan(number)).then.performs { [echo] number in
        withExtendedLifetime(echo) { taken.add() }
        return number
      }
    case 3:
      return expectThat(panel).receives(...3).turn(number).then.performs { number in
        taken.add()
        return number
      }
    case 4: return expectThat(panel).receives(.never).push(number)
    case 5: return expectThat(panel).receives.take(.value(echo)).then.returns(1, 2, 3)
    case 6:
      return expectThat(panel).receives(1...2).take(.capturing(into: echoes))
        .then.runs { _ in withExtendedLifetime(echo) {} }
    case 7:
      return allowing(panel).receives.take(Matcher("like \(number)") { $0 == echo })
        .then.state(places, becomes: echo)
    case 8:
      return allowing(panel).receives.run(.any).then.calls({ $0 }, with: number).then.returns(1)
    case 9: return allowing(panel).receives.run(.any).then.callsWithDefaults { $0 }
    case 10: return allowing(panel).receives.lift(.any).then.throws(Broken(echo: echo))
    case 11:
      return allowing(panel).receives.lift(number).then.onConsecutiveCalls {
        $0.returns(number)
        $0.throws(Broken(echo: echo))
        $0.performs { _ in withExtendedLifetime(echo) { number } }
      }
    case 12: return allowing(panel).receives.level.then.returns(number).then.breaksInDebugger()
    case 13: return expectThat(panel).receives.level(setTo: .capturing(into: captor))
    case 14: return allowing(panel).receives.part()
    case 15: return allowing(panel).receives.echo().then.returns(echo)
    case 16:
      return allowing(panel).receives.ring(.any).then.suspends(until: gate).then.returns(number)
    case 17:
      return allowing(panel).receives.fetch(.any)
        .then.waits(for: .seconds(number), clock: clock)
        .then.performs { [echo] number in withExtendedLifetime(echo) { number } }
    case 18:
      return allowing(panel).receives.fetch(.atLeast(number)).then.doesAllOf {
        $0.suspends(until: gate)
        $0.state(door, becomes: "open")
      }
    case 19:
      return allowing(panel).receives.push(number)
        .then.posts(Notification(name: .init("opened"), object: echo), via: center)
    case 20: return expectNotification(named: "opened").from(echo).via(center).times(...2)
    case 21: return allowing(spy).receives.turn(.any).then.forwards()
    case 22: return expectThat(motor).receives(...1).start(.any).then.waits(for: .microseconds(1))
    case 23: return allowing(counting).receives.call(.any).then.does(.echoing(echo))
    case 24: return allowing(MockPanel.self).receives.made().then.returns(number)
    default: return allowing(anyMock, methods: .startingWith("pu"))
    }
  }
}

extension Action where Return == Int {
  /// An action of the test's own, which holds an object.
  fileprivate static func echoing(_ echo: Echo) -> Action {
    Action("echoes") { _ in .returns(echo.hashValue) }
  }
}
