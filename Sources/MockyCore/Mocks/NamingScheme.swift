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
