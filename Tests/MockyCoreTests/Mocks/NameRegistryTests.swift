import Testing

@testable import MockyCore

struct NameRegistryTests {
  private var names = NameRegistry()

  @Test mutating func aNameIsGivenOnce() {
    let (first, second) = (SourcePosition.unknown, SourcePosition("A/B.swift", "/A/B.swift", 1, 1))
    let before = names.claim("bob", for: "mock", at: first)
    let beforeAgain = names.claim("bob", for: "mock", at: second)
    #expect(before.isNil)
    #expect(beforeAgain?() === first)
  }

  @Test mutating func thingsOfDifferentKindsMayShareAName() {
    _ = names.claim("bob", for: "mock", at: .unknown)
    let before = names.claim("bob", for: "sequence", at: .unknown)
    #expect(before.isNil)
  }

  @Test mutating func defaultNamesAreNumberedFromTheSecondOn() {
    let given = (1...3).map { _ in names.claimDefault("turtle") }
    #expect(given == ["turtle", "turtle2", "turtle3"])
  }

  @Test mutating func defaultNamesAvoidThoseThatATestGave() {
    _ = names.claim("turtle", for: "mock", at: .unknown)
    _ = names.claim("turtle3", for: "mock", at: .unknown)
    let given = (1...2).map { _ in names.claimDefault("turtle") }
    #expect(given == ["turtle2", "turtle4"])
  }

  @Test mutating func aDefaultNameIsTakenToo() {
    _ = names.claimDefault("turtle")
    let before = names.claim("turtle", for: "mock", at: .unknown)
    #expect(before?() === SourcePosition.unknown)
  }
}
