import Mocky
import Testing

private struct Warehouse {
  func find(_ id: Int) -> String { "found \(id)" }
}

/// The cookbook: saying what a call does.
@Suite(.mockery) struct CookbookDoing {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func values() {
    context.check {
      allowing(store).receives.isOpen.then.returns(true)
      allowing(store).receives.read(1).then.returns("one", "two")
    }

    #expect(store.isOpen)
    #expect((1...3).map { _ in store.read(1) } == ["one", "two", "two"])
  }

  @Test func theFirstCallAndTheRest() {
    context.check {
      expectThat(store).receives.read(2).then.returns("first")
      allowing(store).receives.read(2).then.returns("again")
    }

    #expect((1...3).map { _ in store.read(2) } == ["first", "again", "again"])
  }

  @Test func errors() {
    context.check {
      allowing(store).receives.load(1).then.throws(StoreError.missing)
    }

    #expect(throws: StoreError.missing) { try store.load(1) }
  }

  @Test func delegating() throws {
    let warehouse = Warehouse()
    context.check {
      allowing(store).receives.load(.any).then.performs(warehouse.find)
    }

    #expect(try store.load(1) == "found 1")
  }

  @Test func inoutArguments() {
    context.check {
      expectThat(store).receives.sort(.any).then.performs { $0.value = ["a", "b"] }
    }

    var items = ["b", "a"]
    store.sort(&items)
    #expect(items == ["a", "b"])
  }

  @Test func closureArguments() {
    context.check {
      expectThat(store).receives.each(.any).then.performs { body in
        body("apple")
        body("pear")
      }
    }

    var items: [String] = []
    store.each { items.append($0) }
    #expect(items == ["apple", "pear"])
  }

  @Test func severalThings() throws {
    let loaded = Captor<Int>()
    context.check {
      expectThat(store).receives.load(1)
        .then.runs { id in loaded.record(id) }
        .then.returns("one")
    }

    #expect(try store.load(1) == "one")
    #expect(loaded.values == [1])
  }
}
