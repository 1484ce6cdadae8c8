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
