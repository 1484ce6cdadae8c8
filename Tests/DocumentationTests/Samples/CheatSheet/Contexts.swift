import Mocky
import Testing
import XCTest

/// The cheat sheet: contexts, mocks and blocks.
final class CheatSheetContexts: XCTestCase {
  func testContexts() {
    let reporter = RecordingReporter()
    let context = Mockery()  // finds XCTest or Swift Testing
    let selfVerifying = Mockery(testCase: self)  // for your own base class; verifies itself
    let reporting = Mockery(reporter: reporter)  // reports to your own reporter
    let printing = Mockery(tracing: true)  // prints each call as it happens; see MOCKY_TRACE
    let relaxed = Mockery(strictness: .nice)  // makes nice mocks, like .mockery(strictness: .nice)

    let isSatisfied = context.isSatisfied  // only checks, and reports nothing
    assertContextSatisfied(context)  // reports, and forgets the expectations
    context.checkpoint()  // asserts, and keeps byDefault
    context.reset()  // keeps only names, mocks and setDefault
    context.forgetCalls()  // keeps expectations and counts; verification begins here

    context.setDefault(Person(name: "Ann"), for: Person.self)  // instead of Mocky's own default
    context.automaticallyResetsWhenAsserting = false  // true by default
    context.recordsArguments = .weakly  // .strongly by default
    context.recordsCallers = true  // with times and results; false by default
    context.namingScheme = LastWordNaming()  // CamelCaseNaming() by default

    assertContextSatisfied(selfVerifying)
    XCTAssert(isSatisfied && reporting.isSatisfied && printing.isSatisfied && relaxed.isSatisfied)
    XCTAssert(reporter.failures.isEmpty)
  }

  func testMocks() {
    let context = Mockery(testCase: self)

    let store = context.mock(MockStore.self)  // strict, called "store"
    let backup = context.mock(MockStore.self, named: "backup")
    let cache = context.mock(MockStore.self, strictness: .nice)  // nice, called "store2"
    let log = context.mock(MockPrinter.self, strictness: .niceForVoid)  // nice for Void members
    let inferred: MockStore = context.mock()  // "store3"
    let motor = context.mock { MockMotor($0, cylinders: 4) }  // of a class, "motor"

    XCTAssertEqual("\(store), \(backup), \(cache), \(inferred)", "store, backup, store2, store3")
    XCTAssertEqual(cache.read(1), "")
    log.print("answered")
    context.check { expectThat(motor).receives.start() }
    motor.start()
  }

  /// One that is written by hand.
  func testMocksOfClasses() {
    let context = Mockery(testCase: self)
    let engine = context.mock { MockEngine($0, cylinders: 4) }
    context.check { expectThat(engine).receives.start().then.returns(true) }
    XCTAssert(engine.start())
  }

  func testBlocks() {
    let context = Mockery(testCase: self)
    let store = context.mock(MockStore.self)
    let printer = context.mock(MockPrinter.self)
    let items = ["a", "b"]
    let isVerbose = true

    context.byDefault {  // searched after all others; takes allowing, ignoring and never
      ignoring(printer)
    }
    context.check {  // added to the expectations so far
      for (index, item) in items.enumerated() {
        expectThat(store).receives.save(item, at: index)
      }
      if isVerbose {
        expectThat(printer).receives(2).print(.any)
      }
    }

    for (index, item) in items.enumerated() {
      store.save(item, at: index)
      printer.print(item)
    }
    printer.print("more")
  }

  func testQueriesAndCommands() {
    let context = Mockery(testCase: self)
    let clock = context.mock(MockClock.self)
    let printer = context.mock(MockPrinter.self)
    let noon = Date(timeIntervalSince1970: 43200)

    context.check {
      allowing(clock).receives.now.then.returns(noon)
      expectThat(printer).receives.print("12:00")
    }

    printer.print(clock.now == noon ? "12:00" : "later")
  }
}

final class CheatSheetNiceTestCase: MockeryTestCase {
  override var strictness: Strictness { .nice }

  func testAnswers() { XCTAssertEqual(context.mock(MockStore.self).read(1), "") }
}
