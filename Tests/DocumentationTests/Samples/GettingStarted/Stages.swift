import Mocky
import XCTest

/// What the tests of the guide print at each of its stages; nothing where they pass.
///
/// The test cases are in no test target, so that nobody runs those that fail: they are run here.
package enum Stages {
  package static func firstTest() -> [String] {
    failures(in: FirstTest.PublisherTests.self) { $0.testASubscriberReceivesTheMessage() }
  }

  package static func firstPass() -> [String] {
    failures(in: FirstPass.PublisherTests.self) { $0.testASubscriberReceivesTheMessage() }
  }

  package static func secondTest() -> [String] {
    failures(in: FirstPass.PublisherTests.self) { $0.testEverySubscriberReceivesTheMessage() }
  }

  package static func thirdTest() throws -> [String] {
    try failures(in: ThirdTest.PublisherTests.self) {
      try $0.testNothingIsPublishedBeforeTheConnectionIsOpen()
    }
  }

  package static func finished() throws -> [String] {
    try failures(in: Finished.PublisherTests.self) {
      $0.testEverySubscriberReceivesTheMessage()
      try $0.testNothingIsPublishedBeforeTheConnectionIsOpen()
      try $0.testABusyLineIsTriedOnceMore()
      $0.testAMessageIsPublishedInTheBackground()
    }
  }

  /// Runs tests as XCTest would, but with a context that keeps the failures.
  private static func failures<Stage: TestsOfStage>(
    in type: Stage.Type, _ tests: (Stage) throws -> Void
  ) rethrows -> [String] {
    let reporter = RecordingReporter()
    let stage = Stage.make()
    stage.setUp()
    stage.context = Mockery(reporter: reporter)
    try tests(stage)
    stage.tearDown()
    return reporter.failures.map(\.message)
  }
}

/// The tests of one stage.
private protocol TestsOfStage: XCTestCase {
  var context: Mockery! { get set }
}

extension TestsOfStage {
  static func make() -> Self {
    #if canImport(Darwin)
      Self()
    #else
      Self(name: "", testClosure: { _ in })
    #endif
  }
}

extension FirstTest.PublisherTests: TestsOfStage {}
extension FirstPass.PublisherTests: TestsOfStage {}
extension ThirdTest.PublisherTests: TestsOfStage {}
extension Finished.PublisherTests: TestsOfStage {}
