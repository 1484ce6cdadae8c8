import Mocky
import MockyTestSupport
import Testing

struct Leak: Error, Equatable { var litres: Int }

@Mockable class Pump {
  func prime() throws -> Int { throw Leak(litres: 1) }
  func fill() throws(Leak) -> Int { throw Leak(litres: 2) }
  func drain(_ litres: Int) async -> Int { litres }
  func flush() async throws(Leak) -> Int { throw Leak(litres: 3) }
  func each(_ body: (Int) -> Void) { body(1) }
  func top(_ level: inout Int) { level += 1 }
  func echo<T: Equatable>(_ value: T) -> T { value }
  func clone() -> Self { self }
  func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
  class func brand() -> String { "acme" }
}

@Suite struct ClassEffectTests {
  let context: Mockery = Mockery()

  @Test func everyEffectReachesTheClass() async {
    let pump = context.spy { MockPump($0) }
    #expect(throws: Leak(litres: 1)) { try pump.prime() }
    #expect(throws: Leak(litres: 2)) { try pump.fill() }
    #expect(await pump.drain(5) == 5)
    await #expect(throws: Leak(litres: 3)) { try await pump.flush() }
  }

  @Test func everyEffectCanBeStubbed() async throws {
    let pump = context.mock { MockPump($0) }
    context.check {
      expectThat(pump).receives.prime().then.returns(1)
      expectThat(pump).receives.fill().then.throws(Leak(litres: 9))
      expectThat(pump).receives.drain(.any).then.performs { $0 * 2 }
      expectThat(pump).receives.flush().then.returns(4)
    }
    #expect(try pump.prime() == 1)
    #expect(throws: Leak(litres: 9)) { try pump.fill() }
    #expect(await pump.drain(5) == 10)
    #expect(try await pump.flush() == 4)
  }

  @Test func argumentsOfEveryKindReachTheClass() {
    let pump = context.spy { MockPump($0) }
    let seen = Captor<Int>()
    pump.each { seen.record($0) }
    var level = 4
    pump.top(&level)
    #expect(seen.values == [1])
    #expect(level == 5)
    #expect(pump.echo("a") == "a")
    #expect(pump.clone() === pump)
  }

  @Test func variadicMembersCanBeStubbedButNotForwarded() {
    let messages = headlines { context in
      let pump = context.spy { MockPump($0) }
      context.check { allowing(pump).receives.sum(1, 2).then.returns(30) }
      #expect(pump.sum(1, 2) == 30)
      #expect(pump.sum(4) == 0)
    }
    #expect(messages == ["pump.sum([4]): cannot be forwarded"])
  }

  @Test func classMembersAreExpectedOfTheType() {
    context.check {
      expectThat(MockPump.self).receives(2).brand().then.returns("other").then.forwards()
    }
    context.run {
      let type: Pump.Type = MockPump.self
      #expect([type.brand(), type.brand()] == ["acme", "acme"])
    }
    context.assertSatisfied()
  }
}
