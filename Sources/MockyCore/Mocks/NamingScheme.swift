/// A type that makes the default names of mocks.
///
/// ```swift
/// struct Shouting: NamingScheme {
///   func defaultName(for typeName: String) -> String { typeName.uppercased() }
/// }
/// context.namingScheme = Shouting()
/// ```
///
/// Mocky may ask it on any thread, and several times at once.
///
/// From jMock (`MockObjectNamingScheme`).
public protocol NamingScheme: Sendable {
  /// Returns the name of a mock to which the test gives none.
  ///
  /// Mocky adds a number from the second mock on.
  ///
  /// - Parameter typeName: the name of the mocked type, such as "HTTPClient".
  /// - Returns: the name, such as "httpClient".
  ///
  /// From jMock (`defaultNameFor`).
  func defaultName(for typeName: String) -> String
}

/// The names that a context has given, so that no failure message is ambiguous.
struct NameRegistry {
  /// A closure that finds the place where a name was given.
  typealias Place = @Sendable () -> SourcePosition

  /// The names, each with its noun and the place where it was given first.
  private var taken: [String: Place] = Dictionary()
  /// The last number of each default name.
  private var numbers: [String: Int] = Dictionary()

  /// Takes a name that a test gave. A mock and a state machine may have one name.
  ///
  /// - Returns: the place where it was given before; nil if it was not.
  mutating func claim(
    _ name: String, for noun: String, at position: @escaping @autoclosure Place
  ) -> Place? {
    let key = noun + " " + name
    if let first = taken[key] { return first }
    taken[key] = position
    return nil
  }

  /// Takes a default name for a mock, with a number from the second on.
  ///
  /// - Parameter position: the place where the test makes the mock; unknown if the test does not
  ///   make it.
  mutating func claimDefault(
    _ name: String, at position: @escaping @autoclosure Place = .unknown
  ) -> String {
    var number = numbers[name] ?? 0
    var candidate = name
    repeat {
      number += 1
      candidate = number == 1 ? name : "\(name)\(number)"
    } while claim(candidate, for: "mock", at: position()) != nil
    numbers[name] = number
    return candidate
  }
}

/// Names mocks after their types in camel case: "httpClient" for "HTTPClient".
///
/// This is the default.
///
/// From jMock (`CamelCaseNamingScheme`).
public struct CamelCaseNaming: NamingScheme {
  /// Makes the scheme.
  public init() {}

  /// Returns the type's name, with its first word in lowercase.
  public func defaultName(for typeName: String) -> String {
    guard var end = typeName.firstIndex(where: { !$0.isUppercase && !$0.isNumber }) else {
      return typeName.lowercased()
    }
    if end == typeName.startIndex { return typeName }
    // In "HTTPClient" the last capital begins a word of its own; in "URL" it does not.
    let last = typeName.index(before: end)
    if last > typeName.startIndex { end = last }
    return typeName[typeName.startIndex..<end].lowercased() + typeName[end..<typeName.endIndex]
  }
}

/// Names mocks after the last word of their types: "client" for "HTTPClient", "url" for "ImageURL".
///
/// ```swift
/// context.namingScheme = LastWordNaming()
/// ```
///
/// From jMock (`LastWordNamingScheme`).
public struct LastWordNaming: NamingScheme {
  /// Makes the scheme.
  public init() {}

  /// Returns the last word of the type's name, in lowercase.
  public func defaultName(for typeName: String) -> String {
    let number = typeName.reversed().prefix { $0.isNumber }
    let word = typeName.dropLast(number.count)
    guard let start = word.lastIndex(where: \.isUppercase) else { return typeName }
    // "ImageURL" and "TelnetURL2" end with an abbreviation, whose last letter alone is no word.
    let capitals = word.reversed().prefix { $0.isUppercase }
    let isOneLetter = word.index(after: start) == word.endIndex
    let length = isOneLetter ? capitals.count : word.distance(from: start, to: word.endIndex)
    return typeName.suffix(length + number.count).lowercased()
  }
}
