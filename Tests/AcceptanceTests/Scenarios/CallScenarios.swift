import Mocky
import Testing

/// Scenarios 4 to 9: a call that never comes, comes too often, at the wrong time or to another member.
@Suite(.scenarios) struct CallScenarios {
  private let scenario = Scenario()
  private let room: MockSupplyRoom
  private let editor: Editor

  init() {
    room = scenario.context.mock(named: "store")
    editor = Editor(room: room)
  }

  private var context: Mockery { scenario.context }

  // MARK: 4

  @Test func neverCalled() {
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

  @Test func neverCalledThoughSimilarCallsCame() {
    let line = #line
    context.check {
      allowing(room).receives.save(.any, at: .lessThan(5))
      expectThat(room).receives.save("apple", at: 7)
    }
    editor.saveAt("apple", 1)
    editor.saveAt("pear", 2)
    context.assertSatisfied()
    scenario.shows(
      """
      store.save("apple", at: 7): never called, expected once
        calls
            1. store.save("apple", at: 1)   → :\(line + 2); expected 7 as 'at'; from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
            2. store.save("pear", at: 2)    → :\(line + 2); expected "apple" as argument 1 and 7 as 'at'; from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      correct what Editor.saveAt(_:_:) passes, or this expectation
      """, at: line + 3)
  }

  @Test func neverCalledAsAnotherTakesItsCalls() {
    let line = #line
    context.check {
      allowing(room).receives.save(.startingWith("a"), at: .any)
      expectThat(room).receives.save("apple", at: 7)
    }
    editor.saveAt("apple", 7)
    context.assertSatisfied()
    scenario.shows(
      """
      store.save("apple", at: 7): never called, expected once
        shadowed  by :\(line + 2): store.save(a string starting with "a", at: any) (allowed, called once) comes first and handles every such call
        calls
            1. store.save("apple", at: 7)   → :\(line + 2), from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      write this expectation before :\(line + 2), or remove one of them
      """, at: line + 3)
  }

  // MARK: 5

  @Test func calledTooOften() {
    let line = #line
    context.check { expectThat(room).receives(2).save("a", at: 0) }
    editor.saveAt("a", 0)
    editor.saveAt("a", 0)
    editor.saveAt("a", 0)
    scenario.shows(
      """
      store.save("a", at: 0): called a 3rd time, expected exactly 2 times
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.calledTooOften()  :\(line + 4)
        expectation  CallScenarios.swift:\(line + 1)
        before this
            1. store.save("a", at: 0)   → :\(line + 1), from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
            2. store.save("a", at: 0)   → :\(line + 1), from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      let Editor.saveAt(_:_:) make only 2 calls, or write receives(3) at :\(line + 1)
      """, at: line + 4)
  }

  @Test func calledTooOftenAfterManyOtherCalls() {
    let line = #line
    context.check {
      expectThat(room).receives.open()
      allowing(room).receives.save(.any, at: .any)
    }
    editor.open()
    for place in 1...20 { editor.saveAt("a", place) }
    editor.open()
    scenario.shows(
      """
      store.open(): called a 2nd time, expected once
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← CallScenarios.calledTooOftenAfterManyOtherCalls()  :\(line + 7)
        expectation  CallScenarios.swift:\(line + 2)
        other expectations
            ○ allowed, called 20 times   store.save(any, at: any)   :\(line + 3)
        calls that count
            1. store.open()   → :\(line + 2), from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      let Editor.open() make only one call, or write receives(2) at :\(line + 2)
      """, at: line + 7)
  }

  @Test func calledTooOftenWithAllCallers() {
    let line = #line
    context.recordsCallers = true
    context.check { expectThat(room).receives.open() }
    editor.open()
    editor.open()
    scenario.shows(
      """
      store.open(): called a 2nd time, expected once
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← CallScenarios.calledTooOftenWithAllCallers()  :\(line + 4)
        expectation  CallScenarios.swift:\(line + 2)
        before this
            1. store.open()   → :\(line + 2), from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      let Editor.open() make only one call, or write receives(2) at :\(line + 2)
      """, at: line + 4)
  }

  @Test func calledThoughExpectedNever() {
    let line = #line
    context.check { expectThat(room).receives(.never).close() }
    editor.close()
    scenario.shows(
      """
      store.close(): called, expected never
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← CallScenarios.calledThoughExpectedNever()  :\(line + 2)
        expectation  CallScenarios.swift:\(line + 1)
        next      let Editor.close() make no such call, or remove the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func calledTooOftenByAPattern() {
    let line = #line
    context.check { expectThat(room).receives.save(.any, at: 0) }
    editor.saveAt("a", 0)
    editor.saveAt("b", 0)
    scenario.shows(
      """
      store.save("b", at: 0): called a 2nd time as store.save(any, at: 0), expected once
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.calledTooOftenByAPattern()  :\(line + 3)
        expectation  CallScenarios.swift:\(line + 1)
        before this
            1. store.save("a", at: 0)   → :\(line + 1), from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
        next      let Editor.saveAt(_:_:) make only one call, or write receives(2) at :\(line + 1)
      """, at: line + 3)
  }

  @Test func calledTooOftenByName() {
    let line = #line
    context.check { expectThat(room, methods: .any) }
    editor.open()
    editor.close()
    scenario.shows(
      """
      store.close(): called a 2nd time as any method of store, expected once
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← CallScenarios.calledTooOftenByName()  :\(line + 3)
        expectation  CallScenarios.swift:\(line + 1)
        before this
            1. store.open()   → :\(line + 1), from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
        next      remove one of the 2 calls from Editor.open() or Editor.close(), or write a higher limit at :\(line + 1)
      """, at: line + 3)
  }

  // MARK: 6

  @Test func wrongState() {
    let line = #line
    let door = context.states("door").startsAs("closed")
    context.check {
      expectThat(room).receives.open().then.state(door, becomes: "open")
      expectThat(room).receives.save("a", at: 0).whenState(door.equals("open"))
    }
    editor.saveAt("a", 0)
    scenario.shows(
      """
      store.save("a", at: 0): called while door is "closed", expected when door is "open"
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.wrongState()  :\(line + 6)
        expectation  CallScenarios.swift:\(line + 4)  (expected once, never called)
        what would change it
            store.open() makes door "open"   :\(line + 3)  (expected once, never called)
        next      call store.open() before it, or allow it at :\(line + 4) while door is "closed"
      """, at: line + 6)
  }

  @Test func wrongArgumentInTheWrongState() {
    let line = #line
    let door = context.states("door").startsAs("closed")
    context.check {
      expectThat(room).receives.open().then.state(door, becomes: "open")
      expectThat(room).receives.save("a", at: 0).whenState(door.equals("open"))
    }
    editor.saveAt("a", 1)
    scenario.shows(
      """
      store.save("a", at: 1): unexpected: expected 0 as 'at'
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.wrongArgumentInTheWrongState()  :\(line + 6)
        closest expectation  CallScenarios.swift:\(line + 4)  (expected once, never called; only when door is "open", and now door is "closed")
            1         ✓ "a"
            at        ✗ expected 0
                             got 1
        other expectations
            ✗ once, never called   store.open()   :\(line + 3)   then door is "open"
        states    door is "closed"
        next      correct what Editor.saveAt(_:_:) passes, or expect 1 at :\(line + 4)
      """, at: line + 6)
  }

  // MARK: 7

  @Test func tooEarlyInASequence() {
    let line = #line
    context.check {
      inSequence(context.sequence("saving")) {
        expectThat(room).receives.open()
        expectThat(room).receives.save("a", at: 0)
        expectThat(room).receives.close()
      }
    }
    editor.open()
    editor.close()
    context.assertSatisfied()
    scenario.shows(
      """
      store.close(): too early in sequence "saving", store.save("a", at: 0) must come first
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← CallScenarios.tooEarlyInASequence()  :\(line + 9)
        expectation  CallScenarios.swift:\(line + 5)  (expected once, never called)
        sequence "saving"
            ✓ store.open()             :\(line + 3)   called once, from Editor.open() Tests/AcceptanceTests/Scenarios/Editor.swift:30
            → store.save("a", at: 0)   :\(line + 4)   expected now
            ✗ store.close()            :\(line + 5)   this call
        next      call store.save("a", at: 0) before it, or take :\(line + 5) out of the sequence
      """, at: line + 9)
  }

  @Test func tooEarlyAsTheFirstHasNotComeOftenEnough() {
    let line = #line
    context.check {
      inSequence(context.sequence("saving")) {
        expectThat(room).receives(2).save("a", at: 0)
        expectThat(room).receives.close()
      }
    }
    editor.saveAt("a", 0)
    editor.close()
    context.assertSatisfied()
    scenario.shows(
      """
      store.close(): too early in sequence "saving", store.save("a", at: 0) must come first (called once, expected exactly 2 times)
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← CallScenarios.tooEarlyAsTheFirstHasNotComeOftenEnough()  :\(line + 8)
        expectation  CallScenarios.swift:\(line + 4)  (expected once, never called)
        sequence "saving"
            → store.save("a", at: 0)   :\(line + 3)   called once, expected exactly 2 times, from Editor.saveAt(_:_:) Tests/AcceptanceTests/Scenarios/Editor.swift:37
            ✗ store.close()            :\(line + 4)   this call
        next      call store.save("a", at: 0) before it, or take :\(line + 4) out of the sequence
      """, at: line + 8)
  }

  @Test func tooLateInASequence() {
    let line = #line
    context.check {
      inSequence(context.sequence("saving")) {
        allowing(room).receives.open()
        expectThat(room).receives.close()
      }
    }
    editor.close()
    editor.open()
    scenario.shows(
      """
      store.open(): too late in sequence "saving", store.close() has been called already
        called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                     ← CallScenarios.tooLateInASequence()  :\(line + 8)
        expectation  CallScenarios.swift:\(line + 3)  (allowed, never called)
        sequence "saving"
            ✗ store.open()    :\(line + 3)   this call
            ✓ store.close()   :\(line + 4)   called once, from Editor.close() Tests/AcceptanceTests/Scenarios/Editor.swift:32
        next      call it before store.close(), or take :\(line + 3) out of the sequence
      """, at: line + 8)
  }

  // MARK: 8

  @Test func besideTwentyExpectations() {
    let line = #line
    context.check {
      for number in 0..<14 { expectThat(room).receives.save("item \(number)", at: number) }
      expectThat(room).receives.open()
      expectThat(room).receives.close()
      expectThat(room).receives.load(1)
      expectThat(room).receives.load(2)
      expectThat(room).receives.load(3)
      expectThat(room).receives.save("item 7")
    }
    editor.open()
    editor.saveAt("item 0", 0)
    editor.saveAt("item 7", 8)
    scenario.shows(
      """
      store.save("item 7", at: 8): unexpected: expected 7 as 'at'
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.besideTwentyExpectations()  :\(line + 12)
        closest expectation  CallScenarios.swift:\(line + 2)  (expected once, never called)
            1         ✓ "item 7"
            at        ✗ expected 7
                             got 8
        also close
            ✗ store.save("item 8", at: 8)   :\(line + 2)   argument 1 is "item 7", expected "item 8"
        other expectations  11 more of store.save(_:at:), 5 of other members; 16 of them are not satisfied
        before this
            1. store.open()                  → :\(line + 3)
            2. store.save("item 0", at: 0)   → :\(line + 2)
        next      correct what Editor.saveAt(_:_:) passes, or expect 8 at :\(line + 2)
      """, at: line + 12)
  }

  @Test func anEqualTextSaysMoreThanAnEqualNumber() {
    let line = #line
    context.check {
      expectThat(room).receives.save("a", at: 1)
      expectThat(room).receives.save("b", at: 2)
    }
    editor.saveAt("b", 1)
    scenario.shows(
      """
      store.save("b", at: 1): unexpected: expected 2 as 'at'
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.anEqualTextSaysMoreThanAnEqualNumber()  :\(line + 5)
        closest expectation  CallScenarios.swift:\(line + 3)  (expected once, never called)
            1         ✓ "b"
            at        ✗ expected 2
                             got 1
        also close
            ✗ store.save("a", at: 1)   :\(line + 2)   argument 1 is "b", expected "a"
        next      correct what Editor.saveAt(_:_:) passes, or expect 1 at :\(line + 3)
      """, at: line + 5)
  }

  @Test func twoAreEquallyClose() {
    let line = #line
    context.check {
      expectThat(room).receives.save("plum", at: 1)
      expectThat(room).receives.save("plum", at: 3)
    }
    editor.saveAt("plum", 2)
    scenario.shows(
      """
      store.save("plum", at: 2): unexpected: expected 1 or 3 as 'at'
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.twoAreEquallyClose()  :\(line + 5)
        closest expectations
            ✗ store.save("plum", at: 1)   :\(line + 2)   'at' is 2, expected 1
            ✗ store.save("plum", at: 3)   :\(line + 3)   'at' is 2, expected 3
        next      correct what Editor.saveAt(_:_:) passes, or one of the closest expectations
      """, at: line + 5)
  }

  @Test func oneWithRoomIsCloserThanOneThatIsSpent() {
    let line = #line
    context.check {
      expectThat(room).receives.save("a", at: 1)
      expectThat(room).receives.save("b", at: 2)
    }
    editor.saveAt("a", 1)
    editor.saveAt("a", 2)
    scenario.shows(
      """
      store.save("a", at: 2): unexpected: expected "b" as argument 1
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.oneWithRoomIsCloserThanOneThatIsSpent()  :\(line + 6)
        closest expectation  CallScenarios.swift:\(line + 3)  (expected once, never called)
            1         ✗ expected "b"
                             got "a"
            at        ✓ 2
        before this
            1. store.save("a", at: 1)   → :\(line + 2)
        next      correct what Editor.saveAt(_:_:) passes, or expect "a" at :\(line + 3)
      """, at: line + 6)
  }

  // MARK: 9

  @Test func anotherOverload() {
    let line = #line
    context.check { expectThat(room).receives.save("apple", at: 0) }
    editor.savePlain("apple")
    scenario.shows(
      """
      store.save("apple"): this overload is not expected; store.save("apple", at: 0) is
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← CallScenarios.anotherOverload()  :\(line + 2)
        expectation  CallScenarios.swift:\(line + 1)  store.save("apple", at: 0)  (expected once, never called)
        next      correct Editor.savePlain(_:), or the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func anotherMock() {
    let line = #line
    let backup: MockSupplyRoom = context.mock(named: "backup")
    context.check { expectThat(room).receives.save("apple", at: 0) }
    Editor(room: backup).saveAt("apple", 0)
    scenario.shows(
      """
      backup.save("apple", at: 0): called on backup, expected on store
        called from  Editor.saveAt(_:_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:37
                     ← CallScenarios.anotherMock()  :\(line + 3)
        expectation  CallScenarios.swift:\(line + 2)  store.save("apple", at: 0)  (expected once, never called)
        next      make this call on store in Editor.saveAt(_:_:), or expect it on backup at :\(line + 2)
      """, at: line + 3)
  }

  @Test func aSiblingMember() {
    let line = #line
    context.check { expectThat(room).receives.saveAll(["apple"]) }
    editor.savePlain("apple")
    scenario.shows(
      """
      store.save("apple"): this member is not expected; store.saveAll(["apple"]) is
        called from  Editor.savePlain(_:)  Tests/AcceptanceTests/Scenarios/Editor.swift:34
                     ← CallScenarios.aSiblingMember()  :\(line + 2)
        expectation  CallScenarios.swift:\(line + 1)  store.saveAll(["apple"])  (expected once, never called)
        next      correct Editor.savePlain(_:), or the expectation at :\(line + 1)
      """, at: line + 2)
  }

  @Test func aMemberThatNothingMentions() {
    let line = #line
    context.check { expectThat(room).receives.load(1) }
    editor.close()
    scenario.shows(
      """
      store.close(): unexpected: no expectation mentions it
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← CallScenarios.aMemberThatNothingMentions()  :\(line + 2)
        expect it    in context.check { expectThat(store).receives.close() }
        expectations
            ✗ once, never called   store.load(1)   :\(line + 1)
        next      remove the call from Editor.close(), or expect it
      """, at: line + 2)
  }

  @Test func noExpectationAtAll() {
    let line = #line
    editor.close()
    scenario.shows(
      """
      store.close(): unexpected: no expectations were declared
        called from  Editor.close()  Tests/AcceptanceTests/Scenarios/Editor.swift:32
                     ← CallScenarios.noExpectationAtAll()  :\(line + 1)
        expect it    in context.check { expectThat(store).receives.close() }
        before this  nothing
      """, at: line + 1)
  }
}
