/// A required order of calls, across mocks.
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
/// A call may come when every earlier expectation has had enough calls. It ends the turn of the
/// earlier ones for good.
///
/// From jMock (`Sequence`), which is less strict, and OCMock 7.5.
public struct CallSequence: Sendable, SelfDescribing {
  let core: SequenceCore

  /// The sequence's name in failure messages.
  public var name: String { core.name }

  /// Appends its name.
  public func describe(to description: inout Description) { description.append(name) }
}
