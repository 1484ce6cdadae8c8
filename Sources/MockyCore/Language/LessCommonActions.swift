import Foundation

/// The less common words for what a call does: they follow `.then` as those of ``Then`` do.
///
/// ```swift
/// allowing(store).receives.load(.any).then.waits(for: .milliseconds(50)).then.logs("loaded")
/// ```
///
/// They are members of a protocol because editors offer those after the members of ``Then`` itself.
/// Not meant to be adopted outside Mocky.
public protocol LessCommonActions<Arguments, Failure, Return, Effect, Continuation> {
  /// The call's arguments.
  associatedtype Arguments
  /// The errors of the member.
  associatedtype Failure: Error
  /// The result of the member.
  associatedtype Return
  /// The way in which the member runs.
  associatedtype Effect: CallEffect
  /// The expectation, to be continued after an action.
  associatedtype Continuation

  /// Goes on with one more action. It is static, so that it is not offered after `.then`.
  @_documentation(visibility: internal)
  static func adding(
    _ action: __TypedAction<Arguments, Failure, Return, Effect>, to actions: Self
  ) -> Continuation
}

extension LessCommonActions {
  /// Goes on with one more action.
  package func adding(
    _ action: __TypedAction<Arguments, Failure, Return, Effect>
  ) -> Continuation { Self.adding(action, to: self) }
}

extension LessCommonActions {
  /// Makes the call do nothing, which reads better than silence: `.then.doesNothing()`. From
  /// OCMock 2.11 (`andDo(nil)`).
  public func doesNothing() -> Continuation { adding(__TypedAction(consecutive: [[]])) }

  /// Makes the call post a notification at a center, on the caller's thread:
  /// `.then.posts(Notification(name: .storeDidOpen))`.
  ///
  /// From OCMock 2.8 (`andPost`).
  public func posts(
    _ notification: Notification, via center: NotificationCenter = .default
  ) -> Continuation {
    adding(
      __TypedAction(
        "posts the notification \(ValueText.of(notification.name.rawValue))",
        .immediate { _, _ in .unchanged(after: center.post(notification)) }))
  }

  /// Makes the call write a line to the standard error: `.then.logs("saved")`. From OCMock 2.13
  /// (`andLog`).
  public func logs(_ message: String) -> Continuation { logs { _ in message } }

  /// Makes the call write a line to the standard error that is made of its arguments:
  /// `.then.logs { item, index in "\(item) at \(index)" }`. From OCMock 2.13 (`andLog`).
  public func logs(_ message: @escaping @Sendable (Arguments) -> String) -> Continuation {
    adding(
      __TypedAction(
        "logs",
        .immediate { call, _ in
          let line = Data((message(call) + "\n").utf8)
          return .unchanged(after: FileHandle.standardError.write(line))
        }))
  }

  /// Makes the call stop in the debugger, as at a breakpoint; without a debugger it does nothing.
  ///
  /// Further up the stack is the code that made the call.
  ///
  /// From OCMock 2.14 (`andBreak`).
  public func breaksInDebugger() -> Continuation {
    adding(
      __TypedAction(
        "breaks in the debugger", .immediate { _, _ in .unchanged(after: Debugger.stop()) }))
  }
}

extension LessCommonActions where Effect == Asynchronous {
  /// Holds the call until the test opens a gate:
  /// `.then.suspends(until: gate).then.returns("apple")`.
  ///
  /// A cancelled task is not held: its call throws `CancellationError` where it can, without doing
  /// what is written after this, and goes on where it cannot. A call that the gate lets go with a
  /// value or an error does nothing of that either.
  public func suspends(until gate: Gate) -> Continuation {
    adding(
      __TypedAction(
        "suspends until a gate opens",
        .untyped(.holding { [core = gate.core] in await core.hold($0) })))
  }

  /// Makes the call take some time, `.then.waits(for: .milliseconds(50))`: it suspends, not at all
  /// for zero or less.
  ///
  /// A cancelled task waits no longer: its call throws `CancellationError` where it can, without
  /// doing what is written after this, and goes on where it cannot.
  ///
  /// - Parameters:
  ///   - duration: how long the call takes.
  ///   - clock: whose time it is: `.then.waits(for: .seconds(60), clock: clock)`; real time if not
  ///     said.
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
    return adding(__TypedAction("waits for \(duration)", .untyped(wait)))
  }
}

extension LessCommonActions where Effect == Synchronous {
  /// Makes the call take some time: it blocks the caller's thread, not at all for zero or less.
  public func waits(for duration: TimeSpan) -> Continuation { adding(.blocking(for: duration)) }
}

extension LessCommonActions where Effect == OnMainActor {
  /// Makes the call take some time: it blocks the main thread, not at all for zero or less.
  public func waits(for duration: TimeSpan) -> Continuation { adding(.blocking(for: duration)) }
}

extension __TypedAction {
  fileprivate static func blocking(for duration: TimeSpan) -> Self {
    let time = duration.countableSeconds
    return __TypedAction(
      "waits for \(duration)",
      .immediate { _, _ in .unchanged(after: Thread.sleep(forTimeInterval: time)) })
  }
}

/// Calling closures that are among a call's arguments.
extension LessCommonActions where Effect == Synchronous {
  /// Calls a closure that is among the call's arguments; `performs` does the same with a closure
  /// that calls it.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.calls({ $1 }, with: "apple")
  /// ```
  ///
  /// - Parameters:
  ///   - closure: says which argument is the closure: `{ $0 }` is the only one, `{ $1 }` the second
  ///     of several.
  ///   - values: what the closure is called with.
  ///
  /// From OCMock 2.6 (`invokeBlockWithArgs:`).
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return calling(
      .immediate { call, _ in .unchanged(after: try closure(call)(repeat each values)) })
  }

  /// Calls a closure that is among the call's arguments with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.callsWithDefaults { $1 }
  /// ```
  ///
  /// If no value of a type can be made, Mocky reports it and does not call the closure.
  /// ``Mockery/setDefault(_:for:)`` gives a value.
  ///
  /// - Parameter closure: says which argument is the closure: `{ $0 }` is the only one.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) throws -> Result
  ) -> Continuation {
    calling(
      .immediate { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try closure(call)(repeat each values))
      })
  }
}

extension LessCommonActions where Effect == Asynchronous {
  /// Calls a closure that is among the call's arguments and may suspend.
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) async throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return calling(
      .suspending { call, _ in .unchanged(after: try await closure(call)(repeat each values)) })
  }

  /// Calls a closure that is among the call's arguments and may suspend, with default values.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> (repeat each Value) async throws -> Result
  ) -> Continuation {
    calling(
      .suspending { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try await closure(call)(repeat each values))
      })
  }
}

/// Calling closures that are among a call's arguments, on the main actor.
extension LessCommonActions where Effect == OnMainActor {
  /// Calls a closure that is among the call's arguments.
  public func calls<each Value, Result>(
    _ closure: @escaping @MainActor @Sendable (Arguments) -> (repeat each Value) throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    // The values are the test's own, as with `returns`.
    let values = Unchecked((repeat each values))
    return calling(
      .onMainActor { call, _ in .unchanged(after: try closure(call)(repeat each values.value)) })
  }

  /// Calls a closure of the main actor that is among the call's arguments.
  @_disfavoredOverload
  public func calls<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> @MainActor (repeat each Value) throws -> Result,
    with values: repeat each Value
  ) -> Continuation {
    // The values are the test's own, as with `returns`.
    let values = Unchecked((repeat each values))
    return calling(
      .onMainActor { call, _ in .unchanged(after: try closure(call)(repeat each values.value)) })
  }

  /// Calls a closure that is among the call's arguments with default values: 0, "", nil and so on.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @MainActor @Sendable (Arguments) -> (repeat each Value) throws -> Result
  ) -> Continuation {
    calling(
      .onMainActor { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try closure(call)(repeat each values))
      })
  }

  /// Calls a closure of the main actor that is among the call's arguments with default values.
  @_disfavoredOverload
  public func callsWithDefaults<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> @MainActor (repeat each Value) throws -> Result
  ) -> Continuation {
    calling(
      .onMainActor { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try closure(call)(repeat each values))
      })
  }
}

extension LessCommonActions {
  private func calling(
    _ body: __TypedAction<Arguments, Failure, Return, Effect>.Body
  ) -> Continuation { adding(__TypedAction("calls a closure", body)) }
}
