import Foundation
import Mocky
import Testing

@Mockable
protocol Analytics: Sendable {
  func record(_ event: String)
}

final class Tracker: Analytics {
  static let shared = Tracker()

  func record(_ event: String) { print(event) }
}

final class Checkout: Sendable {
  let analytics: any Analytics

  init(analytics: any Analytics = Tracker.shared) { self.analytics = analytics }

  func pay() { analytics.record("paid") }
}

struct Note: Equatable {
  let id: UUID
  let created: Date
}

struct Notebook {
  var newID: () -> UUID = { UUID() }
  var now: () -> Date = { Date() }

  func add() -> Note { Note(id: newID(), created: now()) }
}

@Mockable
protocol ListSource: AnyObject {
  func numberOfRows() -> Int
  func title(ofRow row: Int) -> String
}

final class List {
  weak var source: (any ListSource)?

  var titles: [String] {
    guard let source else { return [] }
    return (0..<source.numberOfRows()).map(source.title)
  }
}

@Mockable
protocol Socket: Sendable {
  var messages: AsyncStream<String> { get }
  func send(_ message: String) async throws
}

struct Chat {
  let socket: any Socket

  func ask(_ question: String) async throws -> String? {
    try await socket.send(question)
    return await socket.messages.first { _ in true }
  }
}

/// The cookbook: kinds of code that people often test.
@Suite(.mockery) struct CookbookKinds {
  let context = Mockery.current

  @Test func singletons() {
    let analytics = context.mock(MockAnalytics.self)
    context.check { expectThat(analytics).receives.record("paid") }
    Checkout(analytics: analytics).pay()
  }

  @Test func datesAndIdentifiers() {
    let ids = [UUID(), UUID()]
    let noon = Date(timeIntervalSince1970: 43_200)
    let newID = context.mockFunction(named: "newID", as: (() -> UUID).self)
    context.check {
      expectThat(newID).receives(2).call().then.returns(ids[0], ids[1])
    }

    let notebook = Notebook(newID: newID.function, now: { noon })
    #expect(notebook.add() == Note(id: ids[0], created: noon))
    #expect(notebook.add() == Note(id: ids[1], created: noon))
  }

  @Test func dataSources() {
    let source = context.mock(MockListSource.self)
    context.check {
      allowing(source).receives.numberOfRows().then.returns(2)
      allowing(source).receives.title(ofRow: .any).then.performs { "Row \($0)" }
    }

    let list = List()
    list.source = source
    #expect(list.titles == ["Row 0", "Row 1"])
  }

  @Test func sockets() async throws {
    let socket = context.mock(MockSocket.self)
    let (messages, arrivals) = AsyncStream.makeStream(of: String.self)
    context.check {
      allowing(socket).receives.messages.then.returns(messages)
      expectThat(socket).receives.send("ping").then.runs { _ in arrivals.yield("pong") }
    }

    #expect(try await Chat(socket: socket).ask("ping") == "pong")
  }

  @Test func retainCycles() {
    let analytics = context.mock(MockAnalytics.self, strictness: .nice)
    weak var released: Checkout?
    do {
      let checkout = Checkout(analytics: analytics)
      released = checkout
      checkout.pay()
    }
    #expect(released == nil)
  }
}

@Suite struct CookbookArguments {
  @Test(.mockery, arguments: ["apple", "pear"])
  func saves(_ item: String) {
    let store = Mockery.current.mock(MockStore.self)
    Mockery.current.check { expectThat(store).receives.save(item, at: 0) }
    store.save(item, at: 0)
  }
}

@Suite(.mockery) struct StoreTests {
  let store = Mockery.current.mock(MockStore.self)
  let printer = Mockery.current.mock(MockPrinter.self, strictness: .nice)

  init() {
    Mockery.current.byDefault {
      allowing(store).receives.isOpen.then.returns(true)
    }
  }

  @Test func saves() {
    Mockery.current.check { expectThat(store).receives.save("apple", at: 0) }
    if store.isOpen { store.save("apple", at: 0) }
  }

  @Test func closes() {
    Mockery.current.check { expectThat(store).receives.close() }
    store.close()
  }
}
