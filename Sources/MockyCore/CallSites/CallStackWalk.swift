import Foundation

/// Finds the functions on the stack of the current thread by the tables with which exceptions are
/// thrown. Following the frame pointers would not do: C libraries are built without them, and keep
/// other things where they would be. So do Swift's own run-time functions. The run-time library of
/// C++ has the walk on all systems; no module declares it.
enum CallStackWalk {
  /// A place in a function that is on the stack, or waits for what is.
  struct Place: Hashable {
    let address: UInt
    /// The function goes on there when what it waits for is done; else it has made a call there.
    var isResumption: Bool = false
    /// What an `async` function has in its frame: where its caller goes on.
    var asyncContext: UInt = 0

    static func == (left: Place, right: Place) -> Bool {
      left.address == right.address && left.isResumption == right.isResumption
    }

    func hash(into hasher: inout Hasher) { hasher.combine(address) }
  }

  private static let limit: Int = 256

  /// The places on the stack from the inside out; none where the system does not tell.
  static func places() -> [Place] {
    guard let unwinder = Unwinder.shared else { return [] }
    // A function that lends a pointer would be on the stack as well, and be looked up.
    let walk = UnsafeMutablePointer<Walk>.allocate(capacity: 1)
    walk.initialize(to: Walk(unwinder))
    defer {
      walk.deinitialize(count: 1)
      walk.deallocate()
    }
    _ = unwinder.walk(
      { frame, walk in
        guard let walk = walk?.assumingMemoryBound(to: Walk.self) else { return Walk.stop }
        return walk.pointee.visit(frame)
      }, walk)
    return walk.pointee.places
  }

  /// The functions that wait for an `async` one, from the inside out. Every context begins with its
  /// caller's context and the place where the caller goes on.
  static func callers(of place: Place, limit: Int) -> [Place] {
    var callers: [Place] = []
    var next = place.asyncContext
    while let context = UnsafePointer<UInt>(bitPattern: next), callers.count < limit {
      guard context[1] != 0 else { break }
      callers.append(Place(address: context[1], isResumption: true))
      next = context[0]
    }
    return callers
  }

  private struct Walk {
    /// What the unwinder is told to do: its codes for going on, and for stopping.
    static let goOn: Int32 = 0
    static let stop: Int32 = 4

    private let unwinder: Unwinder
    private(set) var places: [Place] = []
    /// The frame pointer register of the function before.
    private var framePointer: UInt = 0
    /// Where the stack of the function before begins.
    private var inner: UInt = 0

    init(_ unwinder: Unwinder) { self.unwinder = unwinder }

    mutating func visit(_ frame: OpaquePointer?) -> Int32 {
      let address = unwinder.address(frame)
      guard address != 0, places.count < CallStackWalk.limit else { return Self.stop }
      let outer = unwinder.innerEnd(frame)
      noteAsyncContext(endingAt: outer)
      places.append(Place(address: address))
      framePointer = unwinder.register(frame, Unwinder.framePointer)
      inner = outer
      return Self.goOn
    }

    /// Reads what an `async` function keeps under its frame pointer. Only where the register points
    /// into the function's own part of the stack.
    private mutating func noteAsyncContext(endingAt outer: UInt) {
      let word = UInt(MemoryLayout<UInt>.size)
      guard !places.isEmpty, framePointer % word == 0, framePointer > inner,
        framePointer < outer, framePointer - inner >= word, outer - framePointer >= 2 * word
      else { return }
      guard let slot = UnsafePointer<UInt>(bitPattern: framePointer - word) else { return }
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
