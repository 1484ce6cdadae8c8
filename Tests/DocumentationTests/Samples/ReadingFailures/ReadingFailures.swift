import Foundation
import Mocky
import MockyCore

/// The failures that the guide on reading them shows, in its order.
enum ReadingFailures {
  static func failures() async -> [String] {
    let synchronous: [(ShopTests) -> () -> Void] = [
      ShopTests.aWrongArgument, ShopTests.aPartOfAValue, ShopTests.tooOften,
      ShopTests.inTheWrongState, ShopTests.tooEarly, ShopTests.notMentioned,
      ShopTests.anotherOverload, ShopTests.withoutExpectations, ShopTests.afterTheVerification,
      ShopTests.withoutAValue, ShopTests.neverCalled, ShopTests.takenByAnother,
      ShopTests.neverVerified, ShopTests.allowedInVain, ShopTests.foundTooRarely,
      ShopTests.foundInAnotherOrder, ShopTests.neverAskedFor, ShopTests.outsideOfABlock,
      ShopTests.aNameTwice, ShopTests.outOfReach,
    ]
    var messages: [String] = []
    for test in synchronous { messages += ShopTests.messages { test($0)() } }
    messages += await ShopTests.laterMessages { await $0.inVain() }
    return messages + (await ShopTests.laterMessages { await $0.onAnotherThread() })
  }

  #sourceLocation(file:"ShopTests.swift",line:126)
  /// The transcript that the guide on transcripts shows.
  static func transcript() -> Transcript {
    let context = Mockery(reporter: RecordingReporter())
    context.recordsCallers = true
    let (rack, shop) = shop(context)
    let bulb = context.mock(MockBulb.self)
    let light = context.states("light").startsAs("off")
    context.check {
      allowing(rack).receives.open().then.runs { _ = bulb.turnOn() }
      allowing(bulb).receives.turnOn().then.state(light, becomes: "on").then.returns(60)
      expectThat(rack).receives.put("apple", at: 1)
    }
    shop.open()
    shop.store("pear", at: 1)
    return context.transcript
  }
  #sourceLocation()

  private static func shop(_ context: Mockery) -> (MockRack, Shop) {
    let rack = context.mock(MockRack.self)
    return (rack, Shop(rack: rack))
  }
}

extension ShopTests {
  fileprivate static func messages(_ test: (ShopTests) -> Void) -> [String] {
    let reporter = ShopReporter()
    do { test(ShopTests(reporter)) }
    return reporter.messages
  }

  fileprivate static func laterMessages(_ test: (ShopTests) async -> Void) async -> [String] {
    let reporter = ShopReporter()
    do { await test(ShopTests(reporter)) }
    return reporter.messages
  }
}

/// Knows the test as the reporters of the test frameworks do.
private final class ShopReporter: TestFinding {
  private let told = Captor<String>()

  var messages: [String] { told.values }
  var testPlace: TestPlace? { TestPlace(type: "DocumentationTests.ShopTests") }

  func report(_ failure: MockFailure) { told.record(failure.message) }
  func add(notes: String, to failure: MockFailure) {
    told.record("on the failure \(failure.message.prefix { $0 != "\n" })\n\(notes)")
  }
}

#sourceLocation(file:"ShopTests.swift",line:5)
struct ShopTests {
  let context: Mockery

  init(_ reporter: some FailureReporter) {
    context = Mockery(reporter: reporter)
  }

  func aWrongArgument() {
    let (rack, shop) = shop()
    context.check {
      expectThat(rack).receives.put("apple", at: 1)
      allowing(rack).receives.open()
    }
    shop.open()
    shop.store("apple", at: 2)
  }

  func aPartOfAValue() {
    let (rack, shop) = shop()
    context.check {
      expectThat(rack).receives.label(Label(text: "apples", price: 3, sizes: ["S", "M"]))
    }
    shop.relabel(Label(text: "apples", price: 4, sizes: ["S", "L"]))
  }

  func tooOften() {
    let (rack, shop) = shop()
    context.check { expectThat(rack).receives.open() }
    shop.open()
    shop.open()
  }

  func neverCalled() {
    let (rack, shop) = shop()
    context.check {
      expectThat(rack).receives.open()
      expectThat(rack).receives.close()
    }
    shop.open()
    context.assertSatisfied()
  }

  func takenByAnother() {
    let (rack, shop) = shop()
    context.check {
      allowing(rack).receives.put(.startingWith("a"), at: .any)
      expectThat(rack).receives.put("apple", at: 1)
    }
    shop.store("apple", at: 1)
    context.assertSatisfied()
  }

  func inTheWrongState() {
    let (rack, shop) = shop()
    let door = context.states("door").startsAs("shut")
    context.check {
      allowing(rack).receives.open().then.state(door, becomes: "open")
      whenState(door.equals("open")) { expectThat(rack).receives.put("apple", at: 1) }
    }
    shop.store("apple", at: 1)
  }

  func tooEarly() {
    let (rack, shop) = shop()
    context.check {
      inSequence(context.sequence("storing")) {
        expectThat(rack).receives.open()
        expectThat(rack).receives.put("apple", at: 1)
      }
    }
    shop.store("apple", at: 1)
  }

  func notMentioned() {
    let (rack, shop) = shop()
    context.check { expectThat(rack).receives.close() }
    shop.store("apple", at: 1)
  }

  func anotherOverload() {
    let (rack, shop) = shop()
    context.check { expectThat(rack).receives.put("apple") }
    shop.store("apple", at: 1)
  }

  func withoutExpectations() {
    let (_, shop) = shop()
    shop.store("apple", at: 1)
  }

  func foundTooRarely() {
    let (rack, shop) = shop(.nice)
    shop.store("aple", at: 1)
    context.verify { expectThat(rack).received.put("apple", at: 1) }
  }

  func foundInAnotherOrder() {
    let (rack, shop) = shop(.nice)
    shop.store("apple", at: 1)
    shop.open()
    context.verify {
      inOrder {
        expectThat(rack).received.open()
        expectThat(rack).received.put("apple", at: 1)
      }
    }
  }

  func neverAskedFor() {
    let (rack, shop) = shop(.nice)
    shop.open()
    shop.store("apple", at: 1)
    context.verify { expectThat(rack).received.open() }
    context.verifyNoMoreInteractions()
  }

  func afterTheVerification() {
    let (rack, shop) = shop()
    context.check { expectThat(rack).receives.open() }
    shop.open()
    context.assertSatisfied()
    shop.store("apple", at: 1)
  }

  func neverVerified() {
    let (rack, _) = shop()
    context.check { expectThat(rack).receives.open() }
  }

  func allowedInVain() {
    let (rack, shop) = shop()
    context.reportsUnusedAllowances = true
    context.check {
      allowing(rack).receives.open()
      allowing(rack).receives.close()
    }
    shop.open()
    context.assertSatisfied()
  }

  func withoutAValue() {
    let (rack, shop) = shop()
    context.check { allowing(rack).receives.lock() }
    shop.lock()
  }

  func outsideOfABlock() {
    let (rack, shop) = shop()
    _ = expectThat(rack).receives.open()
    shop.open()
  }

  func aNameTwice() {
    let racks = (1...2).map { _ in context.mock(MockRack.self, named: "rack") }
    _ = racks
  }

  func inVain() async {
    let (rack, shop) = shop()
    context.check {
      expectThat(rack).receives.open()
      expectThat(rack).receives.close()
    }
    shop.open()
    await context.waitUntilSatisfied(timeout: .milliseconds(20))
  }

  func onAnotherThread() async {
    let (rack, shop) = shop()
    context.check { expectThat(rack).receives.open() }
    await shop.close()
  }

  func outOfReach() {
    let (rack, _) = shop()
    context.check {
      allowing(rack).receives.put(.any, at: .any)
      expectThat(rack).receives.put("apple", at: 1)
    }
  }

  private func shop(_ strictness: Strictness = .strict) -> (MockRack, Shop) {
    let rack = context.mock(MockRack.self, strictness: strictness)
    return (rack, Shop(rack: rack))
  }
}
#sourceLocation()

@Mockable protocol Rack: Sendable {
  func open()
  func close()
  func put(_ item: String)
  func put(_ item: String, at place: Int)
  func label(_ label: Label)
  func lock() throws -> Padlock
}

@Mockable protocol Bulb: Sendable {
  func turnOn() -> Int
}

/// Of which no value can be made.
struct Padlock {
  private init() {}
}

struct Label: Equatable {
  var text: String
  var price: Int
  var sizes: [String]
}

#sourceLocation(file:"Shop.swift",line:3)
struct Shop {
  let rack: any Rack

  func open() { rack.open() }
  func store(_ item: String, at place: Int) { rack.put(item, at: place) }
  func relabel(_ label: Label) { rack.label(label) }
  func lock() { _ = try? rack.lock() }

  func close() async {
    await withCheckedContinuation { done in
      Thread.detachNewThread { shut(done) }
    }
  }

  private func shut(_ done: CheckedContinuation<Void, Never>) {
    rack.close()
    done.resume()
  }
}
#sourceLocation()
