import Testing

@testable import MockyCore

struct NameRegistryTests {
  private var names = NameRegistry()

  @Test mutating func aNameIsGivenOnce() {
    let isGiven = names.take("bob", for: "mock")
    let isGivenAgain = names.take("bob", for: "mock")
    #expect(isGiven)
    #expect(!isGivenAgain)
  }

  @Test mutating func thingsOfDifferentKindsMayShareAName() {
    _ = names.take("bob", for: "mock")
    let isGiven = names.take("bob", for: "sequence")
    #expect(isGiven)
  }

  @Test mutating func defaultNamesAreNumberedFromTheSecondOn() {
    let given = (1...3).map { _ in names.takeDefault("turtle") }
    #expect(given == ["turtle", "turtle2", "turtle3"])
  }

  @Test mutating func defaultNamesAvoidThoseThatATestGave() {
    _ = names.take("turtle", for: "mock")
    _ = names.take("turtle3", for: "mock")
    let given = (1...2).map { _ in names.takeDefault("turtle") }
    #expect(given == ["turtle2", "turtle4"])
  }

  @Test mutating func aDefaultNameIsTakenToo() {
    _ = names.takeDefault("turtle")
    let isGiven = names.take("turtle", for: "mock")
    #expect(!isGiven)
  }
}
