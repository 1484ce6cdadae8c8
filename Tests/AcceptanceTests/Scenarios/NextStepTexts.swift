import Mocky
import MockyTestSupport
import Testing

/// The last line of a report, where no other text shows it.
@Suite(.scenarios) struct NextStepTexts {
  private let scenario = Scenario()
  private let room: MockSupplyRoom
  private let editor: Editor

  init() {
    room = scenario.context.mock(named: "store")
    editor = Editor(room: room)
  }

  private var context: Mockery { scenario.context }

  @Test func aMockThatHadNoCall() {
    let backup: MockSupplyRoom = context.mock(named: "backup")
    let line = #line
    context.check {
      allowing(room).receives.open()
      expectThat(backup).receives.open()
    }
    editor.open()
    context.assertSatisfied()
    scenario.shows(
      """
      backup.open(): never called, expected once
        calls
            1. store.open()   → :\(line + 2)
        next      backup had no call: check that the code under test has it, and calls it,
                  perhaps in Editor.open()
      """, at: line + 3)
  }

  @Test func aLimitThatIsNoNumberOfCalls() {
    let line = #line
    context.check { expectThat(room).receives(.atMost(1)).open() }
    editor.open()
    editor.open()
    scenario.shows(
      """
      store.open(): called a 2nd time, expected at most once
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← NextStepTexts.aLimitThatIsNoNumberOfCalls()  :\(line + 3)
        expectation  NextStepTexts.swift:\(line + 1)
        before this
            1. store.open()   → :\(line + 1), from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      let Editor.open() make only one call, or write a higher limit at :\(line + 1)
      """, at: line + 3)
  }

  @Test func anotherCallOfTheMemberIsMissing() {
    let line = #line
    context.check {
      expectThat(room).receives.save("a")
      expectThat(room).receives.save("b")
    }
    editor.savePlain("a")
    editor.savePlain("a")
    scenario.shows(
      """
      store.save("a"): called a 2nd time, expected once
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.anotherCallOfTheMemberIsMissing()  :\(line + 6)
        expectation  NextStepTexts.swift:\(line + 2)
        other expectations
            ✗ once, never called   store.save("b")   :\(line + 3)
        before this
            1. store.save("a")   → :\(line + 2), from Editor.savePlain(_:) Tests/AcceptanceTests/Scenarios/Editor.swift:34
        next      call store.save("b") instead, or write receives(2) at :\(line + 2)
      """, at: line + 6)
  }

  @Test func anotherMockLacksTheCall() {
    let backup: MockSupplyRoom = context.mock(named: "backup")
    let line = #line
    context.check {
      for one in [room, backup] { expectThat(one).receives.open() }
    }
    editor.open()
    editor.open()
    scenario.shows(
      """
      store.open(): called a 2nd time, expected once
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← NextStepTexts.anotherMockLacksTheCall()  :\(line + 5)
        expectation  NextStepTexts.swift:\(line + 2)
        other expectations
            ✗ once, never called   backup.open()   :\(line + 2)
        before this
            1. store.open()   → :\(line + 2), from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      call backup.open() instead, or expect store.open() 2 times
      """, at: line + 5)
  }

  @Test func oneOfTwoStatesHolds() {
    let door = context.states("door").startsAs("open")
    let light = context.states("light").startsAs("off")
    let line = #line
    context.check {
      allowing(room).receives.save("key").then.state(door, becomes: "open")
      allowing(room).receives.save("lamp").then.state(light, becomes: "on")
      expectThat(room).receives.open().whenState(door.equals("open") && light.equals("on"))
    }
    editor.open()
    scenario.shows(
      """
      store.open(): called while door is "open" and light is "off", expected when door is "open" and light is "on"
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← NextStepTexts.oneOfTwoStatesHolds()  :\(line + 6)
        expectation  NextStepTexts.swift:\(line + 4)  (expected once, never called)
        what would change it
            store.save("lamp") makes light "on"   :\(line + 3)  (allowed, never called)
        other expectations
            ○ allowed, never called   store.save("key")   :\(line + 2)   then door is "open"
        next      call store.save("lamp") before it, or allow it at :\(line + 4) while door is "open" and light is "off"
      """, at: line + 6)
  }

  @Test func aTextInAnotherCaseIsTheClosest() {
    let line = #line
    context.check {
      allowing(room).receives.save("ZOO")
      allowing(room).receives.save("ANT")
    }
    editor.savePlain("ant")
    scenario.shows(
      """
      store.save("ant"): unexpected: expected "ANT" as argument 1
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.aTextInAnotherCaseIsTheClosest()  :\(line + 5)
        closest expectation  NextStepTexts.swift:\(line + 3)  (allowed, never called)
            1         ✗ expected "ANT"
                             got "ant"
        other expectations
            ○ allowed, never called   store.save("ZOO")   :\(line + 2)
        next      correct what Editor.savePlain(_:) passes, or allow "ant" at :\(line + 3)
      """, at: line + 5)
  }

  @Test func aStateThatNoExpectationChanges() {
    let door = context.states("door").startsAs("closed")
    let line = #line
    context.check { expectThat(room).receives.open().whenState(door.equals("open")) }
    editor.open()
    scenario.shows(
      """
      store.open(): called while door is "closed", expected when door is "open"
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← NextStepTexts.aStateThatNoExpectationChanges()  :\(line + 2)
        expectation  NextStepTexts.swift:\(line + 1)  (expected once, never called)
        what would change it
            no expectation leads there
        next      make no such call in Editor.open(), or make sure that door is "open", or allow it at :\(line + 1) while door is "closed"
      """, at: line + 2)
  }

  @Test func aStateThatChangedLongAgo() {
    let door = context.states("door").startsAs("open")
    let line = #line
    context.check {
      allowing(room).receives.close().then.state(door, becomes: "shut")
      allowing(room).receives.saveAll(.any)
      expectThat(room).receives.open().whenState(door.equals("open"))
    }
    room.close()
    for number in 1...15 { room.saveAll(["\(number)"]) }
    editor.open()
    let calls = (5...16).map {
      "\($0). store.saveAll([\"\($0 - 1)\"])\($0 < 11 ? " " : "")   → :\(line + 3)"
    }
    scenario.shows(
      """
      store.open(): called while door is "shut", expected when door is "open"
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← NextStepTexts.aStateThatChangedLongAgo()  :\(line + 8)
        expectation  NextStepTexts.swift:\(line + 4)  (expected once, never called)
        what would change it
            no expectation leads there
        since     store.close() (call 1): door became "shut"
        other expectations
            ○ allowed, called once       store.close()        :\(line + 2)   then door is "shut"
            ○ allowed, called 15 times   store.saveAll(any)   :\(line + 3)
        before this
            … 4 earlier calls
      \(calls.map { "      \($0.hasPrefix("1") ? "" : " ")\($0)" }.joined(separator: "\n"))
        next      call it before store.close(), or allow it at :\(line + 4) while door is "shut"
      """, at: line + 8)
  }

  @Test func aStateThatWasReachedAndLeft() {
    let door = context.states("door").startsAs("shut")
    let line = #line
    context.check {
      expectThat(room).receives.save("key").then.state(door, becomes: "open")
      allowing(room).receives.close().then.state(door, becomes: "shut")
      expectThat(room).receives.open().whenState(door.equals("open"))
    }
    room.save("key")
    room.close()
    editor.open()
    let test = "NextStepTexts.aStateThatWasReachedAndLeft()"
    scenario.shows(
      """
      store.open(): called while door is "shut", expected when door is "open"
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← NextStepTexts.aStateThatWasReachedAndLeft()  :\(line + 8)
        expectation  NextStepTexts.swift:\(line + 4)  (expected once, never called)
        what would change it
            store.save("key") makes door "open"   :\(line + 2)  (expected once, called once)
        before this
            1. store.save("key")   → :\(line + 2), door became "open", from \(test) :\(line + 6)
            2. store.close()       → :\(line + 3), door became "shut", from \(test) :\(line + 7)
        next      call it before store.close(), or allow it at :\(line + 4) while door is "shut"
      """, at: line + 8)
  }

  @Test func aStateThatTheCodeUnderTestLeft() {
    let door = context.states("door").startsAs("open")
    let line = #line
    context.check {
      allowing(room).receives.close().then.state(door, becomes: "shut")
      expectThat(room).receives.open().whenState(door.equals("open"))
    }
    editor.close()
    editor.open()
    let path = "Tests/AcceptanceTests/Scenarios/Editor.swift"
    let step = "call it before store.close(), which Editor.close() calls"
    scenario.shows(
      """
      store.open(): called while door is "shut", expected when door is "open"
        called from  Editor.open()  \(path):30
                     ← NextStepTexts.aStateThatTheCodeUnderTestLeft()  :\(line + 6)
        expectation  NextStepTexts.swift:\(line + 3)  (expected once, never called)
        what would change it
            no expectation leads there
        before this
            1. store.close()   → :\(line + 2), door became "shut", from Editor.close() \(path):32
        next      \(step), or allow it at :\(line + 3) while door is "shut"
      """, at: line + 6)
  }

  @Test func aWaitForAStateThatWasLeft() async {
    let door = context.states("door").startsAs("shut")
    let line = #line
    context.check {
      expectThat(room).receives.open().then.state(door, becomes: "open")
      expectThat(room).receives.close().then.state(door, becomes: "shut")
    }
    editor.open()
    editor.close()
    await context.waitUntil(door.equals("open"), timeout: .milliseconds(10))
    scenario.shows(
      """
      timed out after 0.01 seconds waiting until door is "open": door is "shut"
        what would change it
            store.open() makes door "open"   :\(line + 2)  (expected once, called once)
        calls
            1. store.open()    → :\(line + 2), door became "open", from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
            2. store.close()   → :\(line + 3), door became "shut", from Editor.close() Tests/AcceptanceTests/Scenarios/Editor.swift:32
        next      wait before store.close(), or remove this wait
      """, at: line + 7)
  }

  @Test func theCallsOfAnEarlierPlaceInASequence() {
    let saving = context.sequence("saving")
    let line = #line
    context.check {
      expectThat(room).receives(.atLeast(1)).save(.any).inSequence(saving)
      expectThat(room).receives.close().inSequence(saving)
    }
    editor.savePlain("a")
    editor.close()
    editor.savePlain("b")
    scenario.shows(
      """
      store.save("b"): too late in sequence "saving", store.close() has been called already
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.theCallsOfAnEarlierPlaceInASequence()  :\(line + 7)
        expectation  NextStepTexts.swift:\(line + 2)  (expected at least once, called once)
        sequence "saving"
            ✗ store.save(any)   :\(line + 2)   this call
            ✓ store.close()     :\(line + 3)   called once, from Editor.close() Tests/AcceptanceTests/Scenarios/Editor.swift:32
        next      remove the call from Editor.savePlain(_:), or take :\(line + 2) out of the sequence
      """, at: line + 7)
  }

  @Test func oneOfThreeValues() {
    let line = #line
    context.check {
      for place in [7, 9, 12] { allowing(room).receives.load(place) }
    }
    Loader(room: room).load(0)
    scenario.shows(
      """
      store.load(0): unexpected: expected 7, 9 or 12 as argument 1
        called from  Loader.load(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:98
                     ← NextStepTexts.oneOfThreeValues()  :\(line + 4)
        closest expectations
            ○ store.load(7)    :\(line + 2)   argument 1 is 0, expected 7
            ○ store.load(9)    :\(line + 2)   argument 1 is 0, expected 9
            ○ store.load(12)   :\(line + 2)   argument 1 is 0, expected 12
        next      correct what Loader.load(_:) passes, or one of the closest expectations
      """, at: line + 4)
  }

  @Test func aMockOfAnotherTypeExpectsTheCall() {
    let shelf: MockLedge = context.mock(named: "shelf")
    let line = #line
    context.check { expectThat(shelf).receives.save("lamp") }
    editor.savePlain("lamp")
    scenario.shows(
      """
      store.save("lamp"): called on store, expected on shelf
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.aMockOfAnotherTypeExpectsTheCall()  :\(line + 2)
        expectation  NextStepTexts.swift:\(line + 1)  shelf.save("lamp")  (expected once, never called)
        next      make this call on shelf in Editor.savePlain(_:), or expect it on store at :\(line + 1)
      """, at: line + 2)
  }

  @Test func oneLineExpectsSeveralCalls() {
    let line = #line
    context.check {
      for item in ["a", "b"] { expectThat(room).receives.save(item) }
    }
    for item in ["a", "b", "a"] { editor.savePlain(item) }
    scenario.shows(
      """
      store.save("a"): called a 2nd time, expected once
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.oneLineExpectsSeveralCalls()  :\(line + 4)
        expectation  NextStepTexts.swift:\(line + 2)
        before this
            1. store.save("a")   → :\(line + 2), from Editor.savePlain(_:) Tests/AcceptanceTests/Scenarios/Editor.swift:34
            2. store.save("b")   → :\(line + 2)
        next      let Editor.savePlain(_:) make only one call, or expect store.save("a") 2 times
      """, at: line + 4)
  }

  @Test func aDefaultThatTheCodeUsed() {
    let nice: MockSupplyRoom = context.mock(named: "nice", strictness: .nice)
    let line = #line
    context.check { expectThat(room).receives.save("item 7") }
    editor.savePlain("item \(nice.load(7))")
    scenario.shows(
      """
      store.save("item "): unexpected: expected "item 7" as argument 1
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.aDefaultThatTheCodeUsed()  :\(line + 2)
        closest expectation  NextStepTexts.swift:\(line + 1)  (expected once, never called)
            1         ✗ expected "item 7"
                             got "item "
                                       ^
        before this
            1. nice.load(7)   → returned "", a default, from NextStepTexts.aDefaultThatTheCodeUsed() :\(line + 2)
        next      correct what Editor.savePlain(_:) passes, or expect "item " at :\(line + 1),
                  or stub nice.load(7), which returned "", a default
      """, at: line + 2)
  }

  @Test func anEqualExpectationTookTheCall() {
    let line = #line
    context.check {
      expectThat(room).receives.save("a")
      expectThat(room).receives.save("a")
    }
    editor.savePlain("a")
    context.assertSatisfied()
    scenario.shows(
      """
      store.save("a"): never called, expected once
        handled   by the equal expectation at :\(line + 2)
        calls
            1. store.save("a")   → :\(line + 2), from Editor.savePlain(_:) Tests/AcceptanceTests/Scenarios/Editor.swift:34
        next      call store.save("a") once more, perhaps in Editor.savePlain(_:), or remove one of the two expectations
      """, at: line + 3)
  }

  @Test func nothingWasCalled() {
    let line = #line
    context.check { expectThat(room).receives.open() }
    context.assertSatisfied()
    scenario.shows(
      """
      store.open(): never called, expected once
        calls     no mock was called
        next      check that the code under test ran, has this mock, and calls it in time
      """, at: line + 1)
  }

  @Test func theRarestOfManyCallers() {
    let (courier, file) = (Courier(), "Tests/MockyTestSupport/Courier.swift")
    let line = #line
    context.check { expectThat(room).receives(13).save("a") }
    courier.deliver("a", to: room.save as (String) -> Void)
    for _ in 1...13 { editor.savePlain("a") }
    scenario.shows(
      """
      store.save("a"): called a 14th time, expected exactly 13 times
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← NextStepTexts.theRarestOfManyCallers()  :\(line + 3)
        expectation  NextStepTexts.swift:\(line + 1)
        calls that count
            1 call from Courier.deliver(_:to:) \(file):5: 1. store.save("a")
            12 calls from Editor.savePlain(_:) Tests/AcceptanceTests/Scenarios/Editor.swift:34
        next      remove the call from Courier.deliver(_:to:) \(file):5, or write receives(14) at :\(line + 1)
      """, at: line + 3)
  }

  @Test func manyCallsOfANiceMockButNotThisOne() {
    let nice: MockSupplyRoom = context.mock(named: "nice", strictness: .nice)
    let line = #line
    context.check { expectThat(nice).receives.open() }
    for item in 1...13 { Editor(room: nice).savePlain("\(item % 2)") }
    context.assertSatisfied()
    scenario.shows(
      """
      nice.open(): never called, expected once
        calls of nice
            13 calls from Editor.savePlain(_:) Tests/AcceptanceTests/Scenarios/Editor.swift:34
        calls
            … 1 earlier call
             2. nice.save("0")
             3. nice.save("1")
             4. nice.save("0")
             5. nice.save("1")
             6. nice.save("0")
             7. nice.save("1")
             8. nice.save("0")
             9. nice.save("1")
            10. nice.save("0")
            11. nice.save("1")
            12. nice.save("0")
            13. nice.save("1")
        next      call nice.open(), perhaps in Editor.savePlain(_:), or remove this expectation
      """, at: line + 1)
  }

  @Test func aCallInADeinit() {
    let turtle: MockTurtle = context.mock()
    let line = #line
    context.check { expectThat(turtle).receives.up() }
    withExtendedLifetime(Farewell(turtle)) {}
    turtle.up()
    scenario.shows(
      """
      turtle.down(): unexpected: no expectation mentions it
        called from  Farewell.deinit  Tests/MockyTestSupport/Courier.swift:39
                     ← NextStepTexts.aCallInADeinit()  :\(line + 2)
        expect it    in context.check { expectThat(turtle).receives.down() }
        expectations
            ✗ once, never called   turtle.up()   :\(line + 1)
        next      remove the call from Farewell.deinit, or expect it
      """, at: line + 2)
  }
}
