/// How closures become actions, one for each way to run.
///
/// `outcome` says what is made of a closure's result: the call's value, or nothing.
extension __TypedAction {
  static func performing<Result>(
    _ body: @escaping @Sendable (Arguments) throws(Failure) -> Result,
    _ outcome: @escaping @Sendable (Result) -> Outcome?
  ) -> Self {
    __TypedAction("performs a closure") { arguments in
      do throws(Failure) { return outcome(try body(arguments)) } catch { return .error(error) }
    }
  }

  static func performingAsync<Result>(
    _ body: @escaping @Sendable (Arguments) async throws(Failure) -> Result,
    _ outcome: @escaping @Sendable (Result) -> Outcome?
  ) -> Self {
    __TypedAction(
      "performs a closure",
      suspending: { arguments in
        do throws(Failure) {
          return outcome(try await body(arguments))
        } catch { return .error(error) }
      })
  }

  /// A closure of the main actor.
  static func performingOnMainActor<Result>(
    _ body: @escaping @MainActor @Sendable (Arguments) throws(Failure) -> Result,
    _ outcome: @escaping @Sendable (Result) -> Outcome?
  ) -> Self {
    __TypedAction(
      "performs a closure",
      onMainActor: { arguments, _ in
        do throws(Failure) { return outcome(try body(arguments)) } catch { return .error(error) }
      })
  }
}
