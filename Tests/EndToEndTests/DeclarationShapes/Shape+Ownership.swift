extension Shape {
  static let ownership: [Shape] = [
    Shape("borrowing", "@Mockable protocol P0 { func f(_ a: borrowing String) }"),
    Shape("consuming", "@Mockable protocol P0 { func f(_ a: consuming [Int]) }"),
    Shape(
      "borrowing of a struct",
      "struct N0 {}\n@Mockable protocol P0 { func f(_ a: borrowing N0) -> N0; func g(_ a: inout N0) }"
    ),
    Shape(
      "consuming of a struct",
      "struct N0: Equatable {}\n@Mockable protocol P0 { func f(_ a: consuming N0, _ b: Int) async throws }"
    ),
    Shape("consuming of a generic", "@Mockable protocol P0 { func f<T>(_ a: consuming T) -> T }"),
    Shape(
      "__owned and __shared",
      "@Mockable protocol P0 { func f(_ a: __owned String, _ b: __shared String) }"),
    Shape(
      "borrowing noncopyable",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: borrowing N0) -> Int }"),
    Shape(
      "consuming noncopyable",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: consuming N0) -> Int }"),
    Shape(
      "inout noncopyable",
      "struct N0: ~Copyable {}\n@Mockable(noncopyable: N0.self) protocol P0 { func f(_ a: inout N0) throws -> Int }"
    ),
    Shape(
      "inout and borrowing noncopyable",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: inout N0); func g(_ a: borrowing N0) }"
    ),
    Shape(
      "noncopyable, async throws",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: borrowing N0) async throws -> Int; func g(_ a: consuming N0) async -> Int; func h(_ a: inout N0) async }"
    ),
    Shape(
      "noncopyable, typed throws",
      "struct N0: ~Copyable {}\nstruct E0: Error {}\n@Mockable protocol P0 { func f(_ a: borrowing N0, _ b: consuming N0, _ c: inout N0) throws(E0) -> Int }"
    ),
    Shape(
      "noncopyable result",
      "struct N0: ~Copyable {}\n@Mockable(noncopyable: N0.self) protocol P0 { func f() -> N0; func g() async throws -> N0 }"
    ),
    Shape(
      "noncopyable result beside a parameter",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: consuming N0) -> N0 }"),
    Shape(
      "optional noncopyable",
      "struct N0: ~Copyable {}\n@Mockable(noncopyable: N0.self) protocol P0 { func f(_ a: borrowing N0?) -> N0?; func g(_ a: inout N0?) }"
    ),
    Shape(
      "noncopyable property",
      "struct N0: ~Copyable {}\n@Mockable(noncopyable: N0.self) protocol P0 { var a: N0 { get } }"),
    Shape(
      "noncopyable generic",
      "@Mockable protocol P0 { func f<T: ~Copyable>(_ a: borrowing T); func g<T: ~Copyable>(_ a: consuming T) -> T }"
    ),
    Shape("noncopyable some", "@Mockable protocol P0 { func f(_ a: borrowing some ~Copyable) }"),
    Shape(
      "noncopyable generic struct",
      "struct N0<T: ~Copyable>: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: borrowing N0<Int>) -> Int }"
    ),
    Shape(
      "noncopyable where",
      "@Mockable protocol P0 { func f<T>(_ a: borrowing T) where T: ~Copyable }"),
    Shape(
      "noncopyable static",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { static func f(_ a: consuming N0) -> N0; init(_ a: consuming N0) }"
    ),
    Shape(
      "noncopyable and a closure",
      "struct N0: ~Copyable {}\n@Mockable protocol P0 { func f(_ a: borrowing N0, _ b: (borrowing N0) -> Void) }"
    ),
    Shape(
      "noncopyable on an actor",
      "struct N0: ~Copyable {}\n@Mockable protocol P0: Actor { func f(_ a: consuming sending N0); func g(_ a: borrowing N0) -> Int }"
    ),
    Shape(
      "noncopyable on the main actor",
      "struct N0: ~Copyable {}\n@Mockable @MainActor protocol P0 { func f(_ a: borrowing N0); func g(_ a: consuming N0) async }"
    ),
    Shape("noncopyable protocol", "@Mockable protocol P0: ~Copyable { func f() -> Int }"),
    Shape(
      "noncopyable protocol with ownership",
      "@Mockable protocol P0: ~Copyable { mutating func f(); consuming func g() -> Int; borrowing func h(); var a: Int { get set } }"
    ),
    Shape(
      "noncopyable protocol with Self",
      "@Mockable protocol P0: ~Copyable { func f(_ a: borrowing Self); func g() -> Self; static func h(_ a: consuming Self) }"
    ),
    Shape(
      "noncopyable, nonescapable protocol",
      "@Mockable protocol P0: ~Copyable, ~Escapable { func f() -> Int }"),
    Shape(
      "noncopyable protocol that inherits",
      "@Mockable protocol Q0: ~Copyable { func f() }\n@Mockable protocol P0: Q0, ~Copyable { func g() }"
    ),
    Shape("span", "@Mockable protocol P0 { func f(_ a: Span<Int>) -> Int }"),
    Shape("raw span", "@Mockable protocol P0 { func f(_ a: RawSpan) async throws }"),
    Shape(
      "mutable span",
      "@Mockable protocol P0 { func f(_ a: inout MutableSpan<Int>); func g(_ a: borrowing MutableRawSpan) }"
    ),
    Shape(
      "consumed mutable span", "@Mockable protocol P0 { func f(_ a: consuming MutableSpan<Int>) }"),
    Shape(
      "output span",
      "@Mockable protocol P0 { func f(_ a: inout OutputSpan<Int>); func g(_ a: inout OutputRawSpan) }"
    ),
    Shape("optional span", "@Mockable protocol P0 { func f(_ a: Span<UInt8>?) }"),
    Shape("text span", "@Mockable protocol P0 { func f(_ a: UTF8Span) }"),
    Shape(
      "spans and values",
      "@Mockable protocol P0 { func f(_ a: Span<Int>, _ b: Int, _ c: Span<String>) -> Int }"),
    Shape(
      "noncopyable of the standard library",
      "import Synchronization\n@Mockable protocol P0 { func f(_ a: borrowing Mutex<Int>, _ b: borrowing Atomic<Int>) }"
    ),
    Shape(
      "copyable of the standard library",
      "@Mockable protocol P0 { func f(_ a: borrowing Void?, _ b: borrowing Void, _ c: borrowing Range<Int>, _ d: borrowing OpaquePointer, _ e: borrowing Mirror) -> Int }"
    ),
    Shape(
      "variadic of a type that is borrowed elsewhere",
      "struct N0 {}\n@Mockable protocol P0 { func f(_ a: borrowing N0, _ b: N0?..., c: N0...) -> Int }"
    ),
    Shape(
      "nonescapable of one's own",
      "enum N0: ~Escapable { case a }\n@Mockable(noncopyable: N0.self) protocol P0 { func f(_ a: N0) }"
    ),
  ]
}
