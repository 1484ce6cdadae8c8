import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: calls that were looked for afterwards.
struct VerificationTexts {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
  let file = "VerificationTexts.swift"

  @Test func notFound() {
    let line = #line + 3
    let caller = "from VerificationTexts.notFound() :\(line - 1)"
    for (steps, why) in [(1, "a"), (20, "b"), (1, "b")] { turtle.forward(steps, why: why) }
    context.verify { expectThat(turtle).received.forward(1, why: "a") }
    context.verify { expectThat(turtle).received(2).forward(1, why: "a") }
    #expect(
      reporter.messages == [
        """
        turtle.forward(1, why: "a"): called once, expected exactly 2 times
          calls
              1. turtle.forward(1, why: "a")    → verified at :\(line); \(caller)
              2. turtle.forward(20, why: "b")   → expected 1 as argument 1 and "a" as 'why'; \(caller)
              3. turtle.forward(1, why: "b")    → expected "a" as 'why'; \(caller)
          next      correct the call, or this verification
        """
      ])
  }

  @Test func someFoundBefore() {
    let line = #line + 1
    context.check { allowing(turtle).receives.up() }
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    turtle.up()
    context.verify { expectThat(turtle).received(2...).up() }
    context.verify { expectThat(turtle).received(3...).up() }
    #expect(
      reporter.messages == [
        """
        turtle.up(): called once, not counting 1 call verified before at \(file):\(line + 2), expected at least 2 times
          calls
              1. turtle.up()   → :\(line); verified at :\(line + 2); from VerificationTexts.someFoundBefore() :\(line + 1)
              2. turtle.up()   → :\(line)
          next      write received(2) for all calls, or call turtle.up() again
        """,
        """
        turtle.up(): called once, not counting 1 call verified before at \(file):\(line + 2), expected at least 3 times
          calls
              1. turtle.up()   → :\(line); verified at :\(line + 2); from VerificationTexts.someFoundBefore() :\(line + 1)
              2. turtle.up()   → :\(line)
          next      call turtle.up() again, or write a lower limit
        """,
      ])
  }

  @Test func foundTooOftenThoughAllowed() {
    let line = #line + 1
    context.check { allowing(turtle).receives.up() }
    for _ in 1...5 { turtle.up() }
    context.verify { expectThat(turtle).received(...3).up() }
    #expect(
      reporter.messages == [
        """
        turtle.up(): called 5 times, expected at most 3 times
          calls that count
                1. turtle.up()              → :\(line), from VerificationTexts.foundTooOftenThoughAllowed() :\(line + 1)
              2–5. 4 calls of turtle.up()   → :\(line)
          callers   not kept for all of them; context.recordsCallers = true keeps them
          next      remove 2 of the 5 calls, or write a higher limit
        """
      ])
  }

  @Test func foundByAnotherLineOfTheBlock() {
    turtle.up()
    let line = #line + 2
    context.verify {
      expectThat(turtle).received.up()
      expectThat(turtle).received.up()
    }
    #expect(
      reporter.messages == [
        """
        turtle.up(): its only call is needed at \(file):\(line), expected at least once
          calls
              1. turtle.up()   → needed at :\(line); from VerificationTexts.foundByAnotherLineOfTheBlock() :\(line - 3)
          next      call turtle.up() again, or remove this verification
        """
      ])
    #expect(reporter.lines == [line + 1])
  }

  @Test func someFoundByOtherLinesOfTheBlock() async {
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    for _ in 1...2 { turtle.up() }
    let line = #line + 2
    context.verify {
      expectThat(turtle).received.up()
      expectThat(turtle).received(2...).up()
    }
    turtle.down()
    turtle.down()
    await context.verify(within: .zero) {
      expectThat(turtle).received.down()
      expectThat(turtle).received.down()
      expectThat(turtle, methods: .equal(to: "down"))
    }
    #expect(
      reporter.headlines == [
        "turtle.up(): called 2 times, 1 of them needed at \(file):\(line), "
          + "not counting 1 call verified before at \(file):\(line - 4), expected at least 2 times",
        #"any method of turtle named "down": its 2 calls are needed at "#
          + "\(file):\(line + 6) and \(file):\(line + 7), expected at least once",
      ])
  }

  @Test func moreThanATotalWithCallsThatWereVerified() {
    turtle.up()
    let line = #line + 1
    context.verify { expectThat(turtle).received.up() }
    context.verify { expectThat(turtle).received(.never).up() }
    turtle.up()
    context.verify { expectThat(turtle).received(1).up() }
    turtle.up()
    context.verify { expectThat(turtle).received(2).up() }
    context.verify { expectThat(turtle, methods: .equal(to: "up")).times(.atMost(1)) }
    let caller = "from VerificationTexts.moreThanATotalWithCallsThatWereVerified()"
    #expect(
      reporter.messages == [
        """
        turtle.up(): called once, verified at \(file):\(line), expected never
          calls that count
              1. turtle.up()   → verified at :\(line); \(caller) :\(line - 2)
          next      write received(1) for all calls, or context.forgetCalls(of: turtle) before the calls to count
        """,
        """
        turtle.up(): called 2 times, 1 of them verified at \(file):\(line), expected once
          calls that count
              1. turtle.up()   → verified at :\(line); \(caller) :\(line - 2)
              2. turtle.up()   → \(caller) :\(line + 2)
          next      write received(2) for all calls, received for one more, or context.forgetCalls(of: turtle) before the calls to count
        """,
        """
        turtle.up(): called 3 times, 1 of them verified at \(file):\(line), expected exactly 2 times
          calls that count
              1. turtle.up()   → verified at :\(line); \(caller) :\(line - 2)
              2. turtle.up()   → \(caller) :\(line + 2)
              3. turtle.up()   → \(caller) :\(line + 4)
          next      write received(3) for all calls, received(2...) for 2 more, or context.forgetCalls(of: turtle) before the calls to count
        """,
        """
        any method of turtle named "up": called 3 times, 1 of them verified at \(file):\(line), expected at most once
          calls that count
              1. turtle.up()   → verified at :\(line); \(caller) :\(line - 2)
              2. turtle.up()   → \(caller) :\(line + 2)
              3. turtle.up()   → \(caller) :\(line + 4)
          next      remove 2 of the 3 calls, or write a higher limit
        """,
      ])
  }

  @Test func foundBeforeOnSeveralLines() {
    let line = #line + 2
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    context.verify { expectThat(turtle, methods: .equal(to: "up")) }
    #expect(
      reporter.messages == [
        """
        any method of turtle named "up": not called again, verified before at \(file):\(line) and \(file):\(line + 2), expected at least once
          calls
              1. turtle.up()   → verified at :\(line); from VerificationTexts.foundBeforeOnSeveralLines() :\(line - 1)
              2. turtle.up()   → verified at :\(line + 2); from VerificationTexts.foundBeforeOnSeveralLines() :\(line + 1)
          next      write times(2) for all calls, or call any method of turtle named "up" again
        """
      ])
  }

  @Test func foundBeforeInOrder() {
    let line = #line + 3
    turtle.up()
    turtle.down()
    context.verify { expectThat(turtle).received.down() }
    context.verify {
      inOrder {
        expectThat(turtle).received.up()
        expectThat(turtle).received.down()
      }
    }
    #expect(
      reporter.messages == [
        """
        turtle.down(): not called again after turtle.up(), verified before at \(file):\(line), expected at least once
          calls
              1. turtle.up()     → needed at :\(line + 3); from VerificationTexts.foundBeforeInOrder() :\(line - 2)
              2. turtle.down()   → verified at :\(line); from VerificationTexts.foundBeforeInOrder() :\(line - 1)
          next      write this order in one block with the verification at :\(line), or call turtle.down() again after turtle.up()
        """
      ])
  }

  @Test func noneOfSeveralFoundAsTheyWereFoundBefore() {
    let line = #line + 2
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    context.verify {
      anyOf {
        expectThat(turtle).received.up()
        expectThat(turtle).received.down()
      }
    }
    #expect(
      reporter.messages == [
        """
        neither turtle.up() nor turtle.down() was called as wanted
          wanted
              turtle.up(): not called again, verified before at \(file):\(line), expected at least once
              turtle.down(): never called, expected at least once
          calls
              1. turtle.up()   → verified at :\(line); from VerificationTexts.noneOfSeveralFoundAsTheyWereFoundBefore() :\(line - 1)
          next      write received(1) for all calls of turtle.up(), or make one of these calls
        """
      ])
  }

  @Test func foundBeforeTheWait() async {
    let line = #line + 2
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    await context.verify(within: .milliseconds(10)) { expectThat(turtle).received.up() }
    #expect(
      reporter.headlines == [
        "turtle.up(): not called again within 0.01 seconds, verified before at \(file):\(line), "
          + "expected at least once"
      ])
  }

  @Test func foundBeforeAndTooOftenSince() {
    let caller = "from VerificationTexts.foundBeforeAndTooOftenSince()"
    let line = #line + 1
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    turtle.up()
    context.verify { expectThat(turtle).received(.never).up() }
    #expect(
      reporter.messages == [
        """
        turtle.up(): called 2 times, 1 of them verified at \(file):\(line + 1), expected never
          calls that count
              1. turtle.up()   → verified at :\(line + 1); \(caller) :\(line)
              2. turtle.up()   → \(caller) :\(line + 2)
          next      remove all 2 calls, or this verification
        """
      ])
  }

  @Test func noneOfManyFound() {
    let line = #line + 1
    turtle.say("hallo")
    context.verify {
      anyOf {
        expectThat(turtle).received.up()
        expectThat(turtle).received.say("hello")
        expectThat(turtle).received.down()
        expectThat(turtle).received.count()
      }
    }
    #expect(
      reporter.messages == [
        """
        none of turtle.up(), turtle.say("hello") and 2 more was called; in the closest call, argument 1 is "hallo", expected "hello"
          wanted
              turtle.up(): never called, expected at least once
              turtle.say("hello"): never called, expected at least once
              turtle.down(): never called, expected at least once
              turtle.count(): never called, expected at least once
          calls
              1. turtle.say("hallo")   → expected "hello" as argument 1; from VerificationTexts.noneOfManyFound() :\(line)
          next      correct the call, or this verification
        """
      ])
  }

  @Test func noneOfSeveralFound() {
    let line = #line + 1
    turtle.up()
    context.verify {
      anyOf {
        expectThat(turtle).received(2).up()
        expectThat(turtle).received.down()
      }
    }
    #expect(
      reporter.messages == [
        """
        neither turtle.up() nor turtle.down() was called as wanted
          wanted
              turtle.up(): called once, expected exactly 2 times
              turtle.down(): never called, expected at least once
          calls
              1. turtle.up()   → from VerificationTexts.noneOfSeveralFound() :\(line)
          next      make one of these calls, or remove this verification
        """
      ])
  }

  @Test func moreInteractions() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.down()
      expectThat(turtle).receives.up()
    }
    turtle.up()
    turtle.down()
    turtle.say("m")
    context.verifyNoMoreInteractions()
    #expect(reporter.lines == [line + 6])
    #expect(
      reporter.messages == [
        """
        no more interactions: turtle.down() and turtle.say("m") were neither expected nor verified
          calls
              2. turtle.down()     → :\(line), from VerificationTexts.moreInteractions() :\(line + 4)
              3. turtle.say("m")   → from VerificationTexts.moreInteractions() :\(line + 5)
          next      remove all 2 calls, or verify them
        """
      ])
  }
}
