extension Gate {
  /// The calls that a ``Gate`` held when you asked for them: `gate.heldCalls[1].release()`.
  public struct HeldCalls: Sequence, Sendable {
    let core: GateCore
    let holds: [HeldCall]

    /// The number of calls.
    public var count: Int { holds.count }

    /// True if there are no calls.
    public var isEmpty: Bool { holds.isEmpty }

    /// The call that came first; nil if there is none.
    public var first: HeldCall? { holds.first }

    /// The call that came last; nil if there is none.
    public var last: HeldCall? { holds.last }

    /// Returns an iterator that begins with the call that came first.
    public func makeIterator() -> IndexingIterator<[HeldCall]> { holds.makeIterator() }

    /// Returns the held call with a number, counted from 0 in the order of the calls.
    ///
    /// If the gate did not hold it, Mocky reports this line, and the returned call does nothing.
    ///
    /// - Parameter number: the number of the call.
    public subscript(
      number: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: Int = #column
    ) -> HeldCall {
      guard holds.indices.contains(number) else {
        MisuseOutsideContexts.report(
          .notHeld(number, of: count), at: SourcePosition(fileID, filePath, line, column),
          to: core.context)
        return HeldCall(nil, at: core, else: "no call")
      }
      return holds[number]
    }
  }
}
