extension Shape {
  static let parameters: [Shape] = [
    Shape("inout", "@Mockable protocol P0 { func f(_ a: inout Int) }"),
    Shape("inout array", "@Mockable protocol P0 { func f(_ a: inout [Int], at b: Int) -> Int }"),
    Shape("inout closure", "@Mockable protocol P0 { func f(_ a: inout () -> Void) }"),
    Shape("inout async throws", "@Mockable protocol P0 { func f(_ a: inout Int) async throws }"),
    Shape("variadic", "@Mockable protocol P0 { func f(_ a: Int...) }"),
    Shape(
      "variadic and more", "@Mockable protocol P0 { func f(_ a: Int..., b: String..., c: Int) }"),
    Shape("optional", "@Mockable protocol P0 { func f(_ a: Int?, _ b: String??) }"),
    Shape("implicitly unwrapped", "@Mockable protocol P0 { func f(_ a: Int!) }"),
    Shape("tuple", "@Mockable protocol P0 { func f(_ a: (Int, b: String)) }"),
    Shape("nested tuple", "@Mockable protocol P0 { func f(_ a: ((Int, Int), [(Int, String)])) }"),
    Shape(
      "array and dictionary sugar",
      "@Mockable protocol P0 { func f(_ a: [Int], _ b: [String: [Int]]) }"),
    Shape(
      "inline array",
      "@Mockable protocol P0 { func f(_ a: InlineArray<3, Int>) -> InlineArray<2, Int> }"),
    Shape("inline array sugar", "@Mockable protocol P0 { func f(_ a: [3 of Int]) -> [2 of Int] }"),
    Shape(
      "nested inline array sugar",
      "@Mockable protocol P0 { func f(_ a: [3 of [2 of Int]], _ b: [[3 of Int]]) }"),
    Shape(
      "existential",
      "@Mockable protocol P0 { func f(_ a: any Sequence<Int>, _ b: any Error, _ c: Any) }"),
    Shape(
      "composition",
      "@Mockable protocol P0 { func f(_ a: any Equatable & Sendable, _ b: any AnyObject & Sendable) }"
    ),
    Shape("opaque", "@Mockable protocol P0 { func f(_ a: some Sequence<Int>) }"),
    Shape(
      "opaque array",
      "@Mockable protocol P0 { func f(_ a: [some Equatable], _ b: (some Sequence<Int>)?) }"),
    Shape(
      "metatype",
      "@Mockable protocol P0 { func f(_ a: Int.Type, _ b: any Error.Type, _ c: (any Error).Type, _ d: Any.Type) }"
    ),
    Shape("generic metatype", "@Mockable protocol P0 { func f<T: Decodable>(_ a: T.Type) -> T }"),
    Shape(
      "key path", "struct N0 { var a = 1 }\n@Mockable protocol P0 { func f(_ a: KeyPath<N0, Int>) }"
    ),
    Shape(
      "sendable key path",
      "struct N0 { var a = 1 }\n@Mockable protocol P0 { func f(_ a: any KeyPath<N0, Int> & Sendable) }"
    ),
    Shape(
      "pointers",
      "@Mockable protocol P0 { func f(_ a: UnsafePointer<Int>, _ b: UnsafeMutableRawBufferPointer, _ c: OpaquePointer?) }"
    ),
    Shape(
      "types of Foundation",
      "@Mockable protocol P0 { func f(_ a: Data, _ b: URL, _ c: Date) -> UUID }"),
    Shape("C function", "@Mockable protocol P0 { func f(_ a: @convention(c) (Int32) -> Int32) }"),
    Shape(
      "result",
      "@Mockable protocol P0 { func f(_ a: Result<Int, any Error>) -> Result<String, Never> }"),
    Shape("not Equatable", "struct N0 {}\n@Mockable protocol P0 { func f(_ a: N0) -> N0 }"),
    Shape("an actor", "actor A0 {}\n@Mockable protocol P0 { func f(_ a: A0, _ b: any Actor) }"),
    Shape("isolated", "actor A0 {}\n@Mockable protocol P0 { func f(_ a: isolated A0) }"),
    Shape(
      "isolated optional", "@Mockable protocol P0 { func f(_ a: isolated (any Actor)?) async }"),
    Shape("sending", "final class N0 {}\n@Mockable protocol P0 { func f(_ a: sending N0) }"),
    Shape(
      "sending result",
      "final class N0 {}\n@Mockable protocol P0 { func f() -> sending N0; func g() async -> sending N0 }"
    ),
    Shape(
      "sending both, async",
      "final class N0 {}\n@Mockable protocol P0 { func f(_ a: sending N0) async throws -> sending N0? }"
    ),
    Shape("wildcard", "@Mockable protocol P0 { func f(_: Int, _: Int); func g(a _: Int) }"),
    Shape(
      "keyword names", "@Mockable protocol P0 { func f(in: Int, `class`: Int, for `default`: Int) }"
    ),
    Shape("pack", "@Mockable protocol P0 { func f<each T>(_ a: repeat each T) }"),
    Shape(
      "pack result",
      "@Mockable protocol P0 { func f<each T: Sendable>(_ a: repeat each T) -> (repeat each T) }"),
    Shape(
      "pack of arrays",
      "@Mockable protocol P0 { func f<each T>(_ a: repeat [each T]) async throws }"),
    Shape(
      "integer generic",
      "struct N0<let count: Int> {}\n@Mockable protocol P0 { func f(_ a: N0<3>) -> N0<4> }"),
    Shape(
      "integer generic method",
      "struct N0<let count: Int> {}\n@Mockable protocol P0 { func f<let n: Int>(_ a: N0<n>) }"),
  ]
}
