extension Shape {
  static let attributes: [Shape] = [
    Shape("requirement availability", "@Mockable protocol P0 { @available(macOS 99, *) func f() }"),
    Shape(
      "deprecated requirement",
      "@Mockable protocol P0 { @available(*, deprecated) func f(); @available(*, deprecated, message: \"no\") var a: Int { get set } }"
    ),
    Shape("deprecated protocol", "@available(*, deprecated) @Mockable protocol P0 { func f() }"),
    Shape(
      "renamed requirement",
      "@Mockable protocol P0 { @available(*, deprecated, renamed: \"g\") func f(); func g() }"),
    Shape("noasync", "@Mockable protocol P0 { @available(*, noasync) func f() }"),
    Shape("usableFromInline", "@usableFromInline @Mockable protocol P0 { func f() -> Int }"),
    Shape(
      "inlinable requirement types",
      "@usableFromInline struct N0 {}\n@Mockable @usableFromInline protocol P0 { func f(_ a: N0) }"),
    Shape("preconcurrency", "@preconcurrency @Mockable protocol P0: Sendable { func f() }"),
    Shape(
      "preconcurrency on the main actor",
      "@preconcurrency @MainActor @Mockable protocol P0 { func f() }"),
    Shape("spi", "@_spi(Testing) @Mockable public protocol P0 { func f() }"),
    Shape(
      "spi requirement",
      "@Mockable public protocol P0 { @_spi(Testing) func f() }\nextension P0 { public func f() {} }"
    ),
    Shape("marker", "@_marker protocol Q0 {}\n@Mockable protocol P0: Q0 { func f() }"),
    Shape(
      "documentation and warn_unqualified_access",
      "@Mockable protocol P0 { /** doc */ @warn_unqualified_access func f() -> Int }"),
    Shape(
      "unsafe", "@unsafe struct N0 {}\n@Mockable protocol P0 { @unsafe func f(_ a: N0) -> N0 }"),
    Shape("safe", "@Mockable protocol P0 { @safe func f(_ a: UnsafeRawPointer) }"),
    Shape("unchecked parent", "@Mockable protocol P0: AnyObject, Sendable { @Sendable func f() }"),
    Shape("inline", "@Mockable protocol P0 { @_nonoverride func f() }"),
    Shape(
      "dynamicCallable",
      "@dynamicCallable @Mockable protocol P0 { func dynamicallyCall(withArguments a: [Int]) -> Int }"
    ),
    Shape(
      "propertyWrapper",
      "@Mockable protocol P0 { var wrappedValue: Int { get set }; var projectedValue: Self { get } }"
    ),
    Shape(
      "rethrowing protocol of async",
      "@Mockable protocol P0 { @discardableResult @MainActor func f() async throws -> Int }"),
    Shape(
      "diagnose",
      "@Mockable protocol P0 { @inlinable func g(); func f() }".replacing("@inlinable ", with: "")),
  ]
}
