import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Notifications are expected as calls are: LRMocky, and OCMock 1.5 and 8.
struct NotificationTests {
  final class Store: Sendable, CustomStringConvertible {
    let description = "the store"
  }

  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let center = NotificationCenter()
  let saved = Notification.Name("saved")
  let store = Store()
  let file = "NotificationTests.swift"

  @Test func aNotificationIsExpected() {
    let name = Notification.Name("saved \(UUID())")
    context.check { expectNotification(named: name) }
    #expect(!context.isSatisfied)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(context.isSatisfied)
  }

  @Test func aNotificationThatIsNotPostedIsNamed() {
    context.check { expectNotification(named: "never saved") }
    context.assertSatisfied()
    #expect(
      reporter.headlines == [
        #"NotificationCenter.default.post(name: "never saved", object: any): never posted, "#
          + "expected once"
      ])
  }

  @Test func aCentreOfTheTestsOwnIsWatched() {
    let another = NotificationCenter()
    context.check { expectNotification(named: saved).via(center) }
    another.post(name: saved, object: nil)
    #expect(!context.isSatisfied)
    center.post(name: saved, object: nil)
    #expect(context.isSatisfied)
  }

  @Test func theSenderMayBeSaid() {
    context.check { expectNotification(named: saved).from(store).via(center) }
    center.post(name: saved, object: turtle)
    let line = #line - 1
    center.post(name: saved, object: nil)
    context.assertSatisfied()
    let test = "NotificationTests.theSenderMayBeSaid()"
    #expect(
      reporter.headlines == [
        #"notificationCenter.post(name: "saved", object: the store): never posted, expected once"#
      ])
    #expect(
      reporter.section(.calls) == [
        #"1. notificationCenter.post(name: "saved", object: turtle)   → expected the store "#
          + "as 'object'; from \(test) :\(line)",
        #"2. notificationCenter.post(name: "saved", object: nil)      → expected the store "#
          + "as 'object'; from \(test) :\(line + 2)",
      ])
  }

  @Test func theSenderMayBeMatched() {
    context.check {
      expectNotification(named: saved).from(.ofType(Store.self)).via(center)
      expectNotification(named: saved).from(.isNil).via(center)
    }
    center.post(name: saved, object: turtle)
    #expect(!context.isSatisfied)
    center.post(name: saved, object: nil)
    center.post(name: saved, object: store)
    #expect(context.isSatisfied)
  }

  @Test func notificationsOfOtherNamesDoNotMatter() {
    context.check { expectNotification(named: saved).via(center) }
    center.post(name: Notification.Name("loaded"), object: nil)
    center.post(name: saved, object: nil)
    center.post(name: Notification.Name("loaded"), object: nil)
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }

  @Test func actionsRunAndGuardsHold() {
    let saving = context.states("saving").startsAs("no")
    let ids = Captor<String>()
    context.check {
      expectThat(turtle).receives.up().then.state(saving, becomes: "yes")
      expectNotification(named: saved).via(center).whenState(saving.equals("yes"))
        .then.runs { notification in ids.record("\(notification.userInfo?["id"] ?? "")") }
        .then.state(saving, becomes: "done")
    }
    turtle.up()
    center.post(name: saved, object: nil, userInfo: ["id": 7])
    #expect(ids.values == ["7"])
    #expect(saving.currentState == "done")
    #expect(context.isSatisfied)
  }

  @Test func aNotificationInAWrongStateFails() {
    let saving = context.states("saving").startsAs("no")
    let line = #line + 2
    context.check {
      whenState(saving.equals("yes")) { expectNotification(named: saved).via(center) }
    }
    center.post(name: saved, object: nil)
    #expect(
      reporter.headlines == [
        #"notificationCenter.post(name: "saved", object: nil): posted while saving is "#
          + #""no", expected when saving is "yes""#
      ])
    #expect(
      reporter.section(.expectation) == [
        "\(file):\(line)  (expected once, never called)"
      ])
  }

  @Test func itIsCounted() {
    let line = #line + 2
    context.check {
      expectNotification(named: saved).via(center).times(2)
      expectNotification(named: "loaded").via(center).times(.never)
    }
    for _ in 1...3 { center.post(name: saved, object: nil) }
    #expect(
      reporter.headlines == [
        #"notificationCenter.post(name: "saved", object: nil): posted a 3rd time as "#
          + #"notificationCenter.post(name: "saved", object: any), expected exactly 2 times"#
      ])
    #expect(
      reporter.section(.otherExpectations) == [
        #"✓ never   notificationCenter.post(name: "loaded", object: any)   :\#(line + 1)"#
      ])
  }

  @Test func itIsCountedInARange() {
    context.check { expectNotification(named: saved).via(center).times(2...) }
    center.post(name: saved, object: nil)
    #expect(!context.isSatisfied)
    for _ in 1...2 { center.post(name: saved, object: nil) }
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }

  @Test func itMayBeForbidden() {
    context.check { expectNotification(named: saved).via(center).times(.never) }
    center.post(name: saved, object: nil)
    #expect(
      reporter.headlines == [
        "notificationCenter.post(name: \"saved\", object: nil): called, expected never"
      ])
  }

  @Test func itStandsInSequencesWithCalls() {
    let order = context.sequence("order")
    context.check {
      inSequence(order) {
        expectThat(turtle).receives.up()
        expectNotification(named: saved).via(center)
        expectThat(turtle).receives.down()
      }
    }
    turtle.up()
    turtle.down()
    #expect(
      reporter.headlines == [
        "turtle.down(): too early in sequence \"order\", "
          + "notificationCenter.post(name: \"saved\", object: any) must come first"
      ])
  }

  @Test func itIsWaitedForOnAnyThread() async {
    context.check { expectNotification(named: saved).via(center) }
    Thread.detachNewThread { [center, saved] in center.post(name: saved, object: nil) }
    await context.waitUntilSatisfied(timeout: .seconds(5))
    #expect(reporter.failures.isEmpty)
  }

  @Test func severalCentresAreToldApart() {
    context.check {
      expectNotification(named: saved).via(center)
      expectNotification(named: saved).via(NotificationCenter())
    }
    context.assertSatisfied()
    #expect(
      reporter.headlines == [
        "notificationCenter.post(name: \"saved\", object: any): never posted, expected once",
        "notificationCenter2.post(name: \"saved\", object: any): never posted, expected once",
      ])
  }

  @Test func thoseThatDoNotMatterAreNoInteractions() {
    context.check { expectNotification(named: saved).from(store).via(center) }
    center.post(name: saved, object: nil)
    center.post(name: saved, object: store)
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }

  @Test func byDefaultItIsForbiddenOrMayComeAnyNumberOfTimes() {
    let ids = Captor<Int>()
    context.byDefault {
      expectNotification(named: "loaded").via(center).times(.never)
      expectNotification(named: saved).via(center).times(.atLeast(0))
        .then.runs { notification in ids.record(notification.userInfo?["id"] as? Int ?? 0) }
    }
    center.post(name: saved, object: nil, userInfo: ["id": 1])
    context.checkpoint()
    center.post(name: saved, object: nil, userInfo: ["id": 2])
    #expect(ids.values == [1, 2])
    #expect(reporter.failures.isEmpty)
    center.post(name: Notification.Name("loaded"), object: nil)
    #expect(
      reporter.headlines == [
        "notificationCenter.post(name: \"loaded\", object: nil): called, expected never"
      ])
  }

  @Test func oneThatComesOnAnotherThreadAndIsForbiddenFailsTheTestAtTheAssertion() {
    let callback = Callback()
    let context = Mockery(reporter: callback)
    context.check { expectNotification(named: saved).via(center).times(.never) }
    callback.reachesTest = false
    center.post(name: saved, object: nil)
    #expect(callback.failures.isEmpty)
    callback.reachesTest = true
    context.assertSatisfied()
    #expect(
      callback.headlines == [
        "notificationCenter.post(name: \"saved\", object: nil): called, expected never"
      ])
  }

  @Test func itMayBePostedByTheActionOfACall() {
    context.check {
      expectThat(turtle).receives.up().then.performs { [center, saved] in
        center.post(name: saved, object: nil)
      }
      expectNotification(named: saved).via(center)
    }
    turtle.up()
    #expect(context.isSatisfied)
  }

  @Test func severalContextsMayExpectTheSameOne() {
    let other = Mockery(reporter: reporter)
    context.check { expectNotification(named: saved).via(center) }
    other.check { expectNotification(named: saved).via(center) }
    center.post(name: saved, object: nil)
    #expect(context.isSatisfied && other.isSatisfied)
  }

  @Test func afterTheContextNothingIsWatched() {
    weak var gone: Mockery?
    do {
      let context = Mockery(reporter: reporter)
      gone = context
      context.check { expectNotification(named: saved).via(center).times(.never) }
      context.assertSatisfied()
      center.post(name: saved, object: nil)
    }
    #expect(gone == nil)
    center.post(name: saved, object: store)
    #expect(reporter.failures.isEmpty)
  }

  @Test func lookingBackForANotificationIsMisuse() {
    context.verify { expectNotification(named: saved).via(center) }
    reporter.expectMisuse(
      "notifications are expected before they are posted, in context.check { … }")
  }
}
