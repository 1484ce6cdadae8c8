import Foundation
import Mocky
import Testing

struct SpecReporter: FailureReporter {
  let specs: Specs

  func report(_ failure: MockFailure) {
    specs.fail(failure.message, file: failure.filePath, line: failure.line)
  }
}

final class SpecPrinter: Printer, Verifiable {
  let counter: ExpectationCounter
  let line: ExpectationMatcher<String>

  init(_ reporter: any FailureReporter) {
    counter = ExpectationCounter("counter", reporter: reporter)
    line = ExpectationMatcher("line", reporter: reporter)
  }

  func print(_ text: String) {
    counter.increment()
    line.actual = text
  }
}

struct Fixture: Verifiable {
  let printer: SpecPrinter
  let backup: SpecPrinter
}

@Suite struct OCHandMockAnotherFramework {
  private let specs = Specs()

  @Test func itsTestsPass() {
    specs.it("greets on one printer only") {
      let reporter = SpecReporter(specs: specs)
      let fixture = Fixture(printer: SpecPrinter(reporter), backup: SpecPrinter(reporter))
      fixture.printer.counter.expected = 1
      fixture.backup.counter.expectNothing()

      Greeter(printer: fixture.printer).greet("Ann")

      fixture.verify()
    }
    #expect(specs.results == ["ok greets on one printer only"])
  }

  @Test func itsTestsFailAndTheOthersGoOn() {
    let reporter = SpecReporter(specs: specs)
    specs.it("greets twice") {
      let printer = SpecPrinter(reporter)
      printer.counter.expected = 2
      Greeter(printer: printer).greet("Ann")
      printer.verify()
    }
    let line = #line - 4
    specs.it("bids farewell") {
      let printer = SpecPrinter(reporter)
      printer.line.expected = .startingWith("bye")
      Greeter(printer: printer).greet("Ann")
      printer.verify()
    }
    specs.it("greets") {
      let context = Mockery(reporter: reporter)
      let printer = context.mock(MockPrinter.self)
      context.check { expectThat(printer).receives.print("hello, Ann") }
      Greeter(printer: printer).greet("Ann")
      assertContextSatisfied(context)
    }
    specs.it("greets with a context") {
      let context = Mockery(reporter: reporter)
      let printer = context.mock(MockPrinter.self)
      context.check { expectThat(printer).receives.print("hello, Bob") }
      assertContextSatisfied(context)
    }
    let file = "OCHandMockAnotherFramework.swift"
    #expect(
      specs.results == [
        "not ok greets twice \(file):\(line): counter: called once, expected exactly 2 times",
        "not ok bids farewell \(file):\(line + 8): "
          + "line: got \"hello, Ann\", expected a string starting with \"bye\"",
        "ok greets",
        "not ok greets with a context \(file):\(line + 21): "
          + "printer.print(\"hello, Bob\"): never called, expected once",
      ])
  }
}

/// A test framework of a few lines, which knows nothing of Mocky.
///
/// `@unchecked Sendable`: what changes is behind a lock.
final class Specs: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [String] = []
  private var lines: [String] = []

  /// "ok" or "not ok" for each test, with its name and its first failure.
  var results: [String] { lock.withLock { lines } }

  func it(_ name: String, _ test: () -> Void) {
    lock.withLock { failures = [] }
    test()
    lock.withLock { lines.append(failures.first.map { "not ok \(name) \($0)" } ?? "ok \(name)") }
  }

  func fail(_ message: String, file: String, line: Int) {
    let name = URL(filePath: file).lastPathComponent
    let words = message.prefix { $0 != "\n" }
    lock.withLock { failures.append("\(name):\(line): \(words)") }
  }
}
