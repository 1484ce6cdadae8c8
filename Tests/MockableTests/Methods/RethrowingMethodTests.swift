import Mocky
import Testing

@Mockable protocol Sieve {
  func filter(_ numbers: [Int], _ keeps: (Int) throws -> Bool) rethrows -> [Int]
  func check<E: Error>(_ body: () throws(E) -> Void) throws(E)
  func never() throws(Never) -> Int
  func time<T>(_ work: () throws -> T) rethrows -> T
  func change<T>(_ name: String, _ work: (inout Int) throws -> T) throws -> T
  func wait<T>(for work: @escaping @Sendable () async throws -> T) async throws -> T
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

  @Test func aClosureRunsWhateverItReturns() async throws {
    Mockery.current.check {
      allowing(sieve).receives.time(.any).then.performs { (work: () throws -> Any) in try! work() }
      allowing(sieve).receives.change("a", .any)
        .then.performs { (_, work: (inout Int) throws -> Any) in
          var number = 2
          return try work(&number)
        }
      allowing(sieve).receives.wait(for: .any)
        .then.performs { (work: @Sendable () async throws -> Any) in try await work() }
    }
    #expect(sieve.time { 1 } == 1)
    #expect(sieve.time { "one" } == "one")
    #expect(sieve.time { nil as Int? } == nil)
    sieve.time {}
    #expect(try sieve.change("a") { $0 + 1 } == 3)
    #expect(throws: TankError.tooSmall) {
      try sieve.change("a") { _ in throw TankError.tooSmall }
    }
    #expect(try await sieve.wait { "two" } == "two")
  }

  @Test func theTypeOfOneCallIsStillTaken() {
    Mockery.current.check {
      expectThat(sieve).receives.time(.any)
        .then.performs { (work: () throws -> Int) in (try? work()) ?? 0 }
      expectThat(sieve).receives.time(.any).then.returns("two")
    }
    #expect(sieve.time { 1 } == 1)
    #expect(sieve.time { "one" } == "two")
  }
}
