extension Shape {
  static let subscripts: [Shape] = [
    Shape("subscript", "@Mockable protocol P0 { subscript(a: Int) -> String { get } }"),
    Shape("subscript get set", "@Mockable protocol P0 { subscript(a: Int) -> String { get set } }"),
    Shape(
      "subscript with labels",
      "@Mockable protocol P0 { subscript(at a: Int, _ b: Int) -> String { get set } }"),
    Shape(
      "two subscripts",
      "@Mockable protocol P0 { subscript(a: Int) -> Int { get }; subscript(a: String) -> Int { get set } }"
    ),
    Shape(
      "static subscript", "@Mockable protocol P0 { static subscript(a: Int) -> Int { get set } }"),
    Shape(
      "subscript async throws",
      "@Mockable protocol P0 { subscript(a: Int) -> Int { get async throws } }"),
    Shape("subscript without indices", "@Mockable protocol P0 { subscript() -> Int { get set } }"),
    Shape("subscript variadic", "@Mockable protocol P0 { subscript(a: Int...) -> Int { get } }"),
    Shape(
      "subscript with a closure",
      "@Mockable protocol P0 { subscript(a: @escaping () -> Int) -> Int { get } }"),
    Shape(
      "subscript with where",
      "@Mockable protocol P0 { subscript<T>(a: T) -> Int where T: Sequence, T.Element == Int { get } }"
    ),
  ]
}
