import MockyTestSupport
import Testing

@testable import MockyCore

/// How much work it is to go on with a context: eight times as much of something takes eight times
/// as long at most, and a wide margin.
@Suite(.timeLimit(.minutes(10)))
struct ContextWorkTests {
  private let size = 1_000
  private let margin = 3.0

  /// Expects that work is linear: it is about 8 then, and 64 where it is quadratic.
  private func expectLinear(_ work: (_ count: Int) -> Void) {
    let (once, eightfold) = (ThreadTime.of { work(size) }, ThreadTime.of { work(8 * size) })
    #expect(eightfold < 8 * margin * once)
  }

  @Test func aMachineMeetsManyStates() {
    expectLinear { count in
      let (_, context) = recordedContext()
      let machine = context.states("machine", startingAs: 0)
      for state in 1...count { machine.transition(to: state) }
      #expect(machine.currentState == count)
    }
  }

  @Test func manyStatesOfAMachineAreNamed() {
    expectLinear { count in
      let (_, context) = recordedContext()
      let machine = context.states("machine", startingAs: 0)
      let predicates = (1...count).map { machine.equals($0) }
      machine.transition(to: count)
      #expect(predicates.filter(\.holds).count == 1)
    }
  }

  @Test func manyExpectationsAreDeclaredBehindThoseThatTakeTheirCalls() {
    expectLinear { count in
      let (reporter, context, turtle) = recordedContext(MockTurtle.self)
      context.check {
        for _ in 0..<count {
          allowing(turtle).receives.say(.any)
          allowing(turtle).receives.say("hello")
        }
      }
      #expect(reporter.failures.isEmpty)
    }
  }

  @Test func equalExpectationsWithoutArgumentsTakeTheirCalls() {
    expectLinear { count in
      let (_, context, turtle) = recordedContext(MockTurtle.self)
      context.check { for _ in 0..<count { expectThat(turtle).receives.up() } }
      for _ in 0..<count { turtle.up() }
      #expect(context.isSatisfied)
    }
  }

  @Test func manyLinesOfABlockFindTheirCalls() {
    expectLinear { count in
      let (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
      for number in 0..<count { turtle.say("\(number)") }
      context.verify { for number in 0..<count { expectThat(turtle).received.say("\(number)") } }
      #expect(reporter.failures.isEmpty)
    }
  }

  @Test func manyExpectationsAreUnmetAfterManyRefusedCalls() {
    let times = [100, 800].map { count in
      ThreadTime.of {
        let (_, context, turtle) = recordedContext(MockTurtle.self)
        context.check { for number in 0..<count { expectThat(turtle).receives.say("\(number)") } }
        for number in 0..<count { turtle.say("not \(number)") }
        context.assertSatisfied()
      }
    }
    #expect(times[1] < 8 * margin * times[0])
  }
}

/// A checkpoint leaves alone what it keeps.
struct CheckpointWorkTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func defaultsAreDeclaredOnce() {
    let guest = context.mock(MockTurtle.self, named: "guest")
    context.byDefault {
      for steps in 0..<20 { allowing(turtle).receives.forward(steps, why: "") }
      allowing(guest).receives.up()
      allowing(anyMock, methods: .equal(to: "down"))
    }
    let lines = context.context.update { $0.table.all.map(\.line) }
    for steps in 0..<20 {
      context.check { expectThat(turtle).receives.forward(steps, why: "now") }
      turtle.forward(steps, why: "")
      turtle.forward(steps, why: "now")
      guest.up()
      guest.down()
      context.checkpoint()
    }
    #expect(context.context.update { $0.table.all.map(\.line).elementsEqual(lines, by: ===) })
    #expect(reporter.failures.map(\.headline) == [])
    turtle.forward(1, why: "now")
    #expect(reporter.failures.count == 1)
  }

  @Test func aNiceMockIsStrictOnlyAboutWhatIsStillExpected() {
    let guest = context.mock(MockTurtle.self, named: "guest", strictness: .nice)
    context.byDefault { expectThat(turtle).receives(.never).down() }
    context.check {
      allowing(guest).receives.say("hello")
      expectThat(guest).receives(.never).forward(1, why: .any)
    }
    context.checkpoint()
    guest.say("bye")
    guest.forward(1, why: "")
    #expect(reporter.failures.map(\.headline) == [])
    turtle.down()
    #expect(reporter.failures.map(\.headline) == ["turtle.down(): called, expected never"])
  }

  @Test func defaultsStandInTheirSequencesAgain() {
    let opening = context.sequence("opening")
    context.byDefault {
      allowing(turtle).receives.up().inSequence(opening)
      allowing(turtle).receives.down().inSequence(opening)
    }
    turtle.up()
    turtle.down()
    context.checkpoint()
    turtle.up()
    #expect(reporter.failures.map(\.headline) == [])
    turtle.down()
    turtle.up()
    #expect(reporter.failures.count == 1)
  }
}

/// What a test asks a context again and again is described once.
struct AskingWorkTests {
  private var (reporter, context) = recordedContext()
  private let work = WorkCounter()

  /// A value that counts how often it is described and compared.
  private struct Label: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    let work: WorkCounter

    var description: String {
      work.add()
      return "label \(number)"
    }

    static func == (left: Label, right: Label) -> Bool {
      left.work.add()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private func label(_ number: Int) -> Label { Label(number: number, work: work) }

  @Test(arguments: [50, 100]) func theHistoryIsReadAfterEachCall(_ count: Int) {
    let print = context.mockFunction(as: ((Label) -> Void).self)
    context.check { allowing(print).receives.call(.any) }
    for number in 0..<count {
      print.function(label(number))
      #expect(context.history.count == number + 1)
    }
    #expect(work.take() <= 4 * count)
    #expect(context.history.last?.text == "function(label \(count - 1))")
    context.verify { expectThat(print).received.call(label(0)) }
    #expect(context.history.map(\.isVerified).prefix(2) == [true, false])
  }

  @Test func whatIsAboutAnObjectIsDescribedAsItIsNow() {
    final class Box: CustomStringConvertible, @unchecked Sendable {
      var description = "new"
    }
    let (print, box) = (context.mockFunction(as: ((Box) -> Void).self), Box())
    context.check { expectThat(print).receives.call(box) }
    print.function(box)
    #expect(context.history.map(\.text) == ["function(new)"])
    #expect(context.expectations.map(\.text) == ["function(new)"])
    box.description = "old"
    #expect(context.history.map(\.text) == ["function(old)"])
    #expect(context.expectations.map(\.text) == ["function(old)"])
  }

  @Test(arguments: [50, 100]) func theKeysOfASubscriptThatKeepsAreFoundByTheirHashes(_ count: Int) {
    let kept = KeptValues(-1)
    let keys = (0..<count).map { label($0) }
    for (number, key) in keys.enumerated() { kept.set([key, "a", number]) }
    for (number, key) in keys.enumerated() { kept.set([key, "b", -number]) }
    _ = work.take()
    for (number, key) in keys.enumerated() {
      #expect(kept[[key, "a"]] as? Int == number)
      #expect(kept[[key, "b"]] as? Int == -number)
    }
    #expect(kept[[label(count), "a"]] as? Int == -1)
    #expect(work.take() <= 2 * count)
  }
}
