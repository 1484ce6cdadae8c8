/// Expectations without `receives`, or without what follows it.
extension Snippet {
  private static let sayReceives = """
    'subscript(dynamicMember:)' is unavailable: \
    say receives before the call, as in expectThat(mock).receives.call()
    """

  static let withoutReceives = [
    Snippet(
      "receives is forgotten", #"context.check { expectThat(subscriber).receive("x") }"#,
      says: "1:17: error: \(sayReceives)"),
    Snippet(
      "receives is forgotten before any values",
      "context.check { expectThat(subscriber).receive(.any, urgent: .any) }",
      says: "1:17: error: \(sayReceives)"),
    Snippet(
      "receives is forgotten before actions",
      #"context.check { allowing(turtle).name().then.returns("Tom") }"#,
      says: "1:17: error: \(sayReceives)"),
    Snippet(
      "receives is forgotten before a property", "context.check { allowing(view).title }",
      says: "1:17: error: \(sayReceives)"),
    Snippet(
      "receives is forgotten before an inherited member",
      "context.check { expectThat(duck).walk(3) }", says: "1:17: error: \(sayReceives)"),
    Snippet(
      "receives is forgotten in a group",
      #"context.check { inSequence(context.sequence("s")) { expectThat(turtle).up() } }"#,
      says: "1:53: error: \(sayReceives)"),
    Snippet(
      "receives is forgotten outside a block", "expectThat(turtle).up()",
      says: "1:1: error: \(sayReceives)"),
    Snippet(
      "receives is misspelt", #"context.check { expectThat(subscriber).recieves.receive("x") }"#,
      says: "1:49: error: value of type '__ReceivesIsMissing' has no member 'receive'"),
    Snippet(
      "receives is misspelt before a number of calls",
      #"context.check { expectThat(subscriber).recieves(2).receive("x") }"#,
      says: "1:52: error: value of type '__CallWithoutReceives' has no member 'receive'"),
    Snippet(
      "received is misspelt", "context.verify { expectThat(turtle).recieved.up() }",
      says: "1:46: error: value of type '__ReceivesIsMissing' has no member 'up'"),
    Snippet(
      "the mock alone", "context.check { expectThat(turtle) }",
      says: "1:17: error: conformance of 'Receiver<Subject>' to 'ExpectationPart' is unavailable: "
        + "say what is expected, as in expectThat(mock).receives.call()"),
    Snippet(
      "receives alone", "context.check { expectThat(turtle).receives }",
      says: "1:17: error: 'buildExpression' is unavailable: "
        + "say which member is expected, as in .receives.call()"),
    Snippet(
      "a number of calls alone", "context.check { expectThat(turtle).receives(2) }",
      says: "1:17: error: 'buildExpression' is unavailable: "
        + "say which member is expected, as in .receives.call()"),
  ]
}
