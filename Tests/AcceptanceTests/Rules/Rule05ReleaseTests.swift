import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Rule 5: Mocky releases nothing that a test gave it under a lock, as its `deinit` may call Mocky.
@Suite(.timeLimit(.minutes(10)))
struct Rule05ReleaseTests {
  /// Puts an object into a context, and keeps it nowhere else.
  struct Slot: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fill: @Sendable (Stage, Witness) -> Void

    init(_ name: String, _ fill: @escaping @Sendable (Stage, Witness) -> Void) {
      testDescription = name
      self.fill = fill
    }
  }

  /// Has a context let go of what it holds.
  struct Drop: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (Stage) -> Void

    init(_ name: String, _ run: @escaping @Sendable (Stage) -> Void) {
      testDescription = name
      self.run = run
    }
  }

  static let slots: [Slot] = [
    Slot("an action") { stage, witness in
      stage.check { allowing(stage.turtle).receives.up().then.performs { _ = witness } }
    },
    Slot("an action by default") { stage, witness in
      stage.context.byDefault {
        allowing(stage.turtle).receives.up().then.performs { _ = witness }
      }
    },
    Slot("the action of a call by name") { stage, witness in
      stage.check { allowing(stage.turtle, methods: .any).then.runs { _ in _ = witness } }
      stage.turtle.down()
    },
    Slot("the action of any mock") { stage, witness in
      stage.check { allowing(anyMock, methods: .startingWith("")).then.runs { _ in _ = witness } }
      stage.turtle.down()
    },
    Slot("a value") { stage, witness in
      stage.check { allowing(stage.store).receives.swap(.any).then.returns(witness) }
    },
    Slot("consecutive values") { stage, witness in
      stage.check {
        allowing(stage.store).receives.swap(.any).then.onConsecutiveCalls {
          $0.returns(witness)
          $0.returns(nil)
        }
      }
    },
    Slot("an error") { stage, witness in
      stage.check {
        allowing(stage.store).receives.take(.any).then.throws(Loss(witness: witness))
      }
    },
    Slot("a plain argument") { stage, witness in
      stage.check { allowing(stage.store).receives.swap(witness) }
    },
    Slot("a plain argument among many") { stage, witness in
      stage.check {
        for _ in 0..<10 { allowing(stage.store).receives.swap(Witness()) }
        allowing(stage.store).receives.swap(witness)
      }
    },
    Slot("a matcher") { stage, witness in
      stage.check {
        allowing(stage.turtle).receives.say(.matching("a word") { _ in witness.isThere })
      }
    },
    Slot("a captor") { stage, witness in
      let captor = Captor<Witness?>()
      stage.check { allowing(stage.store).receives.swap(.capturing(into: captor)) }
      _ = stage.store.swap(witness)
    },
    Slot("an argument that was expected") { stage, witness in
      stage.check { expectThat(stage.store).receives.swap(.any) }
      _ = stage.store.swap(witness)
    },
    Slot("an argument that was verified") { stage, witness in
      stage.check { allowing(stage.store).receives.swap(.any) }
      _ = stage.store.swap(witness)
      stage.context.verify { expectThat(stage.store).received.swap(.any) }
    },
    Slot("an argument of an unexpected call") { stage, witness in
      stage.check { allowing(stage.store).receives.swap(nil) }
      _ = stage.store.swap(witness)
    },
    Slot("a closure argument") { stage, witness in
      stage.check { allowing(stage.store).receives.hand(.any) }
      stage.store.hand { _ = witness }
    },
    Slot("a default value") { stage, witness in
      stage.context.setDefault(witness, for: Witness.self)
    },
    Slot("a state") { stage, witness in stage.machine.transition(to: witness) },
    Slot("the first state") { stage, witness in
      _ = stage.context.states("\(UUID())", startingAs: witness)
    },
    Slot("a state that an action sets") { stage, witness in
      stage.check {
        allowing(stage.turtle).receives.up().then.state(stage.machine, becomes: witness)
      }
    },
    Slot("a state that a call needs") { stage, witness in
      stage.check {
        allowing(stage.turtle).receives.up().whenState(stage.machine.isNot(witness))
      }
    },
    Slot("an action in a sequence") { stage, witness in
      let sequence = stage.context.sequence("\(UUID())")
      stage.check {
        inSequence(sequence) {
          allowing(stage.turtle).receives.up().then.performs { _ = witness }
          allowing(stage.turtle).receives.down()
        }
      }
    },
    Slot("a group in a group") { stage, witness in
      stage.check {
        whenState(stage.machine.isNot(Witness())) {
          ExpectationGroup {
            allowing(stage.turtle, methods: .any).then.runs { _ in _ = witness }
          }
        }
      }
    },
    Slot("a group in a wrong place") { stage, witness in
      stage.context.verify {
        lenient {
          allowing(anyMock, methods: .startingWith("")).then.runs { _ in _ = witness }
          let _ = stage.turtle.say("")
        }
      }
    },
    Slot("a spy's object") { stage, witness in
      _ = stage.context.spy(MockWitnessStore.self, on: RealStore(witness))
    },
    Slot("the object of a spy that is gone") { stage, witness in
      let spy = stage.context.spy(MockWitnessStore.self, on: RealStore(witness))
      stage.context.stopMocking(spy)
    },
    Slot("the naming scheme") { stage, witness in
      stage.context.namingScheme = Names(witness: witness)
    },
    Slot("a notification center") { stage, witness in
      let center = Center()
      center.witness = witness
      stage.check { expectNotification(named: "news").via(center) }
    },
    Slot("the sender of a notification") { stage, witness in
      let center = NotificationCenter()
      stage.check { expectNotification(named: "news").via(center).from(.any) }
      center.post(name: Notification.Name("news"), object: witness)
    },
    Slot("the argument of a call that returns a mock") { stage, witness in
      _ = stage.store.find(witness)
    },
    Slot("a held call") { stage, witness in
      let gate = Gate(isOpen: true)
      stage.check {
        allowing(stage.turtle).receives.fetch(.any).then.suspends(until: gate).then
          .performs { _ in "\(witness.isThere)" }
      }
    },
    Slot("a clock") { stage, witness in
      let scheduler = DeterministicScheduler()
      scheduler.schedule { _ = witness }
      stage.check {
        allowing(stage.turtle).receives.fetch(.any)
          .then.waits(for: .seconds(1), clock: scheduler.clock).then.runs { _ in _ = scheduler }
      }
      scheduler.runUntilIdle()
    },
  ]

  static let drops: [Drop] = [
    Drop("the end") { _ in },
    Drop("a reset") { $0.context.reset() },
    Drop("a checkpoint") { $0.context.checkpoint() },
    Drop("an assertion") { assertContextSatisfied($0.context) },
    Drop("calls") { stage in for call in calls { call(stage) } },
    Drop("a transition") { stage in stage.machine.transition(to: Witness()) },
    Drop("another default value") { $0.context.setDefault(Witness(), for: Witness.self) },
    Drop("another naming scheme") { $0.context.namingScheme = CamelCaseNaming() },
  ]

  private static let calls: [@Sendable (Stage) -> Void] = [
    { $0.turtle.up() }, { $0.turtle.say("hello") }, { _ = $0.store.swap(nil) },
    { $0.store.hand {} },
  ]

  @Test(arguments: slots)
  func whatIsReleasedMayCallMocky(slot: Slot) {
    for drop in Self.drops {
      expectReleases(of: 1, at: drop.testDescription) { stage, releases in
        slot.fill(stage, Witness(on: stage, releases))
        drop.run(stage)
      }
    }
  }

  /// A call is compared with the expectations outside the lock, and again where these have changed
  /// meanwhile: what has changed may have been all that held the objects in them.
  @Test(arguments: slots)
  func whatACallWasComparedWithMayCallMocky(slot: Slot) {
    for (number, call) in Self.calls.enumerated() {
      expectReleases(of: 2, at: "call \(number)") { stage, releases in
        let rounds = Captor<Void>()
        @Sendable func begin(_ stage: Stage) {
          slot.fill(stage, Witness(on: stage, releases))
          // Each call is compared with this one, too, because it may forbid the call.
          stage.check { expectThat(anyMock, methods: .matching("a reset", reset)).times(.never) }
        }
        @Sendable func reset(_ name: String) -> Bool {
          rounds.record(())
          stage.context.reset()
          if rounds.values.count == 1 { begin(stage) }
          return false
        }
        begin(stage)
        call(stage)
      }
    }
  }

  /// Runs a test on a thread of its own, and ends its context; it may neither hang nor keep objects.
  private func expectReleases(
    of count: Int, at name: String, _ body: @escaping @Sendable (Stage, Captor<Void>) -> Void
  ) {
    let releases = Captor<Void>()
    let thread = OwnThread { body(Stage(), releases) }
    guard thread.wait(atMost: 10) else {
      Issue.record("\(name) hangs")
      return
    }
    #expect(releases.values.count == count, "\(name)")
  }
}

/// A context with what the slots need.
struct Stage: Sendable {
  let context: Mockery
  let turtle: MockTurtle
  let store: MockWitnessStore
  let machine: StateMachine<Witness>

  init() {
    context = Mockery(reporter: RecordingReporter())
    turtle = context.mock(strictness: .nice)
    store = context.mock(strictness: .nice)
    machine = context.states("machine", startingAs: Witness())
  }

  func check(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    context.check(expectations)
  }
}

/// An object that calls Mocky when it goes.
final class Witness: Hashable, Sendable {
  private let whenReleased: @Sendable () -> Void

  init(whenReleased: @escaping @Sendable () -> Void = {}) { self.whenReleased = whenReleased }

  /// An object that calls a mock, asks the context and declares something.
  convenience init(on stage: Stage, _ releases: Captor<Void>) {
    let turtle = stage.turtle
    self.init { [weak context = stage.context] in
      turtle.down()
      _ = context?.isSatisfied
      context?.check { allowing(turtle).receives.down() }
      releases.record(())
    }
  }

  deinit { whenReleased() }

  /// True as long as somebody can ask.
  var isThere: Bool { true }

  static func == (left: Witness, right: Witness) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Mockable protocol WitnessStore: Sendable {
  func swap(_ item: Witness?) -> Witness?
  func hand(_ done: @escaping () -> Void)
  func find(_ item: Witness) -> any WitnessStore
  func take(_ item: Witness) async throws -> Witness?
}

private struct Loss: Error { let witness: Witness }

private final class RealStore: WitnessStore {
  private let witness: Witness
  init(_ witness: Witness) { self.witness = witness }
  func swap(_ item: Witness?) -> Witness? { item }
  func hand(_ done: @escaping () -> Void) { done() }
  func find(_ item: Witness) -> any WitnessStore { self }
  func take(_ item: Witness) async throws -> Witness? { item }
}

private struct Names: NamingScheme {
  let witness: Witness
  func defaultName(for typeName: String) -> String { typeName }
}

/// A center that holds an object.
/// `@unchecked Sendable`: it does not change.
private final class Center: NotificationCenter, @unchecked Sendable {
  var witness: Witness?
}
