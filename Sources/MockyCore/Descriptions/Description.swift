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

  /// Appends words as they are; from Hamcrest (`appendText`).
  public mutating func append(_ words: String) {
    text += words
  }

  /// Appends a value as failure messages show it: strings quoted, mocks by name, long ones cut;
  /// from Hamcrest (`appendValue`).
  public mutating func append(value: Any) {
    text += ValueText.of(value)
  }

  /// Appends what a part, such as a matcher or an action, says of itself; from Hamcrest
  /// (`appendDescriptionOf`).
  public mutating func append(describing part: some SelfDescribing) {
    part.describe(to: &self)
  }

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
public protocol SelfDescribing {
  /// Appends what this is, without a capital letter at its start or a full stop at its end; from
  /// Hamcrest (`describeTo`).
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

/// Marks the time in which values are being turned into text. A user's `description` may call a
/// mock. Such a call is not part of the test: it is answered with a default value and leaves no
/// trace.
enum Rendering {
  @TaskLocal static var isInProgress: Bool = false

  /// Runs `body`, answering every mock it calls with default values.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isInProgress { return try body() }
    return try $isInProgress.withValue(true, operation: body)
  }
}

/// Counts in words. Plurals are written out, and every message takes them from here.
enum Counts {
  /// "never", "once", "3 times".
  static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// "1st", "2nd", "3rd", "4th", "11th", "21st".
  static func ordinal(_ number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// "a 2nd", "an 8th", "an 11th", "an 18th", "an 80th".
  static func ordinalWithArticle(_ number: Int) -> String {
    let ordinal = ordinal(number)
    // What is said first of a number are its digits before the last groups of three.
    let groups = String(ordinal.prefix(while: \.isNumber)).count
    let leading = ordinal.prefix((groups - 1) % 3 + 1)
    let beginsWithVowel = leading.first == "8" || leading == "11" || leading == "18"
    return "\(beginsWithVowel ? "an" : "a") \(ordinal)"
  }

  /// "999", "1,000", "10,000,000".
  static func grouped(_ count: Int) -> String {
    let last = "\(1_000 + count % 1_000)".dropFirst()
    return count < 1_000 ? "\(count)" : "\(grouped(count / 1_000)),\(last)"
  }

  /// "1 call", "2 calls".
  static func of(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// "a", "a and b", "a, b and c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
