import Mocky
import Testing

enum ArchiveError: Error { case locked }

@Mockable
protocol Archive<Item>: Sendable {
  associatedtype Item: Sendable

  var title: String { get set }
  var size: Int { get async throws }
  subscript(name: String) -> Item? { get set }

  func add(_ item: Item, named name: String)
  func add(_ items: Item...)
  func find<Key: Hashable>(_ key: Key) -> Item?
  func fetch(_ name: String) async throws(ArchiveError) -> Item
  func replace(_ item: inout Item)
  func each(_ body: (Item) throws -> Void)
  func whenChanged(_ handler: @escaping @Sendable (Item) -> Void)
  func log(_ text: @autoclosure () -> String)
  func bounds() -> (first: String, last: String)
  @available(macOS 13, *) func export()
}

@Mockable protocol Account: Actor {
  func deposit(_ amount: Int)
}

@Mockable @MainActor protocol View {
  var text: String { get set }
  func show() async
}

struct Catalog {
  @Mockable protocol Listener {
    func catalogChanged(_ catalog: Catalog)
  }
}

@Suite(.mockery) struct CoveredProtocolTests {
  let context = Mockery.current

  @Test func anArchiveOfStrings() async throws {
    let archive = context.mock(MockArchive<String>.self)
    context.check {
      allowing(archive).receives.size.then.returns(2)
      expectThat(archive).receives.subscript("a", setTo: "apple")
      expectThat(archive).receives.add("pear", named: .any)
      expectThat(archive).receives.add("fig", "plum")
      expectThat(archive).receives.find(7).then.returns("seven")
      expectThat(archive).receives.fetch("x").then.throws(.locked)
      expectThat(archive).receives.replace("old").then.performs { $0.value = "new" }
      expectThat(archive).receives.each(.any).then.performs { body in try? body("apple") }
      expectThat(archive).receives.log("hello")
    }

    #expect(try await archive.size == 2)
    archive["a"] = "apple"
    archive.add("pear", named: "p")
    archive.add("fig", "plum")
    #expect(archive.find(7) == "seven")
    await #expect(throws: ArchiveError.locked) { try await archive.fetch("x") }
    var item = "old"
    archive.replace(&item)
    #expect(item == "new")
    archive.each { #expect($0 == "apple") }
    archive.log("hello")
  }

  @Test func anActor() async {
    let account = context.mock(MockAccount.self)
    context.check { expectThat(account).receives.deposit(100) }
    await account.deposit(100)
  }

  @Test @MainActor func theMainActor() async {
    let view = context.mock(MockView.self)
    context.check {
      expectThat(view).receives.text(setTo: "hello")
      expectThat(view).receives.show()
    }
    view.text = "hello"
    await view.show()
  }

  @Test func aNestedProtocol() {
    let listener = context.mock(Catalog.MockListener.self)
    context.check { expectThat(listener).receives.catalogChanged(.any) }
    listener.catalogChanged(Catalog())
  }
}
