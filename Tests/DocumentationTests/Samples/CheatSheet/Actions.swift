import Foundation
import Mocky
import Testing

/// The cheat sheet: what calls do.
@Suite(.mockery) struct CheatSheetActions {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func outcomes() throws {
    context.check {
      allowing(store).receives.load(1).then.returns("one")
      allowing(store).receives.load(2).then.throws(StoreError.missing)
      allowing(store).receives.load(3).then.performs { id in "item \(id)" }
      allowing(store).receives.load(4).then.returns("a", "b", "c")  // then "c" again
      allowing(store).receives.load(5).then.onConsecutiveCalls {
        $0.returns("once")
        $0.throws(StoreError.full)  // and from then on
      }
    }

    #expect(try store.load(1) == "one")
    #expect(throws: StoreError.missing) { try store.load(2) }
    #expect(try store.load(3) == "item 3")
    #expect(try (1...4).map { _ in try store.load(4) } == ["a", "b", "c", "c"])
    #expect(try store.load(5) == "once")
    #expect(throws: StoreError.full) { try store.load(5) }
  }

  @Test func keeping() {
    context.check {
      allowing(store).receives.name.keeps("main")
      allowing(store).receives.subscript(.any).keeps(0)
      allowing(store).receives.isOpen.then.returns(true).silently
    }

    store.name = "spare"
    store["a"] += 1
    #expect(store.isOpen)
    #expect(store.name == "spare" && store["a"] == 1 && store["b"] == 0)
    #expect(!context.history.contains { $0.text == "store.isOpen" })
  }

  @Test func effects() {
    let door = context.states("door").startsAs("closed")
    let saved = Captor<String>()
    context.check {
      expectThat(store).receives.open().then.state(door, becomes: "open")
      expectThat(store).receives.save(.any, at: 0).then.runs { item, _ in saved.record(item) }
      expectThat(store).receives.sort(["b", "a"]).then.performs { $0.value.sort() }  // inout
      expectThat(store).receives.each(.any).then.performs { body in body("a") }  // a closure
      expectThat(store).receives.close().then.doesNothing()  // the same as no action
      expectThat(store).receives.read(1)
        .then.waits(for: .milliseconds(1))
        .then.returns("one")  // all of them, in order
      expectThat(store).receives.read(2).then.doesAllOf {
        $0.state(door, becomes: "closed")
        $0.returns("two")
      }
    }

    store.open()
    #expect(door.currentState == "open")
    store.save("apple", at: 0)
    #expect(saved.values == ["apple"])
    var items = ["b", "a"]
    store.sort(&items)
    #expect(items == ["a", "b"])
    store.each { #expect($0 == "a") }
    store.close()
    #expect(store.read(1) + store.read(2) == "onetwo")
    #expect(door.currentState == "closed")
  }

  @Test func effectsOfTheMember() async throws {
    context.check {
      allowing(store).receives.fetch(1, retry: .any).then.performs { id, _ in
        await Task.yield()
        return "item \(id)"
      }
      allowing(store).receives.fetch(2, retry: .any).then.performs { _, retry throws(StoreError) in
        if retry { throw .full }
        return "two"
      }
    }

    #expect(try await store.fetch(1, retry: true) == "item 1")
    #expect(try await store.fetch(2, retry: false) == "two")
    await #expect(throws: StoreError.full) { try await store.fetch(2, retry: true) }
  }

  @Test func othersEffects() {
    let saved = Notification(name: Notification.Name("saved"))
    context.check {
      expectThat(store).receives.open().then.posts(saved)  // also via: center
      expectThat(store).receives.save(.any, at: 1).then.performs(journal.add)  // any method
      expectThat(store).receives.save(.any, at: 2).then.logs { item, _ in "saved \(item)" }
      expectThat(store).receives.close().then.breaksInDebugger()  // nothing without a debugger
      expectThat(store).receives.each(.any).then.calls({ visit in visit }, with: "a")
      expectThat(store).receives.each(.any).then.callsWithDefaults { visit in visit }
    }

    store.open()
    store.save("apple", at: 1)
    store.save("pear", at: 2)
    store.close()
    store.each { #expect($0 == "a") }
    store.each { #expect($0 == "") }
    #expect(journal.items.values == ["apple"])
  }

  @Test func whenTheTestLikes() async throws {
    let gate = Gate()
    context.check {
      expectThat(store).receives.fetch(1, retry: .any).then.suspends(until: gate).then.returns("a")
    }
    async let item = store.fetch(1, retry: false)
    gate.open()
    #expect(try await item == "a")

    let onLoad = context.mockFunction(as: ((@escaping (String) -> Void) -> Void).self)
    let loaded = Captor<String>()
    let completion = Captor<(String) -> Void>()
    context.check { expectThat(onLoad).receives.call(.capturing(into: completion)) }
    onLoad.function { loaded.record($0) }
    completion.last?("apple")  // or callWithDefaults
    #expect(loaded.values == ["apple"])
  }

  private let journal = Journal()
}

private struct Journal: Sendable {
  let items = Captor<String>()

  func add(_ item: String, _ index: Int) { items.record(item) }
}
