import Foundation

#if canImport(Runtime) && !canImport(Darwin)
  import Runtime
#endif

/// Looks up functions of the stack, for one thread after the other, and remembers what it found.
///
/// The way through Mocky is the same for every call, and depends on the program alone.
///
/// What is known already waits for nobody's look-up.
///
/// `@unchecked Sendable`: everything is behind the locks, under which at most the run-time works.
package final class CallStackLookup: @unchecked Sendable {
  package static let shared = CallStackLookup()

  private let lock = NSLock()
  private var known: [CallStackWalk.Place: [StackFrame]] = [:]

  #if canImport(Runtime) && !canImport(Darwin)
    /// Held by the thread that looks something up.
    private let turn = NSLock()
    private lazy var images = ImageMap.capture()

    /// The functions at a place, several where they are inlined; nil where that cannot be told.
    func frames(at place: CallStackWalk.Place) -> [StackFrame]? {
      remembered(place) ?? turn.withLock { remembered(place) ?? lookUp(place) }
    }

    private func remembered(_ place: CallStackWalk.Place) -> [StackFrame]? {
      lock.withLock { known[place] }
    }

    private func lookUp(_ place: CallStackWalk.Place) -> [StackFrame]? {
      guard let backtrace = Backtrace(place) else { return nil }
      let frames = frames(of: backtrace)
      lock.withLock { known[place] = frames }
      return frames
    }

    /// Names cost microseconds, lines a thousand times as much: nobody asks for those of Mocky's own.
    private func frames(of backtrace: Backtrace) -> [StackFrame] {
      let names = frames(of: backtrace, .useSymbolCache)
      if names.allSatisfy(\.isMachinery) { return names }
      return frames(of: backtrace, .default)
    }

    private func frames(
      of backtrace: Backtrace, _ options: Backtrace.SymbolicationOptions
    ) -> [StackFrame] {
      let symbolicated = backtrace.symbolicated(with: images, options: options)
      return symbolicated?.frames.compactMap(\.symbol).map(StackFrame.init) ?? []
    }
  #else
    private var lookUp: (@Sendable (UInt) -> StackFrame?)?

    /// Hands in what knows names and lines by the address of an instruction: a test framework does.
    package func use(_ lookUp: @escaping @Sendable (UInt) -> StackFrame?) {
      lock.withLock { self.lookUp = lookUp }
    }

    /// The function at a place; nil where nothing knows names and lines.
    func frames(at place: CallStackWalk.Place) -> [StackFrame]? {
      let (frames, lookUp) = lock.withLock { (known[place], self.lookUp) }
      if let frames { return frames }
      guard let lookUp else { return nil }
      // A call returns to what stands behind it.
      let found = lookUp(place.isResumption ? place.address : place.address - 1).map { [$0] } ?? []
      lock.withLock { known[place] = found }
      return found
    }
  #endif
}

#if canImport(Runtime) && !canImport(Darwin)
  extension StackFrame {
    fileprivate init(_ symbol: SymbolicatedBacktrace.Symbol) {
      self.init(
        function: symbol.name, symbol: symbol.rawName, isThunk: symbol.isSwiftThunk,
        path: symbol.sourceLocation?.path ?? "", line: symbol.sourceLocation?.line ?? 0)
    }
  }

  extension Backtrace {
    /// A backtrace of one place.
    ///
    /// The run-time looks up its own backtraces only, but reads them from their documented compact
    /// form: the size of addresses, a mark and an address, and the end.
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
