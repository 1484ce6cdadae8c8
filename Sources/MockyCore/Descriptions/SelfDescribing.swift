/// A role for whatever can say in words what it is: matchers, actions, cardinalities.
///
/// ```swift
/// struct Percentage: SelfDescribing {
///   let value: Int
///   func describe(to description: inout Description) { description.append("\(value) percent") }
/// }
/// ```
///
/// Everything describes itself once, here; failure messages are put together from these parts.
/// Contract: describing must not change the object, and may happen on any thread.
///
/// From Hamcrest and jMock (`SelfDescribing`).
public protocol SelfDescribing {
  /// Appends what this is, without a capital letter at its start or a full stop at its end.
  ///
  /// - Parameter description: the text to append to.
  ///
  /// From Hamcrest (`describeTo`).
  func describe(to description: inout Description)
}

extension SelfDescribing {
  /// The text that ``describe(to:)`` gives on its own.
  package var describedText: String {
    Rendering.run {
      var description = Description()
      describe(to: &description)
      return description.text
    }
  }
}
