/// A type that describes itself in words, such as a matcher, an action or a number of calls.
///
/// ```swift
/// struct Percentage: SelfDescribing {
///   let value: Int
///   func describe(to description: inout Description) { description.append("\(value) percent") }
/// }
/// ```
///
/// Failure messages consist of these descriptions. Mocky may ask for one on any thread. Describing
/// must not change the object.
///
/// From Hamcrest and jMock (`SelfDescribing`).
public protocol SelfDescribing: CustomStringConvertible {
  /// Appends the description, without a capital letter at its start or a period at its end.
  ///
  /// - Parameter description: the text so far.
  ///
  /// From Hamcrest (`describeTo`).
  func describe(to description: inout Description)
}

extension SelfDescribing {
  /// The words in failure messages: `"\(readiness)"` is `readiness is "ready"`.
  ///
  /// From Hamcrest and jMock (`toString`).
  public var description: String { describedText }

  /// The text of ``describe(to:)`` alone.
  package var describedText: String {
    Rendering.run {
      var description = Description()
      describe(to: &description)
      return description.text
    }
  }
}
