import Mocky
import Testing

@Mockable private protocol Printer {
  func print(_ lines: String...) -> Int
  func feed() -> Int
}

private struct Paper: Printer {
  func print(_ lines: String...) -> Int { lines.count }
  func feed() -> Int { 1 }
}

@Suite struct ForwardingMisuseTests {
  let reporter: RecordingReporter = RecordingReporter()
  let context: Mockery

  init() { context = Mockery(reporter: reporter) }

  @Test func aPlainMockHasNothingToForwardTo() {
    let mock = context.mock(MockPrinter.self)
    let line = #line + 1
    context.check { expectThat(mock).receives.feed().then.forwards() }
    #expect(
      reporter.messages == [
        "printer is no spy and has nothing to forward to: "
          + "make it with context.spy(MockPrinter.self, on: …)"
      ])
    #expect(reporter.failures.map(\.kind) == [.misuse])
    #expect(reporter.failures.map(\.line) == [line])
  }

  @Test func whatCannotBeForwardedSaysSo() {
    let spy = context.spy(MockPrinter.self, on: Paper())
    #expect(spy.print("a", "b") == 0)
    #expect(
      reporter.headlines == ["printer.print([\"a\", \"b\"]): cannot be forwarded"])
    #expect(reporter.failures[0].message.hasSuffix("with .then.returns(…) or .then.performs { … }"))
    #expect(reporter.failures.map(\.kind) == [.misuse])
  }

  @Test func anExpectationOfWhatCannotBeForwardedSaysWhere() {
    let spy = context.spy(MockPrinter.self, on: Paper())
    let line = #line + 1
    context.check { allowing(spy).receives.print(.any).then.forwards() }
    #expect(spy.print("a") == 0)
    #expect(reporter.failures.map(\.line) == [line])
    #expect(reporter.headlines == ["printer.print([\"a\"]): cannot be forwarded"])
  }
}
