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
