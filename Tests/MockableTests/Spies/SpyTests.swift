import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Passbook {
  var balance: Int { get set }
  func deposit(_ amount: Int) -> Int
  func withdraw(_ amount: Int) throws -> Int
  func audit() async -> [Int]
}

private enum Refusal: Error, Equatable { case tooMuch(Int) }

private final class Bank: Passbook {
  var balance: Int = 0
  private var entries: [Int] = []

  func deposit(_ amount: Int) -> Int {
    entries.append(amount)
    balance += amount
    return balance
  }

  func withdraw(_ amount: Int) throws -> Int {
    guard amount <= balance else { throw Refusal.tooMuch(amount) }
    return deposit(-amount)
  }

  func audit() async -> [Int] { entries }
}

@Suite struct SpyTests {
  var (reporter, context) = recordedContext()
  private let bank = Bank()
  private let spy: MockPassbook

  init() {
    spy = context.spy(MockPassbook.self, on: bank)
  }

  @Test func whatIsStubbedIsStubbedTheRestIsRealAndAllIsRecorded() throws {
    context.check { allowing(spy).receives.deposit(5).then.returns(500) }
    #expect(spy.deposit(5) == 500)
    #expect(spy.deposit(7) == 7)
    #expect(try spy.withdraw(3) == 4)
    context.verify {
      expectThat(spy).received.deposit(5)
      expectThat(spy).received.deposit(7)
      expectThat(spy).received.withdraw(3)
    }
    #expect(bank.balance == 4)
    #expect(reporter.messages == [])
  }

  @Test func whatTheRealObjectReturnsIsCaptured() throws {
    let (balances, entries) = (Captor<Int>(), Captor<Int>())
    context.check {
      allowing(spy).receives.deposit(.any).then.forwards(capturingInto: balances)
      allowing(spy).receives.withdraw(.any).then.forwards(capturingInto: entries)
    }
    #expect(spy.deposit(5) == 5)
    #expect(spy.deposit(7) == 12)
    #expect(throws: Refusal.tooMuch(20)) { try spy.withdraw(20) }
    #expect(try spy.withdraw(2) == 10)
    #expect(balances.values == [5, 12])
    #expect(entries.values == [10])
  }

  @Test func whatAnAsyncMemberReturnsIsCaptured() async {
    let entries = Captor<[Int]>()
    context.check { expectThat(spy).receives.audit().then.forwards(capturingInto: entries) }
    _ = spy.deposit(2)
    #expect(await spy.audit() == [2])
    #expect(entries.values == [[2]])
  }

  @Test func transcriptsShowWhatTheRealObjectReturnsAndThrows() async {
    context.recordsCallers = true
    _ = spy.deposit(2)
    _ = try? spy.withdraw(3)
    _ = await spy.audit()
    spy.balance = 9
    #expect(
      context.history.map { "\($0.text) → \($0.handling), \($0.result ?? "nothing")" } == [
        "passbook.deposit(2) → forwarded, returned 2",
        "passbook.withdraw(3) → forwarded, threw .tooMuch(3)",
        "passbook.audit() → forwarded, returned [2]",
        "passbook.balance = 9 → forwarded, nothing",
      ])
    #expect(context.transcript.description.contains("→ forwarded, threw .tooMuch(3)"))
    #expect(context.transcript.expectations.contains("deposit(2).then.forwards()"))
  }

  @Test func whatTheRealObjectThrowsIsThrown() {
    #expect(throws: Refusal.tooMuch(1)) { try spy.withdraw(1) }
  }

  @Test func asynchronousCallsAreForwardedToo() async {
    _ = spy.deposit(2)
    #expect(await spy.audit() == [2])
  }

  @Test func propertiesAreForwardedBothWays() {
    spy.balance = 3
    #expect(bank.balance == 3)
    spy.balance += 1
    #expect(bank.balance == 4)
  }

  @Test func anExpectationCanForward() throws {
    context.check { expectThat(spy).receives.deposit(.greaterThan(1)).then.forwards() }
    #expect(spy.deposit(2) == 2)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func aLaterClauseOverridesTheRealResult() {
    let counted = Captor<Int>()
    context.check {
      allowing(spy).receives.deposit(2).then.forwards().then.returns(9)
      allowing(spy).receives.deposit(3).then.runs { counted.record($0) }.then.forwards()
    }
    #expect(spy.deposit(2) == 9)
    #expect(spy.deposit(3) == 5)
    #expect(counted.values == [3])
  }

  @Test func consecutiveCallsCanForwardInTheirTurn() {
    context.check {
      allowing(spy).receives.deposit(1).then.onConsecutiveCalls {
        $0.returns(100)
        $0.forwards()
      }
    }
    #expect([spy.deposit(1), spy.deposit(1), spy.deposit(1)] == [100, 1, 2])
  }

  @Test func aForwardedErrorIsThrown() {
    context.check { expectThat(spy).receives.withdraw(8).then.forwards() }
    #expect(throws: Refusal.tooMuch(8)) { try spy.withdraw(8) }
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func anAsynchronousExpectationCanForward() async {
    _ = spy.deposit(6)
    context.check { expectThat(spy).receives.audit().then.forwards() }
    #expect(await spy.audit() == [6])
  }

  @Test func doingNothingSuppressesTheRealCall() {
    context.check { allowing(spy).receives.deposit(.any).then.doesNothing() }
    #expect(spy.deposit(4) == 0)
    #expect(bank.balance == 0)
  }

  @Test func aCallTooManyIsNoRealCall() {
    context.check { expectThat(spy).receives.deposit(1).then.returns(7) }
    #expect(spy.deposit(1) == 7)
    #expect(spy.deposit(1) == 0)
    #expect(spy.deposit(2) == 2)
    #expect(reporter.headlines == ["passbook.deposit(1): called a 2nd time, expected once"])
  }

  @Test func aCallThatIsForbiddenIsNoRealCall() {
    context.check { expectThat(spy).receives(.never).deposit(1) }
    #expect(spy.deposit(1) == 0)
    #expect(bank.balance == 0)
    #expect(reporter.headlines == ["passbook.deposit(1): called, expected never"])
  }

  @Test func messagesSayWhatWasForwarded() {
    _ = spy.deposit(1)
    context.verifyNoMoreInteractions()
    #expect(
      reporter.headlines == [
        "no more interactions: passbook.deposit(1) was neither expected nor verified"
      ])
    #expect(reporter.section(.calls) == ["1. passbook.deposit(1)   → forwarded"])
  }

  @Test func aSpyHasAName() {
    let named = context.spy(MockPassbook.self, on: Bank(), named: "the books")
    #expect("\(named) \(spy)" == "the books passbook")
  }
}
