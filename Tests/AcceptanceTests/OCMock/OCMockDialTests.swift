import Mocky
import MockyTestSupport
import Testing

/// OCMock's reference, 1.1 to 1.3, 7.2, 9.1 and 9.2: strict and nice mocks, and what they refuse.
struct OCMockDialTests {
  var (reporter, context) = recordedContext()

  /// 1.3: nice mocks return nil, or the default value for the type, for whatever is called.
  @Test func aNiceMockReturnsDefaultValues() async throws {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    turtle.up()
    #expect(turtle.maybe() == nil)
    #expect(turtle.name() == "")
    #expect(turtle.pair() == (0, ""))
    #expect(try await turtle.fetch(1) == "")
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  /// 1.3 and 7.2: strict mocks fail as soon as a method is called that was not expected.
  @Test func aStrictMockFailsAtOnce() {
    let turtle = context.mock(MockTurtle.self)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
  }

  /// A member that is expected somewhere is not for any arguments and any number of calls.
  @Test func aNiceMockIsStrictAboutWhatIsExpected() {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    context.check { expectThat(turtle).receives.say("hello") }
    turtle.up()
    turtle.say("bye")
    #expect(
      reporter.headlines == [
        #"turtle.say("bye"): unexpected: expected "hello" as argument 1"#
      ])
    #expect(reporter.section(.beforeThis) == ["1. turtle.up()"])
  }

  /// 9.1: a nice mock rejects single methods.
  @Test func aNiceMockRejectsSingleMethods() {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    let line = #line + 1
    context.check { expectThat(turtle).receives(.never).down() }
    turtle.up()
    turtle.down()
    #expect(reporter.headlines == ["turtle.down(): called, expected never"])
    #expect(reporter.section(.expectation) == ["OCMockDialTests.swift:\(line)"])
  }

  /// 9.1: by argument, and for names and all mocks at once.
  @Test func aNiceMockRejectsByArgumentAndByName() {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
    context.check {
      expectThat(turtle).receives(.never).say(.some(.startingWith("no")))
      expectThat(anyMock, methods: .equal(to: "up")).times(.never)
    }
    turtle.say("yes")
    other.down()
    #expect(reporter.messages == [])
    turtle.say("not now")
    #expect(reporter.headlines == [#"turtle.say("not now"): called, expected never"#])
    context.reset()
    context.check { expectThat(anyMock, methods: .equal(to: "up")).times(.never) }
    other.up()
    #expect(reporter.headlines.last == "other.up(): called, expected never")
  }

  /// 9.1: a rejected method that throws ends what the code under test does.
  @Test func whatIsRejectedThrowsWhereItCan() async {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    context.check { expectThat(turtle).receives(.never).fetch(.any) }
    await #expect(throws: UnexpectedInvocation.self) { _ = try await turtle.fetch(1) }
    #expect(reporter.kinds == [.unexpectedCall])
  }

  /// 9.2: an error that the code under test swallows fails the test all the same.
  @Test func anErrorThatIsSwallowedIsNotLost() async {
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    _ = try? await turtle.fetch(1)
    turtle.up()
    #expect(!context.isSatisfied)
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.fetch(1): unexpected: no expectation mentions it"])
  }

  /// 9.2: a failure where no test is reached is reported by the verification.
  @Test func aFailureElsewhereIsReportedByTheVerification() {
    let callback = Callback()
    let context = Mockery(reporter: callback)
    let turtle = context.mock(MockTurtle.self)
    callback.reachesTest = false
    turtle.up()
    #expect(callback.count == 0)
    callback.reachesTest = true
    assertContextSatisfied(context)
    #expect(callback.headlines == ["turtle.up(): unexpected: no expectations were declared"])
    assertContextSatisfied(context)
    #expect(callback.count == 1)
  }
}
