extension Shape {
  static let names: [Shape] = [
    Shape(
      "names of the mock",
      "@Mockable protocol P0 { func call(_ a: Int); var context: Int { get }; var type: Int { get } }"
    ),
    Shape("receives", "@Mockable protocol P0 { func receives(_ a: Int); func received(b: Int) }"),
    Shape(
      "names of Swift",
      "@Mockable protocol P0 { func print(_ a: Int); func assert(); var hashValue: Int { get } }"),
    Shape(
      "raw identifiers",
      "@Mockable protocol P0 { func `say it aloud`(_ a: Int); var `a b`: Int { get set } }"),
    Shape(
      "parameters named mockObject",
      "@Mockable protocol P0 { func f(mockObject: Int, self a: Int, newValue: Int) }"),
    Shape(
      "foreign letters",
      "@Mockable protocol Größe0 { func größer(als ß: Int) -> Bool; var 長さ: Int { get } }"),
    Shape("emoji", "@Mockable protocol P0 { func 🚀(_ 🌍: Int) }"),
    Shape(
      "then and performs",
      "@Mockable protocol P0 { func then(); func returns(_ a: Int); func check() }"),
    Shape("a protocol called M", "@Mockable protocol M0 { func f(_ a: any M0) }"),
    Shape("self", "@Mockable protocol P0 { func `self`() -> Int; func `Protocol`() }"),
    Shape(
      "some and any",
      "@Mockable protocol P0 { func some(_ a: Int); func any(); var each: Int { get }; var `repeat`: Int { get } }"
    ),
    Shape(
      "async and await",
      "@Mockable protocol P0 { func async(); func await(_ a: Int); func sending(); func isolated() }"
    ),
  ]
}
