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

  private var expectations: MemberExpectations? {
    turtle.mockObject.table.members["forward(_:why:)"]
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
    #expect(expectations?.scanned.count == 0)
    let groups = expectations?.indexed.values.map(\.count)
    #expect(groups == Array(repeating: 1, count: count))
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
    #expect(expectations?.scanned.count == 7)
    #expect(expectations?.indexed.isEmpty == true)
    for _ in 0..<7 { context.check { allowing(turtle).receives.forward(counted, why: .any) } }
    #expect(expectations?.scanned.count == 7)
    #expect(expectations?.indexed.count == 7)
  }

  @Test func defaultsThatStayAreFoundByTheirHashesAgain() {
    context.byDefault {
      for steps in 0..<20 { allowing(turtle).receives.forward(steps, why: "") }
    }
    #expect(expectations?.scanned.count == 0)
    context.checkpoint()
    context.check { expectThat(turtle).receives.forward(counted, why: "x") }
    #expect(expectations?.scanned.count == 1)
    #expect(expectations?.indexed.count == 20)
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
    let orders = context.context.update { $0.table.all.map(\.order) }
    #expect(orders == orders.sorted())
    #expect(orders.count == 60)
  }
}
