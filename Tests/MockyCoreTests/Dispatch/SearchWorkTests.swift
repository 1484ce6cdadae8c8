import MockyTestSupport
import Testing

@testable import MockyCore

/// How much work declaring and searching is: twice as many expectations are twice as much.
@Suite(.timeLimit(.minutes(10)))
struct SearchWorkTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private let work = WorkCounter()

  /// An argument that counts how often it is compared.
  private struct Parcel: Hashable, Sendable {
    let number: Int
    let work: WorkCounter

    static func == (left: Parcel, right: Parcel) -> Bool {
      left.work.add()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Any number of steps, counted.
  private var counted: Matcher<Int> {
    .matching("counted") { [work] _ in
      work.add()
      return true
    }
  }

  /// The number of expectations that a call is compared with.
  private func candidates(for steps: Int, why: String) -> Int {
    context.context.update { state in
      let member = turtle.mockObject.table.expectations(of: "forward(_:why:)")
      state.table.update(member, of: turtle.mockObject)
      return member.candidates(for: [steps, why]).list.count
    }
  }

  @Test func ofEqualExpectationsOnlyTheFirstIsComparedWithACall() {
    let send = context.mockFunction(as: ((Parcel) -> Void).self)
    let parcel = Parcel(number: 1, work: work)
    context.check { for _ in 0..<200 { expectThat(send).receives.call(parcel) } }
    _ = work.take()
    for _ in 0..<200 { send.function(parcel) }
    #expect(work.take() == 200)
    #expect(context.isSatisfied)
  }

  @Test func ofEqualMatchersOnlyTheFirstIsAsked() {
    context.check {
      for _ in 0..<200 { expectThat(turtle).receives.forward(counted, why: .any) }
    }
    for steps in 0..<200 { turtle.forward(steps, why: "") }
    #expect(work.take() == 200)
    #expect(context.isSatisfied)
  }

  private func named(_ name: String) -> Matcher<String> {
    .matching(name) { [work] in
      work.add()
      return $0 == name
    }
  }

  @Test func ofEqualExpectationsByNameOnlyTheFirstThatTakesMoreIsAsked() {
    for subject in 0...2 {
      context.check {
        for _ in 0..<200 {
          switch subject {
          case 0: expectThat(turtle, methods: named("up"))
          case 1: expectThat(anyMock, methods: named("up"))
          default: expectThat(turtle, methods: named("up")).withNoArguments
          }
        }
        allowing(turtle, methods: named("up"))
        expectThat(turtle, methods: named("down")).times(0...5)
      }
      for _ in 0..<200 { turtle.up() }
      #expect(work.take() == 200)
      #expect(context.isSatisfied)
      context.checkpoint()
    }
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallByNameThatComesTooOftenIsToldWithAllThatMatch() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check {
      for _ in 0..<2 { expectThat(nice, methods: named("up")) }
      expectThat(nice, methods: named("down")).times(.never)
    }
    for _ in 0..<2 { nice.up() }
    #expect(reporter.failures.isEmpty)
    nice.up()
    nice.say("hello")
    #expect(
      reporter.failures.map(\.headline) == [
        "nice.up(): called a 3rd time as any method of nice named up, expected 2 times by 2 expectations"
      ])
  }

  @Test func aNeverByNameBehindTheTakerForbidsItsCalls() {
    context.check {
      expectThat(turtle, methods: named("up")).times(2)
      expectThat(turtle, methods: named("up")).times(.never)
    }
    turtle.up()
    #expect(reporter.failures.map(\.headline) == ["turtle.up(): called, expected never"])
  }

  @Test(arguments: [100, 200])
  func ofEachArgumentOnlyItsOwnExpectationIsCompared(count: Int) {
    context.check {
      for steps in 0..<count { expectThat(turtle).receives.forward(steps, why: "") }
    }
    #expect((0..<count).allSatisfy { candidates(for: $0, why: "") == 1 })
    #expect(candidates(for: count, why: "") == 0)
  }

  @Test func aCallOutOfASequenceTwiceAsLongIsTwiceTheWork() {
    func comparisons(of count: Int) -> Int {
      let context = Mockery(reporter: reporter)
      let send = context.mockFunction(named: "send", as: ((Parcel) -> Void).self)
      let walk = context.sequence("walk")
      context.check {
        inSequence(walk) {
          for number in 0..<count {
            expectThat(send).receives.call(Parcel(number: number, work: work))
          }
        }
      }
      _ = work.take()
      send.function(Parcel(number: 1, work: work))
      let done = work.take()
      context.reset()
      return done
    }
    let few = comparisons(of: 1_000)
    #expect(comparisons(of: 2_000) <= 2 * few + 10)
    #expect(reporter.failures.first?.kind == .unexpectedCall)
  }

  @Test func whatComesBehindAnExpectationIsLookedForWhereThatTakesNoMoreCalls() {
    let seen = Captor<String>()
    context.check {
      expectThat(turtle).receives.forward(counted, why: .any).then.performs { _, _ in
        seen.record("first")
        turtle.forward(2, why: "within")
      }
      allowing(turtle).receives.forward(counted, why: .any).then.performs { _, _ in
        seen.record("second")
      }
    }
    turtle.forward(1, why: "")
    #expect(seen.values == ["first", "second"])
    #expect(work.take() == 2)
  }

  @Test func aFewExpectationsEnterTheIndexWhenTheyBecomeMany() {
    for steps in 0..<7 { context.check { allowing(turtle).receives.forward(steps, why: "") } }
    context.check { allowing(turtle).receives.down() }
    #expect(candidates(for: 3, why: "") == 7)
    for _ in 0..<7 { context.check { allowing(turtle).receives.forward(counted, why: .any) } }
    #expect(candidates(for: 3, why: "") == 8)
    #expect(candidates(for: 7, why: "") == 7)
  }

  @Test func defaultsThatStayAreFoundByTheirHashesAgain() {
    context.byDefault {
      for steps in 0..<20 { allowing(turtle).receives.forward(steps, why: "") }
    }
    #expect(candidates(for: 3, why: "") == 1)
    context.check { expectThat(turtle).receives.forward(3, why: "") }
    #expect(candidates(for: 3, why: "") == 2)
    context.checkpoint()
    #expect(candidates(for: 3, why: "") == 1)
    context.check { expectThat(turtle).receives.forward(counted, why: "x") }
    #expect(candidates(for: 3, why: "") == 2)
    #expect(candidates(for: 20, why: "") == 1)
  }

  @Test func usedUpExpectationsAreNotLookedAtAgain() {
    context.check {
      for _ in 0..<1_000 { expectThat(turtle).receives.up() }
      for _ in 0..<1_000 { expectThat(turtle).receives.say("hello") }
    }
    for _ in 0..<1_000 {
      turtle.up()
      turtle.say("hello")
    }
    let used = context.context.update { _ in
      ["up()", "say(_:)"].map { name in
        let member = turtle.mockObject.table.expectations(of: MemberName.method(name))
        return member.candidates(for: .one("hello")).used
      }
    }
    #expect(used.allSatisfy { $0 >= 990 })
    #expect(context.isSatisfied)
  }

  @Test func whatOneLookThroughASequenceHasPassedIsNotLookedAtAgain() {
    let sequence = context.sequence("long")
    context.check {
      inSequence(sequence) {
        for steps in 0..<100 { allowing(turtle).receives.forward(steps, why: "") }
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.down()
      }
    }
    turtle.down()
    #expect(
      reporter.failures.map(\.headline) == [
        #"turtle.down(): too early in sequence "long", turtle.up() must come first"#
      ])
    #expect(context.context.update { _ in sequence.lookedAt } == 100)
  }

  @Test func expectationsOfATestArePutBeforeManyDefaults() {
    context.byDefault {
      for steps in 0..<30 { allowing(turtle).receives.forward(steps, why: "default") }
    }
    context.check {
      for steps in 0..<30 { allowing(turtle).receives.forward(steps, why: "test") }
    }
    let tiers = context.context.update { $0.table.all.map(\.isDefault) }
    #expect(tiers == Array(repeating: false, count: 30) + Array(repeating: true, count: 30))
  }
}
