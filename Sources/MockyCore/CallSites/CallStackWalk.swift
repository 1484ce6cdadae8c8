import Foundation

/// Finds the functions on the stack of the current thread by the tables with which exceptions are
/// thrown. Following the frame pointers would not do: C libraries are built without them, and keep
/// other things where they would be. Swift's own run-time functions do, too. The run-time library of
/// C++ has the walk on all systems; no module declares it.
enum CallStackWalk {
  /// A place in a function that is on the stack, or waits for what is.
  struct Place {
    /// The call that the function has made, or the instruction where it goes on.
    let instruction: UInt
    /// A word in the frame; that of an `async` function says where its caller goes on.
    var asyncContext: UInt = 0

    /// The functions that wait for an `async` one, from the inside out. Every context begins with its
    /// caller's context and the place where the caller goes on.
    func callers(limit: Int) -> [Place] {
      var callers: [Place] = []
      var next = asyncContext
      while let context = UnsafePointer<UInt>(bitPattern: next), callers.count < limit {
        guard context[1] != 0 else { break }
        callers.append(Place(instruction: context[1]))
        next = context[0]
      }
      return callers
    }
  }

  /// The most functions that it finds.
  static let limit: Int = 256

  /// The places on the stack from the inside out; none where the system does not tell.
  static func places(limit: Int) -> [Place] {
    guard let unwinder = Unwinder.shared else { return [] }
    let walk = Walk(unwinder, limit: limit)
    _ = unwinder.walk(
      { frame, walk in
        walk.map { Unmanaged<Walk>.fromOpaque($0).takeUnretainedValue().visit(frame) } ?? Walk.stop
      }, Unmanaged.passUnretained(walk).toOpaque())
    return walk.places
  }

  private final class Walk {
    /// The unwinder's codes for going on, and for stopping.
    static let goOn: Int32 = 0
    static let stop: Int32 = 4

    private let unwinder: Unwinder
    private let limit: Int
    private(set) var places: [Place] = []
    /// The frame pointer register of the function before.
    private var framePointer: UInt = 0
    /// The beginning of the stack of the function before.
    private var inner: UInt = 0

    init(_ unwinder: Unwinder, limit: Int) { (self.unwinder, self.limit) = (unwinder, limit) }

    func visit(_ frame: OpaquePointer?) -> Int32 {
      let address = unwinder.address(frame)
      guard address != 0, places.count < limit else { return Self.stop }
      let outer = unwinder.innerEnd(frame)
      noteAsyncContext(endingAt: outer)
      // A call returns to the instruction behind it.
      places.append(Place(instruction: address - 1))
      framePointer = unwinder.register(frame, Unwinder.framePointer)
      inner = outer
      return Self.goOn
    }

    /// Reads the word that an `async` function keeps under its frame pointer, if the register points
    /// into the function's own part of the stack.
    private func noteAsyncContext(endingAt outer: UInt) {
      let word = UInt(MemoryLayout<UInt>.size)
      guard !places.isEmpty, framePointer % word == 0, framePointer >= inner + word,
        framePointer < outer, outer - framePointer >= 2 * word,
        let slot = UnsafePointer<UInt>(bitPattern: framePointer - word)
      else { return }
      places[places.count - 1].asyncContext = slot.pointee
    }
  }

  private struct Unwinder: Sendable {
    typealias Visit = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32

    /// `_Unwind_Backtrace`: calls back for each function on the stack.
    let walk: @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
    /// `_Unwind_GetIP`: where the function has made its call.
    let address: @convention(c) (OpaquePointer?) -> UInt
    /// `_Unwind_GetCFA`: where the stack of what it has called ends.
    let innerEnd: @convention(c) (OpaquePointer?) -> UInt
    /// `_Unwind_GetGR`: what the function has in a register.
    let register: @convention(c) (OpaquePointer?, Int32) -> UInt

    #if arch(x86_64)
      static let framePointer: Int32 = 6
    #else
      static let framePointer: Int32 = 29
    #endif

    static let shared: Unwinder? = Unwinder()

    private init?() {
      #if arch(x86_64) || arch(arm64)
        let image = dlopen(nil, RTLD_NOW)
        guard let walk = dlsym(image, "_Unwind_Backtrace"),
          let address = dlsym(image, "_Unwind_GetIP"),
          let innerEnd = dlsym(image, "_Unwind_GetCFA"),
          let register = dlsym(image, "_Unwind_GetGR")
        else { return nil }
        self.walk = unsafeBitCast(walk, to: type(of: self.walk))
        self.address = unsafeBitCast(address, to: type(of: self.address))
        self.innerEnd = unsafeBitCast(innerEnd, to: type(of: self.innerEnd))
        self.register = unsafeBitCast(register, to: type(of: self.register))
      #else
        return nil
      #endif
    }
  }
}
