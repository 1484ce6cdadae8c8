import Mocky
import Testing

@Mockable protocol Bookcase {
  func read(_ book: borrowing String) -> Int
  func take(_ book: consuming [String])
  func lend(_ book: sending [String])
  consuming func close()
  borrowing func look() -> Int
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
}
