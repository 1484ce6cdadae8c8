/// The record of a ``Blitzer``, which returns it after a success and throws it after a failure.
public struct Blitz: Error, Sendable, CustomStringConvertible {
  /// The number of runs that you asked for.
  public let actions: Int
  /// The number of runs that have ended, with an error or without.
  public internal(set) var finished: Int = 0
  /// The errors with the numbers of their runs, in the order in which the runs ended.
  public internal(set) var errors: [(number: Int, error: any Error)] = []
  /// The numbers of the runs that began and did not end in time.
  public internal(set) var unfinished: [Int] = []
  /// The total time.
  public internal(set) var time: TimeSpan = .zero
  /// "8 threads".
  let workers: String

  /// The number of runs that ended in each second.
  public var throughput: Double { Double(finished) / max(time.seconds, 1e-9) }

  /// A line such as "12 actions on 3 threads in 0.01 seconds: 1200 a second", and the failures
  /// below it.
  public var description: String {
    let rounded = TimeSpan.seconds((time.seconds * 1e3).rounded() / 1e3)
    var report = Report(
      "\(Counts.of(finished, "action")) on \(workers) in \(rounded): \(Int(throughput)) a second")
    report.add("threw", lines: Self.short(errors.map { "action \($0): \(ValueText.of($1))" }))
    report.add("did not finish", lines: Self.short(unfinished.map { "action \($0)" }))
    let left = actions - finished - unfinished.count
    if left > 0 { report.add("not begun", "\(Counts.of(left, "action"))") }
    return report.text
  }

  private static func short(_ lines: [String]) -> [String] {
    lines.prefix(Layout.calls) + Counts.rest(lines.count - Layout.calls)
  }
}
