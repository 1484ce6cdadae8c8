import Foundation
import Mocky
import Publishing
import Testing
import XCTest

/// Contexts that are made where neither framework knows a test.
@Suite struct MadeElsewhere {
  @Test func inADetachedTask() async {
    await Task.detached {
      let context = Mockery()
      let subscriber: MockSubscriber = context.mock()
      Publisher(subscriber).publish("hello")
      withExtendedLifetime(context) {}
    }.value
  }

  @Test func inAThread() { onAThread { calls(Mockery()) } }

  @Test func inAQueue() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      calls(Mockery())
      done.signal()
    }
    done.wait()
  }

  @Test func unsatisfied() async {
    await Task.detached { expects(Mockery()) }.value
  }

  @Test func assertedThere() async {
    await Task.detached {
      let context = Mockery()
      expects(context)
      assertContextSatisfied(context)
    }.value
  }

  @Test func aMistake() {
    onAThread {
      let context = Mockery()
      _ = context.mock(MockSubscriber.self, named: "one")
      _ = context.mock(MockSubscriber.self, named: "one")
    }
  }

  @Test func theCurrentContext() async {
    await Task.detached { _ = Mockery.current }.value
  }

  @Test func aMistakeWithoutAContext() {
    onAThread { _ = allowing(anyMock, methods: .startingWith("log")) }
  }

  @Test func releasedLate() async {
    let context = await Task.detached { Mockery() }.value
    expects(context)
    Kept.shared.keep(context)
  }

  @Test func inAStaticProperty() {
    onAThread { calls(Kept.context) }
  }

  @Test func inAContextOfXCTest() throws { calls(try #require(Kept.shared.last)) }

  @Test func usedByTheTest() async {
    let context = await Task.detached { Mockery() }.value
    calls(context)  // used by the test
    assertContextSatisfied(context)
  }
}

/// Objects that live until the process ends.
final class Kept: Sendable {
  static let shared = Kept()
  static let context = Mockery()

  private let contexts = Captor<Mockery>()

  func keep(_ context: Mockery) { contexts.record(context) }

  var last: Mockery? { contexts.last }
}

/// Tests of XCTest that run in the same process before those of Swift Testing.
final class InTheSameProcess: XCTestCase {
  func testInAThread() { onAThread { calls(Mockery()) } }

  func testKeepsItsContext() { Kept.shared.keep(Mockery()) }
}

private func calls(_ context: Mockery) {
  let subscriber: MockSubscriber = context.mock()
  Publisher(subscriber).publish("hello")
}

private func expects(_ context: Mockery) {
  let subscriber: MockSubscriber = context.mock()
  context.check { expectThat(subscriber).receives.receive("hello") }
}

private func onAThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}
