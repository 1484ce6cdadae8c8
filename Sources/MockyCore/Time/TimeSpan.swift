import Dispatch

/// A length of time: the timeout of a wait, the time that a call takes.
///
/// ```swift
/// context.waitUntil(readiness.equals("ready"), timeout: .seconds(3))
/// context.verify(within: 0.5) { expectThat(list).received.add("one") }
/// ```
///
/// It says what Swift's `Duration` says, on systems that are older than that.
public struct TimeSpan: Sendable, Hashable, Comparable {
  /// The number of seconds; negative if it lies in the past.
  public let seconds: Double

  private init(_ seconds: Double) { self.seconds = seconds.isNaN ? 0 : seconds }

  /// As long as a `Duration` of Swift's own.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// No time at all.
  public static var zero: TimeSpan { TimeSpan(0) }

  /// Some seconds.
  public static func seconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count)) }

  /// Some seconds, or a part of one; no time if the count is not a number.
  public static func seconds(_ count: Double) -> TimeSpan { TimeSpan(count) }

  /// Some thousandths of a second.
  public static func milliseconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count) / 1e3) }

  /// Some thousandths of a second, or a part of one; no time if the count is not a number.
  public static func milliseconds(_ count: Double) -> TimeSpan { TimeSpan(count / 1e3) }

  /// Some millionths of a second.
  public static func microseconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count) / 1e6) }

  /// Some thousand-millionths of a second.
  public static func nanoseconds(_ count: Int) -> TimeSpan { TimeSpan(Double(count) / 1e9) }

  /// The time that two take, one after the other.
  public static func + (one: TimeSpan, other: TimeSpan) -> TimeSpan {
    TimeSpan(one.seconds + other.seconds)
  }

  /// Tells whether the first time is the shorter one.
  public static func < (one: TimeSpan, other: TimeSpan) -> Bool { one.seconds < other.seconds }

  /// At least nothing, and at most some thirty years: what clocks can count.
  var countableSeconds: Double { min(max(0, seconds), 1e9) }

  var countableNanoseconds: UInt64 { UInt64(countableSeconds * 1e9) }

  /// The nearest whole number, also below zero, up to 146 years: what a ``ManualClock`` counts.
  var wholeNanoseconds: Int64 { Int64(min(max(-0x1p62, seconds * 1e9), 0x1p62).rounded()) }
}

/// Plain numbers are seconds.
extension TimeSpan: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Some seconds.
  public init(integerLiteral count: Int) { self.init(Double(count)) }

  /// Some seconds, or a part of one.
  public init(floatLiteral count: Double) { self.init(count) }
}

extension TimeSpan: CustomStringConvertible {
  /// "3 seconds", "0.25 seconds", "1 second".
  public var description: String {
    if seconds == 1 { return "1 second" }
    let isWhole = seconds == seconds.rounded() && abs(seconds) < 1e15
    return "\(isWhole ? "\(Int(seconds))" : "\(seconds)") seconds"
  }
}

/// The moment at which a wait gives up.
struct Deadline: Sendable {
  let timeout: TimeSpan
  /// The moment as Dispatch counts it.
  let dispatchTime: DispatchTime
  /// The wait on a test's clock; nil for real time.
  let clockWait: ManualClock.Wait?

  /// - Parameters:
  ///   - timeout: the time until then.
  ///   - clock: the clock of that time; nil for real time.
  ///   - isForComing: true if something has to come before; if not, nothing must.
  init(after timeout: TimeSpan, on clock: ManualClock? = nil, isForComing: Bool = true) {
    self.timeout = timeout
    dispatchTime = .now() + timeout.countableSeconds
    clockWait = clock.map { ManualClock.Wait($0, for: timeout, isForComing: isForComing) }
  }

  var hasPassed: Bool { clockWait?.hasPassed ?? (DispatchTime.now() >= dispatchTime) }

  /// The time that others have before the wait looks again; nil where the wait itself has done
  /// something, with the clock that it moves on.
  func pause() -> Deadline? { clockWait.map { $0.pause() } ?? self }

  /// The seconds that remain, none if it has passed.
  var remainingSeconds: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return Double(max(now, dispatchTime.uptimeNanoseconds) - now) / 1e9
  }
}

/// A wait that timed out, as failures tell of it.
package struct ElapsedWait {
  let time: TimeSpan
  /// The form that does not block, if the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension Deadline {
  /// The wait that ends here, once its time is over; nil where it ended early, or there was none.
  /// - Parameter awaitForm: the form that would not have blocked the test; nil if nothing was blocked.
  func elapsed(_ awaitForm: String?) -> ElapsedWait? {
    hasPassed && timeout > .zero ? ElapsedWait(time: timeout, awaitForm: awaitForm) : nil
  }
}

extension ElapsedWait? {
  /// " within 0.05 seconds"; nothing where there was no wait.
  var text: String { map { " within \($0.time)" } ?? "" }
}

extension Report {
  /// Says that a wait blocked the test, and what to write instead; nothing if it did not.
  mutating func addBlocked(write awaitForm: String?) {
    guard let awaitForm else { return }
    add("blocked", "the test itself, which runs on the thread that waited:")
    add("", "in Swift Testing write `\(awaitForm)` in an async test")
  }
}
