// How long calls of mocks take, as multiples of a call of a double written by hand in the same run:
//
//     swift run benchmarks
//     swift run -c release -Xswiftc -DMOCKY benchmarks

import Mocky

let rounds = 15

print("Each figure is the median of \(rounds) rounds, as a multiple of the same round's double.")
print("Two runs beside each other tell how much of it is noise.")
print("")

let baseline = Benchmark("a double with a lock and an array", calls: 20_000) { _, calls in
  let double = CounterDouble()
  return { for call in 0..<calls { double.count(call, of: "apples") } }
}

let benchmarks = [
  Benchmark("a stubbed call", calls: 5_000) { context, calls in
    let counter = context.mock(MockCounter.self)
    context.check { allowing(counter).receives.count(.any, of: .any) }
    return { for call in 0..<calls { counter.count(call, of: "apples") } }
  },
  Benchmark("a stubbed call that returns a value", calls: 5_000) { context, calls in
    let counter = context.mock(MockCounter.self)
    context.check { allowing(counter).receives.total(of: "apples").then.returns(7) }
    return { for _ in 0..<calls { _ = counter.total(of: "apples") } }
  },
  Benchmark("a call of a nice mock that nothing speaks of", calls: 5_000) { context, calls in
    let counter = context.mock(MockCounter.self, strictness: .nice)
    return { for call in 0..<calls { counter.count(call, of: "apples") } }
  },
  Benchmark("an expected call, one of 1,000 that differ in an argument", calls: 1_000) {
    context, calls in
    let counter = context.mock(MockCounter.self)
    context.check {
      for call in 0..<calls { expectThat(counter).receives.count(call, of: "apples") }
    }
    return {
      for call in (0..<calls).reversed() { counter.count(call, of: "apples") }
      context.assertSatisfied()
    }
  },
  Benchmark("a call of a mocked function", calls: 5_000) { context, calls in
    let count = context.mockFunction(as: ((Int, String) -> Void).self)
    context.check { allowing(count).receives.call(.any, .any) }
    let function = count.function
    return { for call in 0..<calls { function(call, "apples") } }
  },
]

var ratios: [[Double]] = benchmarks.map { _ in [] }
for _ in 0..<rounds {
  let unit = baseline.timePerCall()
  for (index, benchmark) in benchmarks.enumerated() {
    ratios[index].append(benchmark.timePerCall() / unit)
  }
}

for (benchmark, ratios) in zip(benchmarks, ratios) {
  let sorted = ratios.sorted()
  let (low, median, high) = (sorted[rounds / 4], sorted[rounds / 2], sorted[rounds * 3 / 4])
  print("\(rounded(median)) times  (\(rounded(low)) to \(rounded(high)))  \(benchmark.name)")
}

/// A ratio with one digit after the point.
func rounded(_ ratio: Double) -> String {
  let tenths = Int((ratio * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
