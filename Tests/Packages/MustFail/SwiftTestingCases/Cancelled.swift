#if compiler(>=6.3)
  import Mocky
  import Publishing
  import Testing

  /// A test that is cancelled has not called what it expects, and that is no failure.
  @Suite(.mockery) struct Cancelled {
    private let subscriber: MockSubscriber = Mockery.current.mock()

    @Test func inTheMiddle() throws {
      Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
      try Test.cancel("not today")
    }

    @Test(arguments: ["hello", "bye"]) func forOneArgument(message: String) throws {
      Mockery.current.check { expectThat(subscriber).receives.receive(message) }
      if message == "bye" { try Test.cancel("not this one") }
      Publisher(subscriber).publish(message)
    }

    @Test func afterAnUnexpectedCall() throws {
      Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
      Publisher(subscriber).publish("bye")  // unexpected, and then cancelled
      try Test.cancel("not today")
    }
  }

  /// A task that a test cancels is not the test.
  @Suite struct CancelledTasks {
    @Test func inATest() async {
      await Task {
        let context = Mockery()
        let subscriber: MockSubscriber = context.mock()
        context.check { expectThat(subscriber).receives.receive("hello") }  // in a cancelled task
        withUnsafeCurrentTask { $0?.cancel() }
        assertContextSatisfied(context)
      }.value
    }
  }
#endif
