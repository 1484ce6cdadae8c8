import Mocky
import MockyTestSupport
import Testing

/// The last line of a report, for values and orders.
struct NextStepTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private let courier = Courier()

  private var step: String? { reporter.section(.next).first }

  private func step<Value>(expecting value: Value, got other: Value) -> String? {
    let take = context.mockFunction(named: "take", as: ((Value) -> Void).self)
    context.check { expectThat(take).receives.call(value) }
    courier.deliver(other, to: take.function)
    return step?.split(separator: ",").dropFirst().joined(separator: ",")
  }

  @Test func numbersThatOnlyRoundingDistinguishes() {
    #expect(
      step(expecting: 0.6, got: 0.1 + 0.2 + 0.3)?.hasPrefix(
        " or expect .close(to: 0.6, within: 1e-9) at :") == true)
  }

  @Test func largeNumbersThatOnlyRoundingDistinguishes() {
    #expect(
      step(expecting: Float(1_234.5), got: Float(1_234.5).nextUp)?.hasPrefix(
        " or expect .close(to: 1234.5, within: 1e-1) at :") == true)
  }

  @Test func numbersThatDiffer() {
    #expect(step(expecting: 0.6, got: 0.61)?.hasPrefix(" or expect 0.61 at :") == true)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func numbersThatAreNotFinite(number: Double) {
    #expect(
      step(expecting: 0.6, got: number)?.hasPrefix(" or change the expectation at :") == true)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func numbersInPlaceOfThoseThatAreNotFinite(number: Double) {
    #expect(step(expecting: number, got: 0.6)?.hasPrefix(" or expect 0.6 at :") == true)
  }

  @Test func numbersOfAnotherType() {
    #expect(
      step(expecting: 8080 as Any, got: UInt16(8080) as Any)?.hasPrefix(
        " or expect UInt16(8080) at :") == true)
  }

  @Test func valuesOfAnotherTypeThatCodeCannotWrite() {
    #expect(
      step(expecting: ["a"] as Any, got: ["a"] as Set as Any)?.hasPrefix(
        " or change the expectation at :") == true)
  }

  @Test func aCallThatWasMadeBeforeTheStateChanged() {
    let pen = context.states("pen").startsAs("down")
    context.check {
      whenState(pen.equals("down")) { allowing(turtle).receives.say(.any) }
      allowing(turtle).receives.up().then.state(pen, becomes: "up")
    }
    turtle.say("a")
    turtle.up()
    courier.deliver("b", to: turtle.say)
    #expect(
      step?.hasPrefix("remove the call from Courier.deliver(_:to:), or allow it at :") == true)
  }

  @Test func aCallThatWasMissingBeforeTheStateChanged() {
    let pen = context.states("pen").startsAs("down")
    context.check {
      whenState(pen.equals("down")) { expectThat(turtle).receives(2).say(.any) }
      allowing(turtle).receives.up().then.state(pen, becomes: "up")
    }
    turtle.say("a")
    turtle.up()
    courier.deliver("b", to: turtle.say)
    #expect(step?.hasPrefix("call it before turtle.up(), or allow it at :") == true)
  }

  @Test func aCallThatWasMadeInItsTurn() {
    let walk = context.sequence("walk")
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives(1...).say(.any)
        expectThat(turtle).receives.up()
      }
    }
    turtle.say("a")
    turtle.up()
    courier.deliver("b", to: turtle.say)
    #expect(step?.hasPrefix("remove the call from Courier.deliver(_:to:), or take :") == true)
  }

  @Test func aCallOfASimilarMember() {
    let cache = context.mock(MockParcelCache.self, strictness: .nice)
    context.check { expectThat(cache).receives.removeAll() }
    courier.deliver("token", to: cache.remove)
    context.assertSatisfied()
    #expect(
      step == #"correct Courier.deliver(_:to:), which called parcelCache.remove("token"), "#
        + "or this expectation")
  }

  @Test func aCallOfASimilarMemberThatTheTestMade() {
    let cache = context.mock(MockParcelCache.self, strictness: .nice)
    context.check { expectThat(cache).receives.removeAll() }
    cache.remove("token")
    context.assertSatisfied()
    #expect(step == #"correct the call parcelCache.remove("token"), or this expectation"#)
  }

  @Test func aCallOfASimilarMemberThatIsAllowed() {
    let cache = context.mock(MockParcelCache.self, strictness: .nice)
    context.check {
      allowing(cache).receives.remove(.any)
      expectThat(cache).receives.removeAll()
    }
    courier.deliver("token", to: cache.remove)
    context.assertSatisfied()
    let place = "perhaps in Courier.deliver(_:to:)"
    #expect(step == "call parcelCache.removeAll(), \(place), or remove this expectation")
  }

  @Test func theFunctionThatMadeTheOtherCalls() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(nice).receives.up() }
    courier.deliver("a", to: nice.say)
    context.assertSatisfied()
    let place = "perhaps in Courier.deliver(_:to:)"
    #expect(step == "call nice.up(), \(place), or remove this expectation")
  }

  @Test func anAsyncFunctionThatMadeTheOtherCalls() async {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(nice).receives.up() }
    await courier.deliverLater("a", to: nice.say)
    context.assertSatisfied()
    let place = "perhaps in Courier.deliverLater(_:to:)"
    #expect(
      step == "call nice.up(), \(place), or await the task that does, or remove this expectation")
  }

  @Test func aFunctionThatMadeTheOtherCallsInATask() async {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    await courier.deliver("a", inATaskTo: nice.say)
    context.verify { expectThat(nice).received.up() }
    let place = "perhaps in Courier.deliver(_:inATaskTo:)"
    #expect(
      step == "call nice.up(), \(place), or await the task that does, or remove this verification")
  }

  @Test func aMockWithoutCallsInAsyncCode() async {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(turtle).receives.up() }
    await courier.deliverLater("a", to: nice.say)
    context.assertSatisfied()
    #expect(
      reporter.section(.next) == [
        "turtle had no call: check that the code under test has it, and calls it,",
        "perhaps in Courier.deliverLater(_:to:), or awaits the task that does",
      ])
  }

  @Test func twoFunctionsUnderTestOnTheWayToAWrongArgument() {
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("a") }
    courier.forward("b", to: turtle.say)
    let callers = "Courier.deliver(_:to:) or Courier.forward(_:to:)"
    #expect(step == #"correct what \#(callers) passes, or expect "b" at :\#(line)"#)
  }

  @Test func twoFunctionsUnderTestOnTheWayToARepeatedCall() {
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("a") }
    for _ in 1...2 { courier.forward("a", to: turtle.say) }
    let callers = "Courier.deliver(_:to:) or Courier.forward(_:to:)"
    #expect(step == "let \(callers) make only one call, or write receives(2) at :\(line)")
  }

  private struct Lost: Error {}

  private struct Scan: Sendable, Equatable {
    var barcode = "JJD0014001"
    var hub = "Berlin-Ost"
    var minutes = Array(1000...1020)
  }

  @Test func expectationsWhoseShortTextsAreEqual() {
    let scan = context.mockFunction(named: "scan", as: ((Scan) -> Void).self)
    let scans = [Scan(), Scan(minutes: Array(1000...1021)), Scan(minutes: [])]
    context.check { for one in scans { expectThat(scan).receives.call(one) } }
    for one in [scans[0], scans[2]] { courier.deliver(one, to: scan.function) }
    context.assertSatisfied()
    #expect(!reporter.messages[0].contains("handled"))
    #expect(step?.hasPrefix("call scan(") == true)
    #expect(
      step?.hasSuffix("), perhaps in Courier.deliver(_:to:), or remove this expectation") == true)
  }

  @Test func elementsOfStructsInAnotherOrder() {
    let list = context.mockFunction(named: "list", as: (([Scan]) -> Void).self)
    let scans = ["Potsdam", "Cottbus", "Berlin", "Halle"].map { Scan(hub: $0) }
    context.check { expectThat(list).receives.call(scans) }
    courier.deliver([scans[0], scans[2], scans[3], scans[1]], to: list.function)
    #expect(
      reporter.section(.closest).dropFirst() == [
        "1         ✗ the same elements in another order, .inAnyOrder([…]) takes any order",
        #"[1].hub  expected "Cottbus", got "Berlin""#, #"[2].hub  expected "Berlin", got "Halle""#,
        #"[3].hub  expected "Halle", got "Cottbus""#,
      ])
  }

  @Test func aCallThatAnotherMockShouldGet() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.check { expectThat(turtle).receives.say("a") }
    let line = #line + 1
    context.check { expectThat(other).receives.say("b") }
    for word in ["a", "b"] { courier.deliver(word, to: turtle.say) }
    #expect(reporter.headlines == [#"turtle.say("b"): called on turtle, expected on other"#])
    #expect(
      step
        == "make this call on other in Courier.deliver(_:to:), or expect it on turtle at :\(line)")
  }

  @Test func anArgumentThatAMatcherOfAnotherMockTakes() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.check {
      expectThat(turtle).receives.say("a")
      expectThat(other).receives.say(.any)
    }
    courier.deliver("b", to: turtle.say)
    #expect(reporter.headlines == [#"turtle.say("b"): unexpected: expected "a" as argument 1"#])
  }

  @Test func aCallThatANiceMockGotInPlaceOfTheExpectedOne() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(turtle).receives.say("a") }
    courier.deliver("a", to: nice.say)
    context.assertSatisfied()
    #expect(
      step
        == "nice had this call: make it on turtle in Courier.deliver(_:to:), or expect it on nice")
  }

  @Test func anotherMemberWithTheSameArgument() {
    let cache = context.mock(MockParcelCache.self)
    context.check { expectThat(cache).receives.remove("token") }
    courier.deliver("token", to: cache.evict)
    let instead = #"call parcelCache.remove("token") instead"#
    #expect(step == "remove the call from Courier.deliver(_:to:), \(instead), or expect it")
  }

  @Test func theSameMemberOfAnotherMockWithOneEqualArgument() {
    let (sms, email) = (
      context.mock(MockParcelCache.self, named: "sms"),
      context.mock(MockParcelCache.self, named: "email")
    )
    context.check { expectThat(sms).receives.send("hello", to: "+49 30 1") }
    courier.deliver("hello", at: "ann@example.com", to: email.send)
    #expect(
      step
        == #"remove the call from Courier.deliver(_:at:to:), call sms.send("hello", to: "+49 30 1") instead, or expect it"#
    )
  }

  @Test func aFunctionWhoseOnlyCallIsExpectedIsNotSuspected() {
    context.check { for word in ["a", "b"] { expectThat(turtle).receives.say(word) } }
    courier.deliver("a", to: turtle.say)
    context.assertSatisfied()
    #expect(step == #"call turtle.say("b"), or remove this expectation"#)
  }

  @Test func theErrorOfAStubThatTheCodeLetThrough() async {
    context.check { allowing(turtle).receives.fetch(7).then.throws(Lost()) }
    do { _ = try await courier.order(7, from: turtle.fetch) } catch {
      let origin = context.context.origin(of: error)
      #expect(
        origin?.hasSuffix(
          "  next      catch the error in Courier.order(_:from:), expect it in the test, or stub another one"
        )
          == true)
    }
  }

  @Test func theLastOfSeveralCallersIsToldOfAMockWithoutCalls() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(turtle).receives.up() }
    courier.deliver("a", to: nice.say)
    courier.forward("b", to: nice.say)
    courier.deliverAll(["c"], to: nice.say)
    context.assertSatisfied()
    #expect(
      reporter.section(.next) == [
        "turtle had no call: check that the code under test has it, and calls it",
        "(the last call comes from Courier.deliverAll(_:to:))",
      ])
  }

  @Test func theFirstOfSeveralCallsThatAWaitLacks() async {
    context.check {
      expectThat(turtle).receives(2).say("a")
      expectThat(turtle).receives.up()
    }
    courier.deliver("a", to: turtle.say)
    await context.waitUntilSatisfied(timeout: .zero)
    #expect(
      step
        == #"call turtle.say("a") again, perhaps in Courier.deliver(_:to:), or write receives(1)"#)
  }

  @Test func aDeinitThatMadeTheOtherCalls() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(nice).receives.up() }
    do { Farewell(nice).stay() }
    context.assertSatisfied()
    #expect(step == "call nice.up(), perhaps in Farewell.deinit, or remove this expectation")
  }

  @Test func notOneOfSeveralFunctions() {
    context.check {
      expectThat(turtle).receives(3).say(.any)
      expectThat(turtle).receives.up()
    }
    courier.deliver("a", to: turtle.say)
    courier.deliverAll(["b", "c"], to: turtle.say)
    context.assertSatisfied()
    #expect(step == "call turtle.up(), or remove this expectation")
  }

  @Test func aShadowedExpectation() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.say(.matching("anything") { _ in true })
      expectThat(turtle).receives.say("a")
    }
    turtle.say("a")
    context.assertSatisfied()
    #expect(step == "write this expectation before :\(line), or remove one of them")
  }

  @Test func aMemberWithAWordInCommonIsNamed() {
    let scan = context.mock(MockScanDelegate.self)
    context.check {
      expectThat(scan).receives.scanDidStart()
      expectThat(scan).receives.scanDidFinish(.any)
    }
    scan.scanDidStart()
    courier.deliver("empty image", to: scan.scanDidFail)
    #expect(
      reporter.headlines == [
        #"scanDelegate.scanDidFail("empty image"): this member is not expected; "#
          + "scanDelegate.scanDidFinish(any) is"
      ])
  }

  @Test func theCallerOfACallThatNothingVerifies() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliver("a", to: nice.say)
    context.verify { expectThat(nice).received.say("a") }
    courier.deliver("b", to: nice.say)
    context.verifyNoMoreInteractions()
    #expect(step == "remove the call from Courier.deliver(_:to:), or verify it")
    #expect(
      reporter.section(.calls)[0].hasPrefix(
        #"2. nice.say("b")   → from Courier.deliver(_:to:) Tests/MockyTestSupport/Courier.swift:"#))
  }

  @Test func twoCallersOfCallsThatNothingVerifies() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.forward("a", to: nice.say)
    courier.deliverAll(["b"], to: nice.say)
    context.verifyNoMoreInteractions()
    #expect(
      step
        == "remove all 2 calls from Courier.deliver(_:to:) or Courier.deliverAll(_:to:), or verify them"
    )
  }

  @Test func severalCallersOfCallsThatNothingVerifies() {
    context.check { allowing(turtle).receives.say(.any) }
    courier.deliver("a", to: turtle.say)
    courier.deliverAll(["b"], to: turtle.say)
    courier.deliver(
      "c",
      withHandlerTo: { (word: String, _: @Sendable (Int) -> Void) in
        turtle.say(word)
      })
    context.verifyNoMoreInteractions(with: turtle)
    #expect(step == "remove all 3 calls, or verify them")
  }

  @Test func aDefaultOfAnAllowanceWithoutAResult() {
    let prices = context.mock(MockParcelPrices.self)
    context.check {
      allowing(prices).receives.cents(of: .any)
      expectThat(turtle).receives.say("320")
    }
    let line = #line - 3
    let price = courier.ask("letter", prices.cents)
    courier.deliver("\(price)", to: turtle.say)
    #expect(
      reporter.section(.next).last
        == #"or stub parcelPrices.cents(of: "letter"), which returned 0, a default"#)
    #expect(
      reporter.section(.beforeThis)[0].hasPrefix(
        #"1. parcelPrices.cents(of: "letter")   → :\#(line), returned 0, a default, from Courier"#))
  }

  @Test func aDefaultOfAnExpectationWithoutAResult() {
    let prices = context.mock(MockParcelPrices.self)
    let line = #line + 1
    context.check { expectThat(prices).receives.cents(of: .any) }
    context.check { expectThat(turtle).receives.up() }
    courier.ask("letter", prices.cents)
    context.assertSatisfied()
    #expect(
      reporter.section(.calls)[0].hasPrefix(
        #"1. parcelPrices.cents(of: "letter")   → :\#(line), returned 0, a default, from Courier"#))
  }

  @Test func theDefaultsOfSeveralCallsOfAMember() {
    let prices = context.mock(MockParcelPrices.self, strictness: .nice)
    context.check { expectThat(turtle).receives.say("320") }
    let price = courier.ask("letter", prices.cents) + courier.ask("card", prices.cents)
    courier.deliver("\(price)", to: turtle.say)
    #expect(
      reporter.section(.next).last
        == "or stub parcelPrices.cents(of:), which returned 0, a default")
  }

  @Test func theDefaultBeforeAMissingCallOfTheSameMock() {
    let prices = context.mock(MockParcelPrices.self, strictness: .nice)
    context.check { expectThat(prices).receives.stamp("letter") }
    if courier.ask("letter", prices.cents) > 0 { courier.deliver("letter", to: prices.stamp) }
    context.assertSatisfied()
    #expect(
      reporter.section(.next) == [
        #"call parcelPrices.stamp("letter"), perhaps in Courier.ask(_:_:), or remove this expectation,"#,
        #"or stub parcelPrices.cents(of: "letter"), which returned 0, a default"#,
      ])
  }

  @Test func theExpectationOfACallWithAResult() {
    let prices = context.mock(MockParcelPrices.self, named: "prices")
    courier.ask("letter", prices.cents)
    #expect(
      reporter.section(.expectIt) == [
        "in context.check { expectThat(prices).receives.cents(…).then.returns(…) }"
      ])
  }

  @Test func theDefaultsOfSeveralMembersAreNotTold() {
    let prices = context.mock(MockParcelPrices.self, strictness: .nice)
    context.check { expectThat(turtle).receives.say("320") }
    courier.ask("letter", prices.isKnown)
    courier.deliver("\(courier.ask("letter", prices.cents))", to: turtle.say)
    #expect(reporter.section(.next).count == 1)
  }

  @Test func aRepeatedCallOfAnotherFunction() {
    context.check { for word in ["a", "b"] { expectThat(turtle).receives.say(word) } }
    courier.deliver("a", to: turtle.say)
    courier.deliverAll(["a"], to: turtle.say)
    #expect(
      step
        == #"remove the call from Courier.deliverAll(_:to:), or call turtle.say("b") instead, or expect turtle.say("a") 2 times"#
    )
  }

  @Test func twoLinesThatLeadToOne() {
    context.check { expectThat(turtle).receives.say("a") }
    courier.deliverTwice("a", to: turtle.say)
    let file = "Tests/MockyTestSupport/Courier.swift"
    #expect(
      step?.replacing(/:\d+/, with: ":N")
        == "remove the call at \(file):N or :N, both in Courier.deliverTwice(_:to:), "
        + "or write receives(2) at :N")
  }

  @Test func twoLinesThatLeadToOneInAVerification() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliverTwice("a", to: nice.say)
    context.verify { expectThat(nice).received(1).say("a") }
    let end = ", both in Courier.deliverTwice(_:to:), or write received(2)"
    #expect(step?.hasPrefix("remove the call at ") == true)
    #expect(step?.hasSuffix(end) == true)
  }

  @Test func twoFunctionsThatCallOne() {
    context.check { expectThat(turtle).receives.say("a") }
    courier.forward("a", to: turtle.say)
    courier.deliverTwice("a", to: turtle.say)
    let callers = "Courier.forward(_:to:) or Courier.deliverTwice(_:to:)"
    #expect(step?.hasPrefix("remove the call from \(callers), or write receives(2) at :") == true)
  }

  @Test func theCallerOfTheFunctionWithTooFewCalls() {
    context.check { expectThat(turtle).receives(2).say(.any) }
    courier.forward("a", to: turtle.say)
    context.assertSatisfied()
    let callers = "Courier.deliver(_:to:) or Courier.forward(_:to:)"
    #expect(step == "call turtle.say(any) again, perhaps in \(callers), or write receives(1)")
  }

  @Test func callersThatDifferAreNotNamed() {
    context.check { expectThat(turtle).receives(4).say(.any) }
    courier.forward("a", to: turtle.say)
    courier.deliverTwice("b", to: turtle.say)
    context.assertSatisfied()
    let function = "Courier.deliver(_:to:)"
    #expect(step == "call turtle.say(any) again, perhaps in \(function), or write receives(3)")
  }

  @Test func mocksThatTheTestMayHaveSwapped() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.check {
      expectThat(turtle).receives.say("a")
      expectThat(other).receives.say("b")
    }
    courier.deliver("a", to: other.say)
    let choices = "make this call on turtle in Courier.deliver(_:to:), or expect it on other at :"
    #expect(step?.hasPrefix(choices) == true)
    #expect(step?.hasSuffix(", or swap the two mocks") == true)
  }

  @Test func aMockThatHasAllItsCallsIsNotSwapped() {
    let other = context.mock(MockTurtle.self, named: "other")
    context.check {
      expectThat(turtle).receives.say("a")
      expectThat(other).receives.say("b")
    }
    courier.deliver("b", to: other.say)
    courier.deliver("a", to: other.say)
    #expect(step?.hasSuffix("swap the two mocks") == false)
  }

  @Test func aGateThatNobodyOpens() async {
    let steps = await steps(whileTheGateHoldsACall: 7) { _ in
      await context.waitUntilSatisfied(timeout: .milliseconds(10))
    }
    #expect(steps == ["open the gate at :N before this wait"])
  }

  @Test func aGateThatNobodyOpensBesideAMissingCall() async {
    context.check { expectThat(turtle).receives.down() }
    let steps = await steps(whileTheGateHoldsACall: 7) { _ in
      await context.waitUntilSatisfied(timeout: .milliseconds(10))
    }
    #expect(
      steps == [
        "open the gate at :N before this wait, or call turtle.down(), or remove this expectation"
      ])
  }

  @Test func aWaitForTheGateItself() async {
    let steps = await steps(whileTheGateHoldsACall: 7) { gate in
      await context.waitUntil(gate.holds(2), timeout: .milliseconds(10))
    }
    #expect(
      steps == ["let the code make more calls before turtle.fetch(7) returns, or wait for fewer"])
  }

  @Test func aWaitForAnotherGateThatHoldsNothing() async {
    let steps = await steps(whileTheGateHoldsACall: 7) { _ in
      await context.waitUntil(Gate().holds(1), timeout: .milliseconds(10))
    }
    #expect(steps == ["open the gate at :N before this wait"])
  }

  @Test func aWaitForTheGateToHoldLess() async {
    let steps = await steps(whileTheGateHoldsACall: 7) { gate in
      await context.waitUntil(!gate.holds(1), timeout: .milliseconds(10))
    }
    #expect(steps == ["open the gate at :N before this wait"])
  }

  @Test func aDefaultThatLedToACallTooMany() {
    let prices = context.mock(MockParcelPrices.self, named: "prices", strictness: .nice)
    context.check { expectThat(turtle).receives(.never).say(.any) }
    if courier.ask("a", prices.cents) == 0 { courier.deliver("a", to: turtle.say) }
    #expect(
      reporter.section(.next).joined(separator: "\n").hasSuffix(
        #"or stub prices.cents(of: "a"), which returned 0, a default"#))
  }

  @Test func aStateToWhichNoExpectationLeads() {
    let pump = context.states("pump").startsAs("off")
    context.check { expectThat(turtle).receives.up().whenState(pump.equals("on")) }
    courier.deliver((), to: turtle.up)
    let choices =
      #"make no such call in Courier.deliver(_:to:), or make sure that pump is "on", or allow it at :"#
    #expect(step?.hasPrefix(choices) == true)
  }

  @Test func theCallersOfACaller() {
    context.check { expectThat(turtle).receives.say("a") }
    courier.pass("b", to: turtle.say)
    let callers = "Courier.deliver(_:to:) or Courier.forward(_:to:) or another caller"
    #expect(step?.hasPrefix("correct what \(callers) passes, or expect \"b\" at :") == true)
  }

  private func steps(
    whileTheGateHoldsACall number: Int, _ wait: (Gate) async -> Void
  ) async -> [String] {
    let gate = Gate()
    context.check {
      expectThat(turtle).receives.fetch(number).then.suspends(until: gate).then.returns("a")
      expectThat(turtle).receives.say("a")
    }
    let task = Task { [turtle, courier] in
      courier.deliver(try await turtle.fetch(number), to: turtle.say)
    }
    await context.waitUntil(gate.holds(1), timeout: .seconds(600))
    await wait(gate)
    gate.open()
    _ = await task.result
    return reporter.section(.next).map { $0.replacing(/:\d+/, with: ":N") }
  }

  @Test func anErrorAfterADefault() {
    let cache = context.mock(MockParcelCache.self, named: "cache", strictness: .nice)
    courier.ask("a", cache.size)
    #expect(
      context.context.origin(of: Lost())?.replacing(/:\d+/, with: ":N") == """
        after cache.size("a"), which returned nil, a default
          called from  Courier.ask(_:_:) Tests/MockyTestSupport/Courier.swift:N
          next      stub cache.size("a"), or expect the error in the test
        """)
  }

  @Test func anErrorLongAfterADefault() {
    let cache = context.mock(MockParcelCache.self, named: "cache", strictness: .nice)
    courier.ask("a", cache.size)
    cache.removeAll()
    #expect(context.context.origin(of: Lost()) == nil)
  }

  @Test func aStateThatTakesTwoSteps() {
    enterALockedDoor(shutBy: "unlock", whileItIs: "locked")
    let calls = #"call turtle.say("unlock") and then turtle.say("open") before it"#
    #expect(step?.hasPrefix("\(calls), or allow it at :") == true)
  }

  @Test func statesThatOnlyLeadToEachOther() {
    enterALockedDoor(shutBy: "close", whileItIs: "open")
    let none = #"make no such call in Courier.deliver(_:to:), or make sure that door is "open""#
    #expect(step?.hasPrefix("\(none), or allow it at :") == true)
  }

  private func enterALockedDoor(shutBy word: String, whileItIs state: String) {
    let door = context.states("door").startsAs("locked")
    context.check {
      allowing(turtle).receives.say("open").whenState(door.equals("shut"))
        .then.state(door, becomes: "open")
      allowing(turtle).receives.say(word).whenState(door.equals(state))
        .then.state(door, becomes: "shut")
      expectThat(turtle).receives.say("enter").whenState(door.equals("open"))
    }
    courier.deliver("enter", to: turtle.say)
  }

  @Test func aMemberWithoutEnoughWordsInCommonIsNot() {
    let scan = context.mock(MockScanDelegate.self)
    context.check { expectThat(scan).receives.scanDidFinish(.any) }
    scan.willScan()
    #expect(reporter.headlines[0].hasSuffix(": unexpected: no expectation mentions it"))
  }
}

@Mockable private protocol ParcelCache {
  func remove(_ key: String)
  func evict(_ key: String)
  func send(_ text: String, to address: String)
  func removeAll()
  func size(_ key: String) -> Int?
}

@Mockable private protocol ScanDelegate {
  func willScan()
  func scanDidStart()
  func scanDidFinish(_ pages: Int)
  func scanDidFail(_ reason: String)
}

@Mockable private protocol ParcelPrices {
  func cents(of kind: String) -> Int
  func isKnown(_ kind: String) -> Bool
  func stamp(_ kind: String)
}
