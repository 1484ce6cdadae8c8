import Foundation
import Mocky
import MockyCore

/// The failures that the guide on reading them shows, in its order.
enum ReadingFailures {
  static func failures() async -> [String] {
    let synchronous: [(ShopTests) -> () -> Void] = [
      ShopTests.aWrongArgument, ShopTests.withoutAValue, ShopTests.takenByAnother,
      ShopTests.foundTooRarely,
    ]
    var messages: [String] = []
    for test in synchronous { messages += ShopTests.messages { test($0)() } }
    return messages + (await ShopTests.laterMessages { await $0.inVain() })
  }

  #sourceLocation(file:"ShopTests.swift",line:126)
  /// The transcript that the guide on transcripts shows.
  static func transcript() -> Transcript {
    let context = Mockery(reporter: RecordingReporter())
    context.recordsCallers = true
    let (rack, shop) = shop(context)
    let door = context.states("door").startsAs("shut")
    context.check {
      allowing(rack).receives.open().then.state(door, becomes: "open")
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
  var testPlace: TestPlace? { TestPlace(types: ["DocumentationTests.ShopTests"]) }

  func report(_ failure: MockFailure) { told.record(failure.message) }
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

  func takenByAnother() {
    let (rack, shop) = shop()
    context.check {
      allowing(rack).receives.put(.startingWith("a"), at: .any)
      expectThat(rack).receives.put("apple", at: 1)
    }
    shop.store("apple", at: 1)
    context.assertSatisfied()
  }

  func foundTooRarely() {
    let (rack, shop) = shop(.nice)
    shop.store("aple", at: 1)
    context.verify { expectThat(rack).received.put("apple", at: 1) }
  }

  func withoutAValue() {
    let (rack, shop) = shop()
    context.check { allowing(rack).receives.lock() }
    shop.lock()
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

  private func shop(_ strictness: Strictness = .strict) -> (MockRack, Shop) {
    let rack = context.mock(MockRack.self, strictness: strictness)
    return (rack, Shop(rack: rack))
  }
}
#sourceLocation()

@Mockable protocol Rack: Sendable {
  func open()
  func close()
  func put(_ item: String, at place: Int)
  func lock() throws -> Padlock
}

/// Of which no value can be made.
struct Padlock {
  private init() {}
}

#sourceLocation(file:"Shop.swift",line:3)
struct Shop {
  let rack: any Rack

  func open() { rack.open() }
  func store(_ item: String, at place: Int) { rack.put(item, at: place) }
  func lock() { _ = try? rack.lock() }
}
#sourceLocation()
