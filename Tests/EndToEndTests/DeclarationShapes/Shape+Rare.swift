extension Shape {
  /// What an independent generator of random protocols has found.
  static let rare: [Shape] = [
    Shape(
      "keywords as labels in backticks that need none",
      "@Mockable protocol P0 { func f(`async` a: Int, `sending` b: Int, `override` c: Int, `infix` d: Int, `convenience` e: Int); init(`async` a: Int); subscript(`override` a: Int) -> Int { get set } }"
    ),
    Shape(
      "labels of observers",
      "@Mockable protocol P0 { func f(willSet a: Int, didSet: Int); init(didSet: Int); subscript(willSet a: Int) -> Int { get set } }"
    ),
    Shape(
      "async members that never return",
      "@Mockable protocol P0 { func f() async -> Never; func g() async throws -> Never; var a: Never { get } }"
    ),
    Shape(
      "members of actors that never return",
      "@Mockable protocol P0: Actor { func f() -> Never; func g(_ a: Int) throws -> Never }"),
    Shape(
      "sending autoclosure",
      "final class N0 {}\n@Mockable protocol P0 { func f(_ a: sending @autoclosure @escaping () -> N0); func g(_ a: @autoclosure () -> sending N0) -> Int }"
    ),
    Shape(
      "isolated parameter of a subscript on a global actor",
      "@MainActor @Mockable protocol P0 { subscript(a: isolated (any Actor)?) -> Int { get } }"),
    Shape(
      "raw span in a closure that escapes",
      "@Mockable protocol P0 { func f(_ a: @escaping (borrowing RawSpan) -> Void); func g(_ a: @escaping (borrowing Span<Int>, UTF8Span) -> Int) -> Int }"
    ),
    Shape(
      "raw span beside closures",
      "@Mockable protocol P0 { func f(_ a: RawSpan, _ b: @escaping () -> Void) -> Int; func g(_ a: borrowing RawSpan, _ b: () -> Int) async -> Int }"
    ),
    Shape(
      "actor with results that are not Sendable",
      "final class N0 {}\n@Mockable protocol P0: Actor { func f() async -> N0; func g() throws -> [N0]; var a: N0 { get }; subscript(b: Int) -> N0? { get } }"
    ),
    Shape(
      "actor that is given closures and returns what is not Sendable",
      "final class N0 {}\n@Mockable protocol P0: Actor { func f(_ a: () -> Int) async throws -> N0; func g<T>(_ a: (T) throws -> T, _ b: N0) async -> N0; func h<each T>(_ a: repeat each T) async throws -> (N0, Int); func i(_ a: @Sendable (inout Int) async -> Int) async -> N0 }"
    ),
    Shape(
      "consumed arguments of an actor",
      "final class N0 {}\nstruct N1: ~Copyable {}\n@Mockable(noncopyable: N1.self) protocol P0: Actor { func f(_ a: consuming N0) async; func g(_ a: consuming N1, _ b: consuming N0) async throws -> Int; func h(_ a: consuming N1) async; func i(_ a: consuming N0) async -> N0; func j(_ a: N0) async throws -> N1 }"
    ),
    Shape(
      "autoclosures of an actor",
      "final class N0 {}\n@Mockable protocol P0: Actor { func f(_ a: @autoclosure () throws -> Int) async throws; func g(_ a: @autoclosure @escaping () -> Int) async -> N0; func h(_ a: @autoclosure @escaping @Sendable () -> Int) async; func i(_ a: @autoclosure () async -> Int) async }"
    ),
    Shape(
      "alias of Void as a closure's argument",
      "@Mockable protocol P0 { typealias A = Void; func f(_ a: (A) throws -> Int); func g() -> (A) -> A; var h: A { get } }"
    ),
    Shape(
      "variadic closure in a dictionary",
      "@Mockable protocol P0 { func f(_ a: [String: (Int...) -> Void?]) -> [Int: (String...) -> Void?] }"
    ),
    Shape(
      "operators of a grandparent, declared again",
      "@Mockable protocol Q0 { static func + (a: Self, b: Self) -> Self }\n@Mockable protocol R0: Q0 { static func + (a: Self, b: Self) -> Self }\n@Mockable protocol P0: R0 { static func + (a: Self, b: Self) -> Self }"
    ),
    Shape(
      "closure with the member's generic result",
      "@Mockable protocol P0 { func f<T>(_ a: () throws -> T) rethrows -> T; func g<T>(_ a: (String, inout Int) -> T) -> T; func h<T: ~Copyable>(_ a: () -> T) -> T; func i<T>(_ a: (Int...) -> T, _ b: @escaping @Sendable () -> T) throws -> T }"
    ),
    Shape(
      "async closure with the member's generic result",
      "@Mockable protocol P0 { func f<T>(_ a: () async throws -> T) async rethrows -> T; func g<T: Sendable>(_ a: @escaping @Sendable () async -> T) async -> T; func h<T>(_ a: @MainActor () throws -> T) async throws -> T; func i<T>(_ a: nonisolated(nonsending) @escaping () async -> T) async -> T; func j<T>(_ a: sending @escaping () async -> T) async -> T }"
    ),
    Shape(
      "closure with the member's generic result, on an actor",
      "@Mockable protocol P0: Actor { func f<T>(_ a: () throws -> T) rethrows -> T; func g<T>(_ a: () async throws -> T) async rethrows -> T; func h<T>(_ a: (isolated Self) throws -> T) rethrows -> T; func i<T>(_ a: @escaping @isolated(any) () async -> T) async -> T }"
    ),
    Shape(
      "closure with the member's generic result, on the main actor",
      "@Mockable @MainActor protocol P0 { func f<T>(_ a: () throws -> T) rethrows -> T; func g<T>(_ a: () async throws -> T) async rethrows -> T; func h<T>(_ a: @MainActor () async -> T) async -> T }"
    ),
  ]
}
