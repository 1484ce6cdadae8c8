import Mocky
import MockyTestSupport
import Testing

@Suite struct StoreMockTests: RecordedSuite {
  var (reporter, context) = recordedContext()
  private let mock: MockStore
  private var store: any Store { mock }

  init() {
    mock = context.mock(MockStore.self)
  }

  @Test func aThrowingMethodReturnsAndThrowsWhatWasSaid() throws {
    context.check {
      expectThat(mock).receives.read("a").then.returns("apple")
      expectThat(mock).receives.read(.startingWith("z")).then.throws(StoreError.full)
      expectThat(mock).receives.write("x", for: .any)
      expectThat(mock).receives.write(.any, for: "k").then.throws(StoreError.missing("k"))
    }
    #expect(try store.read("a") == "apple")
    #expect(throws: StoreError.full) { try store.read("zebra") }
    try store.write("x", for: "anything")
    #expect(throws: StoreError.missing("k")) { try store.write("y", for: "k") }
    expectNoFailure()
  }

  @Test func aThrowingMethodPerformsClosuresOfEveryShape() throws {
    context.check {
      allowing(mock).receives.read("one").then.performs { "<\($0)>" }
      allowing(mock).receives.read("two").then.performs { key in
        let doubled = key + key
        return doubled
      }
      allowing(mock).receives.read("three").then.performs { key in
        guard key.isEmpty else { throw StoreError.missing(key) }
        return "never"
      }
      allowing(mock).receives.read("four").then.performs { shouted($0) }
      allowing(mock).receives.read("five").then.performs { try loaded($0) }
      allowing(mock).receives.read("six").then.performs { _ in "6" }
      allowing(mock).receives.read("seven").then.performs(shouted)
      allowing(mock).receives.write("eight", for: .any).then.performs { try compared($0, $1) }
      allowing(mock).receives.write("nine", for: .any).then.performs(compared)
      allowing(mock).receives.write("ten", for: .any).then.performs { pair in
        try compared(pair.0, pair.1)
      }
    }
    #expect(try store.read("one") == "<one>")
    #expect(try store.read("two") == "twotwo")
    #expect(throws: StoreError.missing("three")) { try store.read("three") }
    #expect(try store.read("four") == "FOUR")
    #expect(throws: StoreError.missing("five")) { try store.read("five") }
    #expect(try store.read("six") == "6")
    #expect(try store.read("seven") == "SEVEN")
    for text in ["eight", "nine", "ten"] {
      try store.write(text, for: text)
      #expect(throws: StoreError.missing("key")) { try store.write(text, for: "key") }
    }
    expectNoFailure()
  }

  @Test func aClosureForItsSideEffectsGoesWithAValueFromAnotherClause() throws {
    let seen = Captor<String>()
    context.check {
      allowing(mock).receives.read("alone").then.runs { seen.record($0) }
      allowing(mock).receives.read("before").then.runs { key in
        seen.record(key)
        seen.record(key.uppercased())
      }.then.returns("value")
      allowing(mock).receives.read("after").then.returns("value").then.runs {
        seen.record($0)
      }
      allowing(mock).receives.write(.any, for: .any).then.performs { text, key in
        seen.record("\(key)=\(text)")
      }
      allowing(mock).receives.take("thrown").then.runs { seen.record($0) }.then.throws(.full)
    }
    #expect(try store.read("alone") == "")
    #expect(try store.read("before") == "value")
    #expect(try store.read("after") == "value")
    try store.write("1", for: "a")
    #expect(throws: StoreError.full) { try store.take("thrown") }
    #expect(seen.values == ["alone", "before", "BEFORE", "after", "a=1", "thrown"])
    expectNoFailure()
  }

  @Test func anAsynchronousMethodSuspendsInItsClosure() async throws {
    let seen = Captor<String>()
    context.check {
      expectThat(mock).receives.flush().then.performs {
        await Task.yield()
        seen.record("flushed")
      }
      expectThat(mock).receives(2).size().then.returns(1, 2)
      expectThat(mock).receives.load("a").then.performs { key in
        await Task.yield()
        return key + key
      }
      expectThat(mock).receives.load("b").then.performs { key in
        try await Task.sleep(for: .microseconds(1))
        throw StoreError.missing(key)
      }
      expectThat(mock).receives.load("c").then.waits(for: .milliseconds(1)).then.returns("sea")
      expectThat(mock).receives.save(.any, for: "a").then.performs { seen.record("\($1)=\($0)") }
      expectThat(mock).receives.save("text", for: .any).then.throws(StoreError.full)
    }
    await store.flush()
    #expect(await store.size() == 1)
    #expect(await store.size() == 2)
    #expect(try await store.load("a") == "aa")
    await #expect(throws: StoreError.missing("b")) { try await store.load("b") }
    #expect(try await store.load("c") == "sea")
    try await store.save("1", for: "a")
    await #expect(throws: StoreError.full) { try await store.save("text", for: "b") }
    #expect(seen.values == ["flushed", "a=1"])
    expectNoFailure()
  }

  @Test func aMethodWithTypedThrowsThrowsWhatItsClosureThrows() async throws {
    context.check {
      allowing(mock).receives.take("said").then.throws(.missing("said"))
      allowing(mock).receives.take("closure").then.performs { key throws(StoreError) in
        if key.isEmpty { return "empty" }
        throw .missing(key)
      }
      allowing(mock).receives.take("calm").then.performs { "calm \($0)" }
      allowing(mock).receives.drop("closure").then.performs { key throws(StoreError) in
        throw .missing(key)
      }
      allowing(mock).receives.drop("calm")
      allowing(mock).receives.fetch("said").then.throws(.full)
      allowing(mock).receives.fetch("closure").then.performs { key async throws(StoreError) in
        await Task.yield()
        throw .missing(key)
      }
      allowing(mock).receives.fetch("calm").then.performs { await later("calm \($0)") }
    }
    #expect(throws: StoreError.missing("said")) { try store.take("said") }
    #expect(throws: StoreError.missing("closure")) { try store.take("closure") }
    #expect(try store.take("calm") == "calm calm")
    #expect(throws: StoreError.missing("closure")) { try store.drop("closure") }
    try store.drop("calm")
    await #expect(throws: StoreError.full) { try await store.fetch("said") }
    await #expect(throws: StoreError.missing("closure")) { try await store.fetch("closure") }
    #expect(try await store.fetch("calm") == "calm calm")
    expectNoFailure()
  }

  @Test func consecutiveCallsReturnThrowAndPerformAndTheLastOneIsRepeated() throws {
    let machine = context.states("store").startsAs("closed")
    let seen = Captor<String>()
    context.check {
      allowing(mock).receives.take(.any).then.onConsecutiveCalls {
        $0.returns("first")
        $0.throws(.full)
        $0.doesAllOf {
          $0.runs { seen.record($0) }
          $0.state(machine, becomes: "open")
          $0.returns("third")
        }
        $0.performs { key throws(StoreError) in throw .missing(key) }
      }
    }
    #expect(try store.take("a") == "first")
    #expect(throws: StoreError.full) { try store.take("b") }
    #expect(machine.currentState == "closed")
    #expect(try store.take("c") == "third")
    #expect(machine.currentState == "open")
    #expect(throws: StoreError.missing("d")) { try store.take("d") }
    #expect(throws: StoreError.missing("e")) { try store.take("e") }
    #expect(seen.values == ["c"])
    expectNoFailure()
  }

  @Test func ofSeveralOutcomesTheLastOneWins() throws {
    context.check {
      allowing(mock).receives.read("a").then.returns("lost").then.throws(StoreError.full)
      allowing(mock).receives.read("b").then.throws(StoreError.full).then.returns("won")
      allowing(mock).receives.read("c").then.doesAllOf {
        $0.returns("lost")
        $0.returns("won")
      }
    }
    #expect(throws: StoreError.full) { try store.read("a") }
    #expect(try store.read("b") == "won")
    #expect(try store.read("c") == "won")
    expectNoFailure()
  }

  @Test func anUnexpectedCallOfAThrowingMethodThrowsAndIsReported() {
    context.check {
      expectThat(mock).receives(2).write(.containing("x"), for: "key")
    }
    let called = #line + 2
    do {
      try store.write("text", for: "kex")
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        "\(error)" == "unexpected call of store.write(\"text\", for: \"kex\"), reported above")
    }
    #expect(
      reporter.headlines == [
        #"store.write("text", for: "kex"): unexpected: expected "key" as 'for'"#
      ])
    #expect(reporter.lines == [called])
    #expect(
      reporter.closestArguments == [
        #"1         ✓ "text""#,
        #"for       ✗ expected "key""#,
        #"got "kex""#, "^",
      ])
  }

  @Test func anUnexpectedCallThatCannotThrowThatErrorReturnsADefaultValue() async throws {
    #expect(try store.take("a") == "")
    #expect(try await store.fetch("a") == "")
    #expect(await store.size() == 0)
    #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
    context.assertSatisfied()
    #expect(reporter.notes.count == 1)
  }
}

@Sendable private func shouted(_ key: String) -> String { key.uppercased() }
private func loaded(_ key: String) throws -> String { throw StoreError.missing(key) }
@Sendable private func compared(_ text: String, _ key: String) throws {
  if text != key { throw StoreError.missing(key) }
}
private func later(_ text: String) async -> String {
  await Task.yield()
  return text
}
