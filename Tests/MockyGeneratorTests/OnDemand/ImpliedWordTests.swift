import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Words that a module's settings imply are written out for tests with other settings.
@Suite struct ImpliedWordTests {
  private let closures = """
    public typealias Handler = () async -> Void
    public protocol Door {
      func run(_ body: @escaping @Sendable () async -> Void) async
      func each(_ body: ((Int) async -> String)?, then: @escaping @MainActor () -> Void)
      func with(_ handler: @escaping Handler)
    }
    """

  @Test func asynchronousClosuresAreConcurrent() {
    let text = text(saying: [.concurrent, .sendable])
    for member in [
      "func run(_ body: @escaping @Sendable @concurrent () async -> Void) async {",
      "func each( _ body: (@concurrent (Int) async -> String)?, "
        + "then: @escaping @MainActor @Sendable () -> Void ) {",
      "func with(_ handler: @escaping Handler) {",
    ] {
      #expect(text.contains(member))
    }
  }

  @Test func orTheyRunWhereTheirCallerDoes() {
    #expect(
      text(saying: [.nonsending]).contains(
        "nonisolated(nonsending) func run("
          + "_ body: nonisolated(nonsending) @escaping @Sendable () async -> Void) async {"))
  }

  @Test func protocolsAreOnTheMainActor() {
    let sources = Sources(
      tests: "MockDoor MockKey MockLock MockGuard", words: [.mainActor],
      app: closures + """

        public protocol Key: Sendable { func turn() }
        public protocol Lock: Error { func close() }
        public protocol Guard: Actor { func look() }
        """)
    for member in ["@MainActor func with(", "@MainActor func turn()", "@MainActor func close()"] {
      #expect(sources.lines.contains { $0.hasPrefix(member) }, "\(member)")
    }
    #expect(sources.lines.contains { $0.hasPrefix("func look()") })
  }

  @Test func typesAreOnTheMainActorUnlessTheyAreErrors() {
    let sources = Sources(
      tests: "MockBell MockSiren MockFault", words: [.mainActor],
      app: """
        open class Bell: @unchecked Sendable { public init() {}; open func ring() {} }
        open class Fault: Error, @unchecked Sendable { public init() {}; open func tell() {} }
        public struct Siren: Sendable { public var howl: @Sendable (String) -> Bool }
        """)
    for line in [
      "@MainActor class MockBell: Bell, MockyCore.ClassMock, @unchecked Sendable {",
      "class MockFault: Fault, MockyCore.ClassMock, @unchecked Sendable {",
      "@MainActor var value: Siren {",
    ] {
      #expect(sources.lines.contains(line), "\(line)")
    }
  }

  @Test func existentialTypesSayAny() {
    let sources = Sources(
      tests: "MockDoor",
      app: """
        protocol Lock {}
        protocol Door {
          func a(_ error: Error, _ locks: [Lock]?, _ lock: Lock?) -> Lock.Type
          func b<T: Lock>(_ lock: T, _ other: some Lock, _ both: Lock & Sendable) where T: Error
          func c(_ lock: any Lock, _ object: AnyObject, _ body: (Lock) throws -> Error?)
        }
        """)
    #expect(
      sources.lines.filter { $0.hasPrefix("func") && $0.hasSuffix("{") } == [
        "func a(_ error: any Error, _ locks: [any Lock]?, _ lock: (any Lock)?) -> any Lock.Type {",
        "func b<T: Lock>(_ lock: T, _ other: some Lock, _ both: any Lock & Sendable) where T: Error {",
        "func c(_ lock: any Lock, _ object: AnyObject, _ body: (any Lock) throws -> (any Error)?) {",
      ])
  }

  private func text(saying words: Set<ImpliedWord>) -> String {
    Sources(tests: "MockDoor", words: words, app: closures).lines.joined(separator: " ")
  }
}

extension Sources {
  fileprivate init(tests: String, words: Set<ImpliedWord>, app: String) {
    self.init(tests: tests, app: app)
    files[0].impliedWords = words
  }
}
