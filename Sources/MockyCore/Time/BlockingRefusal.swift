/// The error of a wait for a command that a ``DeterministicScheduler`` still has to run.
public struct BlockingRefusal: Error, Sendable, CustomStringConvertible {
  /// The message that the wait would never end, with the remedy.
  public var description: String {
    """
    waiting here would never end: a DeterministicScheduler runs a command when the test says so, \
    with runUntilIdle() or tick(by:)
    """
  }
}
