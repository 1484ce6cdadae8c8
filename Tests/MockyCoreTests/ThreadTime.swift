import Foundation

/// The processor time of this thread, for work that calls nothing of a test's and can be counted in no
/// other way: tests compare it for n and 8n, and leave a wide margin.
enum ThreadTime {
  /// How many seconds something takes; the least of several attempts.
  static func of(_ body: () -> Void) -> Double {
    (0..<3).map { _ in
      let start = now
      body()
      return now - start
    }.min() ?? 0
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
