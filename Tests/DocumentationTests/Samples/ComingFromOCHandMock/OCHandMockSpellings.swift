import Mocky
import Testing

@Suite struct ComingFromOCHandMockSpellings {
  @Test func nothingIsExpectedAndToldAtTheEnd() {
    let printer = HandPrinter()
    printer.counter.expectNothing()
    printer.counter.failsOnVerify = true
    printer.verify()
  }

  @Test func anotherFramework() {
    let reporter = RecordingReporter()
    let calls = ExpectationCounter("calls", reporter: reporter)
    calls.expectNothing()
    calls.increment()
    #expect(reporter.failures.count == 1)
  }
}
