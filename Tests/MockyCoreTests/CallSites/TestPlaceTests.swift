import Testing

@testable import MockyCore

/// How a test is known on the stack: by the whole name of its type.
struct TestPlaceTests {
  private let place = TestPlace(types: ["PublishingTests.PublisherTests"])

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
    let place = TestPlace(types: ["PublishingTests.Suite.PublisherTests"])
    #expect(isTest("closure #1 in Suite.PublisherTests.testPublishes()", of: place))
    #expect(!isTest("closure #1 in PublisherTests.testPublishes()", of: place))
    #expect(!isTest("NewSuite.PublisherTests.testPublishes()", of: place))
  }

  @Test func aTypeOfThatNameInAnotherModuleIsNotTheTest() {
    #expect(!isTest("PublisherTests.testPublishes()", module: "Publishing", of: place))
  }

  // MARK: Code under test

  private func isUnderTest(
    _ function: String, module: String = "PublishingTests", path: String = "/Helpers.swift"
  ) -> Bool {
    let test = TestPlace(types: [
      "PublishingTests.PublisherTests", "TestSupport.(unknown context).BaseTests<TestSupport.Kit>",
    ])
    let symbol = "$s\(module.count)\(module)4testyyF"
    return test.adding([SourcePosition("PublishingTests/Rules.swift", "/Rules.swift", 1, 1)])
      .isUnderTest(StackFrame(function: function, symbol: symbol, path: path, line: 7))
  }

  @Test(arguments: [
    "PublisherTests.setUp()", "closure #1 in PublisherTests.publishAll(_:)", "publishAll(_:)",
    "closure #1 in publishAll<A>(_:)", "BaseTests.publishAll(_:)", "static BaseTests.setUp()",
  ])
  func functionsOfTheTestAreNotUnderTest(function: String) {
    #expect(!isUnderTest(function))
  }

  @Test func functionsOfABaseClassInAnotherModuleAreNotUnderTest() {
    #expect(!isUnderTest("BaseTests.publishAll(_:)", module: "TestSupport"))
  }

  @Test func functionsInAFileWithExpectationsAreNotUnderTest() {
    #expect(!isUnderTest("Rules.publishAll(_:)", path: "/Rules.swift"))
  }

  @Test func functionsOfOtherPackagesAreNotUnderTest() {
    #expect(!isUnderTest("Queue.add(_:)", module: "Queues", path: "/.build/checkouts/Queue.swift"))
  }

  @Test(arguments: ["PublishingTests", "Publishing"])
  func membersOfOtherTypesAre(module: String) {
    #expect(isUnderTest("Publisher.publish(_:)", module: module))
    #expect(isUnderTest("NewPublisherTests.publish(_:)", module: module))
  }

  @Test func functionsOfOtherModulesAre() {
    #expect(isUnderTest("publish(_:)", module: "Publishing"))
  }

  @Test func aSuiteIsKnownByItsName() {
    let position = SourcePosition("PublishingTests/Suite.swift", "/Suite.swift", 1, 1)
    let test = TestPlace(position, suite: "PublishingTests.Outer.Suite")
    let frame = { (function: String) in
      StackFrame(
        function: function, symbol: "$s15PublishingTests4testyyF", path: "/Helpers.swift", line: 7)
    }
    #expect(!test.isUnderTest(frame("Outer.Suite.publishAll(_:)")))
    #expect(test.isUnderTest(frame("Suite.publishAll(_:)")))
    #expect(test.position(of: frame("Outer.Suite.publishAll(_:)")).isNil)
  }
}
