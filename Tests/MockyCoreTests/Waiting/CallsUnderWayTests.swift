import Foundation
import Mocky
import MockyTestSupport
import Testing
import XCTest

@testable import MockyCore

/// A report on a test that hangs lists calls that have not returned, and those who wait.
struct CallsUnderWayTests {
  private var (_, context, turtle) = recordedContext(MockTurtle.self)

  private var calls: [String] {
    context.context.update { $0.underWay.all }.map { call, step, _ in
      "\(call.text) \(step?.text ?? "in the real object")"
    }
  }

  @Test func aCallIsListedWhileItsActionRunsAndNoLonger() {
    let seen = Captor<[String]>()
    context.check {
      allowing(turtle).receives.up()
        .then.performs { [self] in seen.record(calls) }
        .then.logs { [self] _ in "\(calls)" }
    }
    turtle.up()
    #expect(seen.last == ["turtle.up() performs a closure"])
    #expect(calls == [])
  }

  @Test func aCallInsideOfACallIsListedBehindIt() {
    let seen = Captor<[String]>()
    context.check {
      allowing(turtle).receives.up().then.performs { [turtle] in turtle.down() }
      allowing(turtle).receives.down().then.performs { [self] in seen.record(calls) }
    }
    turtle.up()
    #expect(
      seen.last == ["turtle.up() performs a closure", "turtle.down() performs a closure"])
    #expect(calls == [])
  }

  @Test func aCallOfASpyIsListedWhileItIsInTheRealObject() {
    let seen = Captor<[String]>()
    let spy = context.spy(MockTorch.self, on: RealTorch { [self] in seen.record(calls) })
    spy.shine()
    #expect(seen.last == ["torch.shine() in the real object"])
    #expect(calls == [])
  }

  @Test func noCallStaysListed() async throws {
    let (line, gate) = (#line, Gate())
    context.check {
      allowing(turtle).receives.up()
        .then.fulfills(XCTestExpectation(description: "up"))
        .then.fulfills(XCTestExpectation(description: "still up"))
      allowing(turtle).receives.down().then.doesNothing()
      allowing(turtle).receives.fetch(1).then.suspends(until: gate).then.returns("one")
      allowing(turtle).receives.fetch(2).then.throws(CancellationError())
      allowing(turtle).receives.fetch(3).then.waits(for: .milliseconds(1))
    }
    turtle.up()
    turtle.down()
    let held = Task { [turtle] in try await turtle.fetch(1) }
    await context.waitUntil(gate.holds(1), timeout: .seconds(600))
    let place = "CallsUnderWayTests.swift:\(line)"
    #expect(calls == ["turtle.fetch(1) suspends until the gate at \(place) opens"])
    held.cancel()
    _ = await held.result
    _ = try? await turtle.fetch(2)
    _ = try? await turtle.fetch(3)
    turtle.forward(1, why: "it is unexpected")
    #expect(calls == [])
  }

  @Test func whoWaitsIsListedAsLongAsHeDoes() async {
    let pen = context.states("pen").startsAs("up")
    let place = "CallsUnderWayTests.swift:\(#line + 2)"
    let wait = Task { [context] in
      await context.waitUntil(pen.equals("down"), timeout: .seconds(60))
    }
    while waits.isEmpty { await Task.yield() }
    #expect(waits == [#"waiting until pen is "down": pen is "up", \#(place)"#])
    wait.cancel()
    _ = await wait.value
    #expect(waits == [])
  }

  private var waits: [String] {
    let core = context.context
    let (snapshot, waits) = core.update { (ContextSnapshot($0, of: core), $0.waits.all) }
    return waits.map { $0(snapshot) }
  }
}

@Mockable private protocol Torch: Sendable {
  func shine()
}

private struct RealTorch: Torch {
  let body: @Sendable () -> Void
  func shine() { body() }
}
