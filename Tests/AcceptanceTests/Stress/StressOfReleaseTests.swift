import Foundation
import Mocky
import MockyTestSupport
import XCTest

/// Objects whose `deinit` calls Mocky, in everything that threads declare, call and forget at once.
final class StressOfReleaseTests: XCTestCase {
  private let tasks = 6
  private let rounds = 5_000

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
    case 0:
      let witness = witness
      context.check {
        context.check { allowing(store).receives.swap(witness).then.returns(witness) }
        allowing(store).receives.swap(.matching("it") { $0 === witness })
        allowing(anyMock, methods: .matching("none") { _ in !witness.isThere })
      }
    case 1:
      let witness = witness
      context.check { allowing(turtle).receives.up().then.performs { _ = witness } }
      stage.machine.transition(to: witness)
    case 2:
      _ = store.swap(round.isMultiple(of: 2) ? witness : nil)
      turtle.up()
      turtle.say("\(round)")
    case 3:
      context.reset()
      context.setDefault(witness, for: Witness.self)
    case 4:
      context.assertSatisfied()
      context.limitHistory(to: 1 + round % 20)
    default:
      context.verify { expectThat(store).received(0...).swap(.any) }
      _ = context.history
      context.checkpoint()
    }
  }
}
