extension Shape {
  static let generics: [Shape] = [
    Shape("generic", "@Mockable protocol P0 { func f<T>(_ a: T) -> T }"),
    Shape(
      "generic with a constraint",
      "@Mockable protocol P0 { func f<T: Codable & Sendable>(_ a: T) async throws -> T }"),
    Shape(
      "generic with where",
      "@Mockable protocol P0 { func f<T, U>(_ a: T, _ b: U) where T: Sequence, U: Collection, T.Element == U.Element }"
    ),
    Shape("generic result alone", "@Mockable protocol P0 { func f<T: Decodable>() -> T }"),
    Shape(
      "generic over a class", "class N0 {}\n@Mockable protocol P0 { func f<T: N0>(_ a: T) -> T }"),
    Shape(
      "generic closure", "@Mockable protocol P0 { func f<T>(_ a: (T) throws -> T) rethrows -> T }"),
    Shape(
      "generic related to Self",
      "@Mockable protocol P0 { associatedtype Item; func f<S: Sequence>(_ a: S) where S.Element == Item }"
    ),
    Shape(
      "generic subscript", "@Mockable protocol P0 { subscript<T>(_ a: T.Type) -> T? { get set } }"),
    Shape(
      "generic dictionary", "@Mockable protocol P0 { func f<K: Hashable, V>(_ a: [K: V]) -> [V] }"),
    Shape(
      "generic named like the associated type",
      "@Mockable protocol P0 { associatedtype T; func f<T>(_ a: T) }"),
    Shape(
      "pack with where",
      "@Mockable protocol P0 { func f<each T: Hashable, R>(_ a: repeat each T, b: R) -> R }"),
  ]
}
