import Foundation
import Mocky
import Testing

/// The calls of a test as Swift code that expects them. Each block that is printed is compiled here,
/// and meets the calls that it was printed for.
@Suite struct ExpectationsFromCallsTests {
  private func use(_ ledger: MockDuesBook) {
    ledger.name = ledger.name + "\t\"b\""
    ledger[1] = ledger[2]
    ledger.enter("apple", at: 0)
    ledger.enter("pear", at: nil)
    ledger.enter("apple", at: 0)
    ledger.book([1, -0.5], as: .credit(2, to: "Ann"), on: 3)
    ledger.book([], as: .debit, on: 3)
    ledger.file(Dues.Entry(size: 1)) {}
    ledger.sum(Dues.Entry(size: 2), 2, 3, nil, 4)
    ledger.link(to: ledger)
    _ = MockDuesBook.open("main")
    _ = ledger + 1
  }

  private func expect(_ a1: MockDuesBook, in context: Mockery) {
    context.check {
      expectThat(a1).receives.name
      expectThat(a1).receives.name(setTo: "\t\"b\"")
      expectThat(a1).receives.subscript(2)
      expectThat(a1).receives.subscript(1, setTo: nil)
      expectThat(a1).receives(2).enter("apple", at: 0)
      expectThat(a1).receives.enter("pear", at: nil)
      expectThat(a1).receives.book([1.0, -0.5], as: Dues.Kind.credit(2, to: "Ann"), on: UInt8(3))
      expectThat(a1).receives.book([], as: Dues.Kind.debit, on: UInt8(3))
      expectThat(a1).receives.link(to: a1)
      expectThat(MockDuesBook.self).receives.open("main")
      expectThat(MockDuesBook.self).receives.`operator +`(a1, 1)
      expectThat(a1).receives.sum(.any, .value(2), .value(3), .isNil, .value(4))  // Entry(size: 2)
      expectThat(a1).receives.file(.any, then: .any)  // Entry(size: 1)
    }
  }

  @Test func callsOfANiceMockAreExpectedByTheirCode() throws {
    let context = Mockery(strictness: .nice)
    let ledger = context.mock(MockDuesBook.self, named: "a 1")
    context.run { use(ledger) }
    try compare(context.transcript.expectations)
    let next = Mockery()
    let strict = next.mock(MockDuesBook.self, named: "a 1")
    expect(strict, in: next)
    next.run { use(strict) }
    assertContextSatisfied(next)
  }

  private func look(in ledger: MockDuesBook, _ rate: (Int) -> Double) {
    _ = try? ledger.find(1)
    _ = try? ledger.find(1)
    _ = try? ledger.find(2)
    _ = try? ledger.find(1)
    _ = rate(1)
    _ = rate(2)
  }

  private func expectResults(
    _ ledger: MockDuesBook, _ rate: MockFunction<(Int) -> Double, Int, Never, Double, Synchronous>,
    in context: Mockery
  ) {
    context.check {
      expectThat(ledger).receives(3).find(1).then.returns("apple")
      expectThat(ledger).receives.find(2).then.throws(Dues.Problem.missing)
      expectThat(rate).receives.call(1).then.returns(0.5)
      expectThat(rate).receives.call(2).then.returns(0.5)
    }
  }

  @Test func resultsAreRepeated() throws {
    let context = Mockery()
    context.recordsCallers = true
    let ledger = context.mock(MockDuesBook.self, named: "ledger")
    let rate = context.mockFunction(named: "rate", as: ((Int) -> Double).self)
    context.check {
      allowing(ledger).receives.find(1).then.returns("apple")
      allowing(ledger).receives.find(2).then.throws(Dues.Problem.missing)
      allowing(rate).receives.call(.any).then.returns(0.5)
    }
    look(in: ledger, rate.function)
    try compare(context.transcript.expectations)
    context.reset()
    expectResults(ledger, rate, in: context)
    look(in: ledger, rate.function)
    assertContextSatisfied(context)
  }

  @Test func otherResultsBetweenEqualCallsKeepThemApart() {
    let context = Mockery()
    context.recordsCallers = true
    let ledger = context.mock(MockDuesBook.self, named: "ledger")
    context.check { allowing(ledger).receives.find(1).then.returns("a", "b", "a") }
    for _ in 1...4 { _ = try? ledger.find(1) }
    #expect(
      context.transcript.expectations == """
        context.check {
          expectThat(ledger).receives.find(1).then.returns("a")
          expectThat(ledger).receives.find(1).then.returns("b")
          expectThat(ledger).receives(2).find(1).then.returns("a")
        }
        """)
  }

  @Test func aResultThatCannotBeWrittenIsInAComment() {
    let context = Mockery()
    context.recordsCallers = true
    let make = context.mockFunction(named: "2 make", as: ((String) -> Dues.Entry).self)
    context.check { allowing(make).receives.call(.any).then.returns(Dues.Entry(size: 7)) }
    _ = make.function("*/\n")
    #expect(
      context.transcript.expectations == #"""
        context.check {
          expectThat(_2Make).receives.call("*/\n")  // returned Entry(size: 7)
        }
        """#)
  }

  private struct RealChime: Chime {
    func ring(_ times: Int) -> Int { times }
    func play(_ melody: String) async -> Int { 0 }
  }

  @Test func callsOfASpyAreForwardedAgain() {
    let context = Mockery()
    let chime = context.spy(MockChime.self, on: RealChime())
    for _ in 1...3 { _ = chime.ring(2) }
    #expect(
      context.transcript.expectations == """
        context.check {
          expectThat(chime).receives(3).ring(2).then.forwards()
        }
        """)
    context.reset()
    context.check { expectThat(chime).receives(3).ring(2).then.forwards() }
    for _ in 1...3 { #expect(chime.ring(2) == 2) }
    assertContextSatisfied(context)
  }

  @Test func unexpectedCallsAndNotificationsAreExpectedToo() {
    let context = Mockery(reporter: RecordingReporter())
    let ledger = context.mock(MockDuesBook.self, named: "ledger")
    context.check { expectNotification(named: "booked").times(2) }
    for _ in 1...2 { NotificationCenter.default.post(name: .init("booked"), object: nil) }
    ledger.enter("apple", at: 1)
    #expect(
      context.transcript.expectations == """
        context.check {
          expectNotification(named: "booked").times(2)
          expectThat(ledger).receives.enter("apple", at: 1)
        }
        """)
  }

  /// Finds a block in the code of this file, at any indentation.
  private func compare(
    _ block: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let code = try String(contentsOfFile: #filePath, encoding: .utf8)
    let (lines, wanted) = (trimmed(code), trimmed(block))
    let isThere = lines.indices.contains { lines[$0...].starts(with: wanted) }
    #expect(isThere, "not compiled:\n\(block)", sourceLocation: sourceLocation)
  }

  private func trimmed(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
