import Mocky
import Testing

@Mockable protocol Bookcase {
  func read(_ book: borrowing String) -> Int
  func take(_ book: consuming [String])
  func lend(_ book: sending [String])
  consuming func close()
  borrowing func look() -> Int
}

private struct Slip: Equatable { var number = 0 }
private struct Case<Content> { var content: Content }

@Mockable private protocol Lender {
  func lend(_ count: inout Slip, for slip: borrowing Slip) throws
  func each(_ body: () -> Int, with slip: borrowing Slip) -> Int
  func pack<Book: Hashable>(_ book: consuming Case<Book>) -> Int
}

@Suite(.mockery) struct OwnershipTests {
  @Test func argumentsArriveWhoeverOwnsThem() {
    let bookcase = Mockery.current.mock(MockBookcase.self)
    Mockery.current.check {
      expectThat(bookcase).receives.read("Emma").then.returns(4)
      expectThat(bookcase).receives.take(["Emma"])
      expectThat(bookcase).receives.lend(.count(2))
      expectThat(bookcase).receives.look().then.returns(1)
      expectThat(bookcase).receives.close()
    }
    let any: any Bookcase = bookcase
    #expect(any.read("Emma") == 4)
    any.take(["Emma"])
    any.lend(["Emma", "Persuasion"])
    #expect(any.look() == 1)
    any.close()
  }

  /// A macro does not see that these types can be copied.
  @Test func argumentsOfUnknownTypesArrive() throws {
    let lender = Mockery.current.mock(MockLender.self)
    Mockery.current.check {
      expectThat(lender).receives.lend(.any, for: Slip(number: 2))
        .then.performs { old, new in old.mutate { $0.number = new.number } }
      expectThat(lender).receives.each(.any, with: Slip(number: 3))
        .then.performs { body, slip in body() + slip.number }
      expectThat(lender).receives.pack(.any).then.returns(5)
    }
    var slip = Slip(number: 1)
    try lender.lend(&slip, for: Slip(number: 2))
    #expect(slip.number == 2)
    #expect(lender.each({ 4 }, with: Slip(number: 3)) == 7)
    #expect(lender.pack(Case(content: "Emma")) == 5)
  }
}
