import Foundation
import Mocky
import MockyTestSupport
import XCTest

/// LRMocky's README, section by section: its quick introduction.
final class LRMockyReadmeTests: XCTestCase {
  var context: Mockery!

  override func setUp() { context = Mockery() }
  override func tearDown() { assertContextSatisfied(context) }

  // "A failing test", "Getting it to compile"
  func testTheFailingTestSaysWhatWasNotReceived() {
    let (reporter, context, subscriber) = recordedContext(MockSubscriber.self)
    let publisher = SilentPublisher()
    publisher.add(subscriber)

    context.check { expectThat(subscriber).receives.receive("some message") }
    publisher.publish("some message")
    assertContextSatisfied(context)

    XCTAssertEqual(
      reporter.headlines,
      [
        #"subscriber.receive("some message"): never called, expected once"#
      ])
  }

  // "Making the test pass"
  func testSubscriberReceivesMessage() {
    let subscriber = context.mock(MockSubscriber.self)
    var publisher = Publisher()
    publisher.add(subscriber)
    let message = "some message"

    context.check {
      expectThat(subscriber).receives.receive(message)
    }

    publisher.publish(message)
  }

  // "A second test", "Disambiguating the error message"
  func testTheFailingTestNamesTheSubscriberThatReceivedNothing() {
    let (reporter, context) = recordedContext()
    let subscriberOne = context.mock(MockSubscriber.self, named: "subscriber one")
    let subscriberTwo = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher(subscriberTwo)

    let line = #line + 2
    context.check {
      expectThat(subscriberOne).receives.receive("some message")
      expectThat(subscriberTwo).receives.receive("some message")
    }
    publisher.publish("some message")
    assertContextSatisfied(context)

    XCTAssertEqual(
      reporter.headlines,
      [
        #"subscriber one.receive("some message"): never called, expected once"#
      ])
    XCTAssertEqual(
      reporter.section(.calls), [#"1. subscriber two.receive("some message")   → :\#(line + 1)"#])
  }

  // "A second test", once it passes
  func testMultipleSubscribersReceiveMessages() {
    let subscriberOne = context.mock(MockSubscriber.self, named: "subscriber one")
    let subscriberTwo = context.mock(MockSubscriber.self, named: "subscriber two")
    let publisher = Publisher(subscriberOne, subscriberTwo)
    let message = "some message"

    context.check {
      expectThat(subscriberOne).receives.receive(message)
      expectThat(subscriberTwo).receives.receive(message)
    }

    publisher.publish(message)
  }
}
