import Foundation

extension LessCommonActions where Effect == Asynchronous {
  /// Holds the call until the test opens a gate.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.suspends(until: gate).then.returns("apple")
  /// ```
  ///
  /// A canceled task isn't held. If the member can throw `CancellationError`, the call throws it
  /// and skips the actions after this one. If it can't, the call continues. A call that the gate
  /// releases with a value or an error skips these actions, too.
  ///
  /// - Parameter gate: the gate.
  /// - Returns: the expectation, which you can continue.
  public func suspends(until gate: Gate) -> Continuation {
    let core = gate.core
    return adding(.holding { await core.hold($0) }) {
      "suspends until the gate at \(core.position.text) opens"
    }
  }

  /// Makes the call take some time, by suspending: `.then.waits(for: .milliseconds(50))`.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.waits(for: 60, clock: clock).then.returns("apple")
  /// ```
  ///
  /// A canceled task stops waiting. If the member can throw `CancellationError`, the call throws it
  /// and skips the actions after this one. If it can't, the call continues.
  ///
  /// - Parameters:
  ///   - duration: the time that the call takes, in seconds if it is a plain number. For zero or
  ///     less, the call doesn't suspend.
  ///   - clock: the clock of that time, which the test advances; real time if you give none.
  /// - Returns: the expectation, which you can continue.
  public func waits(for duration: TimeSpan, clock: ManualClock? = nil) -> Continuation {
    let wait = ActionStep.Effect.holding { [core = clock?.core] invocation in
      guard duration > .zero else { return .proceed }
      do {
        if let core {
          try await core.sleep(until: core.now + duration, invocation)
        } else {
          try await Task.sleep(nanoseconds: duration.countableNanoseconds)
        }
      } catch { return .cancel }
      return .proceed
    }
    return adding(wait) { "waits for \(duration)" }
  }
}

extension LessCommonActions {
  /// Makes the call take some time, by blocking the caller's thread.
  ///
  /// - Parameter duration: the time that the call takes, in seconds if it is a plain number. For
  ///   zero or less, the call doesn't block.
  /// - Returns: the expectation, which you can continue.
  @_disfavoredOverload
  public func waits(for duration: TimeSpan) -> Continuation {
    let time = duration.countableSeconds
    return performing("waits for \(duration)") { _, _ in
      .unchanged(after: Thread.sleep(forTimeInterval: time))
    }
  }
}
