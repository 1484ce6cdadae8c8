import Testing

@testable import MockyGenerator

/// Nobody has to name noncopyable types when the sources are seen.
@Suite struct NoncopyableTypesTests {
  /// The types that expectations of `MockDoor` take and return in boxes.
  private func boxed(_ app: String, _ others: [(module: String, text: String)] = []) -> [String] {
    var sources = Sources(tests: "MockDoor()", app: app)
    for other in others {
      sources = sources.adding("\(other.module).swift", in: other.module, other.text)
    }
    let source = sources.mocks.source
    #expect(sources.problems == [])
    #expect(source.contains("class MockDoor"))
    let found = source.matches(of: /InvocationExpectation<[^>]*NoncopyableBox<(.+?)>,/)
    return Set(found.map { String($0.1) }).sorted()
  }

  @Test(arguments: [
    "struct Key: ~Copyable {}", "public enum Key: Lock, ~Copyable { case one }",
    "struct Key: ~Escapable {}", "struct Key: ~Copyable & ~Escapable {}",
    "#if NEVER\n  struct Key: ~Copyable {}\n#else\n  struct Key {}\n#endif",
  ])
  func oneThatIsOnlyReturned(key: String) {
    #expect(boxed("\(key)\nprotocol Door { func key() -> Key }") == ["Key"])
  }

  @Test(arguments: [
    "struct Key {}", "struct Key: Equatable {}", "final class Key {}", "actor Key {}",
    "enum Key { struct Inside: ~Copyable {} }", "typealias Key = Int",
    "struct Box: ~Copyable { struct Key: ~Copyable {} }\nstruct Key {}",
  ])
  func oneThatCanBeCopied(key: String) {
    #expect(boxed("\(key)\nprotocol Door { func key() -> Key; var all: [Key] { get } }") == [])
  }

  @Test func oneThatIsOnlyInout() {
    let app = "struct Key: ~Copyable {}\nprotocol Door { func turn(_ key: inout Key) }"
    #expect(boxed(app) == ["Key"])
    #expect(
      Sources(tests: "MockDoor()", app: app).lines.contains(
        "MockyCore.MockObject.changing(&key) { key in"))
  }

  @Test func whatIsBorrowedIsKnownAsWell() {
    let app = """
      struct Key: ~Copyable {}
      struct Lock {}
      protocol Door { func open(_ key: borrowing Key, _ lock: borrowing Lock) }
      """
    #expect(boxed(app) == ["Key"])
    #expect(!Sources(tests: "MockDoor()", app: app).mocks.source.contains("__RecordedType"))
  }

  @Test func aProperty() {
    let app = "struct Key: ~Copyable {}\nprotocol Door { var key: Key { get set } }"
    #expect(boxed(app) == ["Key"])
  }

  @Test func anOptionalOfOne() {
    let app = "struct Key: ~Copyable {}\nprotocol Door { func key() -> Key? }"
    #expect(boxed(app) == ["Key?"])
  }

  @Test func oneInAType() {
    let app = """
      enum Shop { struct Key: ~Copyable {}; struct Lock {} }
      protocol Door { func key() -> Shop.Key; func lock() -> Shop.Lock }
      """
    #expect(boxed(app) == ["Shop.Key"])
  }

  @Test func oneInAnExtension() {
    let app = """
      enum Shop {}
      extension Shop { struct Key: ~Copyable {} }
      protocol Door { func key() -> Shop.Key }
      """
    #expect(boxed(app) == ["Shop.Key"])
  }

  @Test func oneBesideANestedParent() {
    let app = """
      enum Shop { struct Key: ~Copyable {}; protocol Gate { func key() -> Key } }
      struct Key {}
      protocol Door: Shop.Gate { func other() -> Key }
      """
    #expect(boxed(app) == ["Shop.Key"])
  }

  @Test func anAlias() {
    let app = """
      struct Key: ~Copyable {}
      enum Shop { typealias Handle = Key }
      typealias Maybe = Shop.Handle?
      protocol Door { func key() -> Shop.Handle; func maybe() -> Maybe }
      """
    #expect(boxed(app) == ["Maybe", "Shop.Handle"])
  }

  @Test func anAliasOfAType() {
    let app = """
      enum Shop { struct Key: ~Copyable {} }
      typealias Store = Shop
      protocol Door { func key() -> Store.Key }
      """
    #expect(boxed(app) == ["Store.Key"])
  }

  @Test func anAliasOfTheProtocolsOwn() {
    let app = """
      struct Key: ~Copyable {}
      protocol Door { typealias Handle = Key; func key() -> Handle }
      """
    #expect(boxed(app) == ["Key"])
  }

  @Test func anAliasOfItselfEnds() {
    #expect(boxed("typealias A = B\ntypealias B = A\nprotocol Door { func key() -> A }") == [])
  }

  @Test(arguments: [
    ("extension Box: Copyable where T: Copyable {}", ["Box<Key>"]),
    ("extension Box: Copyable {}", ["Box<Key>"]),
    ("extension Box: Copyable where T: ~Copyable {}", []),
    ("extension Box: Equatable where T: Equatable {}", ["Box<Int>", "Box<Key>"]),
  ])
  func oneThatCanBeCopiedIfItsArgumentsCan(_ conformance: String, _ expected: [String]) {
    let app = """
      struct Key: ~Copyable {}
      struct Box<T: ~Copyable>: ~Copyable {}
      \(conformance)
      protocol Door { func key() -> Box<Key>; func number() -> Box<Int> }
      """
    #expect(boxed(app) == expected)
  }

  @Test func onlyTheArgumentsThatMatter() {
    let app = """
      struct Key: ~Copyable {}
      struct Pair<A: ~Copyable, B: ~Copyable>: ~Copyable {}
      extension Pair: Copyable where A: Copyable, B: ~Copyable {}
      typealias Second<T: ~Copyable> = Pair<Int, T>
      typealias First<T: ~Copyable> = Pair<T, Int>
      protocol Door {
        func a() -> Pair<Key, Int>
        func b() -> Pair<Int, Key>
        func c() -> Second<Key>
        func d() -> First<Key>
        func e<T: ~Copyable>(_ type: Int) -> First<T>
      }
      """
    #expect(boxed(app) == ["First<Key>", "First<T>", "Pair<Key, Int>"])
  }

  @Test func oneOfAnotherModule() {
    let app = "import Keys\nprotocol Door { func key() -> Key; func lock() -> Keys.Lock }"
    let keys = "public struct Key: ~Copyable {}\npublic struct Lock: ~Copyable {}"
    #expect(boxed(app, [("Keys", keys)]) == ["Key", "Keys.Lock"])
  }

  @Test func oneThatAnImportedModuleExports() {
    let app = "import Keys\nprotocol Door { func key() -> Key }"
    #expect(
      boxed(
        app,
        [
          ("Keys", "@_exported import Locks"), ("Locks", "public struct Key: ~Copyable {}"),
        ]) == ["Key"])
  }

  @Test func oneOfThatNameInAModuleThatIsNotImported() {
    let app = "import Foundation\nprotocol Door { func key() -> Key }"
    #expect(boxed(app, [("Keys", "public struct Key: ~Copyable {}")]) == [])
  }

  @Test func oneOfThatNameThatOnlyItsModuleSees() {
    let app = "import Keys\nprotocol Door { func key() -> Key }"
    let keys = "struct Key: ~Copyable {}"
    let other = "public struct Key {}"
    #expect(boxed("import Other\n\(app)", [("Keys", keys), ("Other", other)]) == [])
  }

  @Test func oneOfThatNameThatOnlyItsFileSees() {
    let app = "import Keys\nprotocol Door { func key() -> Key }"
    #expect(
      boxed(app, [("App", "private struct Key: ~Copyable {}"), ("Keys", "public struct Key {}")])
        == [])
  }

  @Test func theModulesOwnComesFirst() {
    let app = """
      import Keys
      struct Key {}
      protocol Door { func key() -> Key; func other() -> Keys.Key }
      """
    #expect(boxed(app, [("Keys", "public struct Key: ~Copyable {}")]) == ["Keys.Key"])
  }

  @Test func aTypeWithAStandardName() {
    let app = """
      struct Mutex {}
      protocol Door { func mutex() -> Mutex }
      """
    #expect(boxed(app) == [])
  }

  @Test func aTypeOfAParentInAnotherModule() {
    let gates = """
      public struct Key: ~Copyable {}
      public protocol Gate { func key() -> Key }
      """
    let app = "import Gates\nstruct Key {}\nprotocol Door: Gate { func own() -> Key }"
    #expect(boxed(app, [("Gates", gates)]) == ["Gates.Key"])
  }

  @Test func anAssociatedTypeOfThatName() {
    let app = "struct Key: ~Copyable {}\nprotocol Door { associatedtype Key; func key() -> Key }"
    #expect(boxed(app) == [])
  }

  @Test func aMemberOfAClass() {
    let app = """
      struct Key: ~Copyable {}
      class Gate { func key() -> Key { Key() } }
      class Door: Gate { func turn(_ key: inout Key) {} ; func open() {} }
      """
    #expect(boxed(app) == ["Key"])
  }
}
