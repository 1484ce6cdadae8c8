import Mocky

/// Everything that is measured.
enum Benchmarks {
  /// The call that all others are multiples of.
  static let double = Benchmark("a call of a double", 20_000, isLasting: true) { _, count in
    let double = FruitStandDouble(["apples": 7])
    return { for _ in 0..<count { _ = double.price(of: "apples") } }
  }

  static let all: [Benchmark] =
    calls + [1_000, 10_000, 100_000].flatMap { [doubleAmong($0), among($0)] } + others

  private static let calls = [
    Benchmark("a single stubbed call", 5_000, isLasting: true) {
      context, count in
      let stand = context.mock(MockFruitStand.self)
      context.check { allowing(stand).receives.price(of: "apples").then.returns(7) }
      return { for _ in 0..<count { _ = stand.price(of: "apples") } }
    },
    Benchmark("a call that any matcher takes", 5_000, isLasting: true) {
      context, count in
      let stand = context.mock(MockFruitStand.self)
      context.check { allowing(stand).receives.open(at: .any) }
      return { for hour in 0..<count { stand.open(at: hour) } }
    },
    Benchmark("a call of a nice mock that nothing speaks of", 5_000, isLasting: true) {
      context, count in
      let stand = context.mock(MockFruitStand.self, strictness: .nice)
      return { for hour in 0..<count { stand.open(at: hour) } }
    },
    Benchmark("a call that is ignored", 5_000, isLasting: true) {
      context, count in
      let stand = context.mock(MockFruitStand.self)
      context.check { ignoring(stand) }
      return { for hour in 0..<count { stand.open(at: hour) } }
    },
    Benchmark("a call of a mocked function", 5_000, isLasting: true) {
      context, count in
      let price = context.mockFunction(as: ((String) -> Int).self)
      context.check { allowing(price).receives.call("apples").then.returns(7) }
      let function = price.function
      return { for _ in 0..<count { _ = function("apples") } }
    },
  ]

  /// A call of a double that finds its result among many: what of the others is the processor's cache.
  private static func doubleAmong(_ size: Int) -> Benchmark {
    Benchmark("a call of a double among \(size) results", 2_000, isLasting: true) { _, count in
      let fruits = (0..<size).map { "fruit \($0)" }
      let double = FruitStandDouble(Dictionary(uniqueKeysWithValues: fruits.map { ($0, 7) }))
      return { for call in 0..<count { _ = double.price(of: fruits[call * 7_919 % size]) } }
    }
  }

  /// A call that finds its expectation among many of the same member.
  private static func among(_ size: Int) -> Benchmark {
    Benchmark("a stubbed call among \(size) expectations", 2_000, isLasting: true) {
      context, count in
      let stand = context.mock(MockFruitStand.self)
      let fruits = (0..<size).map { "fruit \($0)" }
      context.check {
        for fruit in fruits { allowing(stand).receives.price(of: fruit).then.returns(7) }
      }
      // A prime number far apart: no two calls in a row have neighbors.
      return { for call in 0..<count { _ = stand.price(of: fruits[call * 7_919 % size]) } }
    }
  }

  private static let others = [
    Benchmark("declaring an expectation", 500) { context, count in
      let stand = context.mock(MockFruitStand.self)
      return {
        context.check {
          for hour in 0..<count { expectThat(stand).receives(...2).open(at: hour) }
        }
      }
    },
    Benchmark("an expected call, from declaring to asserting", 500) { context, count in
      let stand = context.mock(MockFruitStand.self)
      return {
        context.check {
          for hour in 0..<count { expectThat(stand).receives.open(at: hour) }
        }
        for hour in (0..<count).reversed() { stand.open(at: hour) }
        context.assertSatisfied()
      }
    },
    Benchmark("verifying a call", 500) { context, count in
      let stand = context.mock(MockFruitStand.self, strictness: .nice)
      for hour in 0..<count { stand.open(at: hour) }
      return {
        context.verify {
          for hour in 0..<count { expectThat(stand).received.open(at: hour) }
        }
      }
    },
    Benchmark("a context with three mocks", 100) { _, count in
      return {
        for _ in 0..<count {
          let context = Mockery(reporter: Bystander())
          let mocks = (1...3).map { _ in context.mock(MockFruitStand.self) }
          withExtendedLifetime(mocks) { context.assertSatisfied() }
        }
      }
    },
  ]
}
