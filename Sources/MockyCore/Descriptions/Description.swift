/// The text in which a matcher, an action or a failure describes itself.
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
  /// The text so far.
  public private(set) var text: String = ""

  /// Makes an empty description.
  public init() {}

  /// Appends words as they are.
  ///
  /// - Parameter words: the words.
  ///
  /// From Hamcrest (`appendText`).
  public mutating func append(_ words: String) { text += words }

  /// Appends a value as failure messages show it: strings quoted, mocks by name, long ones cut.
  ///
  /// - Parameter value: the value.
  ///
  /// From Hamcrest (`appendValue`).
  public mutating func append(value: Any) { text += ValueText.of(value) }

  /// Appends the words of a part, such as a matcher or an action.
  ///
  /// - Parameter part: the part.
  ///
  /// From Hamcrest (`appendDescriptionOf`).
  public mutating func append(describing part: some SelfDescribing) { part.describe(to: &self) }

  /// Appends several texts with a separator between them.
  ///
  /// - Parameters:
  ///   - texts: the texts.
  ///   - separator: the text between them, a comma and a space by default.
  ///
  /// From Hamcrest (`appendList`).
  public mutating func append(list texts: [String], separator: String = ", ") {
    text += texts.joined(separator: separator)
  }
}
