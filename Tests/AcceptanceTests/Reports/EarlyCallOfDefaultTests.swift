import Mocky
import MockyTestSupport
import Testing

/// Calls that an allowance takes because it is not the turn of the expectation that they are for.
struct EarlyCallOfDefaultTests {
  let reporter = RecordingReporter()
  let context: Mockery
  let till: MockCashTill

  init() {
    context = Mockery(reporter: reporter)
    till = context.mock(named: "till")
  }

  private static let ringing = #line + 1
  private func ring(_ amount: Int) { till.ring(amount) }

  @Test func aDefaultTakesWhatASequenceForbids() {
    let line = #line
    context.byDefault {
      allowing(till).receives.close()
      allowing(till).receives.ring(.any)
    }
    context.check {
      inSequence(context.sequence("selling")) {
        expectThat(till).receives.close()
        expectThat(till).receives.ring(5)
      }
    }
    ring(5)
    till.close()
    context.assertSatisfied()
    let caller = "EarlyCallOfDefaultTests.ring(_:)"
    #expect(
      reporter.messages == [
        """
        till.ring(5): never called, expected once
          not in its turn
              till.ring(5)   → too early in sequence "selling", till.close() must come first; handled by the default at :\(line + 3); from \(caller) :\(Self.ringing)
          other expectations
              ○ allowed, never called   till.close()   :\(line + 2)
          calls
              1. till.ring(5)   → :\(line + 3)
              2. till.close()   → :\(line + 7)
          next      call till.close() before it, or take this expectation out of the sequence
        """
      ])
  }

  @Test func aDefaultTakesWhatAStateForbids() {
    let line = #line
    let drawer = context.states("drawer", startingAs: "shut")
    context.byDefault { ignoring(till) }
    context.check {
      expectThat(till).receives.ring(5).whenState(drawer.equals("open"))
    }
    ring(5)
    drawer.transition(to: "open")
    context.assertSatisfied()
    #expect(reporter.headlines == ["till.ring(5): never called, expected once"])
    let caller = "EarlyCallOfDefaultTests.ring(_:) :\(Self.ringing)"
    #expect(
      reporter.section(.notItsTurn) == [
        #"till.ring(5)   → called while drawer is "shut", expected when drawer is "open"; "#
          + "handled by the default at :\(line + 2); from \(caller)"
      ])
    #expect(
      reporter.section(.next) == [
        #"call it when drawer is "open", or write this expectation without the state"#
      ])
  }

  @Test func anAllowanceOfTheTestTakesIt() {
    let line = #line
    context.check {
      inSequence(context.sequence("selling")) {
        expectThat(till).receives.close()
        expectThat(till).receives.ring(5)
      }
      allowing(till, methods: .startingWith("r"))
    }
    ring(5)
    till.close()
    context.assertSatisfied()
    let caller = "EarlyCallOfDefaultTests.ring(_:) :\(Self.ringing)"
    #expect(
      reporter.section(.notItsTurn) == [
        #"till.ring(5)   → too early in sequence "selling", till.close() must come first; "#
          + "handled by the allowance at :\(line + 6); from \(caller)"
      ])
  }

  @Test func theCallerOfAWrongArgumentIsShown() {
    let line = #line
    context.byDefault { allowing(till).receives.ring(.any) }
    context.check { expectThat(till).receives.ring(5) }
    ring(6)
    context.assertSatisfied()
    let caller = "EarlyCallOfDefaultTests.ring(_:) :\(Self.ringing)"
    #expect(
      reporter.section(.calls) == [
        "1. till.ring(6)   → :\(line + 1); expected 5 as argument 1; from \(caller)"
      ])
  }

  @Test func theCallersOfTwelveCallsAreKept() {
    context.check { expectThat(till).receives.ring(500) }
    context.byDefault { allowing(till).receives.ring(.any) }
    for amount in 1...14 { ring(amount) }
    context.assertSatisfied()
    // The list has the last twelve calls, and the last two of them have no caller.
    #expect(reporter.section(.calls).count { $0.contains("from EarlyCallOfDefaultTests") } == 10)
  }

  @Test func aMetExpectationTellsNothing() {
    context.byDefault { ignoring(till) }
    context.check {
      inSequence(context.sequence()) {
        expectThat(till).receives.close()
        expectThat(till).receives.ring(5)
      }
    }
    ring(5)
    till.close()
    ring(5)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }
}

@Mockable protocol CashTill {
  func ring(_ amount: Int)
  func close()
}
