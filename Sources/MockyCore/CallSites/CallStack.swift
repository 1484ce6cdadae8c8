import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// The functions on the stack of the current thread, from the inside out. The places where they are
/// take microseconds to find. The name and line of one take some milliseconds. They are looked up
/// one by one, as far as somebody asks, and before the function that asks returns.
package struct CallStack: Sendable {
  /// The most functions that are looked up in search of the test.
  private static let limit: Int = 40

  /// The functions that are kept of a call in search of its caller: Mocky's own come first.
  static let ofCaller: Int = 20

  private var places: [CallStackWalk.Place]
  private var depth: Int = 0
  private var inlined: [StackFrame] = []

  /// The stack as it is now.
  package init() { self.init(limit: CallStackWalk.limit) }

  /// The innermost functions of the stack, so many at most.
  init(limit: Int) { places = CallStackWalk.places(limit: limit) }

  /// This stack, to be asked when its functions may have returned: their frames are not read.
  package var kept: CallStack {
    var stack = self
    stack.places = places.prefix(Self.limit).map { .init(instruction: $0.instruction) }
    return stack
  }

  /// The stack of a call of a mock, to be kept. The callers of an `async` member wait, and are there
  /// only while it runs. The names of Mocky's own functions, which tell, are therefore looked up at once.
  static func keptOfCall() -> CallStack {
    var stack = CallStack()
    while let frame = stack.next(passingOver: { _ in true }), !frame.isAsync,
      frame.isMachinery || frame.symbol.hasPrefix("$ss")
    { continue }
    (stack.depth, stack.inlined) = (0, [])
    return stack.kept
  }

  /// The search has ended before the stack does.
  var isCut: Bool { depth >= Self.limit }

  /// The next function further out; nil at the end, or where the platform has no names and lines.
  /// - Parameter isPassedOver: tells by a function's name alone that nobody asks for its line.
  mutating func next(passingOver isPassedOver: (StackFrame) -> Bool) -> StackFrame? {
    while inlined.isEmpty {
      guard depth < Self.limit, depth < places.count else { return nil }
      let place = places[depth]
      depth += 1
      let found = CallStackLookup.shared.frames(at: place.instruction, passingOver: isPassedOver)
      guard let frames = found else { return nil }
      if frames.contains(where: \.isAsync) {
        // Under an `async` function the stack has what runs jobs; the function's callers wait.
        let callers = place.callers(limit: Self.limit)
        if !callers.isEmpty { places.replaceSubrange(depth..., with: callers) }
      }
      inlined = frames
    }
    return inlined.removeFirst()
  }

  /// The next function that has a line and is not skipped. One in a macro has the line where the
  /// macro is written in the files.
  mutating func next(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    while let frame = next(passingOver: isPassedOver)?.outsideMacros(in: files) {
      if frame.hasLine, !isPassedOver(frame) { return frame }
    }
    return nil
  }

  /// The innermost function that has a line and is not passed over.
  func first(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    var stack = self
    return stack.next(in: files, passingOver: isPassedOver)
  }

  /// The line that called Mocky; nil where the platform does not show the stack.
  package var caller: SourcePosition? {
    first(in: [], passingOver: { $0.isOfNobody || $0.module.isNil })?.position
  }
}

/// Looks up functions of the stack, for one thread after the other, and remembers what it found.
/// The way through Mocky is the same for every call, and depends on the program alone. A
/// known function is found without a wait.
package final class CallStackLookup: Sendable {
  package static let shared = CallStackLookup()

  /// The functions that were found at instructions, and whether lines were looked for, too.
  private let known = Locked([UInt: (frames: [StackFrame], hasLines: Bool)]())

  #if canImport(Runtime) && !canImport(Darwin)
    private let thread = Locked(LastingThread())
    private static let images = ImageMap.capture()

    /// The functions at an instruction, several where they are inlined; nil where nothing tells.
    ///
    /// Names cost microseconds, and lines a thousand times as much.
    /// - Parameter isPassedOver: tells by a function's name alone that nobody asks for its line.
    func frames(
      at instruction: UInt, passingOver isPassedOver: (StackFrame) -> Bool
    ) -> [StackFrame]? {
      if let frames = remembered(instruction, isPassedOver) { return frames }
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
      known.withLock { $0[instruction] = (frames, hasLines) }
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

    /// The function at an instruction; nil where nothing knows names and lines.
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
  /// A thread that does what others wait for, one thing after the other. The run-time remembers for
  /// each thread what it has read of the program, which takes longest.
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
    /// A backtrace of one place. The run-time looks up its own backtraces only, but reads them from
    /// their documented compact form: the size of addresses, a mark and an address, and the end.
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
