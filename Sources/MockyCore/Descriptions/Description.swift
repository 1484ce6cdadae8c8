/// The text that a matcher, an action or a failure is described in.
///
/// ```swift
/// var description = Description()
/// description.append("a string starting with ")
/// description.append(value: "some")
/// print(description.text)  // a string starting with "some"
/// ```
///
/// From Hamcrest (`Description`).
public struct Description: Sendable {
  /// The text that has been appended so far.
  public private(set) var text: String = ""

  /// Makes an empty description.
  public init() {}

  /// Appends words as they are; from Hamcrest (`appendText`).
  public mutating func append(_ words: String) { text += words }

  /// Appends a value as failure messages show it: strings quoted, mocks by name, long ones cut;
  /// from Hamcrest (`appendValue`).
  public mutating func append(value: Any) { text += ValueText.of(value) }

  /// Appends the words of a part, such as a matcher or an action; from Hamcrest
  /// (`appendDescriptionOf`).
  public mutating func append(describing part: some SelfDescribing) { part.describe(to: &self) }

  /// Appends several texts with a separator between them; from Hamcrest (`appendList`).
  public mutating func append(list texts: [String], separator: String = ", ") {
    text += texts.joined(separator: separator)
  }
}

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
public protocol SelfDescribing: CustomStringConvertible {
  /// Appends what this is, without a capital letter at its start or a full stop at its end; from
  /// Hamcrest (`describeTo`).
  func describe(to description: inout Description)
}

extension SelfDescribing {
  /// Its words in failure messages: `"\(readiness)"` is `readiness is "ready"`. From Hamcrest
  /// and jMock (`toString`).
  public var description: String { describedText }

  /// The text that ``describe(to:)`` gives on its own.
  package var describedText: String {
    Rendering.run {
      var description = Description()
      describe(to: &description)
      return description.text
    }
  }
}
