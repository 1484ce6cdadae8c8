import Testing

@testable import MockyGenerator

/// Types are named so that where the mock stands they are the same as where the protocol stands.
@Suite struct NamingTypesTests {
  @Test func aTypeBesideANestedParentIsNamedWithWhatIsAroundIt() {
    let app = """
      enum Shop {
        struct Ware {}
        protocol Counter { func sell(_ ware: Ware, to name: String) -> [Ware: Swift.Set<Ware>] }
      }
      protocol Till: Shop.Counter { func pay(_ ware: Shop.Ware) }
      """
    let heads = Sources(tests: "MockTill()", app: app).members(of: "MockTill").suffix(2)
      .map { $0.prefix { $0 != "{" } }
    #expect(
      heads == [
        "func pay(_ ware: Shop.Ware) ",
        "func sell(_ ware: Shop.Ware, to name: String) -> [Shop.Ware: Swift.Set<Shop.Ware>] ",
      ])
  }

  @Test func besideItsOwnProtocolItNeedsNothing() {
    let app = "enum Shop { struct Ware {}; protocol Counter { func sell(_ ware: Ware) } }"
    let members = Sources(tests: "Shop.MockCounter()", app: app).members(of: "MockCounter")
    let member = "func sell(_ ware: Ware) { mockObject.call(\"sell(_:)\", .one(ware as Any)) }"
    #expect(members.contains(member))
  }

  @Test func aTypeAroundTheOneAroundItIsNamed() {
    let app = """
      enum Mall {
        struct Ware {}
        enum Shop { struct Till {}; protocol Counter { func a(_ a: Ware); func b(_ b: Shop.Till) } }
      }
      """
    let lines = Sources(tests: "Mall.Shop.MockCounter()", app: app).lines
    #expect(lines.contains { $0.hasPrefix("func a(_ a: Mall.Ware) {") })
    #expect(lines.contains { $0.hasPrefix("func b(_ b: Mall.Shop.Till) {") })
  }

  @Test(arguments: ["Matcher", "StateMachine"])
  func aTypeWithANameOfMockysIsNamedWithItsModule(name: String) {
    let app = "struct \(name) {}\nprotocol Door { func open(_ with: \(name)) }"
    let members = Sources(tests: "MockDoor()", app: app).members(of: "MockDoor")
    #expect(
      members.last
        == "func open(_ with: App.\(name)) { mockObject.call(\"open(_:)\", .one(with as Any)) }")
  }

  @Test func soIsAProtocolItself() {
    let lines = Sources(tests: "MockMatcher()", app: "protocol Matcher {}").lines
    #expect(
      lines.contains(
        "nonisolated final class MockMatcher: App.Matcher, MockyCore.SpyMock {"))
  }

  @Test func oneThatTwoModulesHaveIsNamedWithTheOneThatIsImported() {
    let app = "import Other\nprotocol Door { func open(_ key: Key) -> Lock }\nstruct Lock {}"
    let sources = Sources(tests: "MockDoor()", app: app)
      .adding("Other.swift", in: "Other", "public struct Key {}")
      .adding("Third.swift", in: "Third", "public struct Key {}\npublic struct Lock {}")
    #expect(
      sources.members(of: "MockDoor").last?.hasPrefix("func open(_ key: Other.Key) -> App.Lock {")
        ?? false)
  }

  @Test func whereAModuleIsImportedThatNobodyHasRead() {
    let app = "import SwiftUI\nstruct Key {}\nprotocol Door { func open(_ key: Key) }"
    #expect(
      Sources(tests: "MockDoor()", app: app).members(of: "MockDoor").last
        == "func open(_ key: App.Key) { mockObject.call(\"open(_:)\", .one(key as Any)) }")
  }

  @Test func anAssociatedTypeOfThatNameIsNoType() {
    let app = "struct Matcher {}\nprotocol Door { associatedtype Matcher; func open(_ a: Matcher) }"
    #expect(
      Sources(tests: "MockDoor()", app: app).members(of: "MockDoor").last
        == "func open(_ a: Matcher) { mockObject.call(\"open(_:)\", .one(a as Any)) }")
  }

  @Test func typesInMembersOfAClass() {
    let base = """
      public struct Mockery {}
      open class Window<Value> { open func show(_ mockery: Mockery, _ value: Value) {} }
      """
    let app = """
      import Base
      struct Gate {}
      protocol Receiver {}
      class Door<Key: Receiver>: Window<Gate> {
        struct Matcher {}
        func open(_ gate: Gate, _ matcher: Matcher, _ key: Key) {}
      }
      """
    let sources = Sources(tests: "MockDoor($0)", app: app).adding("Base.swift", in: "Base", base)
    let lines = sources.lines.filter { $0.hasPrefix("class") || $0.contains("override func") }
    #expect(
      lines == [
        "class MockDoor<Key: App.Receiver>: Door<Key>, MockyCore.ClassMock, @unchecked Sendable {",
        "override func open(_ gate: App.Gate, _ matcher: Matcher, _ key: Key) {",
        "public override func show(_ mockery: Base.Mockery, _ value: App.Gate) {",
      ])
  }
}
