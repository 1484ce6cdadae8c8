import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Loader {
  func load(_ name: String, then done: @escaping (Int) -> Void)
  func start(_ job: @escaping @Sendable () -> Void, priority: Int)
  func show(_ update: @escaping @MainActor (String) -> Void)
  func work(_ job: @escaping @Sendable (Int) async throws -> String) async throws -> String
  func cancel(_ done: (() -> Void)?)
  func retry(_ times: Int, _ done: ((Int, String) -> Bool)?) -> Bool
  func wrap(_ outer: @escaping (_ inner: @escaping (Int) -> Void) -> Void)
  func open(_ door: @escaping @isolated(any) @Sendable () async -> Void) async
  func convert(_ function: @escaping @convention(c) (Int32) -> Int32) -> Int32
  func visit(_ body: @escaping (inout Int) throws -> Void) throws
  func stay(_ job: nonisolated(nonsending) @escaping () async -> Int) async -> Int
  func both(_ one: @escaping () -> Int, _ two: @escaping () throws -> Int) -> Int
}

@Suite struct EscapingClosureTests {
  @Test(.mockery) func aClosureIsCalledAtOnceOrLater() {
    let loader = Mockery.current.mock(MockLoader.self)
    let kept = Captor<(Int) -> Void>()
    let seen = Captor<Int>()
    Mockery.current.check {
      expectThat(loader).receives.load("now", then: .any).then.performs { $1(1) }
      expectThat(loader).receives.load("later", then: .capturing(into: kept))
    }
    loader.load("now") { seen.record($0) }
    loader.load("later") { seen.record($0) }
    #expect(seen.values == [1])
    kept.last?(2)
    #expect(seen.values == [1, 2])
  }

  @Test(.mockery) func nilIsNoClosure() {
    let loader = Mockery.current.mock(MockLoader.self)
    Mockery.current.check {
      expectThat(loader).receives.cancel(nil)
      expectThat(loader).receives.retry(2, nil).then.returns(true)
      expectThat(loader).receives.retry(.any, .any).then.returns(false)
    }
    loader.cancel(nil)
    #expect(!loader.retry(2) { _, _ in true })
    #expect(loader.retry(2, nil))
  }

  @Test(.mockery) func aClosureIsSendable() async throws {
    let loader = Mockery.current.mock(MockLoader.self)
    let seen = Captor<String>()
    Mockery.current.check {
      expectThat(loader).receives.start(.any, priority: .any).then.performs { job, _ in
        Task { job() }
      }
      expectThat(loader).receives.work(.any).then.performs { try await "<\($0(5))>" }
    }
    await withCheckedContinuation { continuation in
      loader.start({ continuation.resume() }, priority: 1)
    }
    let worked = try await loader.work { number in
      await Task.yield()
      seen.record("job \(number)")
      return "\(number)"
    }
    #expect(worked == "<5>")
    #expect(seen.values == ["job 5"])
  }

  @Test(.mockery) @MainActor func aClosureBelongsToTheMainActor() {
    let loader = Mockery.current.mock(MockLoader.self)
    let kept = Captor<@MainActor (String) -> Void>()
    Mockery.current.check { expectThat(loader).receives.show(.capturing(into: kept)) }
    var shown: [String] = []
    loader.show { shown.append($0) }
    kept.last?("text")
    #expect(shown == ["text"])
  }

  @Test(.mockery) func aClosureIsOptional() {
    let loader = Mockery.current.mock(MockLoader.self)
    let seen = Captor<String>()
    Mockery.current.check {
      expectThat(loader).receives.cancel(.isNil)
      expectThat(loader).receives.cancel(.isNotNil).then.performs { $0?() }
      expectThat(loader).receives.retry(3, .any).then.performs { times, done in
        done?(times, "done") ?? false
      }
    }
    loader.cancel { seen.record("cancelled") }
    loader.cancel(nil)
    #expect(loader.retry(3) { $0 == 3 && $1 == "done" })
    #expect(seen.values == ["cancelled"])
  }

  @Test(.mockery) func closuresTakeClosures() throws {
    let loader = Mockery.current.mock(MockLoader.self)
    let seen = Captor<Int>()
    Mockery.current.check {
      expectThat(loader).receives.wrap(.any).then.performs { outer in outer { seen.record($0) } }
      expectThat(loader).receives.both(.any, .any).then.performs { one, two in
        one() + ((try? two()) ?? 0)
      }
    }
    loader.wrap { inner in inner(7) }
    #expect(seen.values == [7])
    #expect(loader.both({ 1 }, { 2 }) == 3)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(.mockery) func closuresHaveConventions() async throws {
    let loader = Mockery.current.mock(MockLoader.self)
    Mockery.current.check {
      expectThat(loader).receives.open(.any).then.performs { await $0() }
      expectThat(loader).receives.convert(.any).then.performs { $0(5) }
      expectThat(loader).receives.visit(.any).then.performs { body in
        var number = 1
        try body(&number)
        #expect(number == 2)
      }
    }
    let opened = Captor<Bool>()
    await loader.open { @MainActor in opened.record(true) }
    #expect(opened.values == [true])
    #expect(loader.convert { $0 + 1 } == 6)
    try loader.visit { $0 += 1 }
    Mockery.current.check {
      expectThat(loader).receives.stay(.any).then.performs { await $0() + 1 }
    }
    #expect(await loader.stay { 41 } == 42)
  }

  @Test func aClosureIsShownAsOne() {
    let failures = headlines { context in
      let loader = context.mock(MockLoader.self)
      context.check { expectThat(loader).receives.load("a", then: .any) }
      loader.load("b") { _ in }
    }
    #expect(
      failures == [
        #"loader.load("b", then: a closure): unexpected: "#
          + #"expected "a" as argument 1"#
      ])
  }
}
