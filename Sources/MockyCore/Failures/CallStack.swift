/// The functions on the stack of the current thread, from the inside out.
///
/// Where they are is found at once, which takes microseconds. Looking up the name and line of one
/// takes some milliseconds, so that it is done one by one, as far as somebody asks, and before the
/// function that asks returns.
package struct CallStack: IteratorProtocol, Sendable {
  /// How many functions are looked up in search of the test.
  private static let limit: Int = 40

  private var places: [CallStackWalk.Place]
  private var depth: Int = 0
  private var inlined: [StackFrame] = []
  /// The functions may have returned when somebody asks: their frames are not read any more.
  private let isKept: Bool

  /// The stack as it is now.
  ///
  /// - Parameter isKept: whether it is asked after the function that asks has returned.
  package init(isKept: Bool = false) {
    places = CallStackWalk.places()
    self.isKept = isKept
  }

  /// The next function further out; nil at the end, or where the platform has no names and lines.
  package mutating func next() -> StackFrame? {
    while inlined.isEmpty {
      guard depth < Self.limit, depth < places.count else { return nil }
      let place = places[depth]
      depth += 1
      guard let frames = CallStackLookup.shared.frames(at: place) else { return nil }
      if !isKept, frames.contains(where: \.isAsync) { goOnWithCallers(of: place) }
      inlined = frames
    }
    return inlined.removeFirst()
  }

  /// What stands under an `async` function on the stack is what runs jobs; its callers wait.
  private mutating func goOnWithCallers(of place: CallStackWalk.Place) {
    let callers = CallStackWalk.callers(of: place, limit: Self.limit)
    if !callers.isEmpty { places.replaceSubrange(depth..., with: callers) }
  }
}
