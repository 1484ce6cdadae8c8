/// An order in which calls must happen, across mocks.
///
/// ```swift
/// let opening = context.sequence("opening")
/// context.check {
///   inSequence(opening) {
///     expectThat(door).receives.unlock()
///     expectThat(door).receives.open()
///   }
/// }
/// ```
///
/// A member may be called once every earlier one has reached its minimum; calling it retires the
/// earlier ones for good.
///
/// From jMock (`Sequence`), which is less strict, and OCMock 7.5.
public struct CallSequence: Sendable {
  let core: SequenceCore

  /// The sequence's name, as failure messages give it.
  ///
  /// ```swift
  /// print(opening.name)  // opening
  /// ```
  public var name: String { core.name }
}
