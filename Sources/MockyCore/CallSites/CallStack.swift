/// The functions on the stack of the current thread, from the inside out. Finding their addresses
/// takes microseconds, and a name with its line takes some milliseconds. They are looked up one by
/// one on request, before the requesting function returns.
package struct CallStack: Sendable {
  /// The number of functions to keep for a later lookup.
  private static let limit: Int = 40

  /// The number of functions to keep for a call. Mocky's own functions come first.
  static let ofCaller: Int = 20

  private var places: [StackUnwinder.Place]
  private(set) var depth: Int = 0
  private var inlined: [StackFrame] = []

  /// Captures the stack.
  package init() { self.init(limit: StackUnwinder.limit) }

  /// Captures the innermost functions of the stack, up to a limit.
  init(limit: Int) { places = StackUnwinder.places(limit: limit) }

  /// This stack for a later lookup, without frames, because its functions may have returned.
  package var kept: CallStack {
    var stack = self
    stack.places = places.prefix(Self.limit).map { .init(instruction: $0.instruction) }
    return stack
  }

  /// Returns the stack of a mock's call, to be kept. The callers of an `async` member exist only
  /// while it runs. The names of Mocky's own functions, which reveal such a member, are therefore
  /// looked up at once.
  static func keptOfCall() -> CallStack {
    var stack = CallStack()
    while let frame = stack.next(passingOver: { _ in true }), !frame.isAsync,
      frame.isMachinery || frame.symbol.hasPrefix("$ss")
    { continue }
    (stack.depth, stack.inlined) = (0, [])
    return stack.kept
  }

  /// True if the search has ended before the stack.
  var isCut: Bool { depth >= StackUnwinder.limit }

  /// Returns the next function further out; nil at the end, or if the platform has no names and
  /// lines.
  /// - Parameter isPassedOver: returns true if the name shows that the line isn't needed.
  mutating func next(passingOver isPassedOver: (StackFrame) -> Bool) -> StackFrame? {
    while inlined.isEmpty {
      guard depth < places.count else { return nil }
      let place = places[depth]
      depth += 1
      let found = SymbolLookup.shared.frames(at: place.instruction, passingOver: isPassedOver)
      guard let frames = found else { return nil }
      if place.asyncContext != 0, frames.contains(where: \.isAsync),
        Self.isNameOfItsOwn(frames, at: place)
      {
        // Below an `async` function, the stack only has the functions that run jobs. The callers
        // wait.
        let callers = place.callers(limit: StackUnwinder.limit)
        if !callers.isEmpty { places.replaceSubrange(depth..., with: callers) }
      }
      inlined = frames
    }
    return inlined.removeFirst()
  }

  /// Returns whether a function has the name that was found for it. A function without a symbol
  /// would have the name of the function before it.
  private static func isNameOfItsOwn(_ found: [StackFrame], at place: StackUnwinder.Place) -> Bool {
    let before = SymbolLookup.shared.frames(at: place.start &- 1, passingOver: { _ in true })
    return before?.last?.symbol != found.last?.symbol
  }

  /// Returns the next function that has a line and isn't skipped. A function in a macro has the
  /// line of the macro in the source.
  mutating func next(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    while let frame = next(passingOver: isPassedOver)?.outsideMacros(in: files) {
      if frame.hasLine, !isPassedOver(frame) { return frame }
    }
    return nil
  }

  /// Returns the innermost function that has a line and isn't skipped.
  func first(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    var stack = self
    return stack.next(in: files, passingOver: isPassedOver)
  }

  /// The line that called Mocky; nil if the platform doesn't show the stack.
  package var caller: SourcePosition? {
    first(in: [], passingOver: { $0.isOfNobody || $0.module.isNil })?.position
  }
}
