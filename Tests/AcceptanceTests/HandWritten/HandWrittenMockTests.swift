import Mocky
import MockyTestSupport
import Testing
import XCTest

/// Mocks written by hand with counters and matchers: OCHandMock's README.
struct HandWrittenMockTests {
  let reporter = RecordingReporter()
  let file = "HandWrittenMockTests.swift"

  @Test func countsAndArgumentsAreVerified() {
    let mock = MockFoo(reporter)
    mock.counter.expected = 1
    mock.argument.expected = .equal(to: "bar")
    mock.foo("bar")
    mock.verify()
    #expect(reporter.failures.isEmpty)
    #expect(mock.counter.count == 1)
    #expect(mock.argument.actual == "bar")
  }

  @Test func nothingIsDemandedWhereNothingIsSet() {
    let mock = MockFoo(reporter)
    mock.foo("bar")
    mock.foo("baz")
    mock.verify()
    #expect(reporter.failures.isEmpty)
  }

  @Test func whatCameBeforeAnExpectationDoesNotMatter() {
    let mock = MockFoo(reporter)
    mock.foo("bar")
    mock.counter.expected = 1
    mock.argument.expected = .equal(to: "baz")
    mock.foo("baz")
    mock.verify()
    mock.counter.expectNothing()
    mock.argument.expectNothing()
    mock.verify()
    #expect(reporter.failures.isEmpty)
    #expect(mock.counter.count == 0)
    #expect(mock.argument.actual == nil)
  }

  @Test func afterAFailureAnotherExpectationIsVerified() {
    let mock = MockFoo(reporter)
    mock.counter.expectNothing()
    mock.argument.expectNothing()
    mock.foo("bar")
    mock.counter.expected = 1
    mock.argument.expected = .equal(to: "baz")
    mock.verify()
    #expect(
      reporter.headlines.suffix(2) == [
        "counter: never called, expected once", "arg: got nothing, expected \"baz\"",
      ])
    #expect(reporter.failures.count == 4)
  }

  @Test func aCallTooManyFailsAtOnce() {
    let mock = MockFoo(reporter)
    mock.counter.expected = 1
    let line = #line - 1
    mock.foo("bar")
    #expect(reporter.failures.isEmpty)
    Caller(mock).call("bar")
    #expect(reporter.headlines == ["counter: called a 2nd time, expected once"])
    #expect(reporter.section(.expectedAt) == ["\(file):\(line)"])
    #expect(reporter.kinds == [.unexpectedCall])
    #if !canImport(Darwin)
      #expect(reporter.lines == [Caller.line])  // It stands in the test's file.
    #endif
    mock.verify()
    #expect(reporter.failures.count == 1)
  }

  @Test func aWrongArgumentFailsAtOnce() {
    let mock = MockFoo(reporter)
    mock.argument.expected = .equal(to: "bar")
    let line = #line - 1
    mock.foo("baz")
    #expect(reporter.headlines == [#"arg: got "baz", expected "bar""#])
    #expect(
      reporter.section(.expectedAt) == [
        "\(file):\(line)",
        #"✗ expected "bar""#,
        #"got "baz""#, "^",
      ])
    mock.verify()
    #expect(reporter.failures.count == 1)
  }

  @Test func aCounterThatTheTestItselfUsesFailsThere() {
    let counter = ExpectationCounter("counter", reporter: reporter)
    counter.expectNothing()
    counter.increment()
    let line = #line - 1
    #expect(reporter.headlines == ["counter: called, expected never"])
    #expect(reporter.section(.expectedAt) == ["\(file):\(line - 1)"])
    #if !canImport(Darwin)
      #expect(reporter.lines == [line])
    #endif
  }

  @Test func callsThatDoNotComeFailWhenVerified() {
    let mock = MockFoo(reporter)
    mock.counter.expected = 2
    mock.argument.expected = .startingWith("b")
    let line = #line - 1
    mock.counter.increment()
    mock.verify()
    #expect(
      reporter.headlines == [
        "counter: called once, expected exactly 2 times",
        #"arg: got nothing, expected a string starting with "b""#,
      ])
    #expect(reporter.kinds == [.unsatisfied, .unsatisfied])
    #expect(reporter.lines == [line - 1, line])
  }

  @Test func nothingMayBeExpected() {
    let mock = MockFoo(reporter)
    mock.counter.expectNothing()
    mock.argument.expectNothing()
    mock.verify()
    #expect(reporter.failures.isEmpty)
    mock.foo("bar")
    #expect(
      reporter.headlines == [
        "counter: called, expected never", "arg: got \"bar\", expected nothing",
      ])
  }

  @Test func failuresMayWaitForTheVerification() {
    let mock = MockFoo(reporter)
    mock.counter.failsOnVerify = true
    mock.argument.failsOnVerify = true
    mock.counter.expected = 1
    mock.argument.expected = .equal(to: "bar")
    mock.foo("bar")
    mock.foo("baz")
    #expect(reporter.failures.isEmpty)
    mock.verify()
    #expect(
      reporter.headlines == [
        "counter: called 2 times, expected once", "arg: got \"baz\", expected \"bar\"",
      ])
  }

  @Test func verifiablePropertiesAreFoundEverywhere() {
    let fixture = Fixture(reporter)
    fixture.inherited.counter.expected = 1
    fixture.own.counter.expected = 2
    fixture.listed[0].counter.expected = 3
    fixture.friend?.own.counter.expected = 4
    fixture.late.counter.expected = 5
    fixture.verify()
    #expect(
      reporter.headlines == [
        "counter: never called, expected exactly 2 times",
        "counter: never called, expected exactly 3 times",
        "counter: never called, expected exactly 4 times",
        "counter: never called, expected exactly 5 times",
        "counter: never called, expected once",
      ])
  }

  @Test func whatIsFoundSeveralTimesIsReportedOnce() {
    struct Fixture: Verifiable {
      let mock: MockFoo
      let mocks: [MockFoo]
      let byName: [String: [MockFoo?]]
      let pair: (MockFoo, Int)
    }
    let mock = MockFoo(reporter)
    mock.counter.expected = 2
    mock.argument.expected = .equal(to: "bar")
    let fixture = Fixture(mock: mock, mocks: [mock], byName: ["a": [nil, mock]], pair: (mock, 1))
    fixture.verify()
    mock.verify()
    #expect(
      reporter.headlines == [
        "counter: never called, expected exactly 2 times", "arg: got nothing, expected \"bar\"",
      ])
    mock.counter.increment()
    mock.verify()
    #expect(reporter.headlines.last == "counter: called once, expected exactly 2 times")
    mock.counter.expected = 3
    mock.counter.increment()
    mock.verify()
    #expect(reporter.headlines.last == "counter: called once, expected exactly 3 times")
  }

  @Test func whatIsWeakUnownedOrInsideAnEnumerationIsFound() {
    enum Choice: Verifiable {
      case mock(MockFoo)
      case other
    }
    struct Fixture: Verifiable {
      weak var weakly: MockFoo?
      unowned let unowned: MockFoo
      let anything: Any
      let choice: Choice
    }
    let mocks = (1...4).map { _ in MockFoo(reporter) }
    for (index, mock) in mocks.enumerated() { mock.counter.expected = index + 1 }
    Fixture(
      weakly: mocks[0], unowned: mocks[1], anything: mocks[2], choice: .mock(mocks[3])
    ).verify()
    #expect(
      reporter.headlines == [
        "counter: never called, expected once",
        "counter: never called, expected exactly 2 times",
        "counter: never called, expected exactly 3 times",
        "counter: never called, expected exactly 4 times",
      ])
  }

  @Test func aLazyPropertyThatNobodyUsedIsNotMade() {
    final class Fixture: Verifiable {
      lazy var mock: MockFoo = {
        Issue.record("made by verify()")
        return MockFoo(RecordingReporter())
      }()
    }
    Fixture().verify()
  }

  @Test func aTaskThatAVerificationBeginsVerifiesTheSameObject() async {
    final class Part: Verifiable, Sendable {
      let tasks = Captor<Task<Void, Never>>()
      let begin: @Sendable () -> Void
      init(begin: @escaping @Sendable () -> Void) { self.begin = begin }
      func verify() { if tasks.values.isEmpty { tasks.record(Task { begin() }) } }
    }
    final class Fixture: Verifiable, @unchecked Sendable {
      let mock: MockFoo
      var part: Part?
      init(_ mock: MockFoo) { self.mock = mock }
    }
    let fixture = Fixture(MockFoo(reporter))
    fixture.mock.counter.expected = 1
    let part = Part { [unowned fixture] in
      fixture.mock.counter.expected = 2
      fixture.verify()
    }
    fixture.part = part
    fixture.verify()
    await part.tasks.last?.value
    #expect(reporter.headlines.last == "counter: never called, expected exactly 2 times")
  }

  @Test func anActorIsVerifiableToo() async {
    actor Counter: Verifiable {
      let calls: ExpectationCounter

      init(_ reporter: any FailureReporter) {
        calls = ExpectationCounter("calls", reporter: reporter)
      }

      func count() { calls.increment() }
    }
    let counter = Counter(reporter)
    counter.calls.expected = 2
    await counter.count()
    counter.verify()
    #expect(reporter.headlines == ["calls: called once, expected exactly 2 times"])
  }

  @Test func callsOfSeveralThreadsAreAllCounted() async {
    let counter = ExpectationCounter("calls", reporter: reporter)
    counter.expected = 1_000
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...10 {
        group.addTask { for _ in 1...100 { counter.increment() } }
      }
    }
    counter.verify()
    #expect(reporter.failures.isEmpty)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...10 { group.addTask { counter.increment() } }
    }
    counter.verify()
    #expect(counter.count == 1_010)
    // Any of the threads may be the first to report the failure. It is reported once.
    #expect(reporter.failures.count == 1)
    #expect(reporter.headlines[0].wholeMatch(of: /calls: called a 10\d\d.. time, .*/) != nil)
  }

  @Test func anImpossibleNumberIsMisuse() {
    let mock = MockFoo(reporter)
    mock.counter.expected = -1
    reporter.expectMisuse("a call cannot be expected a negative number of times (-1)")
  }

  @Test func aFailureThatReachesNoTestIsToldWhenVerified() {
    let callback = Callback()
    let counter = ExpectationCounter("calls", reporter: callback)
    counter.expectNothing()
    callback.reachesTest = false
    counter.increment()
    #expect(callback.failures.isEmpty)
    callback.reachesTest = true
    counter.verify()
    #expect(callback.headlines == ["calls: called, expected never"])
  }

  // Without a test case: the framework is found.
  @Test func withoutAReporterTheRunningTestFails() {
    let counter = ExpectationCounter("calls")
    let value = ExpectationMatcher<Int>("value")
    withKnownIssue {
      counter.expected = 1
      counter.verify()
    } matching: {
      $0.text.hasPrefix("calls: never called, expected once")
    }
    value.expected = .greaterThan(1)
    value.actual = 2
    value.verify()
  }
}

#if compiler(>=6.3)
  /// A failure that the framework takes as known is told once, and explains nothing.
  struct HandWrittenKnownIssueTests {
    private let counter = ExpectationCounter("calls")
    private let value = ExpectationMatcher<Int>("value")

    @Test func aKnownCallTooManyIsNotToldAgain() async throws {
      let told = try await failuresTold {
        counter.expectNothing()
        withKnownIssue { counter.increment() }
        counter.verify()
      }
      #expect(told == [])
    }

    @Test func aCallAfterAKnownOneFails() async throws {
      let told = try await failuresTold {
        counter.expected = 1
        counter.increment()
        withKnownIssue { counter.increment() }
        counter.increment()
        counter.verify()
      }
      #expect(told == ["calls: called a 3rd time, expected once"])
    }

    @Test func aKnownValueIsNotToldAgain() async throws {
      let told = try await failuresTold {
        value.expected = .greaterThan(1)
        withKnownIssue { value.actual = 1 }
        value.verify()
      }
      #expect(told == [])
    }

    @Test func aValueAfterAKnownOneFails() async throws {
      let told = try await failuresTold {
        value.expected = .greaterThan(1)
        withKnownIssue { value.actual = 1 }
        value.failsOnVerify = true
        value.actual = 0
        value.verify()
      }
      #expect(told.count == 1)
    }
  }
#endif

/// A test case of XCTest is itself verifiable.
final class MockyTestSupportInXCTest: XCTestCase, Verifiable {
  private let reporter = RecordingReporter()
  private lazy var mock = MockFoo(reporter)

  func testATestCaseVerifiesItsMocks() {
    mock.counter.expected = 1
    verify()
    XCTAssertEqual(reporter.headlines, ["counter: never called, expected once"])
  }
}

protocol Foo {
  func foo(_ text: String)
}

/// The code under test.
private struct Caller {
  static let line = #line + 4
  let foo: any Foo
  init(_ foo: any Foo) { self.foo = foo }

  func call(_ text: String) { foo.foo(text) }
}

private class MockFoo: Foo, Verifiable {
  let counter: ExpectationCounter
  let argument: ExpectationMatcher<String>
  init(_ reporter: any FailureReporter) {
    counter = ExpectationCounter("counter", reporter: reporter)
    argument = ExpectationMatcher("arg", reporter: reporter)
  }

  func foo(_ text: String) {
    counter.increment()
    argument.actual = text
  }
}

private class BaseFixture: Verifiable {
  let inherited: MockFoo

  init(_ reporter: any FailureReporter) { inherited = MockFoo(reporter) }
}

private final class Fixture: BaseFixture {
  let own: MockFoo
  let listed: [MockFoo]
  var friend: Fixture?
  private let reporter: any FailureReporter
  lazy var late = MockFoo(reporter)

  override init(_ reporter: any FailureReporter) {
    own = MockFoo(reporter)
    listed = [MockFoo(reporter)]
    self.reporter = reporter
    super.init(reporter)
    friend = Fixture(reporter, friend: self)
  }

  private init(_ reporter: any FailureReporter, friend: Fixture) {
    own = MockFoo(reporter)
    listed = []
    self.reporter = reporter
    self.friend = friend
    super.init(reporter)
  }
}

/// A test that is its own mock: nothing but XCTest stands behind it.
final class HandWrittenMocksInXCTest: XCTestCase {
  func testACounterThatTheTestItselfIncrements() {
    let reporter = RecordingReporter()
    let calls = ExpectationCounter("calls", reporter: reporter)
    let line = #line + 1
    calls.expectNothing()
    calls.increment()
    XCTAssertEqual(reporter.headlines, ["calls: called, expected never"])
    XCTAssertEqual(reporter.section(.expectedAt), ["HandWrittenMockTests.swift:\(line)"])
    #if !canImport(Darwin)
      XCTAssertEqual(reporter.lines, [line + 1])
    #endif
  }
}
