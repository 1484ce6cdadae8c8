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

  @Test func aClosureAtAnyPlaceIsCalled() {
    let crane = context.mock(MockCrane.self)
    context.check {
      expectThat(crane).receives.lift(1, .any, by: "a").then.calls({ _, done, _ in done }, with: 5)
      expectThat(crane).receives.lift(2, .any, by: "b").then.callsWithDefaults { _, done, _ in done
      }
      expectThat(crane).receives.drop(.any, at: 3).then.calls({ done, _ in done })
      expectThat(crane).receives.turn(1, 2, .any, 4).then.calls({ _, _, done, _ in done }, with: 6)
      expectThat(crane).receives.rest(.any).then.calls({ done in done }, with: 7)
    }
    crane.lift(1, { seen.record($0) }, by: "a")
    crane.lift(2, { seen.record($0) }, by: "b")
    crane.drop({ seen.record(-1) }, at: 3)
    crane.turn(1, 2, { seen.record($0) }, 4)
    crane.rest { seen.record($0) }
    #expect(seen.values == [5, 0, -1, 6, 7])
    #expect(context.isSatisfied)
  }

  @Test func aClosureAtAnyPlaceOfAnAsyncMemberIsCalled() async {
    let crane = context.mock(MockCrane.self)
    context.check {
      expectThat(crane).receives.wait(.any, for: 1).then.calls({ done, _ in done }, with: 5)
      expectThat(crane).receives.wait(.any, for: 2).then.callsWithDefaults { done, _ in done }
    }
    await crane.wait({ [seen] in seen.record($0) }, for: 1)
    await crane.wait(nil, for: 2)
    #expect(seen.values == [5])
  }

  @Test @MainActor func aClosureAtAnyPlaceOfAMemberOfTheMainActorIsCalled() {
    let hoist = context.mock(MockHoist.self)
    context.check {
      expectThat(hoist).receives.ask(.any, 1).then.calls({ done, _ in done }, with: 5)
      expectThat(hoist).receives.ask(.any, 2).then.callsWithDefaults { done, _ in done }
    }
    hoist.ask({ [seen] in seen.record($0) }, 1)
    hoist.ask({ [seen] in seen.record($0) }, 2)
    #expect(seen.values == [5, 0])
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
      expectThat(dialog).receives.ask("sure?", then: .any).then.performs { $1(true) }
      expectThat(dialog).receives.show(.any).then.calls({ $0 }, with: 7).then.returns(1)
      expectThat(dialog).receives.show(.any).then.callsWithDefaults { $0 }
    }
    let answers = Captor<String>()
    dialog.ask("sure?") { answer in
      MainActor.assertIsolated()
      answers.record("sure? \(answer)")
    }
    #expect(dialog.show { seen.record($0) } == 1)
    #expect(dialog.show { seen.record($0) } == 0)
    #expect(answers.values == ["sure? true"])
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

@Mockable protocol Crane: Sendable {
  func lift(_ weight: Int, _ done: @escaping (Int) -> Void, by name: String)
  func drop(_ done: (() -> Void)?, at height: Int)
  func turn(_ a: Int, _ b: Int, _ done: (Int) -> Void, _ c: Int)
  func rest(_ done: (Int) -> Void)
  func wait(_ done: (@Sendable (Int) async -> Void)?, for time: Int) async
}

@Mockable @MainActor protocol Hoist {
  func ask(_ done: @escaping (Int) -> Void, _ number: Int)
}
