import Mocky
import Testing

@Mockable class Memory<Key: Hashable, Value> where Value: Equatable {
  struct Entry { var key: Key }
  private var values: [Key: Value] = [:]
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  func value(for key: Key) -> Value? { values[key] }
  func keep(_ value: Value, for key: Key) { values[key] = value }
  func entry(_ key: Key) -> Entry { Entry(key: key) }
}

@Suite struct ClassGenericTests {
  let context: Mockery = Mockery()

  @Test func aGenericClassHasAGenericMock() {
    let memory = context.mock { MockMemory<String, Int>($0, capacity: 1) }
    context.check { expectThat(memory).receives.value(for: "a").then.returns(1) }
    #expect(memory.value(for: "a") == 1)
    context.assertSatisfied()
  }

  @Test func aGenericSpyForwards() {
    let memory = context.spy { MockMemory<String, Int>($0, capacity: 1) }
    memory.keep(5, for: "five")
    #expect(memory.value(for: "five") == 5)
    #expect(memory.entry("k").key == "k")
    context.verify { expectThat(memory).received.keep(5, for: "five") }
  }
}
