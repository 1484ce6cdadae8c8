extension Shape {
  static let effects: [Shape] = [
    Shape("throws", "@Mockable protocol P0 { func f() throws -> Int }"),
    Shape("async", "@Mockable protocol P0 { func f() async -> Int }"),
    Shape("async throws", "@Mockable protocol P0 { func f() async throws -> Int }"),
    Shape(
      "typed throws", "struct E0: Error {}\n@Mockable protocol P0 { func f() throws(E0) -> Int }"),
    Shape(
      "async typed throws",
      "struct E0: Error {}\n@Mockable protocol P0 { func f() async throws(E0) -> Int }"),
    Shape("throws(Never)", "@Mockable protocol P0 { func f() throws(Never) -> Int }"),
    Shape("throws(any Error)", "@Mockable protocol P0 { func f() throws(any Error) -> Int }"),
    Shape(
      "throws a generic parameter", "@Mockable protocol P0 { func f<E: Error>(_ a: E) throws(E) }"),
    Shape(
      "throws an associated type",
      "@Mockable protocol P0 { associatedtype E: Error; func f() throws(E) -> Int }"),
    Shape(
      "throws what a closure throws",
      "@Mockable protocol P0 { func f<E: Error, T>(_ a: () throws(E) -> T) throws(E) -> T }"),
    Shape(
      "throws a nested type",
      "enum N0 { struct E: Error {} }\n@Mockable protocol P0 { func f() throws(N0.E) }"),
    Shape("rethrows", "@Mockable protocol P0 { func f(_ a: () throws -> Int) rethrows -> Int }"),
    Shape(
      "rethrows async",
      "@Mockable protocol P0 { func f(_ a: () async throws -> Int) async rethrows -> Int }"),
    Shape(
      "rethrows autoclosure",
      "@Mockable protocol P0 { func f(_ a: @autoclosure () throws -> Int) rethrows -> Int }"),
    Shape(
      "typed throws of a closure",
      "struct E0: Error {}\n@Mockable protocol P0 { func f(_ a: () throws(E0) -> Int) throws(E0) }"),
    Shape(
      "a method on a class Self", "@Mockable protocol P0: AnyObject { func f(_ a: Self) -> Bool }"),
    Shape(
      "async sequence result",
      "@Mockable protocol P0 { func f() -> AsyncStream<Int>; func g() -> any AsyncSequence<Int, any Error> }"
    ),
  ]
}
