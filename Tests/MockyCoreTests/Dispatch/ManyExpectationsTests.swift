import MockyTestSupport
import Testing

@testable import MockyCore

/// From eight expectations of one member on, those with plain arguments are found by a hash. Nothing
/// else may change by it.
@Suite struct ManyExpectationsTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func eachOfManyTakesItsOwnCall() {
    context.check {
      for steps in 0..<100 { expectThat(turtle).receives.forward(steps, why: "home") }
    }
    for steps in (0..<100).reversed() { turtle.forward(steps, why: "home") }
    #expect(context.isSatisfied)
    turtle.forward(42, why: "home")
    #expect(
      reporter.failures.map(\.headline) == [
        #"turtle.forward(42, why: "home"): called a 2nd time, expected once"#
      ])
  }

  @Test(arguments: [3, 10]) func anObjectThatChangesIsTakenWhateverTheNumber(count: Int) {
    final class Crate: Hashable {
      var apples: Int
      init(apples: Int) { self.apples = apples }
      static func == (left: Crate, right: Crate) -> Bool { left.apples == right.apples }
      func hash(into hasher: inout Hasher) { hasher.combine(apples) }
    }
    let send = context.mockFunction(as: ((Crate) -> Void).self)
    let crates = (0..<count).map { Crate(apples: $0) }
    context.check { for crate in crates { expectThat(send).receives.call(crate) } }
    for crate in crates { crate.apples += 100 }
    for crate in crates.reversed() { send.function(crate) }
    context.assertSatisfied()
    #expect(reporter.failures.map(\.headline) == [])
  }

  @Test func matchersBetweenPlainValuesKeepTheirPlaceInTheSearch() {
    let seen = Captor<String>()
    context.check {
      for steps in 0..<10 {
        expectThat(turtle).receives.forward(steps, why: "first").then.performs { _, _ in
          seen.record("plain \(steps)")
        }
      }
      allowing(turtle).receives.forward(.any, why: "first").then.performs { _, _ in
        seen.record("any")
      }
      allowing(turtle).receives.forward(3, why: "first").then.performs { _, _ in
        seen.record("never reached")
      }
    }
    for _ in 1...2 { turtle.forward(3, why: "first") }
    #expect(seen.values == ["plain 3", "any"])
  }

  @Test func equalExpectationsTakeCallsInTheirOrder() {
    let seen = Captor<Int>()
    context.check {
      for number in 0..<12 {
        expectThat(turtle).receives.forward(1, why: "same").then.performs { _, _ in
          seen.record(number)
        }
      }
    }
    for _ in 0..<12 { turtle.forward(1, why: "same") }
    #expect(seen.values == Array(0..<12))
  }

  @Test func oneThatForbidsIsFoundAmongManyToo() {
    context.check {
      for steps in 0..<10 { allowing(turtle).receives.forward(steps, why: "any") }
      allowing(turtle).receives.forward(.any, why: .any)
      expectThat(turtle).receives(.never).forward(7, why: "any")
    }
    turtle.forward(6, why: "any")
    turtle.forward(7, why: "any")
    #expect(
      reporter.failures.map(\.headline) == [
        #"turtle.forward(7, why: "any"): called, expected never"#
      ])
  }

  @Test func laterBlocksAddToTheIndex() {
    for steps in 0..<30 {
      context.check { expectThat(turtle).receives.forward(steps, why: "one by one") }
    }
    for steps in 0..<30 { turtle.forward(steps, why: "one by one") }
    #expect(context.isSatisfied)
  }

  @Test func defaultsAreSearchedAfterAllOthers() {
    let seen = Captor<String>()
    context.byDefault {
      for steps in 0..<10 {
        allowing(turtle).receives.forward(steps, why: "x").then.performs { _, _ in
          seen.record("default")
        }
      }
    }
    context.check {
      expectThat(turtle).receives.forward(.atLeast(0), why: .any).then.performs { _, _ in
        seen.record("test")
      }
    }
    for _ in 1...2 { turtle.forward(5, why: "x") }
    #expect(seen.values == ["test", "default"])
  }

  @Test func valuesThatAreEqualButForTheirTypeAreNotTaken() {
    context.check {
      for number in 0..<10 { allowing(turtle).receives.say("\(number)") }
      allowing(turtle).receives.say(nil)
    }
    turtle.say(nil)
    turtle.say("5")
    #expect(reporter.failures.isEmpty)
    turtle.say("50")
    #expect(reporter.failures.count == 1)
  }
}
