import Mocky

/// Errands that hold calls and time, and let them go.
extension Errand {
  static func gate(_ trial: inout Trial) async {
    let (context, panel, gate) = (trial.context, trial.panel, Gate())
    context.check {
      expectThat(panel).receives(6).fetch(.any).then.suspends(until: gate).then.returns(5)
    }
    let calls = Task { await atOnce(6) { (try? await panel.fetch($0)) ?? -1 } }
    await context.waitUntil(gate.holds(6), timeout: .seconds(60))
    for (number, call) in gate.heldCalls.enumerated() {
      switch number {
      case 0: call.cancel()
      case 1: call.release(throwing: Broken(echo: nil))
      case 2: call.release()
      default: call.release(returning: number)
      }
    }
    trial.expect("values", await calls.value.sorted(), [-1, -1, 3, 4, 5, 5])
    trial.expectFailures()
  }

  static func clock(_ trial: inout Trial) async {
    let (context, panel, clock) = (trial.context, trial.panel, ManualClock())
    let pushed = context.states("pushed", startingAs: -1)
    context.check {
      for number in 0..<5 {
        expectThat(panel).receives.push(number).then.state(pushed, becomes: number)
      }
    }
    let sleeping = Task {
      await atOnce(6) { number in
        do {
          try await clock.sleep(.seconds(number == 5 ? 1_000 : number + 1))
          panel.push(number)
        } catch {}
      }
    }
    await context.waitUntil(clock.hasSleepers(6), timeout: .seconds(60))
    for number in 0..<5 {
      clock.advance(by: .seconds(1))
      await context.waitUntil(pushed.equals(number), timeout: .seconds(60))
    }
    sleeping.cancel()
    _ = await sleeping.value
    trial.expect("sleepers", clock.sleepers, 0)
    trial.expectFailures()
  }

  static func scheduler(_ trial: inout Trial) async {
    let (panel, scheduler) = (trial.panel, DeterministicScheduler())
    trial.context.check { expectThat(panel).receives(20).push(.any) }
    let commands = await atOnce(20) { number in
      scheduler.schedule(after: .seconds(number + 1)) { panel.push(number) }
    }
    let beats = scheduler.schedule(repeating: .atRate(.seconds(10))) { panel.push(0) }
    beats.cancel()
    _ = await atOnce(4) { _ in scheduler.tick(by: .seconds(5)) }
    trial.expect("commands that were run", commands.count(where: \.isDone), 20)
    trial.expect("idle", scheduler.delayOfNextCommand == nil, true)
    trial.expectFailures()
  }
}
