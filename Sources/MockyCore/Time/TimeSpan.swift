import Dispatch

/// A length of time, such as the timeout of a wait; a number literal means seconds.
///
/// ```swift
/// context.waitUntil(readiness.equals("ready"), timeout: .seconds(3))
/// context.verify(within: 0.5) { expectThat(list).received.add("one") }
/// ```
///
/// It resembles Swift's `Duration`, which older systems don't have.
public struct TimeSpan: Sendable, Hashable, Comparable {
  /// The number of seconds, which may be negative.
  public let seconds: Double

  private init(_ seconds: Double) { self.seconds = seconds.isNaN ? 0 : seconds }

  /// Makes a time span from nanoseconds, which need 64 bits: an `Int` has 32 on some systems.
  init(nanoseconds count: some BinaryInteger) { self.init(Double(count) / 1e9) }

  /// Makes a time span from a `Duration` of Swift's own.
  ///
  /// - Parameter duration: the duration.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// The time span of zero seconds.
  public static var zero: TimeSpan { TimeSpan(0) }

  /// Returns a number of seconds.
  public static func seconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count)) }

  /// Returns a number of seconds, with fractions; zero if it is not a number.
  public static func seconds(_ count: Double) -> TimeSpan { TimeSpan(count) }

  /// Returns a number of milliseconds.
  public static func milliseconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count) / 1e3) }

  /// Returns a number of milliseconds, with fractions; zero if it is not a number.
  public static func milliseconds(_ count: Double) -> TimeSpan { TimeSpan(count / 1e3) }

  /// Returns a number of microseconds.
  public static func microseconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count) / 1e6) }

  /// Returns a number of nanoseconds.
  public static func nanoseconds(_ count: Int) -> TimeSpan { TimeSpan(nanoseconds: count) }

  /// Returns the sum of two time spans.
  public static func + (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(one.seconds + other.seconds)
  }

  /// Returns whether the first time span is the shorter one.
  public static func < (one: TimeSpan, other: TimeSpan) -> Bool { one.seconds < other.seconds }

  /// The seconds, limited to 0 through 1e9 (about thirty years), which all clocks can count.
  var countableSeconds: Double { min(max(0, seconds), 1e9) }

  var countableNanoseconds: UInt64 { UInt64(countableSeconds * 1e9) }

  /// The nearest number of nanoseconds, negative ones included, up to 146 years, as a
  /// ``ManualClock`` counts them.
  var wholeNanoseconds: Int64 { Int64(min(max(-0x1p62, seconds * 1e9), 0x1p62).rounded()) }
}

/// Number literals, which are seconds.
extension TimeSpan: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a number of seconds.
  public init(integerLiteral count: Int) { self.init(Double(count)) }

  /// Makes a number of seconds, with fractions.
  public init(floatLiteral count: Double) { self.init(count) }
}

extension TimeSpan: CustomStringConvertible {
  /// The time in words: "3 seconds", "0.25 seconds", "1 second".
  public var description: String {
    if seconds == 1 { return "1 second" }
    let isWhole = seconds == seconds.rounded() && abs(seconds) < 1e15
    return "\(isWhole ? "\(Int(seconds))" : "\(seconds)") seconds"
  }
}

/// The moment at which a wait ends without success.
struct Deadline: Sendable {
  let timeout: TimeSpan
  /// The moment in Dispatch's time.
  let dispatchTime: DispatchTime
  /// The wait on a test's clock; nil for real time.
  let clockWait: ClockWait?

  /// Makes a deadline.
  ///
  /// - Parameters:
  ///   - timeout: the time until then.
  ///   - clock: the clock of that time; nil for real time.
  ///   - isForComing: true if the wait is for an event, and false if it is for its absence.
  init(after timeout: TimeSpan, on clock: ManualClock? = nil, isForComing: Bool = true) {
    self.timeout = timeout
    dispatchTime = .now() + timeout.countableSeconds
    clockWait = clock.map { ClockWait($0, for: timeout, isForComing: isForComing) }
  }

  var hasPassed: Bool { clockWait?.hasPassed ?? (DispatchTime.now() >= dispatchTime) }

  /// Returns the time for other code before the next look; nil if the wait has advanced its clock.
  func pause() -> Deadline? { clockWait.map { $0.pause() } ?? self }

  /// The seconds that remain, zero if it has passed.
  var remainingSeconds: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return Double(max(now, dispatchTime.uptimeNanoseconds) - now) / 1e9
  }

  /// Returns the wait that ends here after its timeout; nil if it ended early, or if there was
  /// none.
  ///
  /// - Parameter awaitForm: the form that does not block the test; nil if nothing was blocked.
  func elapsed(_ awaitForm: String?) -> ElapsedWait? {
    hasPassed && timeout > .zero ? ElapsedWait(deadline: self, awaitForm: awaitForm) : nil
  }
}

/// A wait that timed out, as failures show it.
package struct ElapsedWait {
  let deadline: Deadline
  /// The spelling with `await`, if the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension ElapsedWait? {
  /// " within 0.05 seconds"; empty if there was no wait.
  var text: String { map { " within \($0.deadline.timeout)" } ?? "" }
}

extension Report {
  /// Adds lines about a wait that ended early, and about one that blocked the test, with the remedy.
  mutating func addWait(until deadline: Deadline?, write awaitForm: String?) {
    add("clock", deadline?.clockWait?.earlyEnd)
    guard let awaitForm else { return }
    add("blocked", "the test itself, which runs on the thread that waited:")
    add("", "in Swift Testing write `\(awaitForm)` in an async test")
  }
}
