import Foundation

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

/// Marks a thread while it turns values into text. A user's `description` may call a mock. Such a
/// call isn't part of the test: it returns a default value and isn't recorded. Tasks and threads
/// that it starts are not marked: they would inherit a task local for their whole life.
enum Rendering {
  private static let mark: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var isInProgress: Bool { pthread_getspecific(mark) != nil }

  /// Runs `body`, answering every mock it calls with default values.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isInProgress { return try body() }
    pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(mark, nil) }
    return try body()
  }
}
