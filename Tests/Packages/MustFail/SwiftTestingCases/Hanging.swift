import Mocky
import Publishing
import Testing

/// A test whose time is over while the code under test awaits a call.
@Suite struct Hanging {
  @Test(.mockery, .timeLimit(.minutes(1)))
  func awaitsACall() async throws {  // hangs
    let gate = Gate()
    let load = Mockery.current.mockFunction(
      named: "load", as: (@Sendable (Int) async throws -> Int).self)
    Mockery.current.check {
      expectThat(load).receives.call(1).then.suspends(until: gate).then.returns(1)  // held
    }
    // Opens the gate, for the process to end at last.
    let opening = Task {
      try await Task.sleep(nanoseconds: 65_000_000_000)
      gate.open()
    }
    _ = try await Task { try await load.function(1) }.value
    try await opening.value
  }
}
