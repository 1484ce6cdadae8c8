import Mocky
import MockyTestSupport
import Testing
import XCTest

/// The next step names no function of the test itself, in whichever file it is.
@Suite(.scenarios) struct OwnFunctionTexts {
  private let scenario = Scenario()
  private let room: MockSupplyRoom
  private let file = "Tests/AcceptanceTests/Scenarios/OwnFunctions.swift"

  init() { room = scenario.context.mock(named: "store") }

  var context: Mockery { scenario.context }

  private func shows(_ function: String, _ line: Int, expectedAt expected: Int) {
    context.assertSatisfied()
    scenario.shows(
      """
      store.open(): called once, expected exactly 2 times
        calls
            1. store.open()   → :\(expected), from \(function) \(file):\(line)
        next      call store.open() again, or write receives(1)
      """, at: expected)
  }

  @Test func aFunctionInAnotherFile() {
    let line = #line + 1
    context.check { expectThat(room).receives(2).open() }
    openOnce(room)
    shows("openOnce(_:)", 5, expectedAt: line)
  }

  @Test func anExtensionInAnotherFile() {
    let line = #line + 1
    context.check { expectThat(room).receives(2).open() }
    openFromAnotherFile(room)
    shows("OwnFunctionTexts.openFromAnotherFile(_:)", 8, expectedAt: line)
  }

  @Test func anExpectationInAnotherFile() {
    Self.expectTwoCalls(of: room, in: context)
    room.open()
    let line = #line - 1
    context.assertSatisfied()
    let function = "OwnFunctionTexts.anExpectationInAnotherFile()"
    let own = "Tests/AcceptanceTests/Scenarios/OwnFunctionTexts.swift"
    scenario.shows(
      """
      store.open(): called once, expected exactly 2 times
        calls
            1. store.open()   → :11, from \(function) \(own):\(line)
        next      call store.open() again, or write receives(1)
      """, at: 11, of: "OwnFunctions.swift")
  }
}

/// The same with a call in `setUp`.
final class OwnSetUpInXCTest: OwnFunctionTestCase {
  private var early: (scenario: Scenario, line: Int)?

  override func setUp() {
    let scenario = Scenario()
    let room: MockSupplyRoom = scenario.context.mock(named: "store")
    OwnFunctionTexts.expectTwoCalls(of: room, in: scenario.context)
    room.open()
    early = (scenario, #line - 1)
  }

  func testACallInSetUp() throws {
    let early = try XCTUnwrap(early)
    play(early.scenario) { scenario in
      ScenarioRun.current.begin(scenario.context)
      let own =
        "OwnSetUpInXCTest.setUp() Tests/AcceptanceTests/Scenarios/OwnFunctionTexts.swift"
      scenario.context.assertSatisfied()
      scenario.shows(
        """
        store.open(): called once, expected exactly 2 times
          calls
              1. store.open()   → :11, from \(own):\(early.line)
          next      call store.open() again, or write receives(1)
        """, at: 11, of: "OwnFunctions.swift")
    }
  }
}

/// The same with a function of a base class.
final class OwnFunctionsInXCTest: OwnFunctionTestCase {
  func testAFunctionOfABaseClass() {
    play(Scenario()) { [self] scenario in
      let room: MockSupplyRoom = scenario.context.mock(named: "store")
      let line = #line + 1
      scenario.context.check { expectThat(room).receives(2).open() }
      openFromTheBaseClass(room)
      scenario.context.assertSatisfied()
      let base = "OwnFunctionTestCase.openFromTheBaseClass(_:)"
      let file = "Tests/AcceptanceTests/Scenarios/OwnFunctions.swift"
      scenario.shows(
        """
        store.open(): called once, expected exactly 2 times
          calls
              1. store.open()   → :\(line), from \(base) \(file):16
          next      call store.open() again, or write receives(1)
        """, at: line)
    }
  }
}

/// The same in Swift Testing.
@Suite(.scenarios) final class OwnBaseClassTexts: OwnFunctionSuite {
  @Test func aFunctionOfABaseClass() {
    let scenario = Scenario()
    let room: MockSupplyRoom = scenario.context.mock(named: "store")
    let line = #line + 1
    scenario.context.check { expectThat(room).receives(2).open() }
    openFromTheBaseClass(room)
    scenario.context.assertSatisfied()
    let base = "OwnFunctionSuite.openFromTheBaseClass(_:)"
    let file = "Tests/AcceptanceTests/Scenarios/OwnFunctions.swift"
    scenario.shows(
      """
      store.open(): called once, expected exactly 2 times
        calls
            1. store.open()   → :\(line), from \(base) \(file):24
        next      call store.open() again, or write receives(1)
      """, at: line)
  }
}
