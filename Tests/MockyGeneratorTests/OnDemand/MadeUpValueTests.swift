import Testing

@testable import MockyGenerator

/// The values that a mock makes up for its results, where their declarations are seen.
@Suite struct MadeUpValueTests {
  private func values(
    _ app: String, returning type: String = "Door", mayBeOnMainActor: Bool = false
  ) -> [String] {
    let door = "protocol Hall { func door() -> \(type) }"
    var sources = Sources(tests: "MockHall()", app: "\(door)\n\(app)")
    sources.files[0].mayBeOnMainActor = mayBeOnMainActor
    return sources.lines
      .filter { $0.contains("{ return ") && $0.hasPrefix("if type ==") }
  }

  @Test(arguments: [
    ("enum Door { case open, shut }", "Door.open"),
    ("enum Door { case ajar(Int), open; case shut }", "Door.open"),
    ("enum Door: String, Codable { case `default` = \"d\" }", "Door.`default`"),
    ("struct Door {}", "Door()"),
    ("struct Door: Equatable { var a = 1; static var b: Int; var c: Int { 2 } }", "Door()"),
    ("struct Door { let a: Int, b: [String] }", "try? Door(a: part(), b: part())"),
    ("struct Door { let a: Int; var b: [String: Int?] }", "try? Door(a: part(), b: part())"),
    (
      "struct Door { init(_ a: Int, in b: Int, c: Int = 1) throws {} }",
      "try? Door(part(), in: part())"
    ),
    ("struct Door { private init(a: Int) {}; init?(b: Int) {} }", "try? Door(b: part())"),
    ("@frozen struct Door { init(a: Int) async {}; init() {} }", "Door()"),
    (
      "struct Door { init(a: Int) {}; init(a: String) {}; init(b: Int) {} }",
      "try? Door(b: part())"
    ),
    ("enum Door { case ajar(Int) }", "try? Door.ajar(part())"),
    ("enum Door { case ajar(by: Int, Key?) }", "try? Door.ajar(by: part(), part())"),
    (
      "indirect enum Door { case inside(Door), ajar(Int); case out(a: String) }",
      "(try? Door.ajar(part())) ?? (try? Door.out(a: part())) ?? (try? Door.inside(part()))"
    ),
    ("enum Door { case slow(Int = 1), fast(Int) }", "try? Door.fast(part())"),
    ("struct Door { init(a: () -> Void) {} }", "try? Door(a: part())"),
    ("struct Door { let a: @Sendable (Int) -> Int }", "try? Door(a: part())"),
    ("struct Door { let a: any Error }", "try? Door(a: part())"),
    ("class Door {}", "Door()"),
    ("final class Door: Sendable { let a: Int; init(a: Int) {} }", "try? Door(a: part())"),
    ("struct Door { init(a: Int) {}; init<T: Key>(a: T) {} }", "try? Door(a: part())"),
    ("struct Door { init(a: Int) {}; init(a: String, b: Int = 1) {} }", "try? Door(a: part())"),
    ("struct Door { init(a: Int) {}; private init(a: String) {} }", "try? Door(a: part())"),
    ("struct Door { let a: Int }\nextension Door { init(b: Int) {} }", "try? Door(a: part())"),
  ])
  func aValueThatCanBeMade(_ app: String, _ text: String?) {
    #expect(values(app).first == text.map { "if type == Door.self { return \($0) }" })
  }

  @Test(arguments: [
    "enum Door { case ajar(Int); static func ajar(_ a: String) -> Door { .ajar(1) } }",
    "class Door { let a: Int }", "class Door: Gate {}", "@MainActor class Door {}",
    "final class Door { private init() {} }", "enum Door { case ajar(UnsafeRawPointer) }",
    "enum Door { @available(*, deprecated) case open }",
    "enum Door {\n#if DEBUG\ncase open\n#endif\n}", "struct Door { private var a: Int }",
    "struct Door { @State var a: Int }", "struct Door { init(a: Int) async {} }",
    "struct Door { init<T>(a: T) {} }", "struct Door { init(a: inout Int) {} }",
    "struct Door { init(a: Int...) {} }", "struct Door { init(a: (inout Int) -> Void) {} }",
    "struct Door { init(a: some Equatable) {} }", "@MainActor struct Door {}",
    "struct Door: View {}", "struct Door<T> {}", "struct Door: ~Copyable {}",
    "struct Door { var a: Key }\nstruct Key: ~Copyable {}",
    "private struct Door {}",
    "struct Door { var a: UnsafeRawPointer }", "struct Door { var a: Unmanaged<Key> }",
    "struct Door { init(a: [Swift.OpaquePointer?]) {} }",
    "struct Door { init(_ a: Int) {}; init(_ a: Int32) {} }",
    "struct Door { init(a: Int = 1) {}; init(b: Int = 1) {} }",
    "struct Door { let a: Int }\nextension Door { init(a: String) {} }",
    "struct Door: Decodable { let from: Int }", "struct Door { let a: Never }",
    "enum Door { case ajar([Never]) }",
    "#if DEBUG\nstruct Door {}\n#endif", "@MainActor enum Hotel { struct Door {} }",
  ])
  func aValueThatMayNotCompile(_ app: String) {
    #expect(values(app) == [])
    #expect(values(app, returning: "Hotel.Door") == [])
  }

  /// Swift puts the initializers of a module on the main actor, and neither its cases nor those that it writes from
  /// stored properties without values.
  @Test(arguments: [
    ("enum Door { case open }", "Door.open"),
    ("struct Door { let a: Int }", "try? Door(a: part())"),
    ("struct Door { let a: Int; var b = makeB() }", nil),
    ("class Door {}", nil), ("enum Door { case ajar(Int) }", "try? Door.ajar(part())"),
    ("struct Door { init() {} }", nil),
    ("struct Door { init() {}; nonisolated init(a: Int) {} }", "try? Door(a: part())"),
    ("nonisolated struct Door { init() {} }", "Door()"),
  ])
  func aModuleThatMayBeOnTheMainActor(_ app: String, _ text: String?) {
    let expected = text.map { ["if type == Door.self { return \($0) }"] } ?? []
    #expect(values(app, mayBeOnMainActor: true) == expected)
  }

  @Test func theValuesOfItsParts() {
    let app =
      "struct Door { let lock: Lock; let sign: Sign }\nstruct Lock { let key: Key }\n"
      + "enum Key { case steel }\nenum Sign { case none(Unmanaged<Key>) }"
    #expect(
      values(app) == [
        "if type == Door.self { return try? Door(lock: part(), sign: part()) }",
        "if type == Lock.self { return try? Lock(key: part()) }",
        "if type == Key.self { return Key.steel }",
      ])
  }

  @Test(arguments: [
    ("() -> Void", "(() -> Void).self", "{ } as () -> Void"),
    (
      "(Int, any Key) -> ()", "MockyCore.__Itself<(Int, any Key) -> ()>.self",
      "{ _, _ in } as (Int, any Key) -> ()"
    ),
    (
      "@Sendable (_ key: Int) async throws -> String",
      "(@Sendable (Int) async throws -> String).self",
      "(try? MockyCore.MockObject.Sent<String>(part())).map "
        + "{ kept in { _ in kept.value } as @Sendable (_ key: Int) async throws -> String }"
    ),
  ])
  func aClosure(_ type: String, _ metatype: String, _ text: String) {
    #expect(values("", returning: type) == ["if type == \(metatype) { return \(text) }"])
    let macro = MockableExpansion(.peer, of: "@Mockable protocol Hall { func door() -> \(type) }")
    #expect(macro.source.contains("if type == \(metatype) { return \(text) }"))
  }

  @Test(arguments: [
    "(inout Int) -> Void", "() throws(Key) -> Void", "(Int...) -> Void", "() -> some Key",
    "(() -> Void)?", "() -> Unmanaged<Key>", "(_ item: Never) -> Int", "(Int, Swift.Never) -> Void",
    "() -> Never",
  ])
  func aClosureThatMayNotCompile(_ type: String) {
    #expect(values("", returning: type) == [])
  }

  @Test func genericTypes() {
    let app =
      "struct Door<Key> { let a: [Key], b: Key, c: Lock }\nstruct Lock { let a: Int }\n"
      + "struct Brass { let b: Int }"
    #expect(
      values(app, returning: "Door<Brass>") == [
        "if type == Door<Brass>.self { return try? Door<Brass>(a: part(), b: part(), c: part()) }",
        "if type == Brass.self { return try? Brass(b: part()) }",
        "if type == Lock.self { return try? Lock(a: part()) }",
      ])
  }

  @Test func tuplesAndResults() {
    let app = "struct Brass { let b: Int }; struct Lock { let a: Int }"
    #expect(
      values(app, returning: "(Brass, b: Int)") == [
        "if type == (Brass, b: Int).self { return try? (part(), part()) as (Brass, b: Int) }",
        "if type == Brass.self { return try? Brass(b: part()) }",
      ])
    #expect(
      values(app, returning: "Result<Lock, any Error>") == [
        "if type == Lock.self { return try? Lock(a: part()) }"
      ])
  }

  @Test func typesThatTheProtocolLeavesOpen() {
    let hall =
      "protocol Hall { associatedtype Key; func door() -> Door<Key>; func lock() -> (Key) -> Void\n"
      + "func other<Lock>() -> Door<Lock> }\nstruct Door<Key> { let a: Int }"
    let lines = Sources(tests: "MockHall<Int>()", app: hall).lines
    #expect(!lines.contains { $0.hasPrefix("if type ==") })
  }

  @Test func mocksThatMocksReturn() {
    let app =
      "protocol Hall { func door() -> any Door; func gates() -> [any Gate]; var lift: Lift { get } }\n"
      + "protocol Door { func key() throws -> Key }\nprotocol Gate {}\nprotocol Lift {}\n"
      + "protocol Key { func hall() -> any Hall; func own() -> any Key }"
    let lines = Sources(tests: "MockHall()", app: app).lines
    let mocks = ["MockHall", "MockDoor", "MockKey", "MockLift", "MockGate"]
    #expect(
      mocks.map { mock in lines.contains { $0.contains("final class \(mock):") } } == [
        true, true, true, true, false,
      ])
  }

  @Test func noMockThatTheTestsDeclareAndNoProblemOfOthers() {
    let app =
      "protocol Hall { func door() -> any Door; func lift() -> any Lift }\nprotocol Door {}\n"
      + "protocol Lift { associatedtype A where A == Self }"
    let sources = Sources(tests: "MockHall(); final class MockDoor: Door {}", app: app)
    #expect(!sources.lines.contains { $0.contains("final class MockDoor:") })
    #expect(sources.problems == [])
  }

  @Test func onlyPublicInitializersOfOtherModules() {
    let app =
      "public protocol Hall { func door() -> Door; var lock: Lock { get } }\n"
      + "public struct Door { let a: Int; public init(b: Int) { a = b } }\npublic struct Lock {}"
    let lines = Sources(tests: "MockHall()", app: app).lines.filter { $0.contains("{ return ") }
    #expect(lines == ["if type == Door.self { return try? Door(b: part()) }"])
  }
}
