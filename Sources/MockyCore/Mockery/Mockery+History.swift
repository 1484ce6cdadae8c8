extension Mockery {
  /// The calls of all mocks so far, oldest first, for your own assertions and reports.
  ///
  /// ```swift
  /// #expect(context.history.map(\.text) == ["store.open()", "store.close()"])
  /// ```
  ///
  /// It includes unexpected calls. An assertion keeps the calls, ``reset()`` forgets them, and a
  /// limit leaves out the oldest.
  ///
  /// After unittest.mock (`mock_calls`).
  public var history: [RecordedCall] {
    let calls = context.update { state in
      let heard = state.history.calls().filter { $0.takenBy?.isSilent != true }
      return heard.map { CallSnapshot($0, in: state) }
    }
    // The arguments' own descriptions run outside the lock.
    return Rendering.run { calls.map { RecordedCall($0, number: $0.number) } }
  }

  /// The current expectations and allowances, in search order, for your own assertions and reports.
  ///
  /// ```swift
  /// #expect(context.expectations.allSatisfy { $0.isSatisfied })
  /// ```
  ///
  /// An assertion forgets them, unless ``automaticallyResetsWhenAsserting`` is false.
  public var expectations: [DeclaredExpectation] {
    let entries = context.update { $0.table.all.map { $0.copied() } }
    return Rendering.run { entries.map { DeclaredExpectation($0) } }
  }
}
