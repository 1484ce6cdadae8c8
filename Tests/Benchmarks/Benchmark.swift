/// Something that is timed.
struct Benchmark {
  let name: String
  /// How many calls are timed together.
  private let calls: Int
  /// Makes what is timed; making it is not.
  private let prepare: (_ calls: Int) -> () -> Void

  init(_ name: String, calls: Int, _ prepare: @escaping (_ calls: Int) -> () -> Void) {
    self.name = name
    self.calls = calls
    self.prepare = prepare
  }

  /// The time of one call, in seconds.
  func timePerCall() -> Double {
    let run = prepare(calls)
    return ContinuousClock().measure(run) / .seconds(1) / Double(calls)
  }
}
