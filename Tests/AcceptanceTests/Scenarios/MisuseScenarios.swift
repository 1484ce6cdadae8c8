import Mocky
import Testing

/// Scenario 15: mistakes in how Mocky is used.
@Suite(.scenarios) struct MisuseScenarios {
  private let scenario = Scenario()
  private let room: MockSupplyRoom
  private let editor: Editor

  init() {
    room = scenario.context.mock(named: "store")
    editor = Editor(room: room)
  }

  private var context: Mockery { scenario.context }

  @Test func calledAfterTheVerification() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    editor.open()
    context.assertSatisfied()
    editor.close()
    scenario.shows(
      """
      store.close(): called after its context was verified
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← MisuseScenarios.calledAfterTheVerification()  :\(line + 4)
        context      made at MisuseScenarios.swift:\(scenario.line), verified at MisuseScenarios.swift:\(line + 3)
        before this
            1. store.open()   → :\(line + 1)
        next      remove this call, cancel or await the work that makes this call, go on after context.checkpoint(), or write ignoring(store)
      """, at: line + 4)
  }

  @Test func aNameThatIsTaken() {
    let line = #line
    let first: MockSupplyRoom = context.mock(named: "cellar")
    let second: MockSupplyRoom = context.mock(named: "cellar")
    _ = (first, second)
    scenario.shows(
      """
      the name "cellar" is used for a second mock: give it another name, so that messages can tell them apart
        first used at  MisuseScenarios.swift:\(line + 1)
      """, at: line + 2)
  }

  @Test func anExpectationOutsideOfABlock() {
    let line = #line
    _ = expectThat(room).receives.open()
    editor.open()
    context.assertSatisfied()
    scenario.shows(
      """
      an expectation was made here outside a block: write it inside context.check { … }
      """, at: line + 1)
    scenario.notes(
      """
      on the failure an expectation was made here outside a block: write it inside context.check { … }
        after this
            MisuseScenarios.swift:\(line + 2): store.open(): unexpected: no expectations were declared
      """, at: line + 1)
  }

  @Test func aMockOfAnotherContext() {
    let line = #line
    let other = Mockery()
    other.check { expectThat(room).receives.open() }
    editor.open()
    other.assertSatisfied()
    scenario.shows(
      """
      the mock "store" belongs to another Mockery: use one made by the context whose block this is
      """, at: line + 2)
    scenario.notes(
      """
      on the failure the mock "store" belongs to another Mockery: use one made by the context whose block this is
        after this
            MisuseScenarios.swift:\(line + 3): store.open(): unexpected: no expectations were declared
      """, at: line + 2)
  }

  @Test func aValueThatCannotBeMade() {
    let line = #line
    let archive: MockArchive = context.mock(named: "archive")
    context.check { allowing(archive).receives.session(1) }
    _ = try? archive.session(1)
    scenario.shows(
      """
      archive.session(1): no value to return, of type SupplySession
        called from  MisuseScenarios.aValueThatCannotBeMade()  :\(line + 3)
        expected at  MisuseScenarios.swift:\(line + 2)
        next      give it one with .then.returns(…), or all such calls with context.setDefault(…, for: SupplySession.self)
      """, at: line + 2)
  }

  @Test func anErrorThatEndsTheTest() async throws {
    let line = #line
    let archive: MockArchive = context.mock(named: "archive")
    context.check { expectThat(archive).receives.fetch(1) }
    scenario.shows(
      """
      archive.fetch(2): unexpected: expected 1 as argument 1
        closest expectation  MisuseScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected 1
                             got 2
      """, at: line + 11)
    scenario.throwsError("unexpected call of archive.fetch(2), reported above", at: line - 1)
    _ = try await archive.fetch(2)
  }
}
