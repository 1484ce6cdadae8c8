#if compiler(>=6.3)
  import Mocky
  import Publishing
  import Testing

  /// A failure that is known, or dropped, hides no other one.
  @Suite struct KnownIssues {
    private let context = Mockery()
    private let subscriber: MockSubscriber

    init() { subscriber = context.mock() }

    @Test func aCallAfterAKnownOne() {
      withKnownIssue { Publisher(subscriber).publish("hello") }
      Publisher(subscriber).publish("bye")  // after a known call
      assertContextSatisfied(context)
    }

    @Test func anExpectationAfterAKnownCall() {
      context.check { expectThat(subscriber).receives.receive("bye") }  // after a known call, never
      withKnownIssue { Publisher(subscriber).publish("hello") }
      assertContextSatisfied(context)
    }

    @Test func aCallAfterAKnownWait() async {
      let pen = context.states("pen").startsAs("up")
      await withKnownIssue {
        await context.waitUntil(pen.equals("down"), timeout: .milliseconds(10))
      }
      Publisher(subscriber).publish("bye")  // after a known wait
    }

    @Test func aCallOfATaskAfterAKnownCall() async {
      let publisher = Publisher(subscriber)
      withKnownIssue { publisher.publish("hello") }
      await Task { publisher.publish("bye") }.value  // of a task, after a known call
    }

    @Test(.mockery) func anExpectationWithTheTrait() {
      let subscriber: MockSubscriber = Mockery.current.mock()
      Mockery.current.check { expectThat(subscriber).receives.receive("bye") }  // known, trait
      withKnownIssue { Publisher(subscriber).publish("hello") }
    }

    @Test(.mockery) func anErrorOfAKnownCall() throws {
      let subscriber: MockSubscriber = Mockery.current.mock()
      var result = Result<Void, any Error>.success(())
      withKnownIssue { result = Result { try subscriber.confirm("hello") } }
      try result.get()
    }

    @Test(.mockery, .filterIssues { !"\($0.error as Any)".contains("hello") })
    func aCallAfterADroppedOne() {
      let publisher = Publisher(Mockery.current.mock(MockSubscriber.self))
      publisher.publish("hello")
      publisher.publish("bye")  // after a dropped call
    }
  }

  @Suite(.filterIssues { !"\($0.error as Any)".contains("hello") })
  struct KnownIssuesInASuiteWithAFilter {
    @Test(.mockery) func aCallAfterADroppedOne() {
      let publisher = Publisher(Mockery.current.mock(MockSubscriber.self))
      publisher.publish("hello")
      publisher.publish("bye")  // after a call that the suite drops
    }
  }
#endif
