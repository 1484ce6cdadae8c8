/// Members and arguments that do not fit.
extension Snippet {
  static let arguments = [
    Snippet(
      "a misspelt method", #"context.check { expectThat(subscriber).receives.recieve("x") }"#,
      says: "1:49: error: value of type 'SubscriberExpectations<MockSubscriber>' has no "
        + "member 'recieve'"),
    Snippet(
      "a misspelt method of a mock with parents",
      "context.check { expectThat(duck).receives.wolk(3) }",
      says: "1:43: error: value of type 'DuckExpectations<MockDuck>' has no member 'wolk'"),
    Snippet(
      "a value of the wrong type",
      #"context.check { expectThat(duck).receives.walk("x") }"#,
      says: "1:48: error: cannot convert value of type 'String' to expected argument type "
        + "'Int'"),
    Snippet(
      "a value of the wrong type among several",
      #"context.check { expectThat(turtle).receives.forward(1, why: 2) }"#,
      says: "1:61: error: cannot convert value of type 'Int' to expected argument type 'String'"),
    Snippet(
      "a matcher of the wrong type",
      #"context.check { expectThat(turtle).receives.forward(.startingWith("x"), why: .any) }"#,
      says: "1:54: error: type 'Int' has no member 'startingWith'"),
    Snippet(
      "a misspelt matcher",
      #"context.check { expectThat(turtle).receives.forward(.any, why: .contaning("x")) }"#,
      says: "1:65: error: reference to member 'contaning' cannot be resolved without a "
        + "contextual type"),
    Snippet(
      "a missing argument", "context.check { expectThat(turtle).receives.forward(1) }",
      says: "1:54: error: missing argument for parameter 'why' in call"),
    Snippet(
      "a wrong label",
      #"context.check { expectThat(turtle).receives.forward(1, because: "x") }"#,
      says: "1:52: error: incorrect argument label in call (have '_:because:', expected "
        + "'_:why:')"),
    Snippet(
      "a misspelt number of calls",
      #"context.check { expectThat(duck).receives(.twice).walk(3) }"#,
      says: "1:44: error: type 'Cardinality' has no member 'twice'"),
    Snippet(
      "no mock", #"context.check { expectThat(real).receives.receive("x") }"#,
      says: "1:34: error: type 'any Subscriber' cannot conform to 'Mock' "
        + "[#ProtocolTypeNonConformance]",
      "1:43: error: value of type '__ReceivesIsMissing' has no member 'receive'"),
  ]
}
