import Mocky
import MockyTestSupport
import Testing

/// Closures among the arguments are called: by an action, at once, or by the test. OCMock 2.6.
struct ClosureArgumentTests {
  struct Boom: Error, Equatable {}

  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let seen = Captor<Int>()

  @Test func aClosureIsCalledWithGivenValues() {
    context.check { expectThat(turtle).receives.each(.any).then.calls({ $0 }, with: 7) }
    turtle.each { seen.record($0) }
    #expect(seen.values == [7])
    #expect(context.isSatisfied)
  }

  @Test func oneOfSeveralArgumentsIsCalled() {
    let load = context.mockFunction(
      as: ((Int, @escaping @Sendable (String, Int?) -> Void) -> Bool).self)
    let loaded = Captor<String>()
    context.check {
      expectThat(load).receives.call(1, .any).then.calls({ $1 }, with: "a", 2).then.returns(true)
      expectThat(load).receives.call(2, .any).then.callsWithDefaults { $1 }
    }
    #expect(load.function(1) { loaded.record("\($0) \($1 ?? 0)") })
    #expect(!load.function(2) { loaded.record("\($0) \($1 ?? 0)") })
    #expect(loaded.values == ["a 2", " 0"])
  }

  @Test func anOptionalClosureIsCalledUnlessItIsNil() {
    let load = context.mockFunction(as: ((Int, (@Sendable (String) -> Void)?) -> Bool).self)
    let loaded = Captor<String>()
    context.check {
      expectThat(load).receives(2).call(1, .any).then.calls({ $1 }, with: "a").then.returns(true)
      expectThat(load).receives(2).call(2, .any).then.callsWithDefaults { $1 }
    }
    #expect(load.function(1) { loaded.record($0) })
    #expect(load.function(1, nil))
    #expect(!load.function(2) { loaded.record($0) })
    #expect(!load.function(2, nil))
    #expect(loaded.values == ["a", ""])
    #expect(context.isSatisfied)
  }

  @Test func anOptionalAsyncClosureIsAwaitedUnlessItIsNil() async {
    let load = context.mockFunction(
      as: ((Int, (@Sendable (Int) async -> Void)?) async -> Void).self)
    context.check {
      expectThat(load).receives(2).call(1, .any).then.calls({ $1 }, with: 5)
      expectThat(load).receives(2).call(2, .any).then.callsWithDefaults { $1 }
    }
    let (function, seen) = (load.function, seen)
    await function(1) { seen.record($0) }
    await function(1, nil)
    await function(2) { seen.record($0) }
    await function(2, nil)
    #expect(seen.values == [5, 0])
    #expect(context.isSatisfied)
  }

  @Test func aClosureIsCalledWithDefaultValues() {
    context.setDefault(41, for: Int.self)
    context.check { expectThat(turtle).receives.each(.any).then.callsWithDefaults { $0 } }
    turtle.each { seen.record($0) }
    #expect(seen.values == [41])
  }

  @Test func aClosureIsCalledOnlyByTheExpectationThatTakesTheCall() {
    context.check {
      expectThat(turtle).receives.each(.any).then.calls({ $0 }, with: 1)
      expectThat(turtle).receives.each(.any)
    }
    turtle.each { seen.record($0) }
    turtle.each { seen.record($0) }
    #expect(seen.values == [1])
  }

  @Test func anAsyncClosureIsAwaited() async throws {
    let load = context.mockFunction(
      as: ((@escaping @Sendable (Int) async throws -> Void) async throws -> Int).self)
    context.check {
      expectThat(load).receives.call(.any).then.calls({ $0 }, with: 5).then.returns(1)
      expectThat(load).receives.call(.any).then.callsWithDefaults { $0 }
      expectThat(load).receives.call(.any).then.calls({ $0 }, with: 5)
    }
    let (function, seen) = (load.function, seen)
    #expect(
      try await function {
        await Task.yield()
        seen.record($0)
      } == 1)
    #expect(try await function { seen.record($0) } == 0)
    #expect(seen.values == [5, 0])
    await #expect(throws: Boom()) { try await function { _ in throw Boom() } }
  }

  @Test @MainActor func aClosureOfAMemberOfTheMainActorIsCalled() {
    let dialog = context.mock(MockDialog.self)
    context.check {
      expectThat(dialog).receives.ask("sure?", then: .any).then.calls({ $1 }, with: true)
      expectThat(dialog).receives.ask("why?", then: .any).then.callsWithDefaults { $1 }
      expectThat(dialog).receives.show(.any).then.calls({ $0 }, with: 7).then.returns(1)
      expectThat(dialog).receives.show(.any).then.callsWithDefaults { $0 }
    }
    let answers = Captor<String>()
    for question in ["sure?", "why?"] {
      dialog.ask(question) { answer in
        MainActor.assertIsolated()
        answers.record("\(question) \(answer)")
      }
    }
    #expect(dialog.show { seen.record($0) } == 1)
    #expect(dialog.show { seen.record($0) } == 0)
    #expect(answers.values == ["sure? true", "why? false"])
    #expect(seen.values == [7, 0])
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test @MainActor func whatAClosureOfTheMainActorThrowsIsThrownByTheCall() {
    let dialog = context.mock(MockDialog.self)
    context.check { expectThat(dialog).receives.run(.any).then.callsWithDefaults { $0 } }
    #expect(throws: Boom()) { try dialog.run { throw Boom() } }
  }

  @Test func whatAClosureThrowsIsThrownByTheCall() {
    let run = context.mockFunction(as: ((@escaping () throws -> Void) throws -> Void).self)
    context.check { expectThat(run).receives.call(.any).then.callsWithDefaults { $0 } }
    #expect(throws: Boom()) { try run.function { throw Boom() } }
  }

  @Test func theTestCallsACapturedClosureWhenItLikes() throws {
    let load = context.mockFunction(as: ((Int, @escaping (String) -> Int) -> Void).self)
    let completion = Captor<(String) -> Int>()
    context.check { expectThat(load).receives.call(1, .capturing(into: completion)) }
    load.function(1) { $0.count }
    #expect(completion.last?("apple") == 5)
    #expect(context.callWithDefaults(try #require(completion.last)) == 0)
  }

  @Test func theTestCallsACapturedClosureThatSuspends() async throws {
    let load = context.mockFunction(as: ((@escaping (Int) async throws -> Int) -> Void).self)
    let completion = Captor<(Int) async throws -> Int>()
    context.check { expectThat(load).receives.call(.capturing(into: completion)) }
    load.function { number in
      await Task.yield()
      return number + 1
    }
    let closure = try #require(completion.last)
    #expect(try await context.callWithDefaults(closure) == 1)
    let plain: (Int) -> Int = { $0 + 2 }
    #expect(context.callWithDefaults(plain) == 2)
  }

  @Test func aValueThatCannotBeMadeIsMisuse() {
    let make = context.mockFunction(
      named: "make", as: ((@escaping (Int, NoDefault) -> Void) -> Void).self)
    context.check { expectThat(make).receives.call(.any).then.callsWithDefaults { $0 } }
    make.function { number, _ in seen.record(number) }
    #expect(seen.values == [])
    reporter.expectMisuse(
      "make(a closure): its closure cannot be called with default values, as there is none of "
        + "type NoDefault: give one with context.setDefault(…)", linesAbove: 3)

    context.setDefault(NoDefault(id: 1), for: NoDefault.self)
    context.callWithDefaults { (object: NoDefault) in seen.record(object.id) }
    #expect(seen.values == [1])
  }

  @Test func aValueThatCannotBeMadeForTheTestIsMisuse() {
    #expect(context.callWithDefaults { (object: NoDefault) in object.id } == nil)
    reporter.expectMisuse(
      "the closure cannot be called with default values, as there is none of type NoDefault: "
        + "give one with context.setDefault(…)")
  }
}

@MainActor @Mockable private protocol Dialog {
  func ask(_ question: String, then answer: @escaping @MainActor (Bool) -> Void)
  func show(_ done: (Int) -> Void) -> Int
  func run(_ work: @escaping () throws -> Void) throws
}
