extension Shape {
  static let closures: [Shape] = [
    Shape("closure", "@Mockable protocol P0 { func f(_ a: () -> Void) }"),
    Shape(
      "closure that throws", "@Mockable protocol P0 { func f(_ a: (Int) throws -> Int) throws }"),
    Shape(
      "async closure", "@Mockable protocol P0 { func f(_ a: (Int) async throws -> Int) async }"),
    Shape(
      "two closures", "@Mockable protocol P0 { func f(_ a: () -> Int, _ b: (Int) -> Void) -> Int }"),
    Shape("escaping", "@Mockable protocol P0 { func f(_ a: @escaping (Int) -> Void) }"),
    Shape("optional closure", "@Mockable protocol P0 { func f(_ a: ((Int) -> Void)?) }"),
    Shape("sendable", "@Mockable protocol P0 { func f(_ a: @escaping @Sendable (Int) -> Void) }"),
    Shape(
      "sendable that does not escape",
      "@Mockable protocol P0 { func f(_ a: @Sendable (Int) -> Void) }"),
    Shape(
      "main actor closure",
      "@Mockable protocol P0 { func f(_ a: @escaping @MainActor (Int) -> Void) }"),
    Shape(
      "main actor, not escaping",
      "@Mockable protocol P0 { func f(_ a: @MainActor () -> Void) async }"),
    Shape(
      "custom actor",
      "@globalActor actor A0 { static let shared = A0() }\n@Mockable protocol P0 { func f(_ a: @escaping @A0 () -> Void) }"
    ),
    Shape(
      "isolated(any)",
      "@Mockable protocol P0 { func f(_ a: @escaping @isolated(any) () async -> Void) }"),
    Shape(
      "isolated(any) @Sendable",
      "@Mockable protocol P0 { func f(_ a: @escaping @isolated(any) @Sendable () -> Void) }"),
    Shape(
      "nonisolated(nonsending)",
      "@Mockable protocol P0 { func f(_ a: nonisolated(nonsending) @escaping () async -> Void) }"),
    Shape(
      "nonisolated(nonsending), not escaping",
      "@Mockable protocol P0 { func f(_ a: nonisolated(nonsending) () async -> Void) async }"),
    Shape(
      "@concurrent", "@Mockable protocol P0 { func f(_ a: @escaping @concurrent () async -> Void) }"
    ),
    Shape("sending closure", "@Mockable protocol P0 { func f(_ a: sending @escaping () -> Void) }"),
    Shape(
      "sending async closure",
      "@Mockable protocol P0 { func f(_ a: sending @escaping () async -> Void) async }"),
    Shape(
      "sending isolated(any) closure",
      "@Mockable protocol P0 { func f(_ a: sending @escaping @isolated(any) () async throws -> Void) }"
    ),
    Shape(
      "closure with sending",
      "final class N0 {}\n@Mockable protocol P0 { func f(_ a: @escaping (sending N0) -> sending N0) }"
    ),
    Shape(
      "closure with an isolated parameter",
      "actor A0 {}\n@Mockable protocol P0 { func f(_ a: @escaping (isolated A0) -> Void) }"),
    Shape("autoclosure", "@Mockable protocol P0 { func f(_ a: @autoclosure () -> Int) }"),
    Shape(
      "escaping autoclosure",
      "@Mockable protocol P0 { func f(_ a: @autoclosure @escaping () -> Int) }"),
    Shape(
      "sendable autoclosure",
      "@Mockable protocol P0 { func f(_ a: @escaping @Sendable @autoclosure () -> Int) }"),
    Shape(
      "async autoclosure",
      "@Mockable protocol P0 { func f(_ a: @autoclosure () async throws -> Int) async throws }"),
    Shape("closure with inout", "@Mockable protocol P0 { func f(_ a: (inout Int) -> Void) }"),
    Shape(
      "closure with variadics", "@Mockable protocol P0 { func f(_ a: @escaping (Int...) -> Void) }"),
    Shape(
      "closure of closures",
      "@Mockable protocol P0 { func f(_ a: (() -> Void) -> Void, _ b: @escaping (@escaping () -> Int) -> (() -> Int)) }"
    ),
    Shape(
      "closure with typed throws",
      "struct E0: Error {}\n@Mockable protocol P0 { func f(_ a: (Int) throws(E0) -> Int) }"),
    Shape(
      "closure with ownership",
      "@Mockable protocol P0 { func f(_ a: (borrowing String, consuming [Int]) -> Void) }"),
    Shape(
      "closure with noncopyable",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: (borrowing N0) -> Void); func g(_ a: @escaping (consuming N0) -> N0) }"
    ),
    Shape(
      "closure with a span", "@Mockable protocol P0 { func f(_ a: (Span<Int>) -> Int) -> Int }"),
    Shape("closure variadic", "@Mockable protocol P0 { func f(_ a: (() -> Void)...) }"),
    Shape(
      "closures in an array and a tuple",
      "@Mockable protocol P0 { func f(_ a: [() -> Void], _ b: (c: () -> Void, d: Int)) }"),
    Shape(
      "result builder",
      "@resultBuilder enum B0 { static func buildBlock(_ a: Int...) -> Int { 0 } }\n@Mockable protocol P0 { func f(@B0 _ a: () -> Int) -> Int; @B0 func g() -> Int }"
    ),
    Shape(
      "alias of a closure",
      "@Mockable protocol P0 { typealias Body = (Int) -> Void; func f(_ a: Body); func g(_ a: @escaping Body) }"
    ),
  ]
}
