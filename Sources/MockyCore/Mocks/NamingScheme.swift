/// A role for what makes the default names of mocks: `context.namingScheme = LastWordNaming()`.
///
/// Contract: may be asked on any thread, several times at once.
///
/// From jMock (`MockObjectNamingScheme`).
public protocol NamingScheme: Sendable {
  /// The name of a mock that was given none, for the name of the mocked type; the second mock gets
  /// a number to it. From jMock (`defaultNameFor`).
  func defaultName(for typeName: String) -> String
}

/// The type's name in camel case, which is the default: "HTTPClient" becomes "httpClient"; from
/// jMock (`CamelCaseNamingScheme`).
public struct CamelCaseNaming: NamingScheme {
  /// Makes the scheme.
  public init() {}

  /// The type's name, its first word in small letters.
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

/// The last word of the type's name: "HTTPClient" becomes "client", "ImageURL" becomes "url"; from
/// jMock (`LastWordNamingScheme`).
public struct LastWordNaming: NamingScheme {
  /// Makes the scheme.
  public init() {}

  /// The last word of the type's name, in small letters.
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

/// The names that a context has given, so that no message is ambiguous.
struct NameRegistry {
  /// Tells where a name was given.
  typealias Place = @Sendable () -> SourcePosition

  /// Names, each with what it is for and the place where it was given first.
  private var taken: [String: Place] = Dictionary()
  /// The last number that each default name was given with.
  private var numbers: [String: Int] = Dictionary()

  /// Takes a name that a test gave. A mock and a state machine may have the same.
  /// - Returns: where it was given before; nil if it was not.
  mutating func take(
    _ name: String, for noun: String, at position: @escaping @autoclosure Place
  ) -> Place? {
    let key = noun + " " + name
    if let first = taken[key] { return first }
    taken[key] = position
    return nil
  }

  /// Takes a default name for a mock, with a number from the second on.
  /// - Parameter position: where the test asks for it; not given where it does not.
  mutating func takeDefault(
    _ name: String, at position: @escaping @autoclosure Place = .unknown
  ) -> String {
    var number = numbers[name] ?? 0
    var candidate = name
    repeat {
      number += 1
      candidate = number == 1 ? name : "\(name)\(number)"
    } while take(candidate, for: "mock", at: position()) != nil
    numbers[name] = number
    return candidate
  }
}
