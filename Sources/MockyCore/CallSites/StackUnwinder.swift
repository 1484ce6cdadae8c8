import Foundation

/// Finds the functions on the stack of the current thread by the unwinding tables of exceptions. C
/// libraries and Swift's runtime have no frame pointers, and use the register for other values. The
/// C++ runtime library has the walk on all systems, but no module declares it.
enum StackUnwinder {
  /// A place in a function on the stack, or in a waiting caller.
  struct Place {
    /// The function's current call, or the instruction where it resumes.
    let instruction: UInt
    /// The function's first instruction.
    var start: UInt = 0
    /// A word in the frame. For an `async` function, it leads to the place where its caller
    /// resumes.
    var asyncContext: UInt = 0

    /// Returns the functions that wait for an `async` one, from the inside out. Every async context
    /// begins with its caller's context and the place where the caller resumes.
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

  /// The maximum number of functions to find.
  static let limit: Int = 256

  /// Returns the places on the stack from the inside out; none if the system doesn't support it.
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
    /// The unwinder's codes for continuing and for stopping.
    static let goOn: Int32 = 0
    static let stop: Int32 = 4

    private let unwinder: Unwinder
    private let limit: Int
    private(set) var places: [Place] = []
    /// The frame pointer register of the previous function.
    private var framePointer: UInt = 0
    /// The start of the previous function's stack.
    private var inner: UInt = 0

    init(_ unwinder: Unwinder, limit: Int) { (self.unwinder, self.limit) = (unwinder, limit) }

    func visit(_ frame: OpaquePointer?) -> Int32 {
      let address = unwinder.address(frame)
      guard address != 0, places.count < limit else { return Self.stop }
      let outer = unwinder.innerEnd(frame)
      noteAsyncContext(endingAt: outer)
      // A call returns to the instruction behind it.
      places.append(Place(instruction: address - 1, start: unwinder.start(frame)))
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
    /// `_Unwind_GetIP`: the address of the function's call.
    let address: @convention(c) (OpaquePointer?) -> UInt
    /// `_Unwind_GetRegionStart`: the beginning of the function.
    let start: @convention(c) (OpaquePointer?) -> UInt
    /// `_Unwind_GetCFA`: the end of the called function's stack.
    let innerEnd: @convention(c) (OpaquePointer?) -> UInt
    /// `_Unwind_GetGR`: the function's value of a register.
    let register: @convention(c) (OpaquePointer?, Int32) -> UInt

    #if arch(x86_64)
      static let framePointer: Int32 = 6
    #else
      static let framePointer: Int32 = 29
    #endif

    #if arch(x86_64) || arch(arm64)
      static let shared = try? Unwinder(
        walk: loadedFunction("_Unwind_Backtrace"), address: loadedFunction("_Unwind_GetIP"),
        start: loadedFunction("_Unwind_GetRegionStart"), innerEnd: loadedFunction("_Unwind_GetCFA"),
        register: loadedFunction("_Unwind_GetGR"))
    #else
      static let shared: Unwinder? = nil
    #endif
  }
}

/// Finds a C function of the running program by its name.
func loadedFunction<Function>(_ name: String) throws -> Function {
  guard let address = dlsym(dlopen(nil, RTLD_NOW), name) else { throw CancellationError() }
  return unsafeBitCast(address, to: Function.self)
}
