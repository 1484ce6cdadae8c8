import Mocky
import MockyCore
import MockyTestSupport
import Testing

@Mockable private protocol Till {
  func charge(_ amount: Int, card: String) throws -> String
  func refund(_ amount: Int) async throws
  func print(_ receipt: String)
}

private struct Cashier {
  let till: any Till

  func pay(_ amount: Int) throws { till.print(try till.charge(amount, card: "4111")) }

  func undo(_ amount: Int) async throws { try await till.refund(amount) }
}

private struct Declined: Error { let code: Int }

/// A test may end by an error before it has made all expected calls.
struct TestsThatEndEarlyTexts {
  private let reporter = EndedTestReporter()
  private let context: Mockery
  private let till: MockTill
  private let cashier: Cashier

  init() {
    context = Mockery(reporter: reporter)
    till = context.mock()
    cashier = Cashier(till: till)
  }

  private func end(by error: any Error) {
    reporter.end(by: error)
    context.assertSatisfied()
  }

  @Test func theErrorOfAStubNamesItsCall() {
    let line = #line
    context.check {
      allowing(till).receives.charge(500, card: "4111").then.returns("R-1")
      allowing(till).receives.charge(.any, card: .any).then.throws(Declined(code: 51))
      expectThat(till).receives.print("R-1")
    }
    do { try cashier.pay(550) } catch { end(by: error) }
    reporter.expectNote(
      """
      thrown by till.charge(550, card: "4111"), stubbed at TestsThatEndEarlyTexts.swift:\(line + 3)
        called from  Cashier.pay(_:) Tests/AcceptanceTests/Scenarios/TestsThatEndEarlyTexts.swift:15
        also close
            ○ till.charge(500, card: "4111")   :\(line + 2)   argument 1 is 550, expected 500
        when the test ended
            TestsThatEndEarlyTexts.swift:\(line + 4): till.print("R-1"): never called, expected once
      """)
  }

  @Test func theErrorOfAnAsyncStubNamesItsCall() async {
    let line = #line
    context.check { allowing(till).receives.refund(.any).then.throws(Declined(code: 51)) }
    do { try await cashier.undo(1) } catch { end(by: error) }
    reporter.expectNote(
      """
      thrown by till.refund(1), stubbed at TestsThatEndEarlyTexts.swift:\(line + 1)
        called from  Cashier.undo(_:) Tests/AcceptanceTests/Scenarios/TestsThatEndEarlyTexts.swift:17
      """)
  }

  /// A failure before the error does not hide the call that threw it.
  @Test func theErrorOfAStubAfterAnotherFailure() {
    let line = #line
    context.check {
      allowing(till).receives.charge(.any, card: .any).then.throws(Declined(code: 51))
      expectThat(till).receives.print("R-1")
    }
    till.print("R-2")
    do { try cashier.pay(550) } catch { end(by: error) }
    reporter.expectLastNote(
      """
      thrown by till.charge(550, card: "4111"), stubbed at TestsThatEndEarlyTexts.swift:\(line + 2)
        called from  Cashier.pay(_:) Tests/AcceptanceTests/Scenarios/TestsThatEndEarlyTexts.swift:15
      """)
  }

  @Test func oneOfSeveralEqualErrors() async {
    let line = #line
    context.check {
      allowing(till).receives.charge(.any, card: .any).then.throws(Declined(code: 51))
    }
    try? cashier.pay(1)
    do { try cashier.pay(2) } catch { end(by: error) }
    let file = "Tests/AcceptanceTests/Scenarios/TestsThatEndEarlyTexts.swift"
    reporter.expectNote(
      """
      thrown by one of these calls
            1. till.charge(1, card: "4111")   → \(file):\(line + 2), threw Declined(code: 51), from Cashier.pay(_:) \(file):15
            2. till.charge(2, card: "4111")   → \(file):\(line + 2), threw Declined(code: 51), from Cashier.pay(_:) \(file):15
      """)
  }

  @Test func anErrorOfAnotherOrigin() {
    let line = #line
    let receipts = Captor<String>()
    context.check {
      allowing(till).receives.charge(.any, card: .any).then.throws(Declined(code: 51))
      expectThat(till).receives.print(.capturing(into: receipts))
      expectThat(till).receives.print("R-2")
    }
    try? cashier.pay(1)
    #expect(receipts.last == nil)
    end(by: Declined(code: 4))
    reporter.expectNote(
      """
      till.print(capturing any): never called, expected once, when the test ended
        other expectations
            ✗ once, never called   till.print("R-2")   :\(line + 5)
        calls
            1. till.charge(1, card: "4111")   → :\(line + 3), threw Declined(code: 51), from Cashier.pay(_:) :15
        next      call till.print(capturing any), or remove this expectation
        also
            TestsThatEndEarlyTexts.swift:\(line + 5): till.print("R-2"): never called, expected once
      """)
  }
}

/// Knows by which error the test has ended.
private final class EndedTestReporter: TestFinding {
  private let errors = Captor<any Error>()
  private let notes = Captor<String>()

  var testPlace: TestPlace? { nil }
  var testHasThrown: Bool { errors.last != nil }
  var thrownError: (any Error)? { errors.last }

  func end(by error: any Error) { errors.record(error) }

  func report(_ failure: MockFailure) { notes.record("a failure: \(failure)") }

  func add(notes: String, to failure: MockFailure) {
    self.notes.record(notes)
  }

  func expectLastNote(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(notes.last == text.asPrintedHere, sourceLocation: sourceLocation)
  }

  func expectNote(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(notes.values == [text.asPrintedHere], sourceLocation: sourceLocation)
  }
}
