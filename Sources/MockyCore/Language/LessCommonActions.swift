import Foundation

/// The less common actions of a call, which follow `.then` as those of ``Then`` do.
///
/// ```swift
/// allowing(store).receives.load(.any).then.waits(for: .milliseconds(50)).then.logs("loaded")
/// ```
///
/// They are members of a protocol because editors offer those after the members of ``Then`` itself.
/// Don't conform your own types to it.
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

  /// Adds an action. It is static, so that editors do not offer it after `.then`.
  @_documentation(visibility: internal)
  static func adding(
    _ action: __TypedAction<Arguments, Failure, Return, Effect>, to actions: Self
  ) -> Continuation
}

extension LessCommonActions {
  /// Adds an action.
  package func adding(
    _ action: __TypedAction<Arguments, Failure, Return, Effect>
  ) -> Continuation { Self.adding(action, to: self) }

  /// Makes the call do nothing: `.then.doesNothing()`.
  ///
  /// ```swift
  /// expectThat(store).receives.close().then.doesNothing()
  /// ```
  ///
  /// An expectation without actions does the same; write this to show that you mean it. The call
  /// returns a default value.
  ///
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.11 (`andDo(nil)`).
  public func doesNothing() -> Continuation { adding(__TypedAction(consecutive: [[]])) }

  /// Makes the call post a notification, on the caller's thread.
  ///
  /// ```swift
  /// allowing(store).receives.open().then.posts(Notification(name: .storeDidOpen))
  /// ```
  ///
  /// - Parameters:
  ///   - notification: the notification.
  ///   - center: the center to post it at; `NotificationCenter.default` if you give none.
  /// - Returns: the expectation, which you can continue.
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

  /// Makes the call write a line to standard error: `.then.logs("saved")`.
  ///
  /// - Parameter message: the line, without a line break at its end.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.13 (`andLog`).
  public func logs(_ message: String) -> Continuation { logs { _ in message } }

  /// Makes the call write a line about its arguments to standard error.
  ///
  /// ```swift
  /// allowing(store).receives.save(.any, at: 1).then.logs { item, _ in "saved \(item)" }
  /// ```
  ///
  /// - Parameter message: makes the line from the call's arguments.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.13 (`andLog`).
  public func logs(_ message: @escaping @Sendable (Arguments) -> String) -> Continuation {
    adding(
      __TypedAction(
        "logs",
        .immediate { call, _ in
          let line = Data((message(call) + "\n").utf8)
          return .unchanged(after: FileHandle.standardError.write(line))
        }))
  }

  /// Makes the call stop in the debugger, as at a breakpoint: `.then.breaksInDebugger()`.
  ///
  /// Without a debugger it does nothing. In the debugger, look further up the stack for the code
  /// that made the call.
  ///
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.14 (`andBreak`).
  public func breaksInDebugger() -> Continuation {
    adding(
      __TypedAction(
        "breaks in the debugger", .immediate { _, _ in .unchanged(after: Debugger.stop()) }))
  }

  private func calling(
    _ body: __TypedAction<Arguments, Failure, Return, Effect>.Body
  ) -> Continuation { adding(__TypedAction("calls a closure", body)) }
}

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
    return adding(
      __TypedAction(
        "suspends until the gate at \(core.position.text) opens",
        .untyped(.holding { await core.hold($0) })))
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
    return adding(__TypedAction("waits for \(duration)", .untyped(wait)))
  }

  /// Calls a closure among the call's arguments that may suspend, with values of yours.
  ///
  /// - Parameters:
  ///   - closure: picks the closure from the arguments: `{ $0 }` for the only one.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) async throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return calling(
      .suspending { call, _ in .unchanged(after: try await closure(call)?(repeat each values)) })
  }

  /// Calls a closure among the call's arguments that may suspend, with default values.
  ///
  /// - Parameter closure: picks the closure from the arguments: `{ $0 }` for the only one.
  /// - Returns: the expectation, which you can continue.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) async throws -> Result)?
  ) -> Continuation {
    calling(
      .suspending { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try await closure(call)?(repeat each values))
      })
  }
}

extension LessCommonActions where Effect == Synchronous {
  /// Makes the call take some time, by blocking the caller's thread.
  ///
  /// - Parameter duration: the time that the call takes, in seconds if it is a plain number. For
  ///   zero or less, the call doesn't block.
  /// - Returns: the expectation, which you can continue.
  public func waits(for duration: TimeSpan) -> Continuation { adding(.blocking(for: duration)) }
}

extension LessCommonActions where Effect == OnMainActor {
  /// Makes the call take some time, by blocking the main thread.
  ///
  /// - Parameter duration: the time that the call takes, in seconds if it is a plain number. For
  ///   zero or less, the call doesn't block.
  /// - Returns: the expectation, which you can continue.
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

/// Actions that call a closure among the call's arguments.
extension LessCommonActions where Effect == Synchronous {
  /// Calls a closure among the call's arguments with values of yours.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.calls({ $1 }, with: "apple")
  /// ```
  ///
  /// The closure runs on the caller's thread, and its result is dropped. If the closure is nil,
  /// nothing is called. If it throws, the call throws the same error. Mocky reports an error that
  /// the member can't throw. For more control, write `performs` with a closure that calls it.
  ///
  /// - Parameters:
  ///   - closure: picks the closure from the arguments: `{ $0 }` for the only one, `{ $1 }` for the
  ///     second of several.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.6 (`invokeBlockWithArgs:`).
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return calling(
      .immediate { call, _ in .unchanged(after: try closure(call)?(repeat each values)) })
  }

  /// Calls a closure among the call's arguments with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.callsWithDefaults { $1 }
  /// ```
  ///
  /// If a type has no default value, Mocky reports it and does not call the closure.
  /// ``Mockery/setDefault(_:for:)`` gives a value.
  ///
  /// - Parameter closure: picks the closure from the arguments: `{ $0 }` for the only one.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?
  ) -> Continuation {
    calling(
      .immediate { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try closure(call)?(repeat each values))
      })
  }
}

/// Actions that call a closure among the call's arguments, on the main actor.
extension LessCommonActions where Effect == OnMainActor {
  /// Calls a closure among the call's arguments with values of yours, on the main actor.
  ///
  /// - Parameters:
  ///   - closure: picks the closure from the arguments: `{ $0 }` for the only one.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  public func calls<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    // The values are the test's own, as with `returns`.
    let values = Unchecked((repeat each values))
    return calling(
      .onMainActor { call, _ in .unchanged(after: try closure(call)?(repeat each values.value)) })
  }

  /// Calls a main-actor closure among the call's arguments with values of yours.
  ///
  /// - Parameters:
  ///   - closure: picks the closure from the arguments: `{ $0 }` for the only one.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  @_disfavoredOverload
  public func calls<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> (
        @MainActor (repeat each Value) throws -> Result
      )?,
    with values: repeat each Value
  ) -> Continuation {
    // The values are the test's own, as with `returns`.
    let values = Unchecked((repeat each values))
    return calling(
      .onMainActor { call, _ in .unchanged(after: try closure(call)?(repeat each values.value)) })
  }

  /// Calls a closure among the call's arguments with default values, on the main actor.
  ///
  /// - Parameter closure: picks the closure from the arguments: `{ $0 }` for the only one.
  /// - Returns: the expectation, which you can continue.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @MainActor @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?
  ) -> Continuation {
    calling(
      .onMainActor { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try closure(call)?(repeat each values))
      })
  }

  /// Calls a main-actor closure among the call's arguments with default values.
  ///
  /// - Parameter closure: picks the closure from the arguments: `{ $0 }` for the only one.
  /// - Returns: the expectation, which you can continue.
  @_disfavoredOverload
  public func callsWithDefaults<each Value, Result>(
    _ closure:
      @escaping @MainActor @Sendable (Arguments) -> (
        @MainActor (repeat each Value) throws -> Result
      )?
  ) -> Continuation {
    calling(
      .onMainActor { call, invocation in
        guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
        return .unchanged(after: try closure(call)?(repeat each values))
      })
  }
}
