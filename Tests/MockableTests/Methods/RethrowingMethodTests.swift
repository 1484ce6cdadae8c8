import Mocky
import Testing

@Mockable protocol Sieve {
  func filter(_ numbers: [Int], _ keeps: (Int) throws -> Bool) rethrows -> [Int]
  func check<E: Error>(_ body: () throws(E) -> Void) throws(E)
  func never() throws(Never) -> Int
}

@Suite(.mockery) struct RethrowingMethodTests {
  let sieve = Mockery.current.mock(MockSieve.self)

  @Test func whatRethrowsCallsItsClosure() {
    Mockery.current.check {
      expectThat(sieve).receives.filter([1, 2], .any)
        .then.performs { numbers, keeps in numbers.filter { (try? keeps($0)) ?? false } }
    }
    #expect(sieve.filter([1, 2]) { $0 > 1 } == [2])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func whatThrowsTheErrorOfItsClosureThrowsIt() {
    Mockery.current.check {
      expectThat(sieve).receives.check(Matcher<() throws(TankError) -> Void>.any)
        .then.throws(.tooSmall)
    }
    #expect(throws: TankError.tooSmall) { try sieve.check { () throws(TankError) in } }
  }

  @Test func whatThrowsNeverReturns() {
    Mockery.current.check { expectThat(sieve).receives.never().then.returns(3) }
    #expect(sieve.never() == 3)
  }
}
