import Mocky

/// The failures that the guide on reading them shows, in its order.
enum ReadingFailures {
  static func failures() async -> [String] {
    let synchronous = [
      aWrongArgument, aPartOfAValue, tooOften, neverCalled, inTheWrongState, tooEarly, notMentioned,
      withoutExpectations, foundTooRarely, afterTheVerification, withoutAValue, outsideOfABlock,
      aNameTwice,
    ].flatMap { messages($0) }
    return synchronous + (await laterMessages(inVain))
  }

  #sourceLocation(file:"ShopTests.swift",line:5)
  private static func messages(_ test: (Mockery) -> Void) -> [String] {
    let reporter = RecordingReporter()
    test(Mockery(reporter: reporter))
    return reporter.failures.map(\.message)
  }

  private static func laterMessages(_ test: (Mockery) async -> Void) async -> [String] {
    let reporter = RecordingReporter()
    await test(Mockery(reporter: reporter))
    return reporter.failures.map(\.message)
  }

  private static func aWrongArgument(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check {
      expectThat(rack).receives.put("apple", at: 1)
      allowing(rack).receives.open()
    }
    shop.open()
    shop.store("apple", at: 2)
  }

  private static func aPartOfAValue(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check {
      expectThat(rack).receives.label(Label(text: "apples", price: 3, sizes: ["S", "M"]))
    }
    shop.relabel(Label(text: "apples", price: 4, sizes: ["S", "L"]))
  }

  private static func tooOften(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check { expectThat(rack).receives.open() }
    shop.open()
    shop.open()
  }

  private static func neverCalled(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check {
      expectThat(rack).receives.open()
      expectThat(rack).receives.close()
    }
    shop.open()
    context.assertSatisfied()
  }

  private static func inTheWrongState(_ context: Mockery) {
    let (rack, shop) = shop(context)
    let door = context.states("door").startsAs("shut")
    context.check {
      allowing(rack).receives.open().then.state(door, becomes: "open")
      whenState(door.equals("open")) { expectThat(rack).receives.put("apple", at: 1) }
    }
    shop.store("apple", at: 1)
  }

  private static func tooEarly(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check {
      inSequence(context.sequence("storing")) {
        expectThat(rack).receives.open()
        expectThat(rack).receives.put("apple", at: 1)
      }
    }
    shop.store("apple", at: 1)
  }

  private static func notMentioned(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check { expectThat(rack).receives.close() }
    shop.store("apple", at: 1)
  }

  private static func withoutExpectations(_ context: Mockery) {
    let (_, shop) = shop(context)
    shop.store("apple", at: 1)
  }

  private static func foundTooRarely(_ context: Mockery) {
    let rack = context.mock(MockRack.self, strictness: .nice)
    let shop = Shop(rack: rack)
    shop.store("aple", at: 1)
    context.verify { expectThat(rack).received.put("apple", at: 1) }
  }

  private static func afterTheVerification(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check { expectThat(rack).receives.open() }
    shop.open()
    context.assertSatisfied()
    shop.store("apple", at: 1)
  }

  private static func withoutAValue(_ context: Mockery) {
    let (rack, shop) = shop(context)
    context.check { allowing(rack).receives.lock() }
    shop.lock()
  }

  private static func outsideOfABlock(_ context: Mockery) {
    let (rack, shop) = shop(context)
    _ = expectThat(rack).receives.open()
    shop.open()
  }

  private static func aNameTwice(_ context: Mockery) {
    let racks = (1...2).map { _ in context.mock(MockRack.self, named: "rack") }
    _ = racks
  }

  private static func inVain(_ context: Mockery) async {
    let (rack, shop) = shop(context)
    context.check {
      expectThat(rack).receives.open()
      expectThat(rack).receives.close()
    }
    shop.open()
    await context.waitUntilSatisfied(timeout: .milliseconds(20))
  }

  /// The transcript that the guide shows.
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

@Mockable protocol Rack {
  func open()
  func close()
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
}
#sourceLocation()
