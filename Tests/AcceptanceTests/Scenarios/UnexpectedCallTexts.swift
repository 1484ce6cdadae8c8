import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: unexpected calls.
struct UnexpectedCallTexts {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func aGenericMethodWithAnotherType() throws {
    let log = context.mock(MockLog.self)
    let line = #line + 1
    context.check { allowing(log).receives.decode(String.self, from: "x") }
    #expect(throws: UnexpectedInvocation.self) { try log.decode([String].self, from: "x") }
    #expect(
      reporter.messages == [
        """
        log.decode([String].self, from: "x"): unexpected: expected String.self as argument 1
          closest expectation  UnexpectedCallTexts.swift:\(line)  (allowed, never called)
              1         ✗ expected String.self
                               got [String].self
              from      ✓ "x"
        """
      ])
  }

  @Test func aGenericMethodWithAnotherResult() {
    let log = context.mock(MockLog.self)
    let line = #line + 1
    context.check { allowing(log).receives.make().then.returns("a") }
    let number: Int = log.make()
    #expect(number == 0)
    #expect(
      reporter.messages == [
        """
        log.make(): unexpected: its result is of type Int, expected String
          expectation  UnexpectedCallTexts.swift:\(line)  (allowed, never called)
        """
      ])
  }

  @Test func theSampleOfTheDesign() {
    let one = context.mock(MockSubscriber.self, named: "subscriberOne")
    let two = context.mock(MockSubscriber.self, named: "subscriberTwo")
    let connection = context.states("connection").startsAs("shut")
    let line = #line + 2
    context.check {
      expectThat(one).receives.receive("some message", urgent: true)
      expectThat(two).receives.receive("some message", urgent: .any)
      allowing(turtle).receives.count()
      expectThat(turtle).receives.up().then.state(connection, becomes: "open")
    }
    turtle.up()
    two.receive("some message", urgent: true)
    UrgentPublisher(subscriber: one).publish("some mesage")
    #expect(
      reporter.messages == [
        """
        subscriberOne.receive("some mesage", urgent: true): unexpected: expected "some message" as argument 1
          called from  UrgentPublisher.publish(_:)  Tests/AcceptanceTests/Support/Publisher.swift:31
                       ← UnexpectedCallTexts.theSampleOfTheDesign()  :\(line + 7)
          closest expectation  UnexpectedCallTexts.swift:\(line)  (expected once, never called)
              1         ✗ expected "some message"
                               got "some mesage"
                                            ^
              urgent    ✓ true
          other expectations
              ○ allowed, never called   turtle.count()   :\(line + 2)
          states    connection is "open"
          before this
              1. turtle.up()                                           → :\(line + 3), connection became "open", from UnexpectedCallTexts.theSampleOfTheDesign() :\(line + 5)
              2. subscriberTwo.receive("some message", urgent: true)   → :\(line + 1)
          next      correct what UrgentPublisher.publish(_:) passes, or expect "some mesage" at :\(line)
        """
      ])
  }

  @Test func notMentioned() {
    context.check { ignoring(context.mock(MockTurtle.self, named: "other")) }
    turtle.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): unexpected: no expectation mentions it
          expect it    in context.check { expectThat(turtle).receives.up() }
          expectations
              ○ allowed, never called   any call of other   :\(line - 1)
        """
      ])
  }

  @Test func tooOftenForSeveralThatReadTheSame() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives(2).count().then.returns(1)
      expectThat(turtle).receives.count().then.returns(2)
    }
    for _ in 1...4 { _ = turtle.count() }
    #expect(
      reporter.messages == [
        """
        turtle.count(): called a 4th time, expected 3 times by 2 expectations
          expectation  UnexpectedCallTexts.swift:\(line + 1)  (expected once, called once)
          before this
              1. turtle.count()   → :\(line), from UnexpectedCallTexts.tooOftenForSeveralThatReadTheSame() :\(line + 3)
              2. turtle.count()   → :\(line), from UnexpectedCallTexts.tooOftenForSeveralThatReadTheSame() :\(line + 3)
              3. turtle.count()   → :\(line + 1), from UnexpectedCallTexts.tooOftenForSeveralThatReadTheSame() :\(line + 3)
        """
      ])
  }

  @Test func notAllowed() {
    context.check { expectThat(turtle).receives(.never).say("bad") }
    turtle.say("good")
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.say("good"): unexpected: no expectation allows it
          expectations
              ✓ never   turtle.say("bad")   :\(line - 1)
        """
      ])
  }

  @Test func aSubscriptIsShownAsItWouldBeWritten() {
    let settings = context.mock(MockSettings.self)
    let line = #line + 2
    context.check {
      expectThat(settings).receives.subscript(1, column: .greaterThan(1), setTo: 10)
      allowing(settings).receives.name(setTo: .any)
      allowing(settings).receives.name
    }
    settings.name = "bob"
    settings[1, column: 2] = 30
    #expect(
      reporter.messages == [
        """
        settings[1, column: 2] = 30: unexpected: expected 10 as new value
          closest expectation  UnexpectedCallTexts.swift:\(line)  (expected once, never called)
              1          ✓ 1
              column     ✓ 2
              new value  ✗ expected 10
                                got 30
          other expectations
              ○ allowed, never called   settings.name   :\(line + 2)
          before this
              1. settings.name = "bob"   → :\(line + 1)
        """
      ])
  }

  @Test func heldUntilTheContextIsReleased() {
    let reporter = Callback()
    let line = #line + 2
    do {
      let context = Mockery(reporter: reporter)
      reporter.reachesTest = false
      context.mock(MockTurtle.self).up()
      withExtendedLifetime(context) { reporter.reachesTest = true }
    }
    #expect(
      reporter.failures.map(\.message) == [
        """
        turtle.up(): unexpected: no expectations were declared
          expect it    in context.check { expectThat(turtle).receives.up() }
          before this  nothing
          reported  when the context made at UnexpectedCallTexts.swift:\(line) was released: no assertion came after this failure
        """
      ])
  }

  @Test func moreAfterWhatMayBeAKnownIssue() {
    let reporter = JudgingReporter(.unknown)
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("a") }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    let file = "UnexpectedCallTexts.swift"
    #if canImport(Darwin)
      let (up, down) = ("\(file):\(line)", "\(file):\(line)")
    #else
      let (up, down) = ("\(file):\(line + 1)", "\(file):\(line + 2)")
    #endif
    #expect(
      reporter.messages.dropFirst() == [
        """
        more went wrong after a failure that may be a known issue
          at first  \(up): turtle.up(): unexpected: no expectation mentions it
          after this
              \(down): turtle.down(): unexpected: no expectation mentions it
              \(file):\(line): turtle.say("a"): never called, expected once
        """
      ])
  }
}
