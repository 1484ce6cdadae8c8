import Foundation
import Mocky

/// Something that is timed.
struct Benchmark {
  let name: String
  /// How many calls are timed together.
  private let calls: Int
  /// Makes what is timed; making it is not.
  private let prepare: (_ context: Mockery, _ calls: Int) -> () -> Void

  init(
    _ name: String, calls: Int,
    _ prepare: @escaping (_ context: Mockery, _ calls: Int) -> () -> Void
  ) {
    self.name = name
    self.calls = calls
    self.prepare = prepare
  }

  /// The processor's time for one call, in seconds.
  func timePerCall() -> Double {
    let context = Mockery(reporter: Bystander())
    let run = prepare(context, calls)
    // The context's end, which lets go of all calls, is not timed.
    return withExtendedLifetime(context) {
      let start = Self.processorTime
      run()
      return (Self.processorTime - start) / Double(calls)
    }
  }

  /// The time that this thread has run, in seconds: what else the machine does counts little.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
