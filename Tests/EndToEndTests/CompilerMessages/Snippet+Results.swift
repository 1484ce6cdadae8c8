/// Actions that do not fit.
extension Snippet {
  static let results = [
    Snippet(
      "a result of the wrong type",
      "context.check { expectThat(turtle).receives.name().then.returns(1) }",
      says: "1:65: error: cannot convert value of type 'Int' to expected argument type "
        + "'String'"),
    Snippet(
      "a missing result",
      "context.check { expectThat(turtle).receives.name().then.returns() }",
      says: "1:65: error: missing argument for parameter #1 in call"),
    Snippet(
      "an error of a method that cannot throw",
      "context.check { expectThat(turtle).receives.name().then.throws(CancellationError()) }",
      says: "1:57: error: 'throws' is unavailable: this method cannot throw"),
    Snippet(
      "a gate for a method that cannot suspend",
      "context.check { expectThat(turtle).receives.up().then.suspends(until: Gate()) }",
      says: "1:55: error: 'suspends(until:)' is unavailable: "
        + "only an async method can be held: this one cannot suspend"),
    Snippet(
      "a closure that returns another type",
      "context.check { expectThat(turtle).receives.name().then.performs { 1 } }",
      says: "1:68: warning: integer literal is unused [#no-usage]"),
    Snippet(
      "a longer closure that returns another type",
      "context.check { expectThat(turtle).receives.name().then.performs { let x = 1; return x } }",
      says: "1:86: error: cannot convert value of type 'Int' to closure result type 'Void'"),
    Snippet(
      "a misspelt action",
      "context.check { expectThat(turtle).receives.name().then.return(1) }",
      says: "1:57: error: value of type 'Then<Void, Never, String, Synchronous, "
        + "InvocationExpectation<Void, Never, String, Synchronous>>' has no member "
        + "'return'"),
  ]
}
