import Mocky
import MockyTestSupport
import Testing
import XCTest

@Suite struct CallSiteTests {
  private var (reporter, context) = recordedContext()

  @Test func aCallInAnExpectationOfAnErrorIsReportedWhereItStands() {
    let store = context.mock(MockStore.self)
    let called = #line + 1
    #expect(throws: (any Error).self) { try store.read("b") }
    expectCall(on: called, from: "closure")
  }

  @Test func aCallInAnExpectationIsReportedWhereItStands() {
    let turtle = context.mock(MockTurtle.self)
    let called = #line + 1
    #expect(turtle.count() == 0)
    expectCall(on: called, from: "CallSiteTests.aCallInAnExpectationIsReportedWhereItStands()")
  }

  @Test func aCallOfAGenericMockIsReportedWhereItStands() {
    let repository = context.mock(MockRepository<Int, String>.self)
    let called = #line + 1
    _ = repository.find("b")
    expectCall(on: called, from: "CallSiteTests.aCallOfAGenericMockIsReportedWhereItStands()")
  }

  @Test func aCallThatIsInheritedIsReportedWhereItStands() {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 1
    chest.open("b")
    expectCall(on: called, from: "CallSiteTests.aCallThatIsInheritedIsReportedWhereItStands()")
  }

  @Test func anInheritedCallThatSuspendsIsReportedWhereItStands() async throws {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 1
    await #expect(throws: (any Error).self) { _ = try await chest.carry(to: "b") }
    expectCall(on: called, from: "closure")
  }

  @Test func aCallByATypeThatIsCalledLikeAMockIsReportedThere() {
    let chest = context.mock(MockDeepChest.self)
    let called = MockPorter(chest: chest).carry()
    let callers = reporter.failures.first?.details.callers ?? []
    #expect(callers.first?.function == "MockPorter.carry()")
    #expect(callers.first?.line == called)
  }

  // MARK: Helpers, in the test's file

  private func open(_ chest: MockDeepChest) { chest.open("b") }
  private func openTwice(_ chest: MockDeepChest) { for _ in 1...2 { open(chest) } }
  private func carry(_ chest: MockDeepChest) async throws { _ = try await chest.carry(to: "b") }
  private func run(_ body: () -> Void) { body() }

  @Test func aCallOfAHelperIsReportedAtTheLineOfTheTest() {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 1
    openTwice(chest)
    #expect(reporter.lines == [called])
    let callers = reporter.failures[0].details.callers.map(\.function)
    #expect(callers.first == "CallSiteTests.open(_:)")
    #expect(callers.last == "CallSiteTests.aCallOfAHelperIsReportedAtTheLineOfTheTest()")
    #expect(reporter.messages[0].contains("called from"))
  }

  @Test func aCallOfAHelperThatSuspendsIsReportedAtTheLineOfTheTest() async {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 1
    try? await carry(chest)
    #expect(reporter.lines == [called])
  }

  @Test func aCallOfATypeInTheTestsFileIsReportedAtTheLineOfTheTest() {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 1
    _ = MockPorter(chest: chest).carry()
    #expect(reporter.lines == [called])
  }

  @Test func aCallInAClosureThatAHelperRunsIsReportedWhereItStands() {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 2
    run {
      run { open(chest) }
    }
    #expect(reporter.lines == [called])
  }

  @Test func aCallInATaskIsReportedWhereItStands() async {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 2
    await Task.detached {
      try? await self.carry(chest)
    }.value
    #expect(reporter.lines == [called])
  }

  @Test(DoneAround()) func aCallUnderATraitInTheTestsFile() {
    let chest = context.mock(MockDeepChest.self)
    let called = #line + 1
    open(chest)
    #expect(reporter.lines == [called])
  }

  private struct DoneAround: TestTrait, TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws { try await function() }
  }

  @Test func historyKnowsWhoMadeAnInheritedCall() {
    context.recordsCallers = true
    let chest = context.mock(MockDeepChest.self, strictness: .nice)
    let called = MockPorter(chest: chest).carry()
    #expect(context.history.map { $0.caller?.line } == [called])
  }

  private func expectCall(
    on line: Int, from function: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failure = reporter.failures.first
    #expect(failure?.line == line, sourceLocation: sourceLocation)
    let callers = failure?.details.callers ?? []
    #expect(callers.first?.function.hasPrefix(function) == true, sourceLocation: sourceLocation)
    #expect(callers.first?.line == line, sourceLocation: sourceLocation)
    // The line of the failure says where it was: there is nothing to add.
    #expect(failure?.message.contains("called from") == false, sourceLocation: sourceLocation)
  }
}

@Mockable private protocol WoodenChest {
  func open(_ key: String)
  func carry(to place: String) async throws -> Int
}

@Mockable private protocol DeepChest: WoodenChest { func dive() }

/// No mock, whatever it is called.
private struct MockPorter {
  let chest: any DeepChest

  /// - Returns: the line of the call.
  func carry() -> Int {
    chest.open("a")
    return #line - 1
  }
}

#if !canImport(Darwin)
  /// A test that XCTest awaits, in a function that the package manager writes.
  final class CallSiteInXCTest: XCTestCase {
    private var isListening = false
    private var told: [String] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if isListening { return told.append(description) }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    @MainActor func testACallOfATestOnTheMainActor() async {
      isListening = true
      let context = Mockery()
      context.mock(MockTurtle.self).up()
      assertContextSatisfied(context)
      isListening = false
      XCTAssertEqual(
        told.map { $0.headlineAndRest.headline },
        ["failed - turtle.up(): unexpected: no expectations were declared"])
      XCTAssertFalse(told.contains { $0.contains("called from") })
    }
  }
#endif
