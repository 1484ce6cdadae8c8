import Mocky
import MockyTestSupport
import Testing

private enum Stop: Error { case now }

@Mockable private protocol Walker {
  func each(_ body: (Int) -> Void)
  func map(_ list: [Int], _ transform: (Int) -> String) -> [String]
  func fold(_ start: Int, _ combine: (Int, Int) -> Int, until stop: (Int) -> Bool) -> Int
  func attempt(_ body: () throws -> Int) throws -> Int
  func measure(_ body: () async -> Int) async -> Int
  func pair(_ one: () async throws -> Int, _ two: () async throws -> Int) async throws -> Int
  func typed(_ body: () throws(Stop) -> Int) throws(Stop) -> Int
  func typedLater(_ body: () async throws(Stop) -> Int) async throws(Stop)
  func calm(_ body: () throws -> Int) -> Int
  func send(_ body: @Sendable () -> Int) -> Int
  @MainActor func update(_ body: @MainActor () -> Int) -> Int
}

@Suite struct NonEscapingClosureTests {
  @Test(.mockery) func aClosureIsCalledWhileTheCallLasts() {
    let walker = Mockery.current.mock(MockWalker.self)
    Mockery.current.check {
      expectThat(walker).receives.each(.any).then.performs { body in
        body(1)
        body(2)
      }
      expectThat(walker).receives.map([1, 2], .any).then.performs { $0.map($1) }
      expectThat(walker).receives.send(.any).then.performs { $0() * 2 }
    }
    var sum = 0
    walker.each { sum += $0 }
    #expect(sum == 3)
    #expect(walker.map([1, 2]) { "\($0)" } == ["1", "2"])
    #expect(walker.send { 21 } == 42)
  }

  @Test(.mockery) func twoClosuresAreCalled() async throws {
    let walker = Mockery.current.mock(MockWalker.self)
    Mockery.current.check {
      expectThat(walker).receives.fold(0, .any, until: .any).then.performs { start, combine, stop in
        var value = start
        while !stop(value) { value = combine(value, 2) }
        return value
      }
      expectThat(walker).receives.pair(.any, .any).then.performs { try await $0() + $1() }
    }
    #expect(walker.fold(0, +) { $0 > 5 } == 6)
    #expect(try await walker.pair({ 1 }, { 2 }) == 3)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(.mockery) func aClosureThrows() async throws {
    let walker = Mockery.current.mock(MockWalker.self)
    Mockery.current.check {
      expectThat(walker).receives(2).attempt(.any).then.performs { try $0() + 1 }
      allowing(walker).receives.calm(.any).then.performs { (try? $0()) ?? -1 }
      expectThat(walker).receives(2).typed(.any).then.performs { body throws(Stop) in try body() }
      expectThat(walker).receives.typedLater(.any).then.performs { body async throws(Stop) in
        _ = try await body()
      }
    }
    #expect(try walker.attempt { 1 } == 2)
    #expect(throws: Stop.now) { try walker.attempt { throw Stop.now } }
    #expect(walker.calm { throw Stop.now } == -1)
    #expect(try walker.typed { 5 } == 5)
    do throws(Stop) {
      _ = try walker.typed { () throws(Stop) in throw Stop.now }
    } catch { #expect(error == .now) }
    do throws(Stop) {
      try await walker.typedLater { () async throws(Stop) in throw Stop.now }
    } catch { #expect(error == .now) }
  }

  @Test(.mockery) func aClosureSuspends() async {
    let walker = Mockery.current.mock(MockWalker.self)
    Mockery.current.check {
      expectThat(walker).receives.measure(.any).then.performs { await $0() * 2 }
    }
    var count = 0
    let measured = await walker.measure {
      count += 1
      await Task.yield()
      return 21
    }
    #expect(measured == 42)
    #expect(count == 1)
  }

  @Test(.mockery) @MainActor func aClosureBelongsToTheMainActor() {
    let walker = Mockery.current.mock(MockWalker.self)
    Mockery.current.check { expectThat(walker).receives.update(.any).then.performs { $0() } }
    var count = 0
    #expect(
      walker.update {
        count += 1
        return count
      } == 1)
  }

  @Test func theHistoryShowsThatAClosureWasThere() {
    let (reporter, context, walker) = recordedContext(MockWalker.self)
    let allowed = #line + 1
    context.check { allowing(walker).receives.each(.any) }
    walker.each { _ in }
    #expect(walker.map([1]) { "\($0)" } == [])
    let text = reporter.failures.first?.message ?? ""
    #expect(text.hasPrefix("walker.map([1], a closure): unexpected: no expectation mentions it"))
    #expect(text.contains("1. walker.each(a closure)   → :\(allowed)"), "\(text)")
  }
}
