extension Shape {
  static let types: [Shape] = [
    Shape("class-bound", "@Mockable protocol P0: AnyObject { func f() }"),
    Shape("class keyword", "@Mockable protocol P0: Sendable, AnyObject { func f() }"),
    Shape("Sendable", "@Mockable protocol P0: Sendable { func f() async }"),
    Shape("public", "@Mockable public protocol P0 { func f(); var a: Int { get set }; init() }"),
    Shape("package", "@Mockable package protocol P0 { func f() }"),
    Shape("private", "@Mockable private protocol P0 { func f(); init() }"),
    Shape(
      "fileprivate", "@Mockable fileprivate protocol P0<T> { associatedtype T; func f() -> T }"),
    Shape(
      "nested",
      "enum N0 { struct E: Error {}; @Mockable protocol P0 { func f(_ a: E) throws(E) -> [E] } }"),
    Shape(
      "nested twice",
      "public enum N0 { public struct M { @Mockable public protocol P0 { func f(_ a: M) } } }"),
    Shape(
      "nested in an extension", "enum N0 {}\nextension N0 { @Mockable protocol P0 { func f() } }"),
    Shape(
      "superclass", "class N0 { required init() {} }\n@Mockable protocol P0 { func f(_ a: N0) }"),
    Shape("nonisolated", "@Mockable nonisolated protocol P0 { func f() }"),
    Shape("availability", "@available(macOS 99, *) @Mockable protocol P0 { func f() }"),
    Shape("condition", "@Mockable protocol P0 {\n#if DEBUG\nfunc f()\n#else\nfunc g()\n#endif\n}"),
    Shape(
      "defaults beside the protocol",
      "@Mockable protocol P0 { func f(_ a: Int); var b: Int { get } }\nextension P0 { func f(_ a: Int = 1) {}; var b: Int { 1 }; func g() { f() } }"
    ),
    Shape(
      "constrained defaults",
      "@Mockable protocol P0 { associatedtype T; func f() -> T }\nextension P0 where T == Int { func f() -> T { 1 } }"
    ),
    Shape("Error", "@Mockable protocol P0: Error { var code: Int { get } }"),
    Shape("LocalizedError", "@Mockable protocol P0: LocalizedError { var code: Int { get } }"),
    Shape("Identifiable", "@Mockable protocol P0: Identifiable { func f() }"),
    Shape(
      "Identifiable with id",
      "@Mockable protocol P0: Identifiable where ID == Int { var id: Int { get } }"),
    Shape("Equatable", "@Mockable protocol P0: Equatable { func f() }"),
    Shape("Hashable", "@Mockable protocol P0: Hashable { func f(_ a: Self) }"),
    Shape("Comparable", "@Mockable protocol P0: Comparable { func f() }"),
    Shape(
      "CustomStringConvertible",
      "@Mockable protocol P0: CustomStringConvertible, CustomDebugStringConvertible { func f() }"),
    Shape(
      "own == ", "@Mockable protocol P0: Equatable { static func == (a: Self, b: Self) -> Bool }"),
    Shape("own description", "@Mockable protocol P0 { var description: String { get } }"),
    Shape(
      "user default for ==",
      "@Mockable protocol P0: Equatable { var a: Int { get } }\nextension P0 { static func == (a: Self, b: Self) -> Bool { a.a == b.a } }"
    ),
    Shape(
      "user default for <",
      "@Mockable protocol P0: Comparable { var a: Int { get } }\nextension P0 { static func < (a: Self, b: Self) -> Bool { a.a < b.a } }"
    ),
    Shape(
      "user default for hash(into:)",
      "@Mockable protocol P0: Hashable { var a: Int { get } }\nextension P0 { func hash(into hasher: inout Hasher) { hasher.combine(a) } }"
    ),
    Shape(
      "user default for == and hash(into:)",
      "@Mockable protocol P0: Hashable { var a: Int { get } }\nextension P0 { func hash(into hasher: inout Hasher) { hasher.combine(a) }; static func == (a: Self, b: Self) -> Bool { a.a == b.a } }"
    ),
    Shape(
      "user default for description",
      "@Mockable protocol P0: CustomStringConvertible { var a: Int { get } }\nextension P0 { var description: String { \"a\" } }"
    ),
    Shape(
      "user default for debugDescription",
      "@Mockable protocol P0: CustomDebugStringConvertible { var a: Int { get } }\nextension P0 { var debugDescription: String { \"a\" } }"
    ),
    Shape(
      "user default for id",
      "@Mockable protocol P0: Identifiable { var a: Int { get } }\nextension P0 { var id: Int { a } }"
    ),
    Shape(
      "user default for description without the parent",
      "@Mockable protocol P0 { var a: Int { get } }\nextension P0 { var description: String { \"a\" } }"
    ),
    Shape(
      "user default for a parent's description",
      "@Mockable protocol Q0: CustomStringConvertible { var a: Int { get } }\nextension Q0 { var description: String { \"a\" } }\n@Mockable protocol P0: Q0 { var description: String { get } }"
    ),
    Shape(
      "user default for a class's ==",
      "@Mockable protocol P0: AnyObject, Hashable { var a: Int { get } }\nextension P0 { static func == (a: Self, b: Self) -> Bool { a === b }; func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) } }"
    ),
  ]
}
