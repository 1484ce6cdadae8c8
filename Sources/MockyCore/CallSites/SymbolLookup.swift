import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// Looks up functions of the stack, for one thread at a time, and remembers the results. The
/// functions of Mocky are the same for every call. A known function is found without waiting.
package final class SymbolLookup: Sendable {
  package static let shared = SymbolLookup()

  /// The functions at instructions, and whether their lines were looked up, too.
  private let known = Locked([UInt: (frames: [StackFrame], hasLines: Bool)]())

  /// The threads that wait for a lookup.
  private let waiting = Locked(Set<ObjectIdentifier>())

  /// Returns whether one of some threads waits for a lookup.
  func isAwaited(by threads: [ObjectIdentifier]) -> Bool {
    waiting.withLock { !$0.isDisjoint(with: threads) }
  }

  #if canImport(Runtime) && !canImport(Darwin)
    private let thread = Locked(LastingThread())
    private static let images = ImageMap.capture()

    /// Returns the functions at an instruction, several if they are inlined; nil if they are
    /// unknown.
    ///
    /// Names cost microseconds, and lines a thousand times as much.
    /// - Parameter isPassedOver: returns true if the name shows that the line isn't needed.
    func frames(
      at instruction: UInt, passingOver isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      if let frames = remembered(instruction, isPassedOver) { return frames }
      let caller = Thread.identity
      waiting.withLock { _ = $0.insert(caller) }
      defer { waiting.withLock { _ = $0.remove(caller) } }
      return thread.withLock { thread in
        remembered(instruction, isPassedOver) ?? thread.run { lookUp(instruction, isPassedOver) }
      }
    }

    private func remembered(
      _ instruction: UInt, _ isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      guard let known = known.withLock({ $0[instruction] }) else { return nil }
      return known.hasLines || known.frames.allSatisfy(isPassedOver) ? known.frames : nil
    }

    private func lookUp(
      _ instruction: UInt, _ isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      guard let backtrace = Backtrace(of: instruction) else { return nil }
      var frames = frames(of: backtrace, .useSymbolCache)
      let hasLines = !frames.allSatisfy(isPassedOver)
      if hasLines { frames = self.frames(of: backtrace, Self.linesToo) }
      if frames.count == 1, frames[0].isReleasing {
        frames = [frameBefore(instruction, in: frames[0]) ?? frames[0]]
      }
      known.withLock { $0[instruction] = (frames, hasLines) }
      return frames
    }

    /// Returns a function with its last line before an instruction. The compiler adds the release of
    /// objects without a line.
    private func frameBefore(_ instruction: UInt, in frame: StackFrame) -> StackFrame? {
      for offset in stride(from: UInt(8), through: 96, by: 8) {
        let backtrace = Backtrace(of: instruction - offset)
        let found = backtrace.map { frames(of: $0, Self.linesToo) }?.last
        guard let found, found.symbol == frame.symbol else { return nil }
        if found.line > 0 { return found }
      }
      return nil
    }

    /// The options for lines. Only optimized programs have inlined functions, for which the runtime
    /// searches all debug information.
    private static var linesToo: Backtrace.SymbolicationOptions {
      #if DEBUG
        [.useSymbolCache, .showSourceLocations]
      #else
        .default
      #endif
    }

    private func frames(
      of backtrace: Backtrace, _ options: Backtrace.SymbolicationOptions
    ) -> [StackFrame] {
      let symbolicated = backtrace.symbolicated(with: Self.images, options: options)
      return symbolicated?.frames.compactMap(\.symbol).map(StackFrame.init) ?? []
    }
  #else
    private let lookUp = Locked(Optional<@Sendable (UInt) -> StackFrame?>.none)

    /// Sets the function that knows names and lines by address, from a test framework.
    package func use(_ lookUp: @escaping @Sendable (UInt) -> StackFrame?) {
      self.lookUp.withLock { $0 = lookUp }
    }

    /// Returns the function at an instruction; nil if names and lines are unknown.
    func frames(at instruction: UInt, passingOver _: (StackFrame) -> Bool) -> [StackFrame]? {
      if let known = known.withLock({ $0[instruction] }) { return known.frames }
      guard let lookUp = lookUp.value else { return nil }
      let found = lookUp(instruction).map { [$0] } ?? []
      known.withLock { $0[instruction] = (found, true) }
      return found
    }
  #endif
}

#if canImport(Runtime) && !canImport(Darwin)
  /// A thread that runs work for others, one piece at a time. The runtime remembers for each thread
  /// what it has read of the program. Reading takes longest.
  private final class LastingThread: Sendable {
    private let (begin, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    private let work = Locked<() -> Void>({})

    init() {
      Thread.detachNewThread { [self] in
        while true {
          begin.wait()
          work.value()
          end.signal()
        }
      }
    }

    func run<Result>(_ body: () -> Result?) -> Result? {
      var result: Result?
      withoutActuallyEscaping(body) { body in
        work.withLock { $0 = { result = body() } }
        begin.signal()
        end.wait()
        work.withLock { $0 = {} }
      }
      return result
    }
  }

  extension StackFrame {
    fileprivate convenience init(_ symbol: SymbolicatedBacktrace.Symbol) {
      self.init(
        function: symbol.name, symbol: symbol.rawName, isThunk: symbol.isSwiftThunk,
        path: symbol.sourceLocation?.path ?? "", line: symbol.sourceLocation?.line ?? 0)
    }
  }

  extension Backtrace {
    /// Makes a backtrace of one place. The runtime looks up only its own backtraces, but reads them
    /// from their documented compact form: the size of addresses, a mark and an address, and the
    /// end.
    fileprivate init?(of instruction: UInt) {
      let address = withUnsafeBytes(of: UInt64(instruction).bigEndian, Array.init)
      let bytes = Data([0x02, 0x1f] + address + [0x00])
      let text = bytes.base64EncodedString().prefix { $0 != "=" }
      let form = ["architecture": Self.architecture, "backtrace": "\(text)"]
      guard let json = try? JSONEncoder().encode(form),
        let backtrace = try? JSONDecoder().decode(Backtrace.self, from: json)
      else { return nil }
      self = backtrace
    }

    #if arch(x86_64)
      private static let architecture: String = "x86_64"
    #else
      private static let architecture: String = "arm64"
    #endif
  }
#endif
