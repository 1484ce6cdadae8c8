import Foundation
import Mocky
import MockyTestSupport
import XCTest

/// Objects whose `deinit` calls Mocky, in everything that threads declare, call and forget at once.
final class StressOfReleaseTests: XCTestCase {
  private let tasks = 6
  private let rounds = 2_000

  func testWhatOneThreadForgetsMayBeTheLastThatAnotherOneHolds() {
    let stage = Stage()
    let releases = Captor<Void>()
    let end = DispatchGroup()
    for number in 0..<tasks {
      end.enter()
      Thread.detachNewThread { [rounds] in
        for round in 0..<rounds { Self.step(number, round, on: stage, releases) }
        end.leave()
      }
    }
    guard end.wait(timeout: .now() + 60) == .success else { return XCTFail("the threads hang") }
    stage.context.reset()
    let made = stage.store.swap(nil)
    XCTAssertNil(made)
    XCTAssertGreaterThan(releases.values.count, rounds)
  }

  private static func step(_ number: Int, _ round: Int, on stage: Stage, _ releases: Captor<Void>) {
    let (context, store, turtle) = (stage.context, stage.store, stage.turtle)
    var witness: Witness { Witness(on: stage, releases) }
    switch number {
    case 0, 1:
      _ = store.swap(round.isMultiple(of: 2) ? witness : nil)
      turtle.say("\(round)")
    case 2:
      let witness = witness
      let mayTake = Matcher<Witness?>.matching("it") {
        sched_yield()
        return $0 === witness
      }
      context.check {
        allowing(store).receives.swap(witness).then.returns(witness)
        allowing(store).receives.swap(mayTake)
      }
    case 3:
      let witness = witness
      context.check { allowing(turtle).receives.say(.isNil).then.runs { _ in _ = witness } }
      stage.machine.transition(to: witness)
      context.setDefault(witness, for: Witness.self)
    case 4:
      context.reset()
    default:
      context.assertSatisfied()
      context.verify { expectThat(store).received(0...).swap(.any) }
      context.checkpoint()
    }
  }
}
