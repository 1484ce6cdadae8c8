import Testing

@testable import MockyCore

struct NameRegistryTests {
  private var names = NameRegistry()

  @Test mutating func aNameIsGivenOnce() {
    let (first, second) = (SourcePosition.unknown, SourcePosition("A/B.swift", "/A/B.swift", 1, 1))
    let before = names.take("bob", for: "mock", at: first)
    let beforeAgain = names.take("bob", for: "mock", at: second)
    #expect(before.isNil)
    #expect(beforeAgain?() === first)
  }

  @Test mutating func thingsOfDifferentKindsMayShareAName() {
    _ = names.take("bob", for: "mock", at: .unknown)
    let before = names.take("bob", for: "sequence", at: .unknown)
    #expect(before.isNil)
  }

  @Test mutating func defaultNamesAreNumberedFromTheSecondOn() {
    let given = (1...3).map { _ in names.takeDefault("turtle") }
    #expect(given == ["turtle", "turtle2", "turtle3"])
  }

  @Test mutating func defaultNamesAvoidThoseThatATestGave() {
    _ = names.take("turtle", for: "mock", at: .unknown)
    _ = names.take("turtle3", for: "mock", at: .unknown)
    let given = (1...2).map { _ in names.takeDefault("turtle") }
    #expect(given == ["turtle2", "turtle4"])
  }

  @Test mutating func aDefaultNameIsTakenToo() {
    _ = names.takeDefault("turtle")
    let before = names.take("turtle", for: "mock", at: .unknown)
    #expect(before?() === SourcePosition.unknown)
  }
}
