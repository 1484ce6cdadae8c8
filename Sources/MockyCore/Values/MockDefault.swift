/// A type with a default value for calls without a stubbed result, in all tests that see the
/// conformance.
///
/// ```swift
/// extension Person: MockDefault {
///   static var mockDefault: Person { Person(name: "Ann") }
/// }
/// ```
///
/// The value goes before all values that Mocky makes, and after those of ``Mockery/setDefault(_:for:)``.
/// Write the conformance in the tests, with `@retroactive` if the type belongs to another package.
///
/// From Mockable (`Mocked`).
public protocol MockDefault: SendableMetatype {
  /// The value that such calls return, made again for each call.
  static var mockDefault: Self { get }
}
