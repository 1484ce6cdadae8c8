import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Scenarios 10 to 14: several failures, verifications, waits, threads, and deep calls.
@Suite(.scenarios) struct TestScenarios {
  private let scenario = Scenario()
  private let room: MockSupplyRoom
  private let editor: Editor

  init() {
    room = scenario.context.mock(named: "store")
    editor = Editor(room: room)
  }

  private var context: Mockery { scenario.context }

  private func niceRoom() -> MockSupplyRoom { context.mock(named: "room", strictness: .nice) }

  // MARK: 10

  @Test func severalFromOneRoot() {
    let line = #line
    context.check {
      for (number, item) in ["a", "b", "c"].enumerated() {
        expectThat(room).receives.save(item, at: number + 1)
      }
    }
    for (number, item) in ["a", "b", "c"].enumerated() { editor.saveAt(item, number) }
    context.assertSatisfied()
    scenario.shows(
      """
      store.save("a", at: 0): unexpected: expected 1 as 'at'
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← TestScenarios.severalFromOneRoot()  :\(line + 6)
        closest expectation  TestScenarios.swift:\(line + 3)  (expected once, never called)
            1         ✓ "a"
            at        ✗ expected 1
                             got 0
        other expectations
            ✗ once, never called   store.save("b", at: 2)   :\(line + 3)
            ✗ once, never called   store.save("c", at: 3)   :\(line + 3)
        next      correct what Editor.saveAt(_:_:) passes, or expect 0 at :\(line + 3)
      """, at: line + 6)
    scenario.notes(
      """
      on the failure store.save("a", at: 0): unexpected: expected 1 as 'at'
        after this
            TestScenarios.swift:\(line + 6): store.save("b", at: 1): unexpected: expected 2 as 'at'
            TestScenarios.swift:\(line + 6): store.save("c", at: 2): unexpected: expected 3 as 'at'
      """, at: line + 6)
  }

  // MARK: 11

  @Test func foundTooOften() {
    let line = #line
    let (room, editor) = niceEditor()
    editor.open()
    editor.saveAt("a", 0)
    editor.close()
    editor.saveAt("a", 0)
    context.verify { expectThat(room).received(.once).save("a", at: 0) }
    scenario.shows(
      """
      room.save("a", at: 0): called 2 times, expected once
        calls that count
            2. room.save("a", at: 0)   → from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
            4. room.save("a", at: 0)   → from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      let Editor.saveAt(_:_:) make only one call, or write received(2)
      """, at: line + 6)
  }

  @Test func foundTooOftenWithAllCallers() {
    let line = #line
    context.recordsCallers = true
    let (room, editor) = niceEditor()
    editor.open()
    editor.open()
    context.verify { expectThat(room).received(.once).open() }
    scenario.shows(
      """
      room.open(): called 2 times, expected once
        calls that count
            1. room.open()   → from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
            2. room.open()   → from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      let Editor.open() make only one call, or write received(2)
      """, at: line + 5)
  }

  @Test func notFound() {
    let line = #line
    let (room, editor) = niceEditor()
    editor.saveAt("a", 0)
    editor.saveAt("b", 1)
    context.verify { expectThat(room).received.save("c", at: 0) }
    scenario.shows(
      """
      room.save("c", at: 0): never called, expected at least once
        calls
            1. room.save("a", at: 0)   → expected "c" as argument 1; from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
            2. room.save("b", at: 1)   → expected "c" as argument 1 and 0 as 'at'; from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      correct what Editor.saveAt(_:_:) passes, or this verification
      """, at: line + 4)
  }

  @Test func foundInAnotherOrder() {
    let line = #line
    let (room, editor) = niceEditor()
    editor.open()
    editor.close()
    editor.saveAt("a", 0)
    context.verify {
      inOrder {
        expectThat(room).received.open()
        expectThat(room).received.save("a", at: 0)
        expectThat(room).received.close()
      }
    }
    scenario.shows(
      """
      room.close(): called before room.save("a", at: 0) (call 3), expected after it
        calls
            1. room.open()             → needed at :\(line + 7); from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
            2. room.close()            → too early; from Editor.close() Tests/AcceptanceTests/Scenarios/Editor.swift:32
            3. room.save("a", at: 0)   → expected first at :\(line + 8); from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      call room.close(), which Editor.close() calls, after room.save("a", at: 0), or take it out of inOrder
      """, at: line + 9)
  }

  @Test func moreInteractions() {
    let line = #line
    let (room, editor) = niceEditor()
    editor.open()
    editor.saveAt("a", 0)
    editor.close()
    context.verify { expectThat(room).received.open() }
    context.verifyNoMoreInteractions()
    scenario.shows(
      """
      no more interactions: room.save("a", at: 0) and room.close() were neither expected nor verified
        calls
            2. room.save("a", at: 0)   → from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
            3. room.close()            → from Editor.close() Tests/AcceptanceTests/Scenarios/Editor.swift:32
        next      remove all 2 calls from Editor.saveAt(_:_:) or Editor.close(), or verify them
      """, at: line + 6)
  }

  private func niceEditor() -> (MockSupplyRoom, Editor) {
    let room = niceRoom()
    return (room, Editor(room: room))
  }

  // MARK: 12

  @Test func aStateDoesNotCome() async {
    let line = #line
    let door = context.states("door").startsAs("open")
    context.check { allowing(room).receives.close().then.state(door, becomes: "closed") }
    await context.waitUntil(door.equals("closed"), timeout: .milliseconds(20))
    scenario.shows(
      """
      timed out after 0.02 seconds waiting until door is "closed": door is "open"
        what would change it
            store.close() makes door "closed"   :\(line + 2)  (allowed, never called)
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """, at: line + 3)
  }

  @Test func anExpectationIsNotSatisfiedInTime() async {
    let line = #line
    context.check {
      allowing(room).receives.open()
      expectThat(room).receives.close()
    }
    await context.waitUntilSatisfied(timeout: .milliseconds(20))
    scenario.shows(
      """
      timed out after 0.02 seconds waiting for store.close(): never called, expected once
        expected  at :\(line + 3)
        other expectations
            ○ allowed, never called   store.open()   :\(line + 2)
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """, at: line + 5)
  }

  @Test func aCallIsNotFoundInTime() async {
    let line = #line
    await context.verify(within: .milliseconds(20)) { expectThat(room).received.close() }
    scenario.shows(
      """
      store.close(): never called within 0.02 seconds, expected at least once
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """, at: line + 1)
  }

  // MARK: 13

  @Test func onAnotherThread() async {
    let line = #line
    context.check { expectThat(room).receives.open() }
    await editor.saveInBackground("early")
    scenario.shows(
      """
      store.save("early", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveInBackground(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:47
                     on another thread than the test
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   Tests/AcceptanceTests/Scenarios/TestScenarios.swift:\(line + 1)
      """, at: 47, of: "Editor.swift")
  }

  @Test func inATaskOfItsOwn() async {
    let line = #line
    context.check { expectThat(room).receives.open() }
    let wait = Handoff<Bool>()
    wait.send(true)
    await editor.saveInATask("a", after: wait).value
    scenario.shows(
      """
      store.save("a", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveInATask(_:after:)  Tests/AcceptanceTests/Scenarios/Editor.swift:82
                     in a task of its own
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   Tests/AcceptanceTests/Scenarios/TestScenarios.swift:\(line + 1)
      """, at: 82, of: "Editor.swift")
  }

  @Test func inATaskThatAnActionStarts() async {
    let line = #line
    let (task, wait) = (Captor<Task<Void, Never>>(), Handoff<Bool>())
    context.check {
      expectThat(room).receives.open().then.performs {
        task.record(editor.saveInATask("a", after: wait))
      }
    }
    editor.open()
    wait.send(true)
    await task.last?.value
    scenario.shows(
      """
      store.save("a", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveInATask(_:after:)  Tests/AcceptanceTests/Scenarios/Editor.swift:82
                     in a task that an action of store.open() started
        expect it    in context.check { expectThat(store).receives.save(…) }
        before this
            1. store.open()   → Tests/AcceptanceTests/Scenarios/TestScenarios.swift:\(line + 3)
      """, at: 82, of: "Editor.swift")
  }

  @Test func inATaskThatACommandStarts() async {
    let line = #line
    let (task, scheduler) = (Captor<Task<Void, Never>>(), DeterministicScheduler())
    context.check { expectThat(room).receives.open() }
    let wait = Handoff<Bool>()
    scheduler.schedule { task.record(editor.saveInATask("a", after: wait)) }
    scheduler.runUntilIdle()
    wait.send(true)
    await task.last?.value
    scenario.shows(
      """
      store.save("a", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveInATask(_:after:)  Tests/AcceptanceTests/Scenarios/Editor.swift:82
                     in a task that the command of TestScenarios.swift:\(line + 4) started
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   Tests/AcceptanceTests/Scenarios/TestScenarios.swift:\(line + 2)
      """, at: 82, of: "Editor.swift")
  }

  // MARK: 14

  @Test func throughAnotherPackage() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    editor.saveThroughAPackage(1)
    scenario.shows(
      """
      store.save("deep", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveThroughAPackage(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:89
                     ← … 15 of other packages
                     ← Editor.saveThroughAPackage(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:89
                     ← Editor.pass(_:)  :92 ← Editor.saveThroughAPackage(_:)  :88
                     ← TestScenarios.throughAnotherPackage()  :\(line + 2)
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   :\(line + 1)
        next      remove the call from Editor.saveThroughAPackage(_:), or expect it
      """, at: line + 2)
  }

  @Test func deeperThanFortyFunctions() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    editor.saveThroughAPackage(30)
    scenario.shows(
      """
      store.save("deep", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveThroughAPackage(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:89
                     ← … 15 of other packages
                     ← Editor.saveThroughAPackage(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:89
                     ← Editor.pass(_:)  :92 ← Editor.saveThroughAPackage(_:)  :88 ← Editor.pass(_:)  :92
                     ← Editor.saveThroughAPackage(_:)  :88 ← Editor.pass(_:)  :92
                     ← Editor.saveThroughAPackage(_:)  :88 ← … 53 more
                     ← Editor.saveThroughAPackage(_:)  :88
                     ← TestScenarios.deeperThanFortyFunctions()  :\(line + 2)
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   :\(line + 1)
        next      remove the call from Editor.saveThroughAPackage(_:), or expect it
      """, at: line + 2)
  }

  @Test func tooDeepToReachTheTest() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    editor.saveThroughAPackage(200)
    scenario.shows(
      """
      store.save("deep", at: 0): unexpected: no expectation mentions it
        called from  closure in Editor.saveThroughAPackage(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:89
                     ← … 15 of other packages
                     ← Editor.saveThroughAPackage(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:89
                     ← Editor.pass(_:)  :92 ← Editor.saveThroughAPackage(_:)  :88 ← Editor.pass(_:)  :92
                     ← Editor.saveThroughAPackage(_:)  :88 ← Editor.pass(_:)  :92
                     ← Editor.saveThroughAPackage(_:)  :88 ← … 216 more ← Editor.pass(_:)  :92
                     ← Editor.saveThroughAPackage(_:)  :88
                     the path goes on behind 256 functions
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   :\(line + 1)
        next      remove the call from Editor.saveThroughAPackage(_:), or expect it
      """, at: line + 1)
  }

  @Test func deepInside() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    Controller(gateway: Gateway(room: room)).run()
    scenario.shows(
      """
      store.save("a", at: 0): unexpected: no expectation mentions it
        called from  Gateway.emit(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:57
                     ← Gateway.write(_:retries:)  :60 ← closure in Controller.run()  :67
                     ← Controller.handle(_:)  :69 ← Controller.run()  :67
                     ← TestScenarios.deepInside()  :\(line + 2)
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   :\(line + 1)
        next      remove the call from Gateway.emit(_:), or expect it
      """, at: line + 2)
  }

  @Test func byAHelperOfTheTest() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    save("a")
    scenario.shows(
      """
      store.save("a", at: 3): unexpected: no expectation mentions it
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← TestScenarios.save(_:)  :\(line + 15) ← TestScenarios.byAHelperOfTheTest()  :\(line + 2)
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   :\(line + 1)
        next      remove the call from Editor.saveAt(_:_:), or expect it
      """, at: line + 2)
  }

  private func save(_ item: String) { editor.saveAt(item, 3) }

  @Test func byAnExtensionOfTheProtocol() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    editor.saveByExtension("a")
    scenario.shows(
      """
      store.save("a", at: 1): unexpected: no expectation mentions it
        called from  Editor.saveByExtension(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:41
                     ← TestScenarios.byAnExtensionOfTheProtocol()  :\(line + 2)
        expect it    in context.check { expectThat(store).receives.save(…) }
        expectations
            ✗ once, never called   store.open()   :\(line + 1)
        next      remove the call from Editor.saveByExtension(_:), or expect it
      """, at: line + 2)
  }

  @Test func aDefaultTakesACallThatAnotherExpectationMisses() {
    let line = #line
    context.byDefault { ignoring(room) }
    context.check { expectThat(room).receives.save("a", at: 1) }
    editor.saveAt("a", 2)
    context.assertSatisfied()
    scenario.shows(
      """
      store.save("a", at: 1): never called, expected once
        calls
            1. store.save("a", at: 2)   → :\(line + 1); expected 1 as 'at'; from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      correct what Editor.saveAt(_:_:) passes, or this expectation
      """, at: line + 2)
  }

  @Test func everyCallTooManyIsCounted() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    for _ in 1...3 { editor.open() }
    context.assertSatisfied()
    scenario.shows(
      """
      store.open(): called a 2nd time, expected once
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← TestScenarios.everyCallTooManyIsCounted()  :\(line + 2)
        expectation  TestScenarios.swift:\(line + 1)
        before this
            1. store.open()   → :\(line + 1), from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      let Editor.open() make only one call, or write receives(2) at :\(line + 1)
      """, at: line + 2)
    scenario.notes(
      """
      on the failure store.open(): called a 2nd time, expected once
        after this
            TestScenarios.swift:\(line + 2): store.open(): called a 3rd time, expected once
      """, at: line + 2)
  }

  @Test func verificationsAfterARoot() {
    let line = #line
    editor.open()
    context.verify { expectThat(room).received.close() }
    context.verifyNoMoreInteractions()
    context.assertSatisfied()
    scenario.shows(
      """
      store.open(): unexpected: no expectations were declared
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← TestScenarios.verificationsAfterARoot()  :\(line + 1)
        expect it    in context.check { expectThat(store).receives.open() }
        before this  nothing
      """, at: line + 1)
    scenario.notes(
      """
      on the failure store.open(): unexpected: no expectations were declared
        after this
            TestScenarios.swift:\(line + 2): store.close(): never called, expected at least once
      """, at: line + 1)
  }

  // MARK: Others

  private struct Envelope { let letter: String }

  @Test func aRegularExpression() {
    let line = #line
    context.check { expectThat(room).receives.save(.matching(/p.*m/)) }
    editor.savePlain("apple")
    scenario.shows(
      """
      store.save("apple"): unexpected: expected a string matching /p.*m/ as argument 1
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← TestScenarios.aRegularExpression()  :\(line + 2)
        closest expectation  TestScenarios.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected a string matching /p.*m/
                             got "apple"
        next      correct what Editor.savePlain(_:) passes, or change the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func aPartOfAValue() {
    let line = #line
    let orders: MockOrderDesk = context.mock(named: "orders")
    context.check {
      expectThat(orders).receives.place(
        .where(\.customer, .startingWith("B")) && .where(\.address.street, .any))
    }
    orders.place(Order())
    scenario.shows(
      """
      orders.place(Order(…)): unexpected: customer is "Ada Lovelace", expected a string starting with "B"
        closest expectation  TestScenarios.swift:\(line + 3)  (expected once, never called)
            1         ✗ customer  expected a string starting with "B", got "Ada Lovelace"
      """, at: line + 6)
  }

  @Test func aMatcherThatDescribesItselfInSeveralLines() {
    let line = #line
    context.check {
      expectThat(room).receives.save(.matching("a recipe:\n- flour\n- eggs") { _ in false })
    }
    editor.savePlain("apple")
    scenario.shows(
      """
      store.save("apple"): unexpected: argument 1 differs
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← TestScenarios.aMatcherThatDescribesItselfInSeveralLines()  :\(line + 4)
        closest expectation  TestScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✗ expected a recipe:
                                     - flour
                                     - eggs
                             got "apple"
        next      correct what Editor.savePlain(_:) passes, or change the expectation at :\(line + 2)
      """, at: line + 4)
  }
}
