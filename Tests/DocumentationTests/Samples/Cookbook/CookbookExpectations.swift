import Foundation
import Mocky
import Testing

@Mockable protocol Settings {
  func load<Value: Equatable>(_ type: Value.Type, for key: String) -> Value?
  func store<Value: Equatable>(_ value: Value, for key: String)
}

// In the tests: a subclass that overrides what the code under test calls.
@Mockable
class Files: FileManager, @unchecked Sendable {
  override func fileExists(atPath path: String) -> Bool { super.fileExists(atPath: path) }
}

final class Cart {
  var items: [String] = []
}

@Mockable protocol Kiosk {
  func order(_ cart: Cart)
}

private struct Caller<S: Session> {
  func greet() { S(name: "main").send("hello") }
}

/// The cookbook: expectations, and what can be read of them.
@Suite(.mockery) struct CookbookExpectations {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func genericRequirements() {
    let settings = context.mock(MockSettings.self)
    context.check {
      allowing(settings).receives.load(Int.self, for: "volume").then.returns(7)
      allowing(settings).receives.load(String.self, for: "name").then.returns("ann")
      expectThat(settings).receives.store(8, for: "volume")  // an Int
      expectThat(settings).receives.store(Matcher<String>.any, for: "name")  // any String
      expectThat(settings).receives.store(.any, for: "color")  // anything
    }

    #expect(settings.load(Int.self, for: "volume") == 7)
    #expect(settings.load(String.self, for: "name") == "ann")
    settings.store(8, for: "volume")
    settings.store("bob", for: "name")
    settings.store(true, for: "color")
  }

  @Test func objectsThatChange() {
    let kiosk = context.mock(MockKiosk.self)
    context.check {
      expectThat(kiosk).receives.order(.where(\.items, ["apple"]))
    }

    let cart = Cart()
    cart.items = ["apple"]
    kiosk.order(cart)
    cart.items = []
  }

  @Test func copiesOfObjectsThatChange() {
    let kiosk = context.mock(MockKiosk.self)
    let ordered = Captor<[String]>()
    context.check {
      allowing(kiosk).receives.order(.any).then.runs { ordered.record($0.items) }
    }

    let cart = Cart()
    cart.items = ["apple"]
    kiosk.order(cart)
    cart.items = []
    #expect(ordered.values == [["apple"]])
  }

  @Test func initializers() {
    let session = context.mock(MockSession.self)
    context.check {
      expectThat(MockSession.self).receives.`init`(name: "main").then.returns(session)
      expectThat(session).receives.send("hello")
    }

    Caller<MockSession>().greet()
  }

  @Test func classesOfTheSystem() {
    let files = context.mock { MockFiles($0) }
    context.check {
      expectThat(files).receives.fileExists(atPath: .endingWith(".json")).then.returns(true)
    }

    let manager: FileManager = files
    #expect(manager.fileExists(atPath: "settings.json"))
  }

  @Test func order() {
    let printer = context.mock(MockPrinter.self)
    let order = context.sequence("order")
    context.check {
      inSequence(order) {
        expectThat(store).receives.save("apple", at: 0)
        expectThat(printer).receives.print("saved")
      }
    }

    store.save("apple", at: 0)
    printer.print("saved")
  }

  func opening(_ store: MockStore) -> ExpectationGroup {
    ExpectationGroup {
      expectThat(store).receives.open()
      allowing(store).receives.isOpen.then.returns(true)
    }
  }

  func verifyClosed(
    _ store: MockStore, in context: Mockery, file: StaticString = #filePath, line: UInt = #line
  ) {
    context.verify(filePath: file, line: line) { expectThat(store).received.close() }
  }

  @Test func sharing() {
    context.check {
      opening(store)
      expectThat(store).receives.close()
    }

    store.open()
    if store.isOpen { store.close() }
    verifyClosed(store, in: context)
  }

  @Test func own() {
    let context = Mockery()
    let store = context.mock(MockStore.self, strictness: .nice)
    store.open()
    store.save("apple", at: 0)

    let saved = context.history.filter { $0.member == "save(_:at:)" }
    #expect(saved.map(\.text) == [#"store.save("apple", at: 0)"#])
    #expect(saved.map(\.handling) == [.ignored])  // the store is a nice mock
    #expect(context.expectations.allSatisfy { $0.isSatisfied })
  }

  @Test func releasing() {
    final class Item {}
    context.recordsArguments = .weakly
    context.check { expectThat(store).receives.put(.any) }

    weak var item: Item?
    do {
      let passed = Item()
      item = passed
      store.put(passed)
    }
    #expect(item == nil)
  }
}
