import Foundation
import Mocky

/// Something that is timed.
struct Benchmark: Sendable {
  /// The code that is timed again and again.
  typealias Run = () -> Void

  let name: String
  /// How many calls, or whatever is counted, one run has.
  let count: Int
  /// Makes what is timed; making it is not.
  let prepare: @Sendable (_ context: Mockery, _ count: Int) -> Run
  /// True if the code is prepared once, for all rounds.
  let isLasting: Bool

  init(
    _ name: String, _ count: Int, isLasting: Bool = false,
    _ prepare: @escaping @Sendable (_ context: Mockery, _ count: Int) -> Run
  ) {
    self.name = name
    self.count = count
    self.prepare = prepare
    self.isLasting = isLasting
  }
}

/// A benchmark with its rounds so far.
final class Measurement {
  let benchmark: Benchmark
  /// The processor's time for one call, in seconds: an entry for each round.
  private(set) var times: [Double] = []
  /// The context's end, which lets go of all calls, is not timed.
  private var context = Mockery(reporter: Bystander())
  private var run: Benchmark.Run?

  init(of benchmark: Benchmark) { self.benchmark = benchmark }

  func addRound() {
    let run = prepared()
    let start = Self.processorTime
    run()
    times.append((Self.processorTime - start) / Double(benchmark.count))
  }

  private func prepared() -> Benchmark.Run {
    if benchmark.isLasting, let run { return run }
    context = Mockery(reporter: Bystander())
    let new = benchmark.prepare(context, benchmark.count)
    run = new
    return new
  }

  /// The time that this thread has run, in seconds: what else the machine does counts little.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The figures of a benchmark: a line of the table.
struct Figure: Encodable {
  let name: String
  /// The median of the rounds, as a multiple of the double's call in the same round.
  let ratio: Double
  /// The quarter of the rounds that is lowest ends here.
  let low: Double
  /// The quarter of the rounds that is highest begins here.
  let high: Double
  /// The median of the processor's time, in nanoseconds.
  let nanoseconds: Double

  init(_ measurement: Measurement, unit: Measurement) {
    name = measurement.benchmark.name
    let ratios = zip(measurement.times, unit.times).map { $0 / $1 }.sorted()
    ratio = ratios[ratios.count / 2]
    low = ratios[ratios.count / 4]
    high = ratios[ratios.count * 3 / 4]
    nanoseconds = measurement.times.sorted()[ratios.count / 2] * 1e9
  }

  /// "8.2 times (8.0 to 8.5), 620 ns: a stubbed call".
  var text: String {
    let (ratio, low, high) = (Self.rounded(ratio), Self.rounded(low), Self.rounded(high))
    return "\(ratio) times (\(low) to \(high)), \(Int(nanoseconds.rounded())) ns: \(name)"
  }

  /// A ratio with one digit after the point.
  private static func rounded(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
