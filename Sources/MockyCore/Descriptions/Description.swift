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
  ///
  /// ```swift
  /// print(description.text)
  /// ```
  public private(set) var text: String = ""

  /// Makes an empty description.
  ///
  /// ```swift
  /// var description = Description()
  /// ```
  public init() {}

  /// Appends words as they are.
  ///
  /// ```swift
  /// description.append("a string starting with ")
  /// ```
  ///
  /// - Parameter words: the words.
  ///
  /// From Hamcrest (`appendText`).
  public mutating func append(_ words: String) {
    text += words
  }

  /// Appends a value as failure messages show it: strings quoted, mocks by name, long ones cut.
  ///
  /// ```swift
  /// description.append(value: "some")  // "some", in quotes
  /// ```
  ///
  /// - Parameter value: any value, also an optional.
  ///
  /// From Hamcrest (`appendValue`).
  public mutating func append(value: Any) {
    text += ValueText.of(value)
  }

  /// Appends what a part says of itself.
  ///
  /// ```swift
  /// description.append(describing: Cardinality.once)  // once
  /// ```
  ///
  /// - Parameter part: a matcher, an action, or another part that describes itself.
  ///
  /// From Hamcrest (`appendDescriptionOf`).
  public mutating func append(describing part: some SelfDescribing) {
    part.describe(to: &self)
  }

  /// Appends several texts with something between them.
  ///
  /// ```swift
  /// description.append(list: ["one", "two"], separator: " or ")  // one or two
  /// ```
  ///
  /// - Parameters:
  ///   - texts: the texts, in order.
  ///   - separator: what stands between two of them.
  ///
  /// From Hamcrest (`appendList`).
  public mutating func append(list texts: [String], separator: String = ", ") {
    text += texts.joined(separator: separator)
  }
}
