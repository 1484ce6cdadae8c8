import Foundation

extension Matcher where Value == String {
  /// Matches a text that is equal JSON: `.json(equalTo: #"{"id": 1}"#)`.
  ///
  /// Blanks, the order of keys, and the form of numbers don't matter.
  ///
  /// - Parameter text: the expected JSON. Mocky reports a text that isn't JSON.
  /// - Returns: the matcher.
  public static func json(equalTo text: String) -> Matcher {
    Matcher<Data>.json(equalTo: text).of(
      mismatch: { text, _ in Data(text.utf8).asJSON ?? ValueText.of(text) }, { Data($0.utf8) })
  }
}

extension Matcher where Value == Data {
  /// Matches data that is equal JSON: `.json(equalTo: #"{"id": 1}"#)`.
  ///
  /// Blanks, the order of keys, and the form of numbers don't matter.
  ///
  /// - Parameter text: the expected JSON. Mocky reports a text that isn't JSON.
  /// - Returns: the matcher.
  public static func json(equalTo text: String) -> Matcher {
    let json = Data(text.utf8).asJSON
    return Matcher(
      expected: "JSON equal to \(json ?? text)", mismatch: \.asJSON,
      misuse: json.isNil ? .noJSON(text) : nil,
      differences: { data in
        data.asJSON.flatMap { own in json.map { ValueComparison.differences(of: own, from: $0) } }
      },
      test: { $0.asJSON == json })
  }
}

extension Matcher where Value == String? {
  /// Matches an optional text that is equal JSON.
  ///
  /// - Parameter text: the expected JSON.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func json(equalTo text: String) -> Matcher { .some(.json(equalTo: text)) }
}

extension Matcher where Value == Data? {
  /// Matches optional data that is equal JSON, such as the `httpBody` of a `URLRequest`.
  ///
  /// - Parameter text: the expected JSON.
  /// - Returns: the matcher.
  @_disfavoredOverload
  public static func json(equalTo text: String) -> Matcher { .some(.json(equalTo: text)) }
}

extension Data {
  /// The JSON as a text, with sorted keys and without blanks; nil for other data.
  fileprivate var asJSON: String? {
    let value = try? JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
    let form: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    let data = value.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: form) }
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
