import Testing

@testable import MockyGenerator

/// Associated types under conditions make a mock for each way in which these may hold.
@Suite struct ConditionalTypeTests {
  private func shown(_ app: String) -> [String] {
    Sources(tests: "MockStore()", app: app).lines.filter {
      $0.hasPrefix("#") || $0.contains(" class ") || $0.hasPrefix("func open() -> Key")
    }
  }

  @Test func aTypeThatMayBeMissing() {
    let app = """
      protocol Store {
        #if A
          associatedtype Key: Hashable
        #endif
        func close()
      }
      """
    #expect(
      shown(app) == [
        "#if A",
        "nonisolated final class MockStore<Key: Hashable>: Store, MockyCore.MakeableMock {",
        "#endif",
        "#if A", "#else",
        "nonisolated final class MockStore: Store, MockyCore.SpyMock {",
        "#endif",
      ])
  }

  @Test func eachBranch() {
    let app = """
      protocol Store {
        #if A
          associatedtype Key: Hashable
        #elseif B
          associatedtype Key
        #else
          associatedtype Key: Comparable
        #endif
      }
      """
    #expect(
      shown(app) == [
        "#if A",
        "nonisolated final class MockStore<Key: Hashable>: Store, MockyCore.MakeableMock {",
        "#endif",
        "#if A", "#elseif B",
        "nonisolated final class MockStore<Key>: Store, MockyCore.MakeableMock {",
        "#endif",
        "#if A", "#elseif B", "#else",
        "nonisolated final class MockStore<Key: Comparable>: Store, MockyCore.MakeableMock {",
        "#endif",
      ])
  }

  @Test func theProtocolsOwnConditionsStandAround() {
    let app = """
      #if os(Linux)
        protocol Store {
          #if A
            associatedtype Key
          #else
            associatedtype Key: Hashable
          #endif
        }
      #endif
      """
    #expect(
      shown(app) == [
        "#if os(Linux)", "#if A",
        "nonisolated final class MockStore<Key>: Store, MockyCore.MakeableMock {",
        "#endif", "#endif",
        "#if os(Linux)", "#if A", "#else",
        "nonisolated final class MockStore<Key: Hashable>: Store, MockyCore.MakeableMock {",
        "#endif", "#endif",
      ])
  }

  @Test func aParentWithTheSameConditionHasTheSameBranch() {
    let app = """
      protocol Base {
        #if A
          associatedtype Key: Hashable
        #else
          associatedtype Key
        #endif
        func open() -> Key
      }
      struct Key {}
      protocol Store: Base {
        #if A
          associatedtype Key: Comparable
        #else
          associatedtype Key
        #endif
      }
      """
    #expect(
      shown(app).map { $0.prefix { $0 != "{" } } == [
        "#if A",
        "nonisolated final class MockStore<Key: Comparable & Hashable>: Store, MockyCore.MakeableMock ",
        "func open() -> Key ",
        "#endif",
        "#if A", "#else",
        "nonisolated final class MockStore<Key>: Store, MockyCore.MakeableMock ",
        "func open() -> Key ",
        "#endif",
      ])
  }
}
