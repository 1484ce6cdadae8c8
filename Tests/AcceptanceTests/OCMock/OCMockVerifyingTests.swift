import Mocky
import MockyTestSupport
import Testing

/// OCMock's reference, 3.1 to 3.3, and what Mocka verifies: verifying after running.
struct OCMockVerifyingTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)

  /// 3.1: argument constraints in the verification.
  @Test func argumentsAreConstrained() {
    turtle.forward(3, why: "hungry")
    let reasons = Captor<String>()
    context.verify {
      expectThat(turtle).received.forward(.greaterThan(2), why: .capturing(into: reasons))
      expectThat(turtle).received(.never).forward(.any, why: .startingWith("t"))
    }
    #expect(reporter.messages == [])
    #expect(reasons.values == ["hungry"])
  }

  /// 3.2: what is stubbed can be verified; also what was expected, and on strict mocks.
  @Test func whatIsStubbedIsVerified() {
    let strict = context.mock(MockTurtle.self)
    context.check {
      allowing(strict).receives.count().then.returns(7)
      expectThat(strict).receives.up()
    }
    #expect(strict.count() == 7)
    strict.up()
    context.verify {
      expectThat(strict).received.count()
      expectThat(strict).received(.once).up()
    }
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  /// 3.3: never, times, at least, at most; at least once if nothing is said.
  @Test func quantifiers() {
    for _ in 1...3 { turtle.up() }
    turtle.say("a")
    turtle.say("a")
    context.verify {
      expectThat(turtle).received(.never).down()
      expectThat(turtle).received(.exactly(3)).up()
      expectThat(turtle).received.say("a")
    }
    #expect(reporter.messages == [])
  }

  @Test func aQuantifierThatIsNotMetSaysHowOftenItWas() {
    turtle.up()
    let line = #line + 1
    context.verify { expectThat(turtle).received(.atLeast(2)).up() }
    #expect(reporter.headlines == ["turtle.up(): called once, expected at least 2 times"])
    #expect(reporter.lines == [line])
  }

  /// Mocka: in order, across mocks, with gaps, each with its number.
  @Test func inOrderAcrossMocksWithGaps() {
    let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
    turtle.up()
    other.down()
    other.say("1")
    other.say("2")
    turtle.down()
    context.verify {
      inOrder {
        expectThat(turtle).received.up()
        expectThat(other).received(2).say(.any)
        expectThat(turtle).received.down()
        expectThat(other).received(.never).down()
      }
    }
    #expect(reporter.messages == [])
  }

  /// Mocka: any of several, with what was called instead.
  @Test func anyOfSeveral() {
    turtle.say("hallo")
    turtle.up()
    let line = #line + 2
    context.verify {
      anyOf {
        expectThat(turtle).received(2).up()
        expectThat(turtle).received.say("hello")
      }
    }
    #expect(reporter.lines == [line])
    #expect(
      reporter.headlines == [
        #"neither turtle.up() nor turtle.say("hello") was called as wanted; in the closest call, "#
          + #"argument 1 is "hallo", expected "hello""#
      ])
    #expect(
      reporter.section(.wanted) == [
        "turtle.up(): called once, expected exactly 2 times",
        #"turtle.say("hello"): never called, expected at least once"#,
      ])
    #expect(
      reporter.section(.calls).first == #"1. turtle.say("hallo")   → expected "hello" "#
        + #"as argument 1; from OCMockVerifyingTests.anyOfSeveral() :\#(line - 4)"#)
  }

  /// The failure lists other calls: by the arguments that differ, then by their texts.
  @Test func theClosestCallComesFirst() {
    let (line, caller) = (#line, "; from OCMockVerifyingTests.theClosestCallComesFirst()")
    turtle.forward(9, why: "bored")
    turtle.forward(1, why: "tired")
    turtle.forward(1, why: "hungri")
    turtle.forward(1, why: "sleepy")
    turtle.up()
    context.verify { expectThat(turtle).received.forward(1, why: "hungry") }
    #expect(
      reporter.headlines == [
        #"turtle.forward(1, why: "hungry"): never called, expected at least once"#
      ])
    #expect(
      reporter.section(.calls) == [
        #"1. turtle.forward(9, why: "bored")    → expected 1 as argument 1 and "hungry" "#
          + #"as 'why'\#(caller) :\#(line + 1)"#,
        #"2. turtle.forward(1, why: "tired")    → expected "hungry" as 'why'\#(caller) :\#(line + 2)"#,
        #"3. turtle.forward(1, why: "hungri")   → expected "hungry" as 'why'\#(caller) :\#(line + 3)"#,
        #"4. turtle.forward(1, why: "sleepy")   → expected "hungry" as 'why'\#(caller) :\#(line + 4)"#,
        "5. turtle.up()",
      ])
  }

  /// Mocka: within a time, which OCMock cannot do after the fact.
  @Test func withinATimeInVain() async {
    await context.verify(within: .milliseconds(20)) {
      expectThat(turtle).received.up()
      anyOf { expectThat(turtle).received.down() }
    }
    #expect(
      reporter.headlines == [
        "turtle.up(): never called within 0.02 seconds, expected at least once",
        "turtle.down(): never called within 0.02 seconds, expected at least once",
      ])
  }

  @Test func withinATimeReturnsAsSoonAsItIsFound() async {
    Task { [turtle] in turtle.up() }
    await context.verify(within: .seconds(600)) { expectThat(turtle).received.up() }
    #expect(reporter.messages == [])
  }
}
