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

  /// Returns the common actions. It is static, so that editors do not offer it after `.then`.
  @_documentation(visibility: internal)
  static func then(_ actions: Self) -> Then<Arguments, Failure, Return, Effect, Continuation>
}

extension LessCommonActions {
  /// Adds an action.
  /// - Parameter words: makes the words of an action that its effect does not tell.
  func adding(_ effect: ActionStep.Effect, _ words: (() -> String)? = nil) -> Continuation {
    Self.then(self).proceed(ActionStep(effect: effect, describe: words))
  }

  /// Adds an action that runs code.
  func performing(
    _ words: @escaping @autoclosure () -> String = "performs a closure",
    _ body: @escaping (Arguments, Invocation) throws -> Outcome?
  ) -> Continuation {
    let typed = Self.then(self).typed
    return adding(.immediate { try body(typed($0.values), $0.invocation) }, words)
  }

  /// Adds an action that runs code that may suspend.
  func suspending(
    _ words: @escaping @autoclosure () -> String = "performs a closure",
    _ body: @escaping (Arguments, Invocation) async throws -> Outcome?
  ) -> Continuation {
    let typed = Self.then(self).typed
    return adding(.suspending { try await body(typed($0.values), $0.invocation) }, words)
  }

  /// Adds an action that runs code on the main actor.
  func onMainActor(
    _ words: @escaping @autoclosure () -> String = "performs a closure",
    _ body: @escaping @MainActor (Arguments, Invocation) throws -> Outcome?
  ) -> Continuation {
    let typed = MockObject.Sent(Self.then(self).typed)
    return adding(.onMainActor { try body(typed.value($0.values), $0.invocation) }, words)
  }

  /// Adds an action that signals the call to the test. A wait for the signal finds the call
  /// finished.
  package func signalling(
    _ words: String, _ tell: @escaping @Sendable () -> Void
  ) -> Continuation { adding(.signal(tell)) { words } }

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
  public func doesNothing() -> Continuation { adding(.consecutive([[]])) }

  /// Forwards the call like ``Then/forwards()``, and captures the real result.
  ///
  /// ```swift
  /// let turns = Captor<Int>()
  /// allowing(watch).receives.wind(.any).then.forwards(capturingInto: turns)
  /// ```
  ///
  /// If the real object throws an error, nothing is captured.
  ///
  /// - Parameter captor: the captor of the results.
  /// - Returns: the expectation, which you can continue.
  public func forwards(capturingInto captor: Captor<Return>) -> Continuation {
    adding(.forward { captor.record(cast($0)) }) { "forwards" }
  }

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
    performing("posts the notification \(ValueText.of(notification.name.rawValue))") { _, _ in
      .unchanged(after: center.post(notification))
    }
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
    performing("logs") { call, _ in
      .unchanged(after: FileHandle.standardError.write(Data((message(call) + "\n").utf8)))
    }
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
    performing("breaks in the debugger") { _, _ in .unchanged(after: Debugger.stop()) }
  }
}

/// Actions that call a closure among the call's arguments.
extension LessCommonActions {
  /// Calls a closure among the call's arguments with values of yours.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.calls({ _, then in then }, with: "apple")
  /// ```
  ///
  /// The closure runs on the caller's thread, and its result is dropped. If the closure is nil,
  /// nothing is called. If it throws, the call throws the same error. Mocky reports an error that
  /// the member can't throw. For more control, and for a closure of the main actor, write `performs`
  /// with a closure that calls it.
  ///
  /// - Parameters:
  ///   - closure: names all arguments, and returns the closure: `{ then in then }`, or
  ///     `{ _, then, _ in then }` for the second of three.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.6 (`invokeBlockWithArgs:`).
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return performing("calls a closure") { call, _ in
      .unchanged(after: try closure(call)?(repeat each values))
    }
  }

  /// Calls a closure among the call's arguments with default values: 0, "", nil and so on.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any, then: .any).then.callsWithDefaults { _, then in then }
  /// ```
  ///
  /// If a type has no default value, Mocky reports it and does not call the closure.
  /// ``Mockery/setDefault(_:for:)`` gives a value.
  ///
  /// - Parameter closure: names all arguments, and returns the closure: `{ _, then in then }`.
  /// - Returns: the expectation, which you can continue.
  ///
  /// From OCMock 2.6 (`invokeBlock`).
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) throws -> Result)?
  ) -> Continuation {
    performing("calls a closure") { call, invocation in
      guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
      return .unchanged(after: try closure(call)?(repeat each values))
    }
  }
}

/// Actions that call a closure among the call's arguments, which may suspend.
extension LessCommonActions where Effect == Asynchronous {
  /// Calls a closure among the call's arguments that may suspend, with values of yours.
  ///
  /// - Parameters:
  ///   - closure: names all arguments, and returns the closure: `{ _, then in then }`.
  ///   - values: the values to call the closure with.
  /// - Returns: the expectation, which you can continue.
  public func calls<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) async throws -> Result)?,
    with values: repeat each Value
  ) -> Continuation {
    let values = (repeat each values)
    return suspending("calls a closure") { call, _ in
      .unchanged(after: try await closure(call)?(repeat each values))
    }
  }

  /// Calls a closure among the call's arguments that may suspend, with default values.
  ///
  /// - Parameter closure: names all arguments, and returns the closure: `{ _, then in then }`.
  /// - Returns: the expectation, which you can continue.
  public func callsWithDefaults<each Value, Result>(
    _ closure: @escaping @Sendable (Arguments) -> ((repeat each Value) async throws -> Result)?
  ) -> Continuation {
    suspending("calls a closure") { call, invocation in
      guard let values: (repeat each Value) = invocation.defaultValues() else { return nil }
      return .unchanged(after: try await closure(call)?(repeat each values))
    }
  }
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
