import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// The functions on the stack of the current thread, from the inside out.
///
/// Looking up the name and line of one function takes some milliseconds, so that it is done one by
/// one, as far as somebody asks.
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
        guard depth < Self.limit, let frames = StackLookup.shared.frames(at: depth) else {
          return nil
        }
        depth += 1
        inlined = frames
      }
      return inlined.removeFirst()
    #else
      return nil
    #endif
  }
}

#if canImport(Runtime) && !canImport(Darwin)
  /// Looks up functions of the stack, one thread after the other, and remembers what it found.
  ///
  /// The way through Mocky is the same for every call, and depends on the program alone.
  ///
  /// One after the other, because the runtime's look-up maps files into memory and takes them out
  /// again, while its capture reads whatever is mapped: both at once have been seen to crash.
  ///
  /// `@unchecked Sendable`: everything is behind the lock, under which only the runtime works.
  private final class StackLookup: @unchecked Sendable {
    static let shared = StackLookup()

    private let lock = NSLock()
    private lazy var images = ImageMap.capture()
    private var known: [String: [StackFrame]] = [:]

    /// The functions at a depth of the caller's caller's stack, several where they are inlined; nil
    /// at its end.
    func frames(at depth: Int) -> [StackFrame]? {
      lock.lock()
      defer { lock.unlock() }
      // Of two frames the second only says that there are more.
      guard
        let backtrace = try? Backtrace.capture(limit: 2, offset: depth, top: 0, images: images),
        let address = backtrace.frames.first(where: { _ in true })?.adjustedProgramCounter,
        !address.isNull
      else { return nil }
      if let frames = known["\(address)"] { return frames }
      let frames = StackFrame.all(at: address, in: backtrace, images)
      known["\(address)"] = frames
      return frames
    }
  }
#endif
