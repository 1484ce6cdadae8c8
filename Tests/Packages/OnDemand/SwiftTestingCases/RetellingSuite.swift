import Mocky
import Testing

@testable import Newsroom

/// A member that is declared in several words is one, whoever calls it.
@Suite struct RetellingSuite {
  let context = Mockery()

  @Test func ofAChildAndItsParent() {
    let reteller = context.mock(MockReteller.self)
    context.check {
      expectThat(reteller).receives.optional("a").then.returns(1)
      expectThat(reteller).receives.array([1]).then.returns(2)
      expectThat(reteller).receives.alias([1]).then.returns(3)
      expectThat(reteller).receives.dictionary(["a": 1]).then.returns(4)
      expectThat(reteller).receives.nothing(.any).then.returns(5)
      expectThat(reteller).receives.labels(.any).then.returns(6)
      expectThat(reteller).receives.attributes(.any).then.returns(7)
      expectThat(reteller).receives.generic(1).then.returns(8)
      expectThat(reteller).receives.constraint(Story()).then.returns(9)
      expectThat(reteller).receives.opaque(Story()).then.returns(10)
      expectThat(reteller).receives.both(.any).then.returns(11)
      expectThat(reteller).receives.parentheses(1).then.returns(12)
      expectThat(reteller).receives.place(1).then.returns(13)
    }
    #expect(results(of: reteller) == Array(1...13))
    assertContextSatisfied(context)
  }

  private func results(of teller: some Teller) -> [Int] {
    [
      teller.optional("a"), teller.array([1]), teller.alias([1]), teller.dictionary(["a": 1]),
      teller.nothing {}, teller.labels { _ in }, teller.attributes {}, teller.generic(1),
      teller.constraint(Story()), teller.opaque(Story()), teller.both(Byline()),
      teller.parentheses(1), teller.place(1),
    ]
  }

  private struct Byline: Signed, Dated {}

  @Test func ofTwoParents() {
    let teller = context.mock(MockTellerOfBoth.self)
    context.check { expectThat(teller).receives(2).array([1]).then.returns(1) }
    let (first, other): (any Teller, any OtherTeller) = (teller, teller)
    #expect(first.array([1]) == other.array([1]))
    assertContextSatisfied(context)
  }

  @Test func ofThreeLevelsWithAssociatedTypes() {
    let shelf = context.mock(MockCountShelf.self)
    let rack = context.mock(MockCountRack.self)
    let clerk = context.mock(Desk.MockHeadClerk.self)
    context.check {
      expectThat(shelf).receives.find("a").then.returns(1)
      expectThat(shelf).receives.keep(["a": [1]]).then.returns(2)
      expectThat(rack).receives.hang(3).then.returns(3)
      expectThat(clerk).receives.file(Desk.Note()).then.returns(4)
    }
    func found<S: Shelf>(in shelf: S, _ key: S.Key) -> S.Value? { shelf.find(key) }
    func hung<R: Rack>(on rack: R, _ item: R.Item) -> Int { rack.hang(item) }
    let anyClerk: any Desk.Clerk = clerk
    #expect(found(in: shelf, "a") == 1)
    #expect(shelf.keep(["a": [1]]) == 2)
    #expect(hung(on: rack, 3) == 3)
    #expect(anyClerk.file(Desk.Note()) == 4)
    assertContextSatisfied(context)
  }

  @Test func ofAGenericSuperclass() {
    let pair = context.mock { MockCountPair($0) }
    let plain = context.mock { MockPlainPair($0) }
    context.check {
      expectThat(pair).receives.store(["a"], 1).then.returns(1)
      expectThat(pair).receives.swap(.any).then.returns(2)
      expectThat(plain).receives.store(["a"], 1).then.returns(3)
      expectThat(plain).receives.second.then.returns(4)
    }
    func stored<First, Second>(in pair: Pair<First, Second>, _ a: First, _ b: Second) -> Int {
      pair.store([a], b)
    }
    #expect(stored(in: pair, "a", 1) == 1)
    #expect((pair as Pair<String, Int>).swap { _ in nil } == 2)
    #expect(stored(in: plain, "a", 1) == 3)
    #expect(plain.second == 4)
    assertContextSatisfied(context)
  }

  @Test func thatIsOverriddenInANarrowerForm() {
    let proof = context.mock { MockLastProof($0) }
    context.check {
      expectThat(proof).receives.copy().then.returns(proof)
      expectThat(proof).receives.number().then.returns(1)
      expectThat(proof).receives.title("a").then.returns(2)
      expectThat(proof).receives.check().then.returns(3)
      expectThat(proof).receives.subscript(4).then.returns(proof)
      expectThat(proof).receives.line(.any).then.returns(5)
      expectThat(proof).receives.force(6).then.returns(6)
      expectThat(proof).receives.shape(Story()).then.returns(7)
    }
    let draft: Draft = proof
    #expect(draft.copy() === proof)
    #expect(draft.number() == 1)
    #expect(draft.title("a") == 2)
    #expect((try? draft.check()) == 3)
    #expect(draft[4] === proof)
    #expect(draft.line(Draft.Line()) == 5)
    #expect(draft.force(6) == 6)
    #expect(draft.shape(Story()) == 7)
    assertContextSatisfied(context)
  }

  @Test func ofADecodableClass() {
    let subscription = context.mock { MockLongSubscription($0) }
    context.check { expectThat(subscription).receives.renew().then.returns(2) }
    #expect(subscription.renew() == 2)
    assertContextSatisfied(context)
  }

  @Test func ofAClassThatProtocolsAreBoundTo() async throws {
    let spread = context.mock { MockCoverSpread($0, number: 3) }
    let folder = context.mock { MockCountFolder($0) }
    context.check {
      expectThat(spread).receives.columns.then.returns(2)
      expectThat(spread).receives.columns(setTo: 4)
      expectThat(spread).receives.layout().then.returns("cover")
      expectThat(spread).receives.print().then.returns(5)
      expectThat(folder).receives.put(6)
    }
    let cover: any CoverSpread & Spread = spread
    #expect(cover.columns == 2)
    cover.columns = 4
    #expect((cover as Page).layout() == "cover")
    #expect(try await cover.print() == 5)
    #expect(cover.number == 3)
    #expect(cover.margin() == 1)
    (folder as any CountFolder).put(6)
    assertContextSatisfied(context)
  }
}
