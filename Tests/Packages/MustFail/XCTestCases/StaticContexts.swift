import Mocky
import Publishing
import XCTest

/// Several tests use the context that the first of them makes.
final class StaticContexts: XCTestCase {
  private static let context = Mockery()
  private static let subscriber = context.mock(MockSubscriber.self, named: "subscriber")
  private static let press = context.states("press", startingAs: "idle")

  func test1Makes() {
    Self.context.check { expectThat(Self.subscriber).receives.receive("one") }
    Publisher(Self.subscriber).publish("one")
    assertContextSatisfied(Self.context)
  }

  func test2Asserts() {
    Self.context.check { expectThat(Self.subscriber).receives.receive("two") }  // asserted
    assertContextSatisfied(Self.context)
  }

  func test3Verifies() {
    Self.context.verify { expectThat(Self.subscriber).received.receive("three") }  // verified
  }

  func test4Waits() {
    Self.context.waitUntil(Self.press.equals("busy"), timeout: .milliseconds(1))  // waited
    Self.context.check { expectThat(Self.subscriber).receives.receive("four") }
    assertContextSatisfied(Self.context)
  }

  func test5Mistakes() {
    _ = Self.context.mock(MockSubscriber.self, named: "subscriber")  // mistaken
  }
}
