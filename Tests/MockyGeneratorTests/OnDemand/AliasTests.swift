import Testing

@testable import MockyGenerator

/// A parent may be called by another name.
@Suite struct AliasTests {
  @Test func aCompositionIsAllOfItsProtocols() {
    let app = """
      protocol Reader { func read() }
      protocol Writer { func write() }
      typealias Both = Reader & Writer
      typealias Stream = Both & Sendable
      protocol File: Stream { func close() }
      """
    #expect(
      Sources(tests: "MockFile()", app: app).members(of: "MockFile") == [
        "func close() { mockObject.call(\"close()\") }",
        "func read() { mockObject.call(\"read()\") }",
        "func write() { mockObject.call(\"write()\") }",
      ])
  }

  @Test func anAliasInATypeIsFound() {
    let app = """
      protocol Reader { func read() }
      enum Disk { typealias Input = Reader }
      protocol File: Disk.Input {}
      """
    #expect(
      Sources(tests: "MockFile()", app: app).members(of: "MockFile").last
        == "func read() { mockObject.call(\"read()\") }")
  }

  @Test func anAliasOfItselfEnds() {
    let app = "typealias A = B\ntypealias B = A\nprotocol File: A { func close() }"
    #expect(Sources(tests: "MockFile()", app: app).members(of: "MockFile").count == 1)
  }

  @Test func aParameterMaySendAFunctionByItsName() {
    let app = """
      typealias Callback = (Int) -> Void
      protocol File { func read(_ body: sending Callback) }
      """
    let source = Sources(tests: "MockFile()", app: app).mocks.source
    #expect(source.contains("withoutActuallyEscaping(body)"))
  }

  @Test func aParameterMayHaveTheNameOfAFunctionType() {
    let app = """
      public typealias Callback = (Int) -> Void
      typealias Later = Callback
      typealias Change<Value> = (Value, Size) throws -> Void
      enum Disk { typealias Filter = (Size) -> Bool }
      struct Size {}
      protocol File {
        associatedtype Own
        func read(_ body: Callback, _ later: @escaping Later)
        func write(_ body: Later) -> Callback
        func change(_ body: Change<[Int]>, _ all: Callback...) rethrows
        subscript(filter: Disk.Filter) -> Int { get }
        init(_ filter: Disk.Filter?, _ own: Own)
      }
      """
    let lines = Sources(tests: "MockFile()", app: app).lines
    let heads = ["func ", "subscript(", "convenience init("]
    #expect(
      lines.drop { !$0.contains("class MockFile") }
        .filter { line in heads.contains { line.hasPrefix($0) } && line.hasSuffix("{") } == [
          "func read(_ body: (Int) -> Void, _ later: @escaping Later) {",
          "func write(_ body: (Int) -> Void) -> Callback {",
          "func change(_ body: ([Int], Size) throws -> Void, _ all: Callback...) {",
          "subscript(filter: (Size) -> Bool) -> Int {",
          "convenience init(_ filter: Disk.Filter?, _ own: Own) {",
        ])
  }

  @Test func anAssociatedTypeIsNoAlias() {
    let app = """
      typealias Item = (Int) -> Void
      protocol File { associatedtype Item; func read(_ item: Item); func write<T>(_ item: T) }
      typealias T = () -> Void
      """
    #expect(
      Sources(tests: "MockFile<Int>()", app: app).members(of: "MockFile") == [
        "func read(_ item: Item) { mockObject.call(\"read(_:)\", .one(item as Any)) }",
        "func write<T>(_ item: T) { mockObject.call(\"write(_:)\", .one(item)) }",
      ])
  }

  @Test func argumentsOfAParentFixItsTypes() {
    let app = """
      protocol Box<Item> { associatedtype Item; func take() -> Item }
      protocol Crate: Box<Int> {}
      """
    let lines = Sources(tests: "MockCrate()", app: app).lines
    #expect(lines.contains("nonisolated final class MockCrate: Crate, MockyCore.SpyMock {"))
    #expect(lines.contains("typealias Item = Int"))
  }

  @Test func groupsOfSPIAreImported() {
    let app = """
      @_spi(Inside) public struct Key {}
      @_spi(Other) public struct Lock {}
      @_spi(Doors) public protocol Door { func open(_ key: Key) }
      """
    let lines = Sources(tests: "MockDoor()", app: app).lines
    #expect(lines.contains("@_spi(Doors) @_spi(Inside) import App"))
    #expect(!lines.contains { $0.hasPrefix("@_spi(Doors)") && !$0.hasSuffix("import App") })
  }
}
