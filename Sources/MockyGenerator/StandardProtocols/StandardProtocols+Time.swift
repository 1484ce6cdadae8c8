extension StandardProtocols {
  static let time = [
    "Clock": """
    protocol Clock<Duration> {
      associatedtype Duration = Swift.Duration
      associatedtype Instant: Swift.InstantProtocol = Swift.ContinuousClock.Instant
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    """,
    "Executor": """
    protocol Executor {
      func enqueue(_ job: consuming Swift.ExecutorJob)
    }
    """,
    "SerialExecutor": "protocol SerialExecutor: Executor {}",
    "TaskExecutor": "protocol TaskExecutor: Executor {}",
    "InstantProtocol": """
    protocol InstantProtocol<Duration> {
      associatedtype Duration: Swift.DurationProtocol = Swift.Duration
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    """,
    "DurationProtocol": """
    protocol DurationProtocol: AdditiveArithmetic {
      static func / (left: Self, right: Swift.Int) -> Self
      static func * (left: Self, right: Swift.Int) -> Self
      static func / (left: Self, right: Self) -> Swift.Double
    }
    """,
  ]
}
