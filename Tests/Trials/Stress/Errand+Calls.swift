import Foundation
import Mocky

/// Errands that count calls, and wait for them.
extension Errand {
  static func cardinality(_ trial: inout Trial) async {
    let panel = trial.panel
    trial.context.check {
      expectThat(panel).receives(20).turn(.any).then.returns(1)
      expectThat(panel).receives(.exactly(20)).take(.any).then.returns(1)
    }
    let listener = Listener()
    let values = await atOnce(25) { panel.turn($0) + 100 * panel.take(Echo($0, listener)) }
    trial.expect("values", values.reduce(0, +), 20 + 100 * 20)
    trial.expectFailures([.unexpectedCall])
  }

  static func consecutiveValues(_ trial: inout Trial) async {
    let panel = trial.panel
    trial.context.check {
      expectThat(panel).receives(30).turn(.any).then.onConsecutiveCalls { then in
        for value in 0..<30 { then.returns(value) }
      }
    }
    let values = await atOnce(30) { panel.turn($0) }
    trial.expect("values", values.sorted(), Array(0..<30))
    trial.expectFailures()
  }

  static func staticMember(_ trial: inout Trial) async {
    let values = await atOnce(6) { number in
      let context = Mockery(reporter: RecordingReporter())
      context.check { expectThat(MockPanel.self).receives.made().then.returns(number) }
      defer { context.assertSatisfied() }
      return context.run { MockPanel.made() }
    }
    trial.expect("values", values.sorted(), Array(0..<6))
  }

  static func notifications(_ trial: inout Trial) async {
    let center = Center()
    trial.context.check { expectNotification(named: "opened").via(center.center).times(20) }
    _ = await atOnce(20) { _ in center.center.post(name: .init("opened"), object: nil) }
    trial.expectFailures()
  }

  /// Failures of threads that their test does not hear of.
  static func heldFailure(_ trial: inout Trial) async {
    let reporter = LateReporter()
    let context = Mockery(reporter: reporter)
    let panel = context.mock(MockPanel.self)
    _ = await atOnce(4) { panel.turn($0) }
    trial.expect("failures", reporter.recorder.failures.count, 0)
    reporter.reaches.raise()
    context.assertSatisfied()
    trial.expect("failures", reporter.recorder.failures.map(\.kind), [.unexpectedCall])
  }

  static func history(_ trial: inout Trial) async {
    let (context, panel) = (trial.context, trial.panel)
    context.recordsCallers = true
    context.check { expectThat(panel).receives(50).turn(.any) }
    _ = await atOnce(50) { number in
      _ = panel.turn(number)
      return context.transcript.calls.count
    }
    trial.expect("calls", context.transcript.calls.count, 50)
    trial.expectFailures()
  }

  static func waits(_ trial: inout Trial) async {
    let (context, panel) = (trial.context, trial.panel)
    let door = context.states("door").startsAs("closed")
    context.check {
      expectThat(panel).receives(3).push(.any)
      expectThat(panel).receives.turn(.any).then.state(door, becomes: "open")
    }
    let thread = DispatchGroup()
    thread.enter()
    Thread.detachNewThread {
      context.waitUntilSatisfied(timeout: .seconds(60))
      thread.leave()
    }
    _ = await atOnce(4) { number in
      guard number < 3 else { return panel.turn(number) }
      await context.waitUntil(door.equals("open"), timeout: .seconds(60))
      panel.push(number)
      return 0
    }
    await thread.end()
    trial.expectFailures()
  }

  static func verification(_ trial: inout Trial) async {
    let (context, panel) = (trial.context, trial.panel)
    context.byDefault { allowing(panel).receives.turn(.any) }
    _ = await atOnce(8) { number in
      guard number.isMultiple(of: 2) else {
        for _ in 0..<5 { _ = panel.turn(number) }
        return
      }
      await context.verify(within: .seconds(60)) {
        expectThat(panel).received(.atLeast(5)).turn(number + 1)
      }
    }
    context.verifyNoMoreInteractions()
    trial.expectFailures()
  }

  static func weakArguments(_ trial: inout Trial) async {
    let (context, panel, listener) = (trial.context, trial.panel, Listener())
    context.recordsArguments = .weakly
    context.check { expectThat(panel).receives(20).take(.any).then.runs { _ in } }
    _ = await atOnce(20) { panel.take(Echo($0, listener)) }
    trial.expect("arguments that are still held", listener.alive.count, 0)
    trial.expectFailures()
  }
}

/// Reaches its test when that is said.
private struct LateReporter: FailureReporter {
  let recorder = RecordingReporter()
  let reaches = Flag()
  var reachesTest: Bool { reaches.isRaised }

  func report(_ failure: MockFailure) { recorder.report(failure) }
}

/// `@unchecked Sendable`: a center may be used on any thread, which its declaration does not say
/// everywhere.
private struct Center: @unchecked Sendable {
  let center = NotificationCenter()
}
