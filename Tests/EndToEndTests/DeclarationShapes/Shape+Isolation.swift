extension Shape {
  static let isolation: [Shape] = [
    Shape("actor", "@Mockable protocol P0: Actor { func f() -> Int; var a: Int { get } }"),
    Shape(
      "actor with nonisolated members",
      "@Mockable protocol P0: Actor { nonisolated func f() -> Int; nonisolated var a: Int { get }; func g() }"
    ),
    Shape(
      "actor with a setter",
      "@Mockable protocol P0: Actor { var a: Int { get set }; subscript(b: Int) -> Int { get set } }"
    ),
    Shape(
      "actor with an initializer",
      "@Mockable protocol P0: Actor { init(a: Int); static func f() -> Self }"),
    Shape(
      "actor that inherits from an actor",
      "@Mockable protocol Q0: Actor { func f() }\n@Mockable protocol P0: Q0, Actor { func g() -> Int }"
    ),
    Shape(
      "actor with async and closures",
      "@Mockable protocol P0: Actor { func f(_ a: @Sendable () async -> Int) async throws -> Int; func g(_ a: () -> Void) }"
    ),
    Shape(
      "actor with an associated type",
      "@Mockable protocol P0<Item>: Actor { associatedtype Item: Sendable; func f(_ a: Item) -> Item }"
    ),
    Shape(
      "actor with unownedExecutor",
      "@Mockable protocol P0: Actor { nonisolated var unownedExecutor: UnownedSerialExecutor { get } }"
    ),
    Shape(
      "main actor",
      "@Mockable @MainActor protocol P0 { func f() -> Int; var a: Int { get set }; init() }"),
    Shape(
      "main actor with nonisolated",
      "@Mockable @MainActor protocol P0 { nonisolated func f() -> Int; nonisolated var a: Int { get }; func g() async }"
    ),
    Shape(
      "main actor requirement",
      "@Mockable protocol P0 { @MainActor func f() -> Int; @MainActor var a: Int { get set }; func g() }"
    ),
    Shape(
      "main actor parent",
      "@Mockable @MainActor protocol Q0 { func f() }\n@Mockable protocol P0: Q0 { func g() }"),
    Shape(
      "global actor",
      "@globalActor actor A0 { static let shared = A0() }\n@Mockable @A0 protocol P0 { func f() -> Int; var a: Int { get set }; func g() async throws; init(a: Int) }"
    ),
    Shape(
      "global actor with nonisolated",
      "@globalActor actor A0 { static let shared = A0() }\n@Mockable @A0 protocol P0 { nonisolated func f() -> Int; nonisolated var a: Int { get }; func g() }"
    ),
    Shape(
      "global actor called otherwise",
      "@globalActor actor Db0 { static let shared = Db0() }\n@Mockable @Db0 protocol P0 { func f() -> Int; var a: Int { get } }"
    ),
    Shape(
      "global actor called otherwise, requirement",
      "@globalActor actor Db0 { static let shared = Db0() }\n@Mockable protocol P0 { @Db0 func f() -> Int; @Db0 var a: Int { get }; func g() }"
    ),
    Shape(
      "nested global actor",
      "enum N0 { @globalActor actor Db { static let shared = Db() } }\n@Mockable @N0.Db protocol P0 { func f() -> Int; func g(_ a: () -> Void) }"
    ),
    Shape(
      "nested global actor, requirement",
      "enum N0 { @globalActor actor MyActor { static let shared = MyActor() } }\n@Mockable protocol P0 { @N0.MyActor func f() -> Int; static func g() }"
    ),
    Shape(
      "global actor on a requirement",
      "@globalActor actor A0Actor { static let shared = A0Actor() }\n@Mockable protocol P0 { @A0Actor func f(_ a: () -> Void) -> Int; @A0Actor static func g() }"
    ),
    Shape("requirement @concurrent", "@Mockable protocol P0 { @concurrent func f() async -> Int }"),
    Shape(
      "requirement nonisolated(nonsending)",
      "@Mockable protocol P0 { nonisolated(nonsending) func f() async -> Int; func g() async }"),
    Shape("requirement nonisolated", "@Mockable protocol P0 { nonisolated func f() -> Int }"),
    Shape(
      "AnyActor-like",
      "@Mockable protocol Q0: AnyObject, Sendable { func f() async }\n@Mockable protocol P0: Q0, Actor { func g() }"
    ),
    Shape(
      "an optional isolation parameter",
      "@Mockable protocol P0 { func f(isolation a: isolated (any Actor)?) async -> Int }"),
    Shape(
      "Sendable main actor with closures",
      "@Mockable @MainActor protocol P0: Sendable { func f(_ a: @escaping @MainActor () -> Void); func g(_ a: @Sendable () -> Void) async -> Int }"
    ),
  ]
}
