import Mocky
import MockyTestSupport
import Testing

private struct TypedKey<Value>: Equatable { let name: String }
private enum Closed: Error { case now }

@Mockable private protocol Table {
  subscript(key: String) -> Int { get }
  subscript(_ index: Int) -> String? { get set }
  subscript(row row: Int, column: Int) -> Double { get set }
  subscript<Value>(key: TypedKey<Value>) -> Value { get set }
  subscript<K: Hashable>(all keys: [K]) -> [String] where K: Comparable { get }
  subscript(at number: Double) -> Int { get set }
  subscript(at number: Double) -> String { get }
  subscript(where test: (Int) -> Bool) -> Int { get set }
  subscript() -> Int { get }
  subscript(remote key: String) -> String { get async throws }
  subscript(typed key: String) -> Int { get throws(Closed) }
}

@Suite struct SubscriptTests {
  @Test(.mockery) func aSubscriptIsRead() {
    let table = Mockery.current.mock(MockTable.self)
    Mockery.current.check {
      allowing(table).receives.subscript("a").then.returns(1)
      allowing(table).receives.subscript(.greaterThan(5)).then.performs { "\($0)" }
      allowing(table).receives.subscript(row: 1, 2).then.returns(1.5)
    }
    #expect(table["a"] == 1)
    #expect(table[6] == "6")
    #expect(table[row: 1, 2] == 1.5)
  }

  @Test(.mockery) func aSubscriptIsSet() {
    let mock = Mockery.current.mock(MockTable.self)
    var table: any Table = mock
    Mockery.current.check {
      expectThat(mock).receives.subscript(1, setTo: "one")
      expectThat(mock).receives.subscript(.any, setTo: nil)
      expectThat(mock).receives.subscript(row: 1, .any, setTo: .close(to: 2, within: 0.1))
    }
    table[1] = "one"
    table[2] = nil
    table[row: 1, 5] = 2.05
  }

  @Test(.mockery) func aSubscriptIsGeneric() {
    let table = Mockery.current.mock(MockTable.self)
    Mockery.current.check {
      allowing(table).receives.subscript(TypedKey<Int>(name: "a")).then.returns(5)
      allowing(table).receives.subscript(TypedKey<String>(name: "a")).then.returns("five")
      expectThat(table).receives.subscript(TypedKey<Bool>(name: "b"), setTo: true)
      allowing(table).receives.subscript(all: [1, 2]).then.returns(["numbers"])
      allowing(table).receives.subscript(all: .any).then.returns(["others"])
    }
    #expect(table[TypedKey<Int>(name: "a")] == 5)
    #expect(table[TypedKey<String>(name: "a")] == "five")
    table[TypedKey<Bool>(name: "b")] = true
    #expect(table[all: [1, 2]] == ["numbers"])
    #expect(table[all: ["a"]] == ["others"])
  }

  @Test(.mockery) func resultsTellSubscriptsApart() {
    let table = Mockery.current.mock(MockTable.self)
    Mockery.current.check {
      allowing(table).receives.subscript(at: 1.5).then.returns(1)
      allowing(table).receives.subscript(at: 1.5).then.returns("one")
      expectThat(table).receives.subscript(at: 1.5, setTo: 2)
    }
    let number: Int = table[at: 1.5]
    let text: String = table[at: 1.5]
    #expect(number == 1)
    #expect(text == "one")
    table[at: 1.5] = 2
  }

  @Test(.mockery) func anIndexIsAClosureOrThereIsNone() {
    let table = Mockery.current.mock(MockTable.self)
    Mockery.current.check {
      allowing(table).receives.subscript(where: .any).then.performs { $0(1) ? 1 : 0 }
      expectThat(table).receives.subscript(where: .any, setTo: 5).then.performs { test, value in
        #expect(test(value))
      }
      allowing(table).receives.subscript().then.returns(7)
    }
    #expect(table[where: { $0 == 1 }] == 1)
    table[where: { $0 == 5 }] = 5
    #expect(table[] == 7)
  }

  @Test(.mockery) func aSubscriptSuspendsAndThrows() async throws {
    let table = Mockery.current.mock(MockTable.self)
    Mockery.current.check {
      allowing(table).receives.subscript(remote: "a").then.performs { key in
        await Task.yield()
        return key + key
      }
      allowing(table).receives.subscript(remote: .any).then.throws(Closed.now)
      allowing(table).receives.subscript(typed: "a").then.throws(.now)
    }
    #expect(try await table[remote: "a"] == "aa")
    await #expect(throws: Closed.now) { try await table[remote: "b"] }
    do throws(Closed) { _ = try table[typed: "a"] } catch { #expect(error == .now) }
  }

  @Test func aWrongIndexAndAWrongValueAreShownAsTheyWouldBeWritten() {
    let failures = headlines { context in
      let table = context.mock(MockTable.self)
      context.check { expectThat(table).receives.subscript(row: 1, 2, setTo: 3) }
      table[row: 1, 3] = 4
    }
    #expect(
      failures == [
        "table[row: 1, 3] = 4.0: unexpected: "
          + "expected 2 as argument 2 and 3.0 as new value"
      ])
  }
}
