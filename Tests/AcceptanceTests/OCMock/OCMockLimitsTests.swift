import Foundation
import Mocky
import MockyTestSupport
import Testing

/// OCMock's reference, 10: what is a limitation there.
struct OCMockLimitsTests {
  var (reporter, context) = recordedContext()

  /// 10.1: several mocks stub class methods of one class at a time.
  @Test func severalMocksAndContextsStubAType() {
    let other = Mockery(reporter: reporter)
    let one = context.mock(MockLedger.self)
    let two = context.mock(MockLedger.self)
    context.check {
      allowing(MockLedger.self).receives.read("a").then.returns(one)
      allowing(MockLedger.self).receives.read("b").then.returns(two)
    }
    let theirs = other.mock(MockLedger.self, named: "theirs")
    other.check { allowing(MockLedger.self).receives.read(.any).then.returns(theirs) }

    let names = context.run { ["a", "b"].map { "\(MockLedger.read($0))" } }
    #expect(names == ["ledger", "ledger2"])
    #expect(other.run { "\(MockLedger.read("a"))" } == "theirs")
    #expect(reporter.messages == [])
  }

  /// 10.1: nothing persists across tests.
  @Test func aStubOfATypeEndsWithItsContext() {
    do {
      let other = Mockery(reporter: reporter)
      other.check { allowing(MockLedger.self).receives.count.then.returns(1) }
      #expect(other.run { MockLedger.count } == 1)
    }
    let count = context.run { MockLedger.count }
    #expect(count == 0)
    #expect(
      reporter.headlines == ["MockLedger.count: unexpected: no expectations were declared"])
  }

  /// 10.2: an expectation after a stub of the same method is diagnosed.
  @Test func anExpectationAfterAStubIsMisuse() {
    let turtle = context.mock(MockTurtle.self)
    let line = #line + 2
    context.check {
      allowing(turtle).receives.name().then.returns("a string")
      expectThat(turtle).receives.name()
    }
    #expect(turtle.name() == "a string")
    assertContextSatisfied(context)
    #expect(reporter.lines == [line + 1])
    #expect(
      reporter.messages == [
        "no call can reach turtle.name(), because turtle.name() at OCMockLimitsTests.swift:\(line) "
          + "handles every such call: declare that one after this one, or put it into byDefault"
      ])
  }

  /// 10.2: a stub after the expectation takes the calls after the expected ones.
  @Test func aStubAfterAnExpectationTakesTheRest() {
    let turtle = context.mock(MockTurtle.self)
    context.check {
      expectThat(turtle).receives.name().then.returns("first")
      allowing(turtle).receives.name().then.returns("later")
    }
    #expect([turtle.name(), turtle.name(), turtle.name()] == ["first", "later", "later"])
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  /// 10.2, lifted: the expectation comes before an allowance that is a default, as a fixture's may be.
  @Test func anExpectationComesBeforeADefault() {
    let turtle = context.mock(MockTurtle.self)
    context.byDefault { allowing(turtle).receives.name().then.returns("a string") }
    context.check { expectThat(turtle).receives.name().then.returns("another") }
    #expect([turtle.name(), turtle.name()] == ["another", "a string"])
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  /// 10.3: values of any type are spied on, also strings.
  @Test func aStringIsSpiedOn() {
    let text = context.spy(MockSaying.self, on: "Foo")
    context.check { allowing(text).receives.whispered().then.returns("psst") }
    #expect(text.shouted() == "FOO")
    #expect(text.whispered() == "psst")
    context.verify {
      inOrder {
        expectThat(text).received.shouted()
        expectThat(text).received.whispered()
      }
    }
    #expect(reporter.messages == [])
  }

  /// 10.4: what describes, compares and names a mock is never a call of it.
  @Test func descriptionEqualityAndTypeAreNoCalls() {
    let turtle = context.mock(MockTurtle.self)
    let turtles = [ObjectIdentifier(turtle): "\(turtle), \(type(of: turtle))"]
    #expect(turtles.values.first == "turtle, MockTurtle")
    context.verifyNoMoreInteractions()
    #expect(reporter.messages == [])
  }

  /// 10.4: `init` and `description` are stubbed where a protocol requires them.
  @Test func requiredInitializersAndDescriptionsAreStubbed() {
    let made = context.mock(MockGauge.self, named: "made")
    context.check {
      expectThat(MockGauge.self).receives.`init`(level: 7).then.returns(made)
      allowing(made).receives.level.then.returns(7)
      allowing(made).receives.description.then.returns("seven")
    }
    let gauge = context.run { MockGauge(level: 7) }
    #expect(gauge.level == 7)
    #expect("\(gauge)" == "seven")
    context.verify { expectThat(made).received.description }
    #expect(reporter.messages == [])
  }

  /// 10.5 and 10.6: where a type's own static members cannot be intercepted, a protocol of them can.
  @Test func staticMembersOfStandardTypesStandBehindAProtocol() throws {
    context.check {
      expectThat(MockTextSource.self).receives.text(at: "/etc/motd").then.returns("welcome")
    }
    let length = try context.run { try Counting<MockTextSource>().length(at: "/etc/motd") }
    #expect(length == 7)
    #expect(throws: (any Error).self) { try Counting<String>().length(at: "/no/such/file") }
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  /// 10.7: methods of NSObject are verified.
  @Test func methodsOfNSObjectAreVerified() {
    let document = context.mock { MockDocument($0) }
    context.check { allowing(document).receives.copy().then.returns("a copy") }
    #expect((document as NSObject).copy() as? String == "a copy")
    context.verify { expectThat(document).received(.once).copy() }
    #expect(reporter.messages == [])
  }

  /// 10.9: verifying after running waits.
  @Test(.timeLimit(.minutes(10))) func verifyingAfterRunningWaits() async {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    _ = Task {
      try await Task.sleep(for: .milliseconds(10))
      turtle.up()
    }
    await context.verify(within: .seconds(600)) { expectThat(turtle).received.up() }
    #expect(reporter.messages == [])
  }

  /// 10.10: any thread sets up, calls and verifies, all at once.
  @Test func anyThreadSetsUpCallsAndVerifies() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { [context] in
          let turtle = context.mock(MockTurtle.self)
          context.check { expectThat(turtle).receives.forward(number, why: .any) }
          turtle.forward(number, why: "\(turtle)")
          context.verify { expectThat(turtle).received(1).forward(.any, why: "\(turtle)") }
        }
      }
    }
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }
}

@Mockable private protocol Ledger: Sendable {
  static func read(_ name: String) -> Self
  static var count: Int { get }
}

@Mockable private protocol Saying {
  func shouted() -> String
  func whispered() -> String
}

extension String: Saying {
  fileprivate func shouted() -> String { uppercased() }
  fileprivate func whispered() -> String { lowercased() }
}

@Mockable private protocol TextSource {
  static func text(at path: String) throws -> String
}

extension String: TextSource {
  fileprivate static func text(at path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}

/// Code under test that knows only what it needs of a type.
private struct Counting<Source: TextSource> {
  func length(at path: String) throws -> Int { try Source.text(at: path).count }
}

private final class MockDocument: NSObject, Mock, @unchecked Sendable {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  override func copy() -> Any { mockObject.call("copy()", returning: Any.self) }

  var receives: DocumentExpectations { DocumentExpectations(mockRecorder: .receives(self)) }
  var received: DocumentExpectations { DocumentExpectations(mockRecorder: .received(self)) }
}

private struct DocumentExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func copy() -> InvocationExpectation<Void, Never, Any, Synchronous> {
    mockRecorder.expectation("copy()")
  }
}

@Mockable protocol Gauge: CustomStringConvertible {
  init(level: Int)
  var level: Int { get }
  var description: String { get }
}
