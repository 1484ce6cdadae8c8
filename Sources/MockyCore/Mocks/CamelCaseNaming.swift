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
