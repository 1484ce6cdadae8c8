import Mocky
import Publishing
import XCTest

/// Tests that take longer than whoever runs them allows.
final class Hanging: MockeryTestCase {
  func testHoldsACall() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    let load = context.mockFunction(named: "load", as: (@Sendable (Int) async throws -> Int).self)
    context.check {
      expectThat(load).receives.call(1).then.suspends(until: gate).then.returns(1)  // held
    }
    let (held, asleep) = (
      Task { try await load.function(1) }, Task { try await clock.sleep(.seconds(3)) }
    )
    try await Task.sleep(nanoseconds: 1_500_000_000)
    gate.open()
    clock.advance(by: .seconds(3))
    _ = try await held.value
    try await asleep.value
  }

  func testBlocksWithoutAContext() { Thread.sleep(forTimeInterval: 1.5) }
}
