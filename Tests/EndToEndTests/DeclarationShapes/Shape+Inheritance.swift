extension Shape {
  static let inheritance: [Shape] = [
    Shape("parent", "@Mockable protocol Q0 { func f() }\n@Mockable protocol P0: Q0 { func g() }"),
    Shape(
      "two parents",
      "@Mockable protocol Q0 { func f() }\n@Mockable protocol R0 { func g() }\n@Mockable protocol P0: Q0, R0 {}"
    ),
    Shape(
      "diamond",
      "@Mockable protocol Q0 { func f() }\n@Mockable protocol R0: Q0 {}\n@Mockable protocol S0: Q0 {}\n@Mockable protocol P0: R0, S0 { func g() }"
    ),
    Shape(
      "composition parent",
      "@Mockable protocol Q0 { func f() }\n@Mockable protocol R0 { func g() }\ntypealias QR0 = Q0 & R0\n@Mockable protocol P0: QR0 {}"
    ),
    Shape(
      "parent by where",
      "@Mockable protocol Q0 { func f() }\n@Mockable protocol P0 where Self: Q0 { func g() }"),
    Shape(
      "two parents with one requirement, declared again",
      "@Mockable protocol Q0 { func f() }\n@Mockable protocol R0 { func f() }\n@Mockable protocol P0: Q0, R0 { func f() }"
    ),
    Shape(
      "overloads of parent and child",
      "@Mockable protocol Q0 { func f(_ a: Int) }\n@Mockable protocol P0: Q0 { func f(_ a: String) }"
    ),
    Shape(
      "refinement of a setter",
      "@Mockable protocol Q0 { var a: Int { get } }\n@Mockable protocol P0: Q0 { var a: Int { get set } }"
    ),
    Shape(
      "override",
      "@Mockable protocol Q0 { func f() }\n@Mockable protocol P0: Q0 { override func f() }"),
    Shape(
      "override associated type",
      "@Mockable protocol Q0 { associatedtype A; func f() -> A }\n@Mockable protocol P0: Q0 { override associatedtype A: Sequence; func g() -> A }"
    ),
    Shape(
      "static of a parent",
      "@Mockable protocol Q0 { static func f() }\n@Mockable protocol P0: Q0 { func g() }"),
    Shape(
      "initializer of a parent",
      "@Mockable protocol Q0 { init(a: Int) }\n@Mockable protocol P0: Q0 { func g() }"),
    Shape(
      "primary of a parent of a parent",
      "@Mockable protocol Q0<A> { associatedtype A; func f() -> A }\n@Mockable protocol R0<A>: Q0 { associatedtype A }\n@Mockable protocol P0: R0<Int> {}"
    ),
  ]
}
