import Mocky
import Testing

enum PaymentError: Error, Equatable {
  case declined(reason: String)
}

@Mockable protocol Cashier {
  func pay(_ amount: Int) async throws(PaymentError)
}

/// The cookbook: results, errors, and closures that a call passes.
@Suite(.mockery) struct CookbookAnswers {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)

  @Test func theFirstCallAndTheRest() {
    context.check {
      expectThat(store).receives.read(2).then.returns("first")
      allowing(store).receives.read(2).then.returns("again")
    }

    #expect((1...3).map { _ in store.read(2) } == ["first", "again", "again"])
  }

  @Test func typedErrors() async {
    let cashier = context.mock(MockCashier.self)
    context.check {
      allowing(cashier).receives.pay(.any).then.throws(.declined(reason: "limit"))
    }

    await #expect(throws: PaymentError.declined(reason: "limit")) { try await cashier.pay(9) }
  }

  @Test func closuresThatAreCalledAtOnce() {
    let items = Captor<String>()
    context.check {
      expectThat(store).receives.each(.any).then.calls({ visit in visit }, with: "apple")
      expectThat(store).receives.each(.any).then.callsWithDefaults { visit in visit }  // with ""
    }

    for _ in 1...2 { store.each { items.record($0) } }
    #expect(items.values == ["apple", ""])
  }

  @Test func closuresThatAreCalledLater() throws {
    let load = context.mockFunction(as: ((Int, @escaping (String) -> Void) -> Void).self)
    let items = Captor<String>()
    let completion = Captor<(String) -> Void>()
    context.check {
      expectThat(load).receives.call(1, .capturing(into: completion))
    }

    load.function(1) { items.record($0) }
    completion.last?("apple")
    #expect(items.values == ["apple"])
  }

  @Test func closuresThatAreCalledOften() {
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
}
