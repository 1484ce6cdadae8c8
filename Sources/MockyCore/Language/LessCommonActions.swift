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
