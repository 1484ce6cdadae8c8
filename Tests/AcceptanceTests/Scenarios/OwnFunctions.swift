import Mocky

// Functions of the tests in OwnFunctionTexts.swift, which no text names as code under test.

func openOnce(_ room: any SupplyRoom) { room.open() }

extension OwnFunctionTexts {
  func openFromAnotherFile(_ room: any SupplyRoom) { room.open() }

  static func expectTwoCalls(of room: MockSupplyRoom, in context: Mockery) {
    context.check { expectThat(room).receives(2).open() }
  }
}

class OwnFunctionTestCase: ScenarioTestCase {
  func openFromTheBaseClass(_ room: any SupplyRoom) { room.open() }

  func play(_ scenario: @autoclosure () -> Scenario, _ test: @escaping (Scenario) -> Void) {
    play(scenario, [{ scenario in { test(scenario) } }])
  }
}

class OwnFunctionSuite {
  func openFromTheBaseClass(_ room: any SupplyRoom) { room.open() }
}
