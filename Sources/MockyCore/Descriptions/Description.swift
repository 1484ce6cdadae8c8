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
  /// What has been appended so far.
  public private(set) var text: String = ""

  /// Makes an empty description.
  public init() {}

  /// Appends words as they are.
  ///
  /// - Parameter words: the words.
  public mutating func append(_ words: String) {
    text += words
  }

  /// Appends a value as failure messages show it: strings quoted, mocks by name, long ones cut.
  ///
  /// - Parameter value: any value, also an optional.
  public mutating func append(value: Any) {
    text += ValueText.of(value)
  }

  /// Appends what a part says of itself.
  ///
  /// - Parameter part: a matcher, an action, or another part that describes itself.
  public mutating func append(describing part: some SelfDescribing) {
    part.describe(to: &self)
  }

  /// Appends several texts with something between them.
  ///
  /// - Parameters:
  ///   - texts: the texts, in order.
  ///   - separator: what stands between two of them.
  public mutating func append(list texts: [String], separator: String = ", ") {
    text += texts.joined(separator: separator)
  }
}
