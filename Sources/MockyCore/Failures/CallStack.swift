import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// The functions on the stack of the current thread, from the inside out.
///
/// Looking up the name and line of one function takes some milliseconds, so that it is done one by
/// one, as far as somebody asks, and remembered: the way through Mocky is the same for every call.
///
/// It is to be asked from one function only, which every step is counted from.
struct CallStack: IteratorProtocol {
  /// How far out it looks for the test.
  private static let limit: Int = 40

  private var depth: Int = 0
  private var inlined: [StackFrame] = []

  /// The next function further out; nil at the end, or where the platform has no backtraces with
  /// names and lines.
  mutating func next() -> StackFrame? {
    #if canImport(Runtime) && !canImport(Darwin)
      while inlined.isEmpty {
        // Of two frames the second only says that there are more.
        guard depth < Self.limit,
          let backtrace = try? Backtrace.capture(limit: 2, offset: depth, top: 0),
          let address = backtrace.frames.first(where: { _ in true })?.adjustedProgramCounter,
          !address.isNull
        else { return nil }
        depth += 1
        inlined = Self.known.frames(at: "\(address)") {
          StackFrame.all(at: address, in: backtrace)
        }
      }
      return inlined.removeFirst()
    #else
      return nil
    #endif
  }

  /// What has been looked up in this process. It depends on the program alone.
  private static let known = KnownFrames()

  /// `@unchecked Sendable`: what is known is behind the lock.
  private final class KnownFrames: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: [StackFrame]] = [:]

    func frames(at address: String, _ lookUp: () -> [StackFrame]) -> [StackFrame] {
      if let frames = lock.withLock({ known[address] }) { return frames }
      let frames = lookUp()
      lock.withLock { known[address] = frames }
      return frames
    }
  }
}
