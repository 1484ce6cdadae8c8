import Mocky
import Testing

/// The cheat sheet: matchers.
@Suite(.mockery) struct CheatSheetArguments {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func dictionaries() {
    let rate = context.mockFunction(named: "rate", as: (([String: Double]) -> Void).self)
    context.check { expectThat(rate).receives.call(.value(forKey: "EUR", .greaterThan(1))) }
    rate.function(["EUR": 1.1])
  }

  @Test func values() {
    let captor = Captor<String>()
    context.check {
      expectThat(store).receives.save("apple", at: 0)  // plain values: equal, or identical
      expectThat(store).receives.save(.any, at: 1)  // mixed with matchers
      expectThat(store).receives.save(.equal(to: "pear"), at: .greaterThan(1))
      expectThat(store).receives.save(.notEqual(to: "fig"), at: .lessThan(0))
      expectThat(store).receives.save(.capturing(into: captor), at: 2)  // captor.values, .last
      expectThat(store).receives.save(.capturing(into: captor, if: .startingWith("l")), at: 3)
    }

    store.save("apple", at: 0)
    store.save("kiwi", at: 1)
    store.save("pear", at: 3)
    store.save("date", at: -1)
    store.save("plum", at: 2)
    store.save("lime", at: 3)
    #expect(captor.values == ["plum", "lime"] && captor.last == "lime")
  }

  @Test func many() {
    context.check {
      expectThat(store).receives.move("fig", from: 0, to: 1, on: 2, force: true)
      expectThat(store).receives.move(
        .value("fig"), from: .any, to: .value(1), on: .any, force: .any)
    }

    store.move("fig", from: 0, to: 1, on: 2, force: true)
    store.move("fig", from: 0, to: 1, on: 2, force: false)
  }

  @Test func numbers() {
    context.check {
      expectThat(store).receives.load(.atLeast(1) && .atMost(9))  // also .greaterThan, .lessThan
      expectThat(store).receives.load(.in(10..<20))
      expectThat(store).receives.weigh(.close(to: 1.0, within: 0.1))
    }

    _ = try? store.load(9)
    _ = try? store.load(10)
    store.weigh(1.05)
  }

  @Test func strings() {
    context.check {
      expectThat(store).receives.save(.startingWith("ap"), at: 0)
      expectThat(store).receives.save(.endingWith("ar"), at: 0)
      expectThat(store).receives.save(.containing("iw"), at: 0)
      expectThat(store).receives.save(.equalIgnoringCase(to: "FIG"), at: 0)
      expectThat(store).receives.save(.matching(/p.*m/), at: 0)  // #/p.*m/# in Swift 5 mode
    }

    for item in ["apple", "pear", "kiwi", "fig", "plum"] { store.save(item, at: 0) }
  }

  @Test func collectionsAndOptionals() {
    context.check {
      expectThat(store).receives.saveAll(.isEmpty, note: .isNil)
      expectThat(store).receives.saveAll(.count(1), note: .isNotNil)
      expectThat(store).receives.saveAll(.count(.greaterThan(3)), note: nil)
      expectThat(store).receives.saveAll(.containing("fig"), note: "a")
      expectThat(store).receives.saveAll(.containing(.startingWith("k")), note: .isEmpty)
      expectThat(store).receives.saveAll(.everyElement(.startingWith("p")), note: .any)
      expectThat(store).receives.saveAll(.inAnyOrder(["a", "b"]), note: .any)
    }

    store.saveAll([], note: nil)
    store.saveAll(["x"], note: "x")
    store.saveAll(["1", "2", "3", "4"], note: nil)
    store.saveAll(["apple", "fig"], note: "a")
    store.saveAll(["apple", "kiwi"], note: "")
    store.saveAll(["pear", "plum"], note: nil)
    store.saveAll(["b", "a"], note: nil)
  }

  @Test func partsTypesAndLogic() {
    let even = Matcher<Int>("an even number") { $0.isMultiple(of: 2) }  // one of your own
    let engine = Engine(cylinders: 4)
    context.check {
      expectThat(store).receives.mark(.where(\.age, .atLeast(18)))
      expectThat(store).receives.mark(.where(\.name, "Bob"))
      expectThat(store).receives.put(.ofType(Int.self))
      expectThat(store).receives.put(.identical(to: engine))
      expectThat(store).receives.load(.matching { $0 > 500 })
      expectThat(store).receives.load(.matching("over 500") { $0 > 500 })
      expectThat(store).receives.load(even && !.in(0...9) || .equal(to: 1))
      expectThat(store).receives.load(.allOf(.greaterThan(2), even))
      expectThat(store).receives.load(.oneOf(3, 5))
      expectThat(store).receives.load(.anyOf(.lessThan(3), .equal(to: 5)))
    }

    store.mark(Person(name: "Ann", age: 20))
    store.mark(Person(name: "Bob", age: 8))
    store.put(1)
    store.put(engine)
    for id in [501, 502, 1, 4, 5, 2] { _ = try? store.load(id) }
  }
}
