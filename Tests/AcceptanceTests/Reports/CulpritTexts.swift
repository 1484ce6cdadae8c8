import Foundation
import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Locker: Sendable {
  func find(_ parcel: Int, then: @escaping @Sendable (String) -> Void)
  func each(_ body: (Int) -> Void)
  func open(_ parcel: Int) throws -> NoDefault
  func open(_ parcel: Int, _ hint: String)
  func shut()
  func keep(_ thing: AnyObject)
}

@Mockable protocol CashDesk {
  func coins() -> Int
}

enum Signal: Equatable {
  case closed
  case failed(code: Int, isFinal: Bool)
}

/// Whole reports, which name the code or the line that has to change.
@Suite struct CulpritTexts {
  var (reporter, context, locker, turtle) = recordedContext(MockLocker.self, MockTurtle.self)
  private let courier = Courier()
  private let delivery = "from Courier.deliver(_:to:) Tests/MockyTestSupport/Courier.swift:5"

  // MARK: Callers of calls that nothing expects

  @Test func anAllowedCallOfTheMockShowsItsCaller() {
    let line = #line + 1
    context.check {
      allowing(turtle).receives.say(.any)
      expectThat(turtle).receives.up()
    }
    for words in ["a", "a", "b"] { courier.deliver(words, to: turtle.say) }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          calls
              1. turtle.say("a")   → :\(line + 1), \(delivery)
              2. turtle.say("a")   → :\(line + 1)
              3. turtle.say("b")   → :\(line + 1)
          next      call turtle.up(), perhaps in Courier.deliver(_:to:), or remove this expectation
        """
      ])
  }

  @Test func theFirstCallOfAnAllowanceOfAnotherMemberShowsItsCaller() {
    let line = #line
    context.byDefault { allowing(turtle).receives.say(.any) }
    context.check {
      allowing(turtle).receives.forward(.any, why: .any)
      expectThat(turtle).receives.up()
    }
    for words in ["a", "b"] { courier.deliver(words, to: turtle.say) }
    courier.deliver(1) { turtle.forward($0, why: "") }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          calls
              1. turtle.say("a")              → :\(line + 1), from Courier.deliver(_:to:) Tests/MockyTestSupport/Courier.swift:5
              2. turtle.say("b")              → :\(line + 1)
              3. turtle.forward(1, why: "")   → :\(line + 3)
          next      call turtle.up(), or remove this expectation
        """
      ])
  }

  @Test func aVerificationShowsTheCodeThatUsesTheMock() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliver("a", to: nice.say)
    context.verify { expectThat(nice).received.up() }
    #expect(
      reporter.messages == [
        """
        nice.up(): never called, expected at least once
          calls
              1. nice.say("a")   → from Courier.deliver(_:to:) Tests/MockyTestSupport/Courier.swift:5
          next      call nice.up(), perhaps in Courier.deliver(_:to:), or remove this verification
        """
      ])
  }

  @Test func aChoiceShowsTheCodeThatUsesTheMock() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliver("a", to: nice.say)
    context.verify {
      anyOf {
        expectThat(nice).received.up()
        expectThat(nice).received.down()
      }
    }
    #expect(
      reporter.messages == [
        """
        neither nice.up() nor nice.down() was called
          calls
              1. nice.say("a")   → \(delivery)
          next      make one of these calls, or remove this verification
        """
      ])
  }

  @Test func aChangeOfAStateShowsItsCaller() {
    let line = #line
    let pen = context.states("pen").startsAs("down")
    context.check {
      allowing(turtle).receives.say(.any).then.state(pen, becomes: "up")
      whenState(pen.equals("down")) { expectThat(turtle).receives.up() }
    }
    for words in ["a", "b"] { courier.deliver(words, to: turtle.say) }
    courier.deliver(1) { _ in turtle.up() }
    #expect(
      reporter.messages == [
        """
        turtle.up(): called while pen is "up", expected when pen is "down"
          called from  closure in CulpritTexts.aChangeOfAStateShowsItsCaller()  :\(line + 7)
                       ← Courier.deliver(_:to:)  Tests/MockyTestSupport/Courier.swift:5
                       ← CulpritTexts.aChangeOfAStateShowsItsCaller()  :\(line + 7)
          expectation  CulpritTexts.swift:\(line + 4)  (expected once, never called)
          what would change it
              no expectation leads there
          before this
              1. turtle.say("a")   → :\(line + 3), pen became "up", from Courier.deliver(_:to:) Tests/MockyTestSupport/Courier.swift:5
              2. turtle.say("b")   → :\(line + 3), pen became "up", from Courier.deliver(_:to:) Tests/MockyTestSupport/Courier.swift:5
        """
      ])
  }

  // MARK: Notifications and objects

  @Test func aNotificationFromAnotherSender() {
    let line = #line
    let (center, saved) = (NotificationCenter(), Notification.Name("saved"))
    context.check { expectNotification(named: saved).from(NSLock()).via(center) }
    courier.deliver("shelf") { center.post(name: saved, object: $0) }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        notificationCenter.post(name: "saved", object: <NSLock>): never posted, expected once
          calls
              1. notificationCenter.post(name: "saved", object: "shelf")   → expected <NSLock> as 'object'; from closure in CulpritTexts.aNotificationFromAnotherSender() :\(line + 3)
          next      correct the call, or this expectation
        """
      ])
  }

  @Test func anObjectOfTheSystem() {
    let line = #line
    context.check { expectThat(locker).receives.keep(.identical(to: NSLock())) }
    courier.deliver(NSLock(), to: locker.keep)
    #expect(
      reporter.messages == [
        """
        locker.keep(<NSLock>): unexpected: argument 1 is another instance
          called from  Courier.deliver(_:to:)  Tests/MockyTestSupport/Courier.swift:5
                       ← CulpritTexts.anObjectOfTheSystem()  :\(line + 2)
          closest expectation  CulpritTexts.swift:\(line + 1)  (expected once, never called)
              1         ✗ expected <NSLock>
                               got another instance: <NSLock>
          next      correct what Courier.deliver(_:to:) passes, or change the expectation at :\(line + 1)
        """
      ])
  }

  @Test func addressesInTextsOfOthers() {
    let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { number.deallocate() }
    let things: [(Any, String)] = [
      (number, "UnsafeMutablePointer<Int>"),
      (UnsafeRawPointer(number), "UnsafeRawPointer"),
      (UnsafeBufferPointer(start: number, count: 1), "UnsafeBufferPointer<Int>"),
      (OpaquePointer(number), "OpaquePointer"),
      (ObjectIdentifier(reporter), "ObjectIdentifier"),
      (AnyHashable(ObjectIdentifier(reporter)), "ObjectIdentifier"),
      (NotificationCenter(), "<NotificationCenter>"),
      ([NSLock()], "[<NSLock>]"),
      (Labeled(lock: NSLock()), "labeled <NSLock>"),
      (Notification(name: .init("x"), object: NSLock()), "name = x, object = <NSLock>"),
      ("0x00007fab12345678", #""0x00007fab12345678""#),
      (Color(), "color 0xff0000ff"),
    ]
    for (thing, text) in things { #expect(ValueText.of(thing) == text) }
  }

  @Test func anotherInstance() {
    let line = #line
    context.check { expectThat(locker).receives.keep(.identical(to: Session())) }
    courier.deliver(Session(), to: locker.keep)
    #expect(
      reporter.messages == [
        """
        locker.keep(Session(lock: <NSLock>)): unexpected: argument 1 is another instance
          called from  Courier.deliver(_:to:)  Tests/MockyTestSupport/Courier.swift:5
                       ← CulpritTexts.anotherInstance()  :\(line + 2)
          closest expectation  CulpritTexts.swift:\(line + 1)  (expected once, never called)
              1         ✗ expected Session(lock: <NSLock>)
                               got another instance: Session(lock: <NSLock>)
          next      correct what Courier.deliver(_:to:) passes, or change the expectation at :\(line + 1)
        """
      ])
  }

  // MARK: Missing values

  @Test func aMissingValueExplainsTheMissingCalls() {
    let line = #line
    context.check {
      expectThat(locker).receives(2).open(.any)
      expectThat(locker).receives.shut()
    }
    let errors = [1, 2].map { parcel in Result { try locker.open(parcel) } }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        locker.open(1): no value to return, of type NoDefault
          called from  CulpritTexts.aMissingValueExplainsTheMissingCalls()  :\(line + 5)
          expected at  CulpritTexts.swift:\(line + 2)
          next      give it one with .then.returns(…), or all such calls with context.setDefault(…, for: NoDefault.self)
        """,
        """
        locker.open(2): no value to return, of type NoDefault
          called from  CulpritTexts.aMissingValueExplainsTheMissingCalls()  :\(line + 5)
          expected at  CulpritTexts.swift:\(line + 2)
          next      give it one with .then.returns(…), or all such calls with context.setDefault(…, for: NoDefault.self)
        """,
      ])
    #expect(
      errors.map { "\($0)" }
        == [1, 2].map {
          "failure(no result for locker.open(\($0)), reported above)"
        })
  }

  @Test func aMissingValueOfANiceMock() {
    let line = #line
    let nice = context.mock(MockLocker.self, named: "nice", strictness: .nice)
    context.check { expectThat(nice).receives.shut() }
    courier.deliver(1) { _ = try? nice.open($0) }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        nice.open(1): no value to return, of type NoDefault
          called from  closure in CulpritTexts.aMissingValueOfANiceMock()  :\(line + 3)
                       ← Courier.deliver(_:to:)  Tests/MockyTestSupport/Courier.swift:5
                       ← CulpritTexts.aMissingValueOfANiceMock()  :\(line + 3)
          next      give it one with .then.returns(…), or all such calls with context.setDefault(…, for: NoDefault.self)
        """
      ])
  }

  // MARK: Closures that nothing calls

  @Test func aCompletionHandlerThatNothingCalls() {
    let line = #line
    context.check {
      expectThat(locker).receives.find(7, then: .any)
      expectThat(turtle).receives.say("A")
    }
    courier.deliver(7) { locker.find($0) { turtle.say($0) } }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        turtle.say("A"): never called, expected once
          calls
              1. locker.find(7, then: a closure)   → :\(line + 2)
          next      turtle had no call: check that the code under test has it, and calls it
                    (nothing called 'then' of call 1, as .then.calls(…) at :\(line + 2) would)
        """
      ])
  }

  @Test func aBodyThatNothingCalls() {
    let line = #line
    context.check {
      allowing(locker).receives.each(.any)
      expectThat(locker).receives.shut()
    }
    locker.each { _ in locker.shut() }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        locker.shut(): never called, expected once
          calls
              1. locker.each(a closure)   → :\(line + 2)
          next      call locker.shut(), or remove this expectation
                    (nothing called argument 1 of call 1, as .then.calls(…) at :\(line + 2) would)
        """
      ])
  }

  @Test func aCompletionHandlerOfANiceMock() {
    let nice = context.mock(MockLocker.self, named: "nice", strictness: .nice)
    nice.find(1) { _ in nice.shut() }
    context.verify { expectThat(nice).received.shut() }
    #expect(
      reporter.messages == [
        """
        nice.shut(): never called, expected at least once
          calls
              1. nice.find(1, then: a closure)
          next      call nice.shut(), or remove this verification
                    (nothing called 'then' of call 1, as .then.calls(…) would)
        """
      ])
  }

  @Test func aClosureOfAMockedFunctionThatNothingCalls() {
    let line = #line
    let load = context.mockFunction(
      named: "load", as: (@Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void).self)
    context.check {
      allowing(load).receives.call(1, .any)
      expectThat(turtle).receives.up()
    }
    load.function(1) { _ in turtle.up() }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          calls
              1. load(1, a closure)   → :\(line + 4)
          next      turtle had no call: check that the code under test has it, and calls it
                    (nothing called argument 2 of call 1, as .then.calls(…) at :\(line + 4) would)
        """
      ])
  }

  @Test func aCompletionHandlerThatTheTestCalls() {
    let line = #line
    let then = Captor<@Sendable (String) -> Void>()
    context.check {
      expectThat(locker).receives.find(7, then: .capturing(into: then))
      expectThat(locker).receives.shut()
    }
    locker.find(7) { _ in }
    then.last?("A")
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        locker.shut(): never called, expected once
          calls
              1. locker.find(7, then: a closure)   → :\(line + 3)
          next      call 'then' of call 1, which a captor has, or call locker.shut() in it, or remove this expectation
        """
      ])
  }

  @Test func aCompletionHandlerThatMadeAnotherCall() {
    let then = Captor<@Sendable (String) -> Void>()
    context.check {
      expectThat(locker).receives.find(7, then: .capturing(into: then))
      allowing(turtle).receives.say(.any)
      expectThat(locker).receives.shut()
    }
    locker.find(7) { turtle.say($0) }
    then.last?("A")
    context.assertSatisfied()
    #expect(reporter.section(.next) == ["call locker.shut(), or remove this expectation"])
  }

  @Test func aCapturedCompletionHandlerForAMockWithoutCalls() {
    let then = Captor<@Sendable (String) -> Void>()
    context.check {
      allowing(locker).receives.find(.any, then: .capturing(into: then))
      expectThat(turtle).receives.say("A")
    }
    locker.find(7) { turtle.say($0) }
    context.assertSatisfied()
    #expect(
      reporter.section(.next) == [
        "call 'then' of call 1, which a captor has, or call turtle.say(\"A\") in it, or remove this expectation"
      ])
  }

  @Test func anotherArgumentThatACaptorHas() {
    let number = Captor<Int>()
    let line = #line + 2
    context.check {
      allowing(locker).receives.find(.capturing(into: number), then: .any)
      expectThat(locker).receives.shut()
    }
    locker.find(7) { _ in locker.shut() }
    context.assertSatisfied()
    #expect(
      reporter.section(.next) == [
        "call locker.shut(), or remove this expectation",
        "(nothing called 'then' of call 1, as .then.calls(…) at :\(line) would)",
      ])
  }

  @Test func twoCallsThatAClosureWouldMake() {
    let line = #line
    context.check {
      expectThat(locker).receives.find(7, then: .any)
      expectThat(locker).receives.shut()
      expectThat(locker).receives.keep(.any)
    }
    courier.deliver(7, withHandlerTo: locker.find)
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        locker.shut(): never called, expected once
          other expectations
              ✗ once, never called   locker.keep(any)   :\(line + 4)
          calls
              1. locker.find(7, then: a closure)   → :\(line + 2), from Courier.deliver(_:withHandlerTo:) Tests/MockyTestSupport/Courier.swift:49
          next      call locker.shut(), or remove this expectation
                    (nothing called 'then' of call 1, as .then.calls(…) at :\(line + 2) would)
        """,
        """
        locker.keep(any): never called, expected once
          next      call locker.keep(any), or remove this expectation
        """,
      ])
  }

  @Test func aCallThatHasNotReturnedStandsAmongTheCalls() {
    let line = #line
    context.check {
      expectThat(locker).receives.each(.any).then.performs { body in body(1) }
      expectThat(turtle).receives.up()
    }
    locker.each { _ in turtle.say("a") }
    #expect(
      reporter.section(.expectations) == ["✗ once, never called   turtle.up()   :\(line + 3)"])
    #expect(
      reporter.section(.beforeThis)
        == ["1. locker.each(a closure)   → :\(line + 2), not returned yet"])
  }

  // MARK: Earlier failures

  @Test func aMockThatHadNoCallAfterAnEarlierFailure() {
    let line = #line
    context.check {
      allowing(locker).receives.open(.any, .any)
      expectThat(locker).receives.shut()
      expectThat(turtle).receives.up()
    }
    courier.deliver(1) { locker.open($0, "") }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        locker.shut(): never called, expected once
          other expectations
              ✗ once, never called   turtle.up()   :\(line + 4)
          calls
              1. locker.open(1, "")   → :\(line + 2)
          next      call locker.shut(), or remove this expectation
        """,
        """
        turtle.up(): never called, expected once
          next      turtle had no call: look at the failure at :\(line + 3) first
        """,
      ])
  }

  @Test func aMockThatHadNoCallInTheSameVerification() {
    let line = #line
    let nice = context.mock(MockLocker.self, named: "nice", strictness: .nice)
    courier.deliver(1) { nice.open($0, "") }
    context.verify {
      expectThat(nice).received.shut()
      expectThat(turtle).received.up()
    }
    #expect(
      reporter.messages == [
        """
        nice.shut(): never called, expected at least once
          calls
              1. nice.open(1, "")
          next      call nice.shut(), or remove this verification
        """,
        """
        turtle.up(): never called, expected at least once
          next      turtle had no call: look at the failure at :\(line + 4) first
        """,
      ])
  }

  @Test func aMockThatHadNoCallAfterAFailedVerification() {
    let line = #line
    let nice = context.mock(MockLocker.self, named: "nice", strictness: .nice)
    context.check { expectThat(turtle).receives.up() }
    nice.open(1, "")
    context.verify { expectThat(nice).received.shut() }
    context.assertSatisfied()
    #expect(
      reporter.messages.last == """
        turtle.up(): never called, expected once
          calls
              1. nice.open(1, "")
          next      turtle had no call: look at the failure at :\(line + 4) first
        """)
  }

  @Test func aVerificationOfWhatIsExpectedToo() {
    let line = #line
    context.check { expectThat(turtle).receives(2).up() }
    courier.deliver("") { _ in turtle.up() }
    context.verify { expectThat(turtle).received(2).up() }
    #expect(
      reporter.messages == [
        """
        turtle.up(): called once, expected exactly 2 times
          expected  at :\(line + 1), too, where the same calls are missing
          calls
              1. turtle.up()   → :\(line + 1), from closure in CulpritTexts.aVerificationOfWhatIsExpectedToo() :\(line + 2)
          next      call turtle.up() again, or write received(1)
        """
      ])
  }

  // MARK: Orders

  @Test func theLastOfSeveralCallsCameTooLate() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliver("a", to: nice.say)
    courier.deliver("b", to: nice.say)
    courier.deliver(1) { nice.forward($0, why: "") }
    courier.deliver("c", to: nice.say)
    let line = #line
    context.verify {
      inOrder {
        expectThat(nice).received(3).say(.any)
        expectThat(nice).received.forward(.any, why: .any)
      }
    }
    #expect(
      reporter.messages == [
        """
        nice.forward(any, why: any): called before nice.say("c") (call 4, the last of 3), expected after it
          calls
              1. nice.say("a")              → needed at :\(line + 3); \(delivery)
              2. nice.say("b")              → needed at :\(line + 3); \(delivery)
              3. nice.forward(1, why: "")   → too early; from closure in CulpritTexts.theLastOfSeveralCallsCameTooLate() :\(line - 2)
              4. nice.say("c")              → expected first at :\(line + 3); \(delivery)
          next      call nice.forward(1, why: "") after nice.say("c"), or take it out of inOrder
        """
      ])
  }

  @Test func oneOfTwoCallsCameTooEarly() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    for word in ["close", "save", "close"] { courier.deliver(word, to: nice.say) }
    let line = #line
    context.verify {
      inOrder {
        expectThat(nice).received.say("save")
        expectThat(nice).received(2).say("close")
      }
    }
    #expect(
      reporter.messages == [
        """
        nice.say("close"): called once after nice.say("save"), expected exactly 2 times
          calls
              1. nice.say("close")   → too early; \(delivery)
              2. nice.say("save")    → expected first at :\(line + 3); \(delivery)
              3. nice.say("close")   → \(delivery)
          next      call nice.say("close"), which Courier.deliver(_:to:) calls, after nice.say("save"), or take it out of inOrder
        """
      ])
  }

  @Test func aCallCameTooEarlyAndALaterOneTookItsPlace() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    for word in ["begin", "a", "commit", "b", "c", "commit", "d"] {
      courier.deliver(word, to: nice.say)
    }
    let line = #line
    context.verify {
      inOrder {
        expectThat(nice).received.say("begin")
        expectThat(nice).received.say("a")
        expectThat(nice).received.say("b")
        expectThat(nice).received.say("commit")
        expectThat(nice).received.say("c")
        expectThat(nice).received.say("d")
        expectThat(nice).received.say("commit")
      }
    }
    #expect(
      reporter.messages == [
        """
        nice.say("commit"): called before nice.say("b") (call 4), expected after it
          calls
              1. nice.say("begin")    → needed at :\(line + 3); \(delivery)
              2. nice.say("a")        → needed at :\(line + 4); \(delivery)
              3. nice.say("commit")   → too early; \(delivery)
              4. nice.say("b")        → expected first at :\(line + 5); \(delivery)
              5. nice.say("c")        → needed at :\(line + 7); \(delivery)
              6. nice.say("commit")   → \(delivery)
              7. nice.say("d")        → needed at :\(line + 8); \(delivery)
          next      call nice.say("commit"), which Courier.deliver(_:to:) calls, after nice.say("b"), or take it out of inOrder
        """
      ])
    #expect(reporter.lines == [line + 6])
  }

  @Test func anOrderOfOtherCallsIsNotTheCauseOfACallThatNeverCame() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    for word in ["commit", "a", "commit"] { courier.deliver(word, to: nice.say) }
    context.verify {
      inOrder {
        expectThat(nice).received.say("a")
        expectThat(nice).received.say("commit")
        expectThat(nice).received.say("b")
      }
    }
    #expect(
      reporter.headlines == [
        #"nice.say("b"): never called, expected at least once"#
      ])
  }

  // MARK: Arguments

  @Test func swappedArguments() {
    let copy = context.mockFunction(named: "copy", as: ((String, String) -> Void).self)
    let line = #line + 3
    context.check {
      expectThat(copy).receives.call("a", "z")
      expectThat(copy).receives.call("a", "b")
      expectThat(copy).receives.call("b", "c")
    }
    courier.deliver("b") { copy.function($0, "a") }
    #expect(
      reporter.messages == [
        """
        copy("b", "a"): unexpected: argument 1 and argument 2 are swapped
          called from  closure in CulpritTexts.swappedArguments()  :\(line + 3)
                       ← Courier.deliver(_:to:)  Tests/MockyTestSupport/Courier.swift:5
                       ← CulpritTexts.swappedArguments()  :\(line + 3)
          closest expectation  CulpritTexts.swift:\(line)  (expected once, never called)
              1         ✗ expected "a"
                               got "b"
              2         ✗ expected "b"
                               got "a"
          also close
              ✗ copy("b", "c")   :\(line + 1)   argument 2 is "a", expected "c"
          other expectations
              ✗ once, never called   copy("a", "z")   :\(line - 1)
        """
      ])
  }

  @Test func swappedNumbersAreNamedBesideACallThatLacks() {
    let nice = context.mock(MockLocker.self, named: "nice", strictness: .nice)
    let move = context.mockFunction(named: "move", as: ((Int, Int, String) -> Void).self)
    context.check { allowing(move).receives.call(.any, .any, .any) }
    move.function(800, 600, "a")
    nice.shut()
    context.verify { expectThat(move).received.call(600, 800, "a") }
    #expect(
      reporter.section(.calls).first?.contains("; argument 1 and argument 2 are swapped") == true)
  }

  @Test func equalArgumentsAndOthersAreNotSwapped() {
    let copy = context.mockFunction(named: "copy", as: ((String, String) -> Void).self)
    context.check { expectThat(copy).receives.call("a", "b") }
    copy.function("b", "c")
    #expect(reporter.headlines.first?.contains("swapped") == false)
  }

  @Test func aCallThatItsOwnExpectationNeededHasNoRemark() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.say("a")
      expectThat(turtle).receives.say("b")
    }
    turtle.say("a")
    context.assertSatisfied()
    #expect(reporter.section(.calls) == [#"1. turtle.say("a")   → :\#(line)"#])
  }

  @Test func aCallThatAnEarlierBlockVerifiedHasNoRemark() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    nice.say("a")
    let line = #line + 1
    context.verify { expectThat(nice).received.say("a") }
    context.verify { expectThat(nice).received.say("b") }
    let calls = reporter.section(.calls)
    #expect(calls.count == 1 && calls[0].contains("→ verified at :\(line)"), "\(calls)")
    #expect(!calls.joined().contains("expected"))
  }

  @Test func aFailedTestIsToldOfWorkThatCameTooLate() async {
    context.check { expectThat(turtle).receives.up() }
    context.assertSatisfied()
    await Task { turtle.up() }.value
    #expect(
      reporter.headlines == [
        "turtle.up(): never called, expected once",
        "turtle.up(): called after its context was verified",
      ])
  }

  // MARK: Next steps

  @Test func aStateIsReachedByACallThatMayStillCome() {
    let door = context.states("door").startsAs("shut")
    context.check {
      allowing(locker).receives.shut().then.state(door, becomes: "shut")
      allowing(locker).receives.keep(.any).then.state(door, becomes: "open")
      whenState(door.equals("shut")) { expectThat(turtle).receives.say("up") }
    }
    courier.deliver(courier as AnyObject, to: locker.keep)
    courier.deliver("up", to: turtle.say)
    #expect(
      reporter.section(.next).joined().hasPrefix(
        "call locker.shut() before it, or call it before locker.keep("))
  }

  @Test func theOnlyDefaultIsAClueToAWrongArgument() {
    let nice = context.mock(MockCashDesk.self, named: "nice", strictness: .nice)
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("5 coins") }
    courier.deliver("\(nice.coins()) coins", to: turtle.say)
    #expect(
      reporter.section(.next) == [
        #"correct what Courier.deliver(_:to:) passes, or expect "0 coins" at :\#(line),"#,
        "or stub nice.coins(), which returned 0, a default",
      ])
  }

  @Test func aCallThatHasNotReturnedIsAwaited() async throws {
    let gate = Gate()
    context.check {
      expectThat(turtle).receives.fetch(.any).then.suspends(until: gate).then.returns("a")
    }
    let first = Task { try await courier.order(1, from: turtle.fetch) }
    await context.waitUntil(gate.holds(1), timeout: .seconds(600))
    _ = try? await courier.order(2, from: turtle.fetch)
    gate.open()
    _ = try await first.value
    #expect(
      reporter.section(.next).first?.hasPrefix(
        "let Courier.order(_:from:) wait until the call before has returned, or write receives(2) at :"
      )
        == true, "\(reporter.messages)")
  }

  @Test func aLongTextIsNotRepeatedInTheNextStep() {
    let line = #line + 1
    context.check { expectThat(turtle).receives.say(String(repeating: "ab ", count: 30)) }
    courier.deliver(String(repeating: "ab ", count: 29), to: turtle.say)
    #expect(
      reporter.section(.next) == [
        "correct what Courier.deliver(_:to:) passes, or change the expectation at :\(line)"
      ])
  }

  @Test func aWaitForAStateNamesTheCallThatWasMeant() async {
    let door = context.states("door").startsAs("up")
    context.check {
      expectThat(turtle).receives.say("shut").then.state(door, becomes: "down")
      ignoring(turtle)
    }
    courier.deliver("shutting", to: turtle.say)
    await context.waitUntil(door.equals("down"), timeout: .milliseconds(10))
    let call = reporter.section(.calls).first
    #expect(call?.contains(#"expected "shut" as argument 1; from Courier.deliver(_:to:)"#) == true)
    #expect(
      reporter.section(.next) == [
        "correct what Courier.deliver(_:to:) passes, or this expectation"
      ])
  }

  @Test func aWaitForAStateNamesTheCallThatIsMissing() async {
    let door = context.states("door").startsAs("up")
    context.check {
      expectThat(turtle).receives.down().then.state(door, becomes: "down")
      allowing(turtle).receives.say(.any)
    }
    courier.deliver("a", to: turtle.say)
    await context.waitUntil(door.equals("down"), timeout: .milliseconds(10))
    #expect(
      reporter.section(.next) == [
        "call turtle.down(), perhaps in Courier.deliver(_:to:), or remove this expectation"
      ])
  }

  @Test(arguments: [true, false]) func aCallThatAnotherLineNeedsIsNotCorrected(
    inOrder isOrdered: Bool
  ) {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliver("a", to: nice.say)
    context.verify {
      if isOrdered {
        inOrder {
          expectThat(nice).received.say("a")
          expectThat(nice).received.say("b")
        }
      } else {
        expectThat(nice).received.say("a")
        expectThat(nice).received.say("b")
      }
    }
    let step = reporter.section(.next).first
    #expect(step?.hasPrefix(#"call nice.say("b")"#) == true, "\(reporter.messages)")
    #expect(step?.contains("perhaps in Courier.deliver(_:to:)") == true)
  }

  @Test func aDefaultMayBeTheReasonThatAMockHadNoCall() async throws {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    let print = context.mockFunction(named: "print", as: ((Int) -> Void).self)
    context.check { expectThat(print).receives.call(.any) }
    _ = try await nice.fetch(1)
    context.assertSatisfied()
    #expect(
      reporter.section(.next) == [
        "print had no call: check that the code under test has it, and calls it,",
        #"or stub nice.fetch(1), which returned "", a default"#,
      ])
  }

  @Test func theSameCaseIsCloserThanAnother() {
    let send = context.mockFunction(named: "send", as: ((Signal) -> Void).self)
    let line = #line + 3
    context.check {
      expectThat(send).receives.call(.value(.closed))
      expectThat(send).receives.call(.case(Signal.failed, .equal(to: 51), .equal(to: false)))
    }
    send.function(.failed(code: 51, isFinal: true))
    #expect(
      reporter.headlines == [
        "send(.failed(code: 51, isFinal: true)): unexpected: "
          + "failed.isFinal of argument 1 is true, expected false"
      ])
    #expect(reporter.section(.closest).first?.contains(":\(line)") == true)
  }

  @Test func aCallAfterAllThatAreExpected() {
    context.check { for word in ["a", "b"] { expectThat(turtle).receives.say(word) } }
    for word in ["a", "b", "c"] { courier.deliver(word, to: turtle.say) }
    #expect(
      reporter.headlines == [
        #"turtle.say("c"): unexpected: all expected calls of say(_:) were made before"#
      ])
    #expect(
      reporter.section(.next) == [
        "let Courier.deliver(_:to:) make one call fewer, or expect this one, too"
      ])
  }

  @Test func anotherArgumentWhileTheCallBeforeIsMissing() {
    let finish = context.mockFunction(named: "finish", as: ((Int) -> Void).self)
    let order = context.sequence("order")
    let line = #line + 3
    context.check {
      expectThat(turtle).receives.say("a").inSequence(order)
      expectThat(finish).receives.call(2).inSequence(order)
    }
    courier.deliver(1, to: finish.function)
    #expect(
      reporter.section(.next) == [
        #"call turtle.say("a") first, then correct what Courier.deliver(_:to:) passes, "#
          + "or expect 1 at :\(line)"
      ])
  }

  @Test func aCallThatAnEarlierLineOfTheOrderHas() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    for word in ["open", "save"] { courier.deliver(word, to: nice.say) }
    context.verify {
      inOrder {
        expectThat(nice).received.say("open")
        expectThat(nice).received.say("save")
        expectThat(nice).received.say("open")
      }
    }
    #expect(
      reporter.headlines == [
        #"nice.say("open"): never called after nice.say("save"), expected at least once"#
      ])
  }

  // MARK: Waits

  @Test func aWaitOnAClockOnWhichNothingSleeps() {
    let line = #line
    let clock = ManualClock()
    context.check { expectThat(turtle).receives.up() }
    context.waitUntilSatisfied(timeout: .seconds(60), clock: clock)
    context.verify(within: .seconds(60), clock: clock) { expectThat(turtle).received.up() }
    #expect(
      reporter.messages == [
        """
        timed out after 60 seconds waiting for turtle.up(): never called, expected once
          clock     nothing slept on it for 5 seconds of real time, so it was advanced to the end
          expected  at :\(line + 2)
          calls     no mock was called
          next      check that the code under test ran, has this mock, and calls it in time
        """
      ])
  }

  @Test func aTaskThatDoesNothingAfterItsSleep() async {
    let clock = ManualClock()
    let line = #line
    context.check {
      expectThat(turtle).receives.say("asleep")
      expectThat(turtle).receives.up()
    }
    courier.deliver("asleep", to: turtle.say)
    let task = Task { try await clock.sleep(.seconds(30)) }
    await context.waitUntilSatisfied(timeout: .seconds(60), clock: clock)
    await context.verify(within: .seconds(60), clock: clock) { expectThat(turtle).received.up() }
    _ = await task.result
    #expect(
      reporter.messages == [
        """
        timed out after 60 seconds waiting for turtle.up(): never called, expected once
          clock     nothing slept on it any more for 5 seconds of real time, so it was advanced to the end
          expected  at :\(line + 3)
          calls
              1. turtle.say("asleep")   → :\(line + 2), \(delivery)
          next      look at what the task does after its sleep, or remove this expectation
        """
      ])
  }

  @Test func aWaitOnAClockThatWokeATask() async {
    let clock = ManualClock()
    let line = #line
    context.check { expectThat(turtle).receives.up() }
    let task = Task { try await clock.sleep(.seconds(30)) }
    await context.waitUntilSatisfied(timeout: .seconds(60), clock: clock)
    _ = await task.result
    #expect(
      reporter.messages == [
        """
        timed out after 60 seconds waiting for turtle.up(): never called, expected once
          clock     nothing slept on it any more for 5 seconds of real time, so it was advanced to the end
          expected  at :\(line + 1)
          calls     no mock was called
          next      check that the code under test ran, has this mock, and calls it after its sleep
        """
      ])
  }
}

private final class Session: Sendable {
  let lock = NSLock()
  var word: Int { 1 }
}

private struct Labeled: CustomStringConvertible {
  let lock: NSLock
  var description: String { "labeled \(lock)" }
}

/// Its own text has a number that is no address.
private struct Color: CustomStringConvertible { var description: String { "color 0xff0000ff" } }
