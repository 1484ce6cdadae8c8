import Foundation
import Mocky
import MockyTestSupport
import Testing

struct Disconnected: Error, Equatable { var minutes = 0 }

@Mockable struct Client: Sendable {
  struct Reply: Equatable, Sendable { var text = "" }

  /// Fetches a page.
  var fetch: @Sendable (_ url: String) async throws -> Reply
  var count: @Sendable (_ pages: [Reply], _ word: String) -> Int = { _, _ in 0 }
  var close: @Sendable () -> Void

  var describe: @Sendable () -> String { { "\(count([], ""))" } }
  static let live = Client(fetch: { Reply(text: $0) }, close: {})
}

@Mockable struct Kinds<Item: Sendable> {
  typealias Filter = (Item) -> Bool
  enum Order: Equatable { case up, down }

  let start: () throws(Disconnected) -> Void
  let load: @Sendable (_ level: Int) async throws(Disconnected) -> Item
  var show: @MainActor (_ text: String) -> Void
  var tune: @Airwaves (_ station: Int) -> Int
  var bump: (inout Int) -> Void
  var each: ([Item], (Item) -> Void) -> Void
  var later: (_ body: @escaping @Sendable () async -> Item) -> Void
  var log: (_ message: @autoclosure () -> String) -> Void
  var keep: Filter
  var sort: ([Item], Order) -> [Item]
  var copy: () -> Self?
  var nap: nonisolated(nonsending) (_ id: Int) async -> Void
  let name = "kinds"
  var onClose: (() -> Void)?
  lazy var cached: () -> Void = {}
}

@Mockable struct Mailbox {
  let owner: String
  var limit = 10
  var nested: Client?
  var onFull: ((Int) -> Void)?
  let notify: (() -> Void)?
  var send: @Sendable (String) -> Bool
}

@Mockable struct Hidden {
  private var secret = 1
  var open: (Int) -> Int = { $0 }
  var close: () -> Void = {}
  var value: Int { secret }
}

@Mockable public struct Published: Sendable {
  public var send: @Sendable (_ text: String) -> Void
  public var receive: @Sendable () -> String
  var level = 1

  public init(
    send: @escaping @Sendable (String) -> Void, receive: @escaping @Sendable () -> String = { "" }
  ) {
    self.send = send
    self.receive = receive
  }
}

extension Published {
  @Mockable public struct Inner { var run: (Client.Reply) -> Void }
}

@Mockable private struct OfThisFile { fileprivate(set) var run: () -> Void }

@MainActor @Mockable struct OnScreen {
  var show: (String) -> Void
  var hide: @Sendable () -> Void
}

@Mockable struct Several {
  var left: (Int) -> Int
  var right: (Int) -> Int
  var `default`: () -> Int
}

@Mockable(noncopyable: Crate.self) struct Docks {
  var unload: (_ weight: Int) -> Crate
  var weigh: (borrowing Crate) -> Int
}

/// Mocks of structs whose stored properties are closures.
@Suite(.mockery) struct StructOfClosuresTests {
  private let context = Mockery.current

  @Test func eachClosureIsAMember() async throws {
    let client = context.mock(MockClient.self)
    context.check {
      expectThat(client).receives.fetch("home").then.returns(.init(text: "Welcome"))
      allowing(client).receives.count(.any, "a").then.returns(3)
      expectThat(client).receives.close()
    }
    let value: Client = client.value
    #expect(try await value.fetch("home") == .init(text: "Welcome"))
    #expect(value.count([], "a") == 3)
    value.close()
    #expect("\(client)" == "client")
  }

  @Test func failuresNameTheArguments() throws {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let client = context.mock(MockClient.self)
    context.check { expectThat(client).receives.fetch("home") }
    _ = client.value.count([], "a")
    let message = try #require(reporter.failures.first?.message)
    #expect(message.hasPrefix("client.count(pages: [], word: \"a\"): unexpected"), "\(message)")
    #expect(message.contains("client.fetch(url: \"home\")"), "\(message)")
  }

  @Test func aSpyHandsOnItsCalls() async throws {
    let client = context.spy(MockClient.self, on: .live)
    #expect(try await client.value.fetch("home").text == "home")
    context.check { expectThat(client).receives.count(.any, .any).then.returns(7) }
    #expect(client.value.describe() == "7")
    client.value.close()
    context.verify {
      expectThat(client).received.fetch("home")
      expectThat(client).received.close()
    }
  }

  @Test func aClosureMayBeOfAnyType() async throws {
    let kinds = context.mock(MockKinds<Int>.self)
    context.check {
      expectThat(kinds).receives.start().then.throws(Disconnected())
      expectThat(kinds).receives.load(1).then.throws(Disconnected(minutes: 1))
      expectThat(kinds).receives.show("now")
      expectThat(kinds).receives.tune(2).then.returns(3)
      expectThat(kinds).receives.bump(4).then.performs { $0.value += 1 }
      expectThat(kinds).receives.each([5, 6], .any).then.performs { $0.forEach($1) }
      expectThat(kinds).receives.later(.any)
      expectThat(kinds).receives.log("seven")
      expectThat(kinds).receives.keep(8).then.returns(true)
      expectThat(kinds).receives.sort([9, 1], .up).then.returns([1, 9])
      expectThat(kinds).receives.copy().then.returns(nil)
      expectThat(kinds).receives.nap(10)
    }
    let value = kinds.value
    #expect(throws: Disconnected()) { try value.start() }
    await #expect(throws: Disconnected(minutes: 1)) { try await value.load(1) }
    await value.show("now")
    #expect(await value.tune(2) == 3)
    var number = 4
    value.bump(&number)
    #expect(number == 5)
    var sum = 0
    value.each([5, 6]) { sum += $0 }
    #expect(sum == 11)
    value.later { 0 }
    value.log("sev" + "en")
    #expect(value.keep(8))
    #expect(value.sort([9, 1], .up) == [1, 9])
    #expect(value.copy() == nil)
    await value.nap(10)
    #expect(value.onClose != nil)
  }

  @Test func whatTheMockCannotMakeIsAParameter() {
    let mailbox = context.mock(MockMailbox.self)
    context.check { expectThat(mailbox).receives.send("hello").then.returns(true) }
    let value = mailbox.value(owner: "Ann")
    #expect(value.owner == "Ann")
    #expect(value.limit == 10)
    #expect(value.send("hello"))
  }

  @Test func closuresAreSetIfNoInitializerTakesThem() {
    let hidden = context.mock(MockHidden.self)
    context.check {
      expectThat(hidden).receives.open(1).then.returns(2)
      expectThat(hidden).receives.close()
    }
    #expect(hidden.value.open(1) == 2)
    hidden.value.close()
  }

  @Test func theInitializerOfTheStructIsCalled() {
    let published = context.mock(MockPublished.self)
    context.check {
      expectThat(published).receives.send("news")
      expectThat(published).receives.receive().then.returns("letter")
    }
    published.value.send("news")
    #expect(published.value.receive() == "letter")
  }

  @Test func itMayBeInsideAType() {
    let inner = context.mock(Published.MockInner.self)
    context.check { expectThat(inner).receives.run(.init(text: "a")) }
    inner.value.run(.init(text: "a"))
  }

  @Test func itMayBePrivateToItsFile() {
    let mock = context.mock(MockOfThisFile.self)
    context.check { expectThat(mock).receives.run() }
    mock.value.run()
  }

  @MainActor @Test func itMayBeIsolated() {
    let screen = context.mock(MockOnScreen.self)
    context.check {
      expectThat(screen).receives.show("a")
      expectThat(screen).receives.hide()
    }
    screen.value.show("a")
    screen.value.hide()
  }

  @Test func severalClosuresMayHaveOneType() {
    let several = context.mock(MockSeveral.self)
    context.check {
      expectThat(several).receives.left(1).then.returns(2)
      expectThat(several).receives.right(3).then.returns(4)
      expectThat(several).receives.default().then.returns(5)
    }
    let value = several.value
    #expect(value.left(1) == 2)
    #expect(value.right(3) == 4)
    #expect(value.default() == 5)
  }

  @Test func valuesMayNotBeCopyable() {
    let docks = context.mock(MockDocks.self)
    context.check {
      expectThat(docks).receives.unload(3).then.performs { Crate($0) }
      expectThat(docks).receives.weigh(.any).then.returns(3)
    }
    #expect(docks.value.weigh(docks.value.unload(3)) == 3)
  }

  @Test func anyKindOfClosureCanBeSpiedOn() async throws {
    let kinds = context.spy(MockKinds<Int>.self, on: .real)
    let value = kinds.value
    #expect(throws: Disconnected()) { try value.start() }
    #expect(try await value.load(1) == 1)
    await value.show("now")
    #expect(await value.tune(2) == 2)
    var number = 4
    value.bump(&number)
    #expect(number == 5)
    var sum = 0
    value.each([5, 6]) { sum += $0 }
    #expect(sum == 11)
    value.later { 0 }
    value.log("sev" + "en")
    #expect(value.keep(8))
    #expect(value.sort([9, 1], .up) == [1, 9])
    #expect(value.copy() == nil)
    await value.nap(10)
  }
}

extension Kinds<Int> {
  fileprivate static var real: Self {
    Kinds(
      start: { () throws(Disconnected) in throw Disconnected() },
      load: { level throws(Disconnected) in level },
      show: { _ in }, tune: { $0 }, bump: { $0 += 1 }, each: { $0.forEach($1) }, later: { _ in },
      log: { _ = $0() }, keep: { _ in true }, sort: { items, _ in items.sorted() },
      copy: { nil }, nap: { _ in })
  }
}
