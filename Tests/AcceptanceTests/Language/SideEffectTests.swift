import Mocky
import MockyTestSupport
import Testing

/// Closures that only do something: `.then.runs`.
@Suite struct SideEffectTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let store: MockStore
  private let seen = Captor<String>()

  init() {
    context = Mockery(reporter: reporter)
    store = context.mock()
  }

  @Test func theValueComesFromAnotherClauseOnEitherSide() throws {
    context.check {
      allowing(store).receives.read("before").then.runs { seen.record($0) }.then.returns("one")
      allowing(store).receives.read("after").then.returns("two").then.runs { seen.record($0) }
    }
    #expect(try store.read("before") == "one")
    #expect(try store.read("after") == "two")
    #expect(seen.values == ["before", "after"])
    #expect(reporter.failures.isEmpty)
  }

  @Test func withoutAnotherClauseTheValueIsADefault() throws {
    context.check {
      allowing(store).receives.read(.any).then.runs { key in
        seen.record(key)
        seen.record(key + key)
      }
    }
    #expect(try store.read("a") == "")
    #expect(seen.values == ["a", "aa"])
  }

  @Test func itThrowsWhatTheMemberMayThrow() throws {
    context.check {
      expectThat(store).receives.read("a").then.runs { key in throw StoreError.missing(key) }
      expectThat(store).receives.take("b").then.runs { key throws(StoreError) in
        throw .missing(key)
      }
    }
    #expect(throws: StoreError.missing("a")) { try store.read("a") }
    #expect(throws: StoreError.missing("b")) { try store.take("b") }
  }

  @Test func afterAnErrorTheCallStillThrowsAndWithPerformsNoMore() throws {
    context.check {
      expectThat(store).receives.drop("runs").then.throws(.full).then.runs { seen.record($0) }
      expectThat(store).receives.drop("performs").then.throws(.full).then.performs {
        seen.record($0)
      }
    }
    #expect(throws: StoreError.full) { try store.drop("runs") }
    try store.drop("performs")
    #expect(seen.values == ["runs", "performs"])
    #expect(reporter.failures.isEmpty)
  }

  @Test func itSuspendsInAnAsynchronousMember() async throws {
    context.check {
      expectThat(store).receives.load("a").then.runs { key in
        await Task.yield()
        seen.record(key)
      }.then.returns("one")
    }
    #expect(try await store.load("a") == "one")
    #expect(seen.values == ["a"])
  }

  @MainActor @Test func itRunsOnTheMainActorForAMemberThere() {
    let dialog = context.mock(MockPrompt.self)
    var questions: [String] = []
    context.check {
      expectThat(dialog).receives.confirm(.any, hint: "Yes").then.runs { question, _ in
        questions.append(question)
      }.then.returns(true)
    }
    #expect(dialog.confirm("Sure?", hint: "Yes"))
    #expect(questions == ["Sure?"])
  }

  @Test func aFunctionWithSeveralParametersIsToldOfTheCall() throws {
    let seen = seen
    @Sendable func note(_ text: String, for key: String) { seen.record("\(key): \(text)") }
    context.check { expectThat(store).receives.write(.any, for: .any).then.runs(note) }
    try store.write("one", for: "a")
    #expect(seen.values == ["a: one"])
  }

  @Test func itIsOneOfConsecutiveActions() throws {
    context.check {
      allowing(store).receives.read(.any).then.onConsecutiveCalls {
        $0.returns("one")
        $0.doesAllOf {
          $0.runs { seen.record($0) }
          $0.returns("two")
        }
      }
    }
    #expect(try ["a", "b", "c"].map(store.read) == ["one", "two", "two"])
    #expect(seen.values == ["b", "c"])
  }
}

@MainActor @Mockable private protocol Prompt {
  func confirm(_ question: String, hint: String) -> Bool
}
