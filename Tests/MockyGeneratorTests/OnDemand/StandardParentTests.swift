import Testing

@testable import MockyGenerator

/// Members inherited from the standard library are written, even by way of other protocols.
@Suite struct StandardParentTests {
  @Test(arguments: [("Equatable", "=="), ("Comparable", "<")])
  func aComparisonOnNoActor(_ parent: String, _ name: String) {
    let app = """
      @MainActor protocol Door: \(parent) { static func \(name) (_ a: Self, _ b: Self) -> Bool; func open() }
      """
    let lines = Sources(tests: "MockDoor()", app: app).lines
    #expect(lines.contains { $0.hasPrefix("nonisolated static func \(name) (_ a: MockDoor") })
    #expect(lines.contains { $0.hasPrefix("@MainActor func open()") })
  }

  @Test func codingIsMocked() {
    let app = "protocol Saved: Codable {}\nprotocol Note: Saved { func read() }"
    let sources = Sources(tests: "MockNote()", app: app)
    #expect(
      sources.members(of: "MockNote") == [
        "func read() { mockObject.call(\"read()\") }",
        "func encode(to encoder: any Swift.Encoder) throws {",
      ])
    #expect(sources.lines.contains("convenience init(from decoder: any Swift.Decoder) throws {"))
    #expect(sources.lines.contains("static var hasInheritedMembers: Bool { true }"))
    #expect(!sources.lines.contains("import Swift"))
  }

  @Test(arguments: [
    ("Sequence where Element == Int", "", "Swift.AnyIterator<Int>"),
    ("Sequence<Int>", "", "Swift.AnyIterator<Int>"),
    ("Sequence where Iterator == Steps", "", "any Steps"),
    (
      "AsyncSequence where Element == Int", "",
      "_Concurrency.AsyncThrowingStream<Int, any Swift.Error>.Iterator"
    ),
    ("AsyncSequence<Int, Never>", "", "_Concurrency.AsyncStream<Int>.Iterator"),
  ])
  func anIteratorIsTheUsualOneUnlessTheProtocolSaysMore(
    parents: String, members: String, iterator: String
  ) {
    let lines = Sources(tests: "MockSteps()", app: "protocol Steps: \(parents) { \(members) }")
      .lines
    let word = parents.hasPrefix("Async") ? "AsyncIterator" : "Iterator"
    #expect(lines.contains("typealias \(word) = \(iterator)"))
  }

  @Test func anIteratorOfWhichMoreIsDemandedIsAParameter() {
    let app = "protocol Steps: Sequence where Iterator: Sendable, Element == Int {}"
    let text = Sources(tests: "MockSteps()", app: app).lines.joined(separator: " ")
    #expect(
      text.contains(
        "nonisolated final class MockSteps<Iterator: Swift.IteratorProtocol>: Steps, "
          + "MockyCore.MakeableMock where Iterator.Element == Int, Iterator: Sendable {"))
  }

  @Test func aProtocolOfTheUsersWithTheNameOfAStandardOneIsMeant() {
    let app = "protocol Clock { func tick() }\nprotocol Alarm: Clock {}"
    let members = Sources(tests: "MockAlarm()", app: app).members(of: "MockAlarm")
    #expect(members.contains("func tick() { mockObject.call(\"tick()\") }"))
    #expect(members.count == 1)
  }

  @Test func oneOfAModuleThatIsNotImportedIsNot() {
    let sources = Sources(tests: "MockAlarm()", app: "protocol Alarm: Clock {}")
      .adding("Clock.swift", in: "Clocks", "public protocol Clock { func tick() }")
    #expect(sources.members(of: "MockAlarm").contains { $0.hasPrefix("func sleep(") })
  }

  @Test func whatAnExtensionMayHaveTooIsSaidByTheClass() {
    let app = "protocol Stone: Hashable, CustomDebugStringConvertible { func hash(into: Int) }"
    let lines = Sources(tests: "MockStone()", app: app).lines
    #expect(lines.contains("nonisolated var description: Swift.String { mockObject.name }"))
    #expect(lines.contains("nonisolated var debugDescription: Swift.String { mockObject.name }"))
    #expect(
      lines.contains(
        "nonisolated static func == (left: MockStone, right: MockStone) -> Swift.Bool { left === right }"
      ))
    #expect(!lines.contains("func hash(into hasher: inout Swift.Hasher) {"))
  }

  @Test func anIdentityWithATypeIsMocked() {
    let app = "protocol Guest: Identifiable where ID == Int {}\nprotocol Host: Identifiable {}"
    let sources = Sources(tests: "MockGuest(); MockHost()", app: app)
    #expect(sources.lines.contains { $0.hasPrefix("nonisolated var id: ID") })
    #expect(sources.lines.count { $0.hasPrefix("nonisolated var id: ID") } == 1)
  }
}
