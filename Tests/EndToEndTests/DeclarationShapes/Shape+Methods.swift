extension Shape {
  static let methods: [Shape] = [
    Shape("no requirement", "@Mockable protocol P0 {}"),
    Shape("no parameter", "@Mockable protocol P0 { func f() }"),
    Shape("a result", "@Mockable protocol P0 { func f() -> Int }"),
    Shape("a result Void", "@Mockable protocol P0 { func f() -> Void }"),
    Shape("a result ()", "@Mockable protocol P0 { func f(_ a: Int) -> () }"),
    Shape("a result Never", "@Mockable protocol P0 { func f() -> Never }"),
    Shape("a result Never that throws", "@Mockable protocol P0 { func f() throws -> Never }"),
    Shape("an optional result", "@Mockable protocol P0 { func f() -> Int? }"),
    Shape("an implicitly unwrapped result", "@Mockable protocol P0 { func f() -> Int! }"),
    Shape(
      "a result that is a tuple", "@Mockable protocol P0 { func f() -> (a: Int, b: (Int, Int)) }"),
    Shape("a result that is a closure", "@Mockable protocol P0 { func f() -> (Int) -> String }"),
    Shape("a result any P", "@Mockable protocol P0 { func f() -> any P0; func g() -> (any P0)? }"),
    Shape("a result Self", "@Mockable protocol P0 { func f() -> Self; func g() -> Self? }"),
    Shape(
      "a result [Self]", "@Mockable protocol P0 { func f() -> [Self]; func g(_ a: (Self) -> Void) }"
    ),
    Shape("a parameter Self", "@Mockable protocol P0 { func f(_ a: Self, _ b: Self?) }"),
    Shape("labels", "@Mockable protocol P0 { func f(a: Int, for b: Int, _ c: Int) }"),
    Shape(
      "seventeen parameters",
      "@Mockable protocol P0 { func f(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: Int, l: Int, m: Int, n: Int, o: Int, p: Int, q: Int) }"
    ),
    Shape("overloads by type", "@Mockable protocol P0 { func f(_ a: Int); func f(_ a: String) }"),
    Shape("overloads by result", "@Mockable protocol P0 { func f() -> Int; func f() -> String }"),
    Shape("overloads by label", "@Mockable protocol P0 { func f(a: Int); func f(b: Int) }"),
    Shape("overloads by async", "@Mockable protocol P0 { func f(); func f() async }"),
    Shape("overloads by throws", "@Mockable protocol P0 { func f(a: Int); func f(b: Int) throws }"),
    Shape(
      "overloads by a generic", "@Mockable protocol P0 { func f<T>(_ a: T); func f(_ a: Int) }"),
    Shape("discardable", "@Mockable protocol P0 { @discardableResult func f() -> Int }"),
    Shape("static", "@Mockable protocol P0 { static func f(_ a: Int) -> Int }"),
    Shape("static and not", "@Mockable protocol P0 { static func f() -> Int; func f() -> Int }"),
    Shape("static async throws", "@Mockable protocol P0 { static func f() async throws -> Self }"),
    Shape("mutating", "@Mockable protocol P0 { mutating func f(_ a: Int) -> Int }"),
    Shape("nonmutating", "@Mockable protocol P0 { nonmutating func f() }"),
    Shape("consuming self", "@Mockable protocol P0 { consuming func f() -> Int }"),
    Shape("borrowing self", "@Mockable protocol P0 { borrowing func f() -> Int }"),
    Shape("__consuming self", "@Mockable protocol P0 { __consuming func f() -> Int }"),
    Shape("two on a line", "@Mockable protocol P0 { func f(); func g() }"),
    Shape(
      "infix operators",
      "@Mockable protocol P0 { static func + (a: Self, b: Self) -> Self; static func == (a: Self, b: Int) -> Bool }"
    ),
    Shape("prefix operator", "@Mockable protocol P0 { static prefix func - (a: Self) -> Self }"),
    Shape(
      "postfix operator",
      "postfix operator ++++\n@Mockable protocol P0 { static postfix func ++++ (a: Self) }"),
    Shape(
      "assignment operator", "@Mockable protocol P0 { static func += (a: inout Self, b: Int) }"),
    Shape("callAsFunction", "@Mockable protocol P0 { func callAsFunction(_ a: Int) -> Int }"),
    Shape("callAsFunction without parameters", "@Mockable protocol P0 { func callAsFunction() }"),
    Shape(
      "overloads by result, one without a result",
      "@Mockable protocol P0 { func f(); func f() -> Int; func f() throws -> () -> Void; func f() async }"
    ),
    Shape("initializer", "@Mockable protocol P0 { init(); init(a: Int) }"),
    Shape("initializer without label", "@Mockable protocol P0 { init(_ a: Int) }"),
    Shape("failable initializer", "@Mockable protocol P0 { init?(a: Int) }"),
    Shape("implicitly unwrapped initializer", "@Mockable protocol P0 { init!(a: Int) }"),
    Shape("throwing initializer", "@Mockable protocol P0 { init(a: Int) throws }"),
    Shape("async initializer", "@Mockable protocol P0 { init(a: Int) async throws }"),
    Shape(
      "generic initializer",
      "@Mockable protocol P0 { init<T: Sequence>(_ a: T) where T.Element == Int }"),
    Shape(
      "initializer with typed throws",
      "@Mockable protocol P0 { init(a: Int) throws(CancellationError) }"),
    Shape("initializer with a closure", "@Mockable protocol P0 { init(a: () -> Int) }"),
  ]
}
