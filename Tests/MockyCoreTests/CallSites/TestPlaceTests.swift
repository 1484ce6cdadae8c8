import Testing

@testable import MockyCore

/// How a test is known on the stack: by the whole name of its type.
struct TestPlaceTests {
  private let place = TestPlace(type: "PublishingTests.PublisherTests")

  private func isTest(
    _ function: String, module: String = "PublishingTests", of place: TestPlace
  ) -> Bool {
    let symbol = "$s\(module.count)\(module)4testyyF"
    let frame = StackFrame(function: function, symbol: symbol, path: "/Tests.swift", line: 7)
    return place.position(of: frame)?.line == 7
  }

  @Test(arguments: [
    "PublisherTests.testPublishes()",
    "static PublisherTests.setUp()",
    "closure #1 in PublisherTests.testPublishes()",
    "implicit closure #1 in closure #2 in PublisherTests.testPublishes()",
    "PublisherTests.publisher.getter",
  ])
  func itsMembersAreKnown(function: String) {
    #expect(isTest(function, of: place))
  }

  @Test(arguments: [
    "NewPublisherTests.testPublishes()",
    "closure #1 in NewPublisherTests.testPublishes()",
    "PublisherTestsSupport.publish()",
    "Suite.PublisherTests.testPublishes()",
    "closure #1 in Suite.PublisherTests.testPublishes()",
    "Publisher.publish(_:)",
  ])
  func othersAreNot(function: String) {
    #expect(!isTest(function, of: place))
  }

  @Test func aTypeInAnotherOneIsKnownByBothNames() {
    let place = TestPlace(type: "PublishingTests.Suite.PublisherTests")
    #expect(isTest("closure #1 in Suite.PublisherTests.testPublishes()", of: place))
    #expect(!isTest("closure #1 in PublisherTests.testPublishes()", of: place))
    #expect(!isTest("NewSuite.PublisherTests.testPublishes()", of: place))
  }

  @Test func aTypeOfThatNameInAnotherModuleIsNotTheTest() {
    #expect(!isTest("PublisherTests.testPublishes()", module: "Publishing", of: place))
  }
}
