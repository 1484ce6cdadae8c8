import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// The functions on the stack of the current thread, from the inside out. Where they are is found
/// at once, which takes microseconds. Looking up the name and line of one takes some milliseconds,
/// so that it is done one by one, as far as somebody asks, and before the function that asks
/// returns.
package struct CallStack: IteratorProtocol, Sendable {
  /// How many functions are looked up in search of the test.
  private static let limit: Int = 40

  private var places: [CallStackWalk.Place]
  private var depth: Int = 0
  private var inlined: [StackFrame] = []
  /// The functions may have returned when somebody asks: their frames are not read any more.
  private let isKept: Bool

  /// The stack as it is now.
  /// - Parameter isKept: whether it is asked after the function that asks has returned.
  package init(isKept: Bool = false) {
    places = CallStackWalk.places()
    self.isKept = isKept
  }

  /// The stack of a call of a mock, to be kept. Where the member is `async` its callers wait, and are
  /// there only while it runs: the names of Mocky's own functions are looked up at once, which tell.
  static func keptOfCall() -> CallStack {
    var stack = CallStack(isKept: true)
    stack.findCallersOfMocky()
    stack.places = Array(stack.places.prefix(limit))
    return stack
  }

  private mutating func findCallersOfMocky() {
    for (index, place) in places.prefix(Self.limit).enumerated() {
      let found = CallStackLookup.shared.frames(at: place, passingOver: { _ in true })
      guard let own = found?.ownOnes else { return }
      if own.contains(where: \.isAsync) {
        depth = index + 1
        goOnWithCallers(of: place)
        depth = 0
        return
      }
      // The mock's member has called it, and nobody need know yet which that is.
      if own.contains(where: \.isCallOfMock) { return }
    }
  }

  /// The search has ended before the stack does.
  var isCut: Bool { depth >= Self.limit }

  /// The next function further out; nil at the end, or where the platform has no names and lines.
  package mutating func next() -> StackFrame? { next(passingOver: \.isMachinery) }

  /// - Parameter isPassedOver: whether nobody asks for a function's line, by its name alone.
  mutating func next(passingOver isPassedOver: (StackFrame) -> Bool) -> StackFrame? {
    while inlined.isEmpty {
      guard depth < Self.limit, depth < places.count else { return nil }
      let place = places[depth]
      depth += 1
      let found = CallStackLookup.shared.frames(at: place, passingOver: isPassedOver)
      guard let frames = found else { return nil }
      if !isKept, frames.contains(where: \.isAsync) { goOnWithCallers(of: place) }
      inlined = frames
    }
    return inlined.removeFirst()
  }

  /// The next function that has a line and is not passed over; one in a macro at the line where the
  /// macro is written in the files.
  mutating func next(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    while let frame = next(passingOver: isPassedOver)?.outsideMacros(in: files) {
      if frame.hasLine, !isPassedOver(frame) { return frame }
    }
    return nil
  }

  /// What stands under an `async` function on the stack is what runs jobs; its callers wait.
  private mutating func goOnWithCallers(of place: CallStackWalk.Place) {
    let callers = CallStackWalk.callers(of: place, limit: Self.limit)
    if !callers.isEmpty { places.replaceSubrange(depth..., with: callers) }
  }
}

/// Looks up functions of the stack, for one thread after the other, and remembers what it found.
/// The way through Mocky is the same for every call, and depends on the program alone. What is
/// known already waits for nobody's look-up.
package final class CallStackLookup: Sendable {
  package static let shared = CallStackLookup()

  private let known = Locked([CallStackWalk.Place: Known]())

  /// What was found at a place.
  private struct Known {
    let frames: [StackFrame]
    /// Lines were looked for, too.
    let hasLines: Bool
  }

  #if canImport(Runtime) && !canImport(Darwin)
    /// Held by the thread for which something is looked up.
    private let turn = NSLock()
    private let thread = LastingThread()
    private static let images = ImageMap.capture()

    /// The functions at a place, several where they are inlined; nil where that cannot be told.
    ///
    /// Names cost microseconds, and lines a thousand times as much.
    /// - Parameter isPassedOver: whether nobody asks for a function's line, by its name alone.
    func frames(
      at place: CallStackWalk.Place, passingOver isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      if let frames = remembered(place, isPassedOver) { return frames }
      return turn.withLock {
        remembered(place, isPassedOver) ?? thread.run { lookUp(place, isPassedOver) }
      }
    }

    private func remembered(
      _ place: CallStackWalk.Place, _ isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      guard let known = known.withLock({ $0[place] }) else { return nil }
      return known.hasLines || known.frames.allSatisfy(isPassedOver) ? known.frames : nil
    }

    private func lookUp(
      _ place: CallStackWalk.Place, _ isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      guard let backtrace = Backtrace(place) else { return nil }
      var frames = frames(of: backtrace, .useSymbolCache)
      let hasLines = !frames.allSatisfy(isPassedOver)
      if hasLines { frames = self.frames(of: backtrace, Self.linesToo) }
      known.withLock { $0[place] = Known(frames: frames, hasLines: hasLines) }
      return frames
    }

    /// Only optimized programs have inlined functions, and the run-time looks for them in all of
    /// what the debugger knows of a program.
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

    /// Hands in what knows names and lines by the address of an instruction: a test framework does.
    package func use(_ lookUp: @escaping @Sendable (UInt) -> StackFrame?) {
      self.lookUp.withLock { $0 = lookUp }
    }

    /// The function at a place; nil where nothing knows names and lines.
    func frames(
      at place: CallStackWalk.Place, passingOver _: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      if let known = known.withLock({ $0[place] }) { return known.frames }
      guard let lookUp = lookUp.value else { return nil }
      // A call returns to what stands behind it.
      let found = lookUp(place.isResumption ? place.address : place.address - 1).map { [$0] } ?? []
      known.withLock { $0[place] = Known(frames: found, hasLines: true) }
      return found
    }
  #endif
}

extension StackFrame {
  /// What a mock's member calls: `MockObject.call` or `MockObject.make`.
  fileprivate var isCallOfMock: Bool {
    symbol.hasPrefix("$s9MockyCore10MockObjectC4call")
      || symbol.hasPrefix("$s9MockyCore10MockObjectC4make")
  }
}

extension [StackFrame] {
  /// All of them if they are Mocky's own or of Swift's library, else nil.
  fileprivate var ownOnes: [StackFrame]? {
    allSatisfy { $0.isMachinery || $0.symbol.hasPrefix("$ss") } ? self : nil
  }
}

#if canImport(Runtime) && !canImport(Darwin)
  /// A thread that does what others wait for, one thing after the other. The run-time remembers for
  /// each thread what it has read of the program, which takes longest.
  ///
  /// `@unchecked Sendable`: one caller at a time, and the semaphores part its work from the thread's.
  private final class LastingThread: @unchecked Sendable {
    private let (begin, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    private var work: () -> Void = {}

    init() {
      Thread.detachNewThread { [self] in
        while true {
          begin.wait()
          work()
          end.signal()
        }
      }
    }

    func run<Result>(_ body: () -> Result?) -> Result? {
      var result: Result?
      withoutActuallyEscaping(body) { body in
        work = { result = body() }
        begin.signal()
        end.wait()
        work = {}
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
    /// A backtrace of one place. The run-time looks up its own backtraces only, but reads them from
    /// their documented compact form: the size of addresses, a mark and an address, and the end.
    fileprivate init?(_ place: CallStackWalk.Place) {
      let mark: UInt8 = place.isResumption ? 0x3f : 0x2f
      let address = withUnsafeBytes(of: UInt64(place.address).bigEndian, Array.init)
      let bytes = Data([0x02, mark] + address + [0x00])
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
