import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Mocks of a library that several test targets share.
@Suite struct SharedMocksTests {
  private let network = """
    public protocol Store { func read() -> Int }
    protocol Log {}
    open class Disk { public init() {} }
    """

  /// The mocks of a library of mocks, in one file.
  private func library(_ text: String, network: String? = nil) -> Sources {
    var sources = Sources(tests: "import MockyCore\nimport Network\n" + text)
      .adding("Network.swift", in: "Network", network ?? self.network)
    sources.isShared = true
    return sources
  }

  private func tests(_ text: String, library: String) -> Sources {
    Sources(tests: text)
      .adding("Network.swift", in: "Network", network)
      .adding("Mocks.swift", in: "NetworkMocks", library)
  }

  @Test func mocksAreAsPublicAsTheirProtocols() {
    let lines = library("typealias Mocks = (MockStore, MockLog, MockDisk)").lines
    for line in [
      "public nonisolated final class MockStore: Store, MockyCore.SpyMock {",
      "public nonisolated struct StoreExpectations: MockyCore.MockExpectations {",
      "public func read() -> Int {",
      "nonisolated final class MockLog: Log, MockyCore.SpyMock {",
      "class MockDisk: Disk, MockyCore.ClassMock, @unchecked Sendable {",
    ] {
      #expect(lines.contains(line))
    }
  }

  @Test func onesInTypesAndForPackages() {
    let lines = library(
      "Shop.MockDesk MockShelf",
      network: "public enum Shop { public protocol Desk {} }\npackage protocol Shelf {}"
    ).lines
    #expect(lines.contains { $0.hasPrefix("public nonisolated final class MockDesk: Desk") })
    #expect(lines.contains { $0.hasPrefix("package nonisolated final class MockShelf: ") })
  }

  @Test(arguments: [
    ("import Foundation\npublic protocol Store { func read() -> Int }", false),
    ("import Foundation\npublic protocol Store { func read() -> URL }", true),
    (
      "import Foundation\npublic protocol Store<Item> { associatedtype Item\nfunc a<T>(_ t: T) -> Item }",
      false
    ),
    (
      "public import Foundation\ninternal import os\npublic protocol Store { func read() -> URL }",
      true
    ),
  ])
  func importsArePublicIfTheyAreNeeded(network: String, isNeeded: Bool) {
    let lines = library("MockStore()", network: network).lines
    let wide = ["public import MockyCore", "public import Network"]
    let block = lines.drop { $0 != "#if hasFeature(InternalImportsByDefault)" }.prefix {
      $0 != "#else"
    }
    #expect(block.dropFirst() == (isNeeded ? ["public import Foundation"] + wide : wide)[...])
    #expect(lines.contains("import Foundation"))
    #expect(!lines.contains("import Mocky"))
  }

  @Test func testsTakeThem() {
    let sources = tests(
      "import NetworkMocks\nMockStore()", library: "import MockyCore\nfunc f(_ s: MockStore) {}")
    #expect(sources.names == [])
    #expect(sources.mocks.warnings.isEmpty)
  }

  /// Cases: the tests, and a library that does not have the mock for them.
  @Test(arguments: [
    ("MockStore()", "import MockyCore\nfunc f(_ s: MockStore) {}"),
    ("import NetworkMocks\nMockStore()", "func f(_ s: MockStore) {}"),
    ("import NetworkMocks\nMockStore()", "import MockyCore"),
    (
      "import NetworkMocks\nprotocol Store {}\nMockStore()",
      "import MockyCore\nfunc f(_ s: MockStore) {}"
    ),
    ("import NetworkMocks\nMockLog()", "import MockyCore\nfunc f(_ s: MockLog) {}"),
    ("import NetworkMocks\nMockDisk()", "import MockyCore\nfunc f(_ s: MockDisk) {}"),
  ])
  func elseTheyHaveTheirOwn(tests: String, library: String) {
    #expect(self.tests(tests, library: library).names.count == 1)
  }

  @Test func eachOfSeveralInTypes() {
    let sources = Sources(
      tests: "import Network\nimport NetworkMocks\nShop.MockDesk(); School.MockDesk()"
    )
    .adding(
      "Network.swift", in: "Network",
      "public enum Shop { public protocol Desk {} }\npublic enum School { public protocol Desk {} }"
    )
    .adding("Mocks.swift", in: "NetworkMocks", "import MockyCore\nfunc f(_ s: Shop.MockDesk) {}")
    #expect(sources.names == ["School.MockDesk Network.School.Desk"])
  }

  @Test func theyLeaveArgumentsOut() {
    let network = "public protocol Store { func save(_ text: String) }"
    #expect(
      library("MockStore()", network: network).lines.contains {
        $0.hasPrefix("public var anyArguments")
      })
  }

  @Test func oneWhoseProtocolHasNoSource() {
    let sources = Sources(tests: "import NetworkMocks\nMockStor()\nprotocol Store {}")
      .adding("Mocks.swift", in: "NetworkMocks", "import MockyCore\nfunc f(_ s: MockStor) {}")
    #expect(sources.mocks.warnings.isEmpty)
  }

  @Test func oneThatComesWithAnotherModule() {
    let sources = tests(
      "import Everything\nMockStore()", library: "import MockyCore\nfunc f(_ s: MockStore) {}"
    )
    .adding("Everything.swift", in: "Everything", "@_exported import NetworkMocks")
    #expect(sources.names == [])
  }

  @Test func aFileThatDoesNotImportTheLibraryIsTold() {
    let test = SourceInput(
      path: "Other.swift", module: "AppTests", bytes: Array("\nMockStore()".utf8))
    let sources = tests(
      "import NetworkMocks\nMockStore()", library: "import MockyCore\nfunc f(_ s: MockStore) {}")
    let mocks = MocksOnDemand(
      of: [
        test, SourceInput(path: "T.swift", module: "AppTests", bytes: Array(sources.tests.utf8)),
      ],
      module: "AppTests", reading: sources.files.map { ReadSource($0) })
    #expect(mocks.mocked.isEmpty)
    #expect(
      mocks.warnings.map(\.description) == [
        "Other.swift:2:1: warning: 'MockStore' is in 'NetworkMocks'; add 'import NetworkMocks' to this file"
      ])
  }

  @Test func theyRunDefaults() {
    let lines = library(
      "MockStore()",
      network: "public protocol Store { func read() }\nextension Store { public func read() {} }"
    ).lines
    #expect(lines.contains { $0.hasPrefix("public nonisolated static var membersWithDefaults") })
  }
}
