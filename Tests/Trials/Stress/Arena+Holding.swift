import Foundation
import Mocky

/// Commands that hold calls and tasks, and let them go.
extension Arena {
  /// Schedules, feeds and moves.
  func arrange(_ random: inout Random) {
    let (number, echo) = (random.below(10), echo(&random))
    switch random.below(7) {
    case 0: scheduler.schedule(after: .seconds(number)) { [nice] in nice.push(echo.hashValue) }
    case 1:
      let command = scheduler.schedule(
        after: .seconds(number), repeating: .atRate(.seconds(1 + number))
      ) { [panel] in panel.push(echo.hashValue) }
      scheduler.schedule(after: .seconds(30)) { command.cancel() }
      if number < 3 { command.cancel() }
    case 2:
      let command = scheduler.schedule { throw Broken(echo: echo) }
      scheduler.runUntilIdle()
      try? command.wait()
    case 3: scheduler.function(1) { withExtendedLifetime(echo) {} }
    case 4: places.transition(to: echo)
    default: door.transition(to: ["closed", "open"][number % 2])
    }
  }

  /// Does what suspends: all of it ends when it is cancelled, or when something lets it go.
  func suspend(_ random: inout Random) async {
    let (number, echo) = (random.below(100), echo(&random))
    switch random.below(8) {
    case 0: _ = await panel.ring(number)
    case 1: _ = try? await panel.fetch(number)
    case 2: await cancelling { [panel] in _ = try? await panel.fetch(echo.hashValue) }
    case 3: await cancelling { [clock] in try? await clock.sleep(.seconds(number)) }
    case 4: await cancelling { [gate] in withExtendedLifetime(await gate.pass()) { _ = echo } }
    case 5: await context.waitUntil(places.equals(echo), timeout: .milliseconds(3))
    case 6: await context.waitUntilSatisfied(timeout: .milliseconds(3))
    default:
      await context.verify(within: .seconds(1), clock: clock) {
        expectThat(panel).received(.never).fetch(.any)
      }
    }
  }

  /// Begins a task, and cancels it a moment later.
  private func cancelling(_ work: @escaping @Sendable () async throws -> Void) async {
    let task = Task { try await work() }
    await Task.yield()
    task.cancel()
    _ = await task.result
  }

  /// Lets go of what is held, in all ways, until nobody is left who could be held.
  func letGo(until haveLeft: Flag) {
    var round = 0
    while !haveLeft.isRaised {
      round += 1
      switch round % 8 {
      case 0: gate.release()
      case 1: gate.release(returning: round)
      case 2: gate.release(throwing: Broken(echo: Echo(round, listener)))
      case 3: gate.cancel()
      case 4:
        gate.open()
        gate.close()
      case 5: scheduler.tick(by: .seconds(5))
      case 6: scheduler.runPendingCommands()
      default: clock.advance(by: .seconds(20))
      }
      usleep(300)
    }
    gate.open()
    // Repeating commands are cancelled by then, and the advance lets go of everything held.
    clock.advance(by: .seconds(100))
  }
}
